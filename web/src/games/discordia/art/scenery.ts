// Small things of the landscape and of the tables, as symbols: trees, Stars, cracks, reeds.
import { symbol } from './symbol';

const HOLE = 'M-20 3L-14-4L-15-11L-6-10L1-15L9-10L17-10L16-2L21 4L14 8L12 14L3 12L-5 16L-10 10L-17 10Z';

export const SCENERY = [
  symbol('pine', '-12 -34 26 40', `<ellipse cx="4" cy="1" rx="9" ry="2.6" fill="#1b2b16" opacity=".35"/><path d="M-1.4 1V-5H1.8V1Z" fill="var(--timber-shade)"/>
    <path d="M0-32L9-4Q0-1-9-4Z" fill="var(--forest)"/><path d="M0-32L9-4Q5-2 1-2.4Z" fill="var(--forest-shade)"/><path d="M0-32L-9-4Q-5-2.8-3-2.7Z" fill="var(--forest-lit)"/>`),
  symbol('oak', '-13 -28 30 34', `<ellipse cx="4" cy="1" rx="11" ry="3" fill="#1b2b16" opacity=".3"/><path d="M-1.5 1L-1-8H2L2 1Z" fill="var(--timber-shade)"/>
    <circle cx="0" cy="-15" r="11" fill="var(--lawn)"/><path d="M6-24A11 11 0 0 1 3-4.4Q9-13 6-24Z" fill="var(--lawn-shade)"/><path d="M-10-12A11 11 0 0 1 2-26Q-6-22-10-12Z" fill="var(--lawn-lit)"/>`),
  symbol('star', '-13 -13 28 34', `<path d="M1 3L4 7L13 6L7 12L9 20L1 15" fill="#2b1c10" opacity=".25"/>
    <path d="M0-12L3.6-4.2L12-3.4L5.6 2.2L7.5 10.6L0 6.2L-7.5 10.6L-5.6 2.2L-12-3.4L-3.6-4.2Z" fill="#edb93c" stroke="#8f6212" stroke-width="1.2" stroke-linejoin="round"/>
    <path d="M0-12L-3.6-4.2L-12-3.4L-5.6 2.2L0 0Z" fill="#ffe59a"/><path d="M0 0L5.6 2.2L7.5 10.6L0 6.2Z" fill="#c48a1c"/>`),
  // A gap in the works: a dark hole, and in it the worker who will come for it at the year's end.
  symbol('crack', '-23 -18 47 38', `<path d="${HOLE}" fill="var(--limewash-lit)" transform="translate(1.5 2)"/><path d="${HOLE}" fill="#43200f"/>
    <path d="M-20 3L-14-4L-15-11L-6-10L1-15L9-10L17-10L14-7L9-6L2-11L-5-6L-11-7L-10-2L-15 4Z" fill="#1f0d05"/>
    <g transform="translate(-6.5 -8.5)" fill="#ff9c7d"><circle cx="6.5" cy="5" r="4"/><path d="M0 19Q0 9.5 6.5 9.5Q13 9.5 13 19Z"/></g>`),
  symbol('fissures', '-40 -28 80 58', `<path d="M-20 3L-31 9L-38 7M21 4L30-2L37 0M12 13L17 22L15 27M-14-11L-21-18L-20-24M9-10L14-20" stroke="#3b1d12" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
    <path d="M-34 14l9-4l5 5l-7 6ZM22 12l8-3l6 5l-8 5ZM-9 20l8-3l6 4l-7 5ZM18-16l8-3l4 6l-8 3Z" fill="var(--paving-lit)" stroke="var(--paving-shade)"/>`),
  symbol('reeds', '-8 -20 20 22', '<path d="M0 0q-1-10-5-15M2 0q0-12 1-18M4 0q2-9 6-13" stroke="var(--field-shade)" stroke-width="1.8" fill="none"/>'),
  symbol('skiff', '-2 0 40 36', `<ellipse cx="18" cy="30" rx="17" ry="4" fill="var(--water-shade)" opacity=".5"/><path d="M19 22V2" stroke="var(--timber-shade)" stroke-width="2"/>
    <path d="M20 3Q33 9 31 19H20Z" fill="var(--limewash-lit)"/><path d="M20 3Q33 9 31 19H27Q29 10 20 3Z" fill="var(--limewash-shade)"/>
    <path d="M0 20Q17 27 36 19Q32 31 26 31H10Q3 31 0 20Z" fill="var(--timber)"/><path d="M0 20Q17 27 36 19L35 22Q17 30 1 23Z" fill="var(--timber-lit)"/>`),
  // What waits on free ground: sheaves, goods, a boat at the quay.
  symbol('hay', '0 0 24 24', `<ellipse cx="13" cy="22" rx="11" ry="2" fill="#2b1c10" opacity=".3"/><path d="M2 22Q2 4 12 2Q22 4 22 22Z" fill="var(--di-wheat)"/>
    <path d="M14 2.6Q22 5 22 22H15Q19 12 14 2.6Z" fill="var(--di-wheat-shade)"/><path d="M6 20Q5 9 11 4M10 21Q9 12 12 6" stroke="var(--di-wheat-lit)" stroke-width="1.4" fill="none"/><path d="M3 14Q12 18 21.6 14" stroke="var(--timber)" stroke-width="1.6" fill="none"/>`),
  symbol('goods', '0 0 34 30', `<ellipse cx="18" cy="28" rx="16" ry="2" fill="#2b1c10" opacity=".28"/><path d="M13 12H31V28H13Z" fill="var(--timber-lit)"/><path d="M24 12H31V28H24Z" fill="var(--timber)"/>
    <path d="M13 17H31M13 23H31M18 12V28M26 12V28" stroke="var(--timber-shade)" stroke-width="1"/>
    <path d="M4 28Q0 20 3.4 15L4.4 11H8.6L9.6 15Q13 20 9 28Z" fill="var(--terracotta)"/><path d="M7.4 11H8.6L9.6 15Q13 20 9 28H6.6Q10 20 7.4 11Z" fill="var(--terracotta-shade)"/><path d="M3.8 12.4Q1 13 2.4 16.4M9.2 12.4Q12 13 10.6 16.4" stroke="var(--terracotta-shade)" fill="none"/>
    <path d="M16 12Q18 5 23 5.4Q28 5 29 12Z" fill="var(--limewash-lit)" stroke="var(--limewash-shade)" stroke-width=".8"/>`),
  // The bag of workers: cloth with folds, tied at its neck.
  symbol('sack', '0 0 84 84', `<ellipse cx="44" cy="77" rx="36" ry="6" fill="#2b1c10" opacity=".32"/>
    <path d="M28 8Q34 13 42 9Q50 13 57 7L54 22Q78 38 79 60Q79 78 42 78T5 60Q6 38 31 22Z" fill="var(--di-bronze)"/>
    <path d="M57 7L54 22Q78 38 79 60Q79 78 42 78Q66 74 66 56Q66 38 48 23L50 11Q54 10 57 7Z" fill="var(--di-bronze-shade)"/>
    <path d="M28 8Q32 12 37 11L35 23Q16 38 14 58Q13 68 20 74Q5 70 5 60Q6 38 31 22Z" fill="var(--di-bronze-lit)"/>
    <path d="M36 28Q24 44 26 66M45 28Q52 46 49 70M52 27Q64 42 65 60" stroke="var(--brass-shade)" stroke-opacity=".55" stroke-width="2" stroke-linecap="round" fill="none"/>
    <path d="M30 20Q42 26 55 20L55 26Q42 32 29 26Z" fill="var(--cloth)"/><path d="M52 24Q60 30 58 40M52 25Q66 28 68 36" stroke="var(--cloth)" stroke-width="3" stroke-linecap="round" fill="none"/>`),
  symbol('rowboat', '0 0 48 24', `<ellipse cx="24" cy="20" rx="22" ry="3.4" fill="var(--water-shade)" opacity=".5"/><path d="M1 8Q24 14 47 6Q43 20 34 20H14Q4 19 1 8Z" fill="var(--timber)"/>
    <path d="M1 8Q24 14 47 6L45.6 10Q24 17.6 2.4 12Z" fill="var(--timber-lit)"/><path d="M15 10.4V14M30 10.2V14" stroke="var(--timber-shade)" stroke-width="2"/><path d="M22 3L10 21" stroke="var(--timber-lit)" stroke-width="1.6"/>`),
].join('');
