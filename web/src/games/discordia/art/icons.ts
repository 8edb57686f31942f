// Flat icons for texts, stocks and plaques, on a field of 24 × 24 in the colour of their words.
import { symbol } from './symbol';

const PATHS: Record<string, string> = {
  port: '<path fill="currentColor" d="M11 2h2v13h-2zM4 5q7-2 7 0v8q-6 1-7-1zM14 4q6 1 6 8l-6 2zM2 16h20q-2 6-5 6H7q-4 0-5-6z"/>',
  fort: '<path fill="currentColor" fill-rule="evenodd" d="M2 7h3v2h2V7h3v5h4V7h3v2h2V7h3v15h-7v-4q0-3-3-3t-3 3v4H2zM11 6V1l6 2-5 2v3h-1z"/>',
  marketplace: '<path fill="currentColor" d="M3 3h18l2 7q-2 3-4 0-2 3-3.600 0-2 3-3.400 0-2 3-3.600 0-2 3-3.600 0-2 3-5.400 0zM4 13h2v3h12v-3h2v9H4z"/>',
  farmland: '<path fill="currentColor" d="M11 9h2v14h-2zM12 1q3 3 0 7q-3-4 0-7zM6 5q5 0 5 6q-5 0-5-6zM18 5q-5 0-5 6q5 0 5-6zM6 11q5 0 5 6q-5 0-5-6zM18 11q-5 0-5 6q5 0 5-6z"/>',
  expand: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2" d="M3 3h18v18H3z"/><path stroke="currentColor" stroke-width="2.600" d="M12 7v10M7 12h10"/>',
  star: '<path fill="#e0a530" stroke="#7d5510" stroke-width="1.400" stroke-linejoin="round" d="M12 2l3 6.600 7.200.7-5.400 4.800 1.600 7.100L12 17.500 5.600 21.200l1.600-7.100L1.800 9.300 9 8.600z"/>',
  expedition: '<path fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" d="M5 22q-1-6 6-7.500t6-7"/><path fill="currentColor" d="M12 8l5.500-7L23 8z"/>',
  aqueduct: '<path fill="currentColor" fill-rule="evenodd" d="M1 4h22v5H1zM2 10h20v12h-4v-6q0-3-2.500-3T13 16v6h-2v-6q0-3-2.500-3T6 16v6H2z"/>',
  tower: '<path fill="currentColor" fill-rule="evenodd" d="M5 2h3v2h2.500V2h3v2H16V2h3v8h-2v12h-3v-4q0-2-2-2t-2 2v4H7V10H5zM10 9v3h4V9z"/>',
  swap: '<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round" d="M4 8h15l-4-4M20 16H5l4 4"/>',
  privilege: '<path fill="none" stroke="currentColor" stroke-width="2" d="M9 21Q1 17 4 6M15 21q8-4 5-15"/><path fill="currentColor" d="M4 3q4 2 1 6q-4-2-1-6zM2 10q5 0 4 5q-5-1-4-5zM5 16q5-1 5 4q-5 1-5-4zM20 3q-4 2-1 6q4-2 1-6zM22 10q-5 0-4 5q5-1 4-5zM19 16q-5-1-5 4q5 1 5-4z"/>',
  development: '<path fill="currentColor" d="M4 2h16v4H4zM6 7h3v12H6zM10.500 7h3v12h-3zM15 7h3v12h-3zM4 20h16v3H4z"/>',
  axe: '<path stroke="currentColor" stroke-width="2.400" stroke-linecap="round" d="M5 22L17 4"/><path fill="currentColor" d="M12 2q7-3 11 6q-5-2-7 2q0-5-5-5z"/>',
  shield: '<path fill="currentColor" d="M3 3q9-3 18 0v9q-2 7-9 10q-7-3-9-10z"/><path stroke="#fffaf0" stroke-width="2" d="M12 6v11M7 10h10"/>',
  manipulator: '<rect x="2" y="2" width="20" height="20" rx="5" fill="#e9b840" stroke="#7d5510" stroke-width="1.400"/><path stroke="#3a2a08" stroke-width="2.400" d="M12 5v8M8 9h8M8 17h8"/>',
  spent: '<rect x="2" y="2" width="20" height="20" rx="5" fill="#bdb5a6" stroke="#6f685e" stroke-width="1.400"/><path stroke="#6f685e" stroke-width="2.400" d="M12 5v8M8 9h8M8 17h8"/>',
  gap: '<path fill="currentColor" d="M1 13.500L4.500 9.500 4 5.500 9 6 12.500 3 17 6 21.500 6 21 10.500 23.500 14 19.500 16.500 18.500 20 13.500 18.500 9 21 6.500 17.500 2.500 17.500z"/><circle cx="12.500" cy="9.500" r="2.600" fill="#fff8e8"/><path fill="#fff8e8" d="M8 17.500Q8 12.500 12.500 12.500T17 17.500z"/>',
  man: '<circle cx="12" cy="7" r="5" fill="currentColor"/><path fill="currentColor" d="M3 23Q3 12.500 12 12.500T21 23z"/>',
  empty: '<circle cx="12" cy="7" r="4.300" fill="none" stroke="currentColor" stroke-width="1.900" stroke-dasharray="3 1.800"/><path fill="none" stroke="currentColor" stroke-width="1.900" stroke-dasharray="3.400 1.800" d="M3.600 22Q4 13 12 13T20.400 22z"/>',
  decree: '<path fill="currentColor" fill-rule="evenodd" d="M5 2h14q3 0 3 3v2h-4v12q0 3-3 3H5q-3 0-3-3h4V5q0-3-1-3zM9 7v2h6V7zM9 11v2h6v-2zM9 15v2h4v-2z"/>',
  bag: '<path fill="currentColor" d="M8 2h8l-2 5q8 4 8 11q0 5-10 5T2 18Q2 11 10 7z"/>',
  back: '<path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M9 5L4 10l5 5M4 10h10q6 0 6 5t-6 5H9"/>',
  draw: '<circle cx="8" cy="7" r="4.4" fill="currentColor"/><path fill="currentColor" d="M0 22Q0 12.500 8 12.500T16 22z"/><path stroke="currentColor" stroke-width="2.600" d="M19.500 6v9M15 10.500h9"/>',
  return: '<circle cx="8" cy="7" r="4.4" fill="currentColor"/><path fill="currentColor" d="M0 22Q0 12.500 8 12.500T16 22z"/><path stroke="currentColor" stroke-width="2.600" d="M15 10.500h9"/>',
  deploy: '<circle cx="7" cy="7" r="4.200" fill="currentColor"/><path fill="currentColor" d="M0 21Q0 12.500 7 12.500T14 21z"/><path fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" d="M15 10h8M19.500 6l4 4-4 4"/>',
  tear: '<path fill="currentColor" d="M3 22V9l4-1 1 4 3-1 1-6 4 1-1 5 3 1-1 4 3 1v5z"/><path stroke="currentColor" stroke-width="2.200" d="M16 2l5 5M21 2l-5 5"/>',
  die: '<rect x="3" y="3" width="18" height="18" rx="4.500" fill="none" stroke="currentColor" stroke-width="2.400"/><circle cx="8.500" cy="8.500" r="1.900" fill="currentColor"/><circle cx="12" cy="12" r="1.900" fill="currentColor"/><circle cx="15.500" cy="15.500" r="1.900" fill="currentColor"/>',
  boat: '<path fill="currentColor" d="M11 1h2v13h-2zM13.500 3q7 3 6 10h-6zM2 15h20q-2 7-6 7H8q-5 0-6-7z"/>',
  janus: '<path fill="currentColor" d="M12 2q6 0 7 5l3 4-2.500 1q.5 5-4.500 5v5H9v-5q-5 0-4.500-5L2 11l3-4q1-5 7-5z"/><path stroke="#fff8e8" stroke-width="1.400" d="M12 2v18"/><circle cx="8" cy="9" r="1.300" fill="#fff8e8"/><circle cx="16" cy="9" r="1.300" fill="#fff8e8"/>',
  back_step: '<path fill="currentColor" fill-rule="evenodd" d="M1 4h22v5H1zM2 10h20v5H11l3-3h-4l-6 5 6 5h4l-3-3h11v3H2z"/>',
  city_tile: '<rect x="3" y="3" width="18" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2.200"/><path fill="currentColor" d="M6 18v-6l6-5 6 5v6z"/>',
  check: '<path fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round" d="M4 13l5 5L20 6"/>',
  cross: '<path fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" d="M5 5l14 14M19 5L5 19"/>',
  wild: '<path fill="currentColor" d="M12 1l2.600 7.400L22 6l-4.600 6L22 18l-7.400-2.400L12 23l-2.600-7.400L2 18l4.600-6L2 6l7.400 2.400z"/>',
};

export const ICONS = Object.entries(PATHS)
  .map(([name, inside]) => symbol(`i-${name}`, '0 0 24 24', inside))
  .join('');
