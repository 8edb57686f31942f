// Markets, bakeries and fountains fill their tile and are complete as they stand.
import type { Single } from '../tables';
import { lit } from './markup';

const PICTURES: Record<Single, () => string> = {
  market: () => `
    <ellipse cx="56" cy="80" rx="34" ry="8" fill="${lit('#2b2a12')}" opacity=".35"/>
    <path d="M22 42V80H78V42Z" fill="${lit('#8a5a33')}"/>
    <path d="M22 60H78V80H22Z" fill="${lit('#a9713f')}"/>
    <path d="M22 60H78V66H22Z" fill="${lit('#d9a568')}"/>
    <circle cx="33" cy="59" r="5" fill="${lit('#d2502f')}"/>
    <circle cx="43" cy="58" r="5" fill="${lit('#e8b23a')}"/>
    <circle cx="53" cy="59" r="5" fill="${lit('#7fa043')}"/>
    <circle cx="64" cy="58" r="5" fill="${lit('#7a4a86')}"/>
    <path d="M24 20H76L86 46H14Z" fill="${lit('#fff5e2')}"/>
    <path d="M24 20h10.4L29 46H14ZM44.8 20h10.4L57.5 46h-15ZM65.6 20H76L86 46H71Z" fill="${lit('#c6452c')}"/>
    <path d="M14 46a7.2 6.5 0 0 0 14.4 0zM43 46a7.2 6.5 0 0 0 14.4 0zM71.6 46a7.2 6.5 0 0 0 14.4 0z" fill="${lit('#a83620')}"/>
    <path d="M28.4 46a7.2 6.5 0 0 0 14.4 0zM57.2 46a7.2 6.5 0 0 0 14.4 0z" fill="${lit('#e5d3b3')}"/>
    <path d="M24 20H76L77 23H23Z" fill="${lit('#fff')}" opacity=".6"/>`,
  bakery: () => `
    <ellipse cx="58" cy="80" rx="36" ry="8" fill="${lit('#2b2a12')}" opacity=".35"/>
    <path d="M62 12h13v26H62z" fill="${lit('#b86c46')}"/>
    <path d="M62 12h5v26h-5z" fill="${lit('#dc9468')}"/>
    <path d="M16 80C14 44 30 26 50 26S86 44 84 80Z" fill="${lit('#c98457')}"/>
    <path d="M16 80C14 44 30 26 50 26C34 34 26 52 27 80Z" fill="${lit('#eab184')}"/>
    <path d="M70 34C82 44 85 60 84 80H72C76 62 76 46 70 34Z" fill="${lit('#9c5a36')}"/>
    <path d="M34 80C33 58 40 50 50 50S67 58 66 80Z" fill="${lit('#3a1a10')}"/>
    <path d="M39 80c-2-12 6-12 7-20 6 5 4 9 8 10 2-3 1-5 1-5 6 5 7 10 5 15z" fill="${lit('#f08a24')}"/>
    <path d="M45 80c-1-7 4-8 5-12 4 5 5 8 4 12z" fill="${lit('#ffd95c')}"/>
    <path d="M34 80C33 58 40 50 50 50S67 58 66 80" fill="none" stroke="${lit('#f0d3b0')}" stroke-width="4" stroke-dasharray="7 2.5"/>`,
  fountain: () => `
    <ellipse cx="56" cy="66" rx="38" ry="24" fill="${lit('#2b2a12')}" opacity=".35"/>
    <ellipse cx="50" cy="60" rx="38" ry="26" fill="${lit('#a79d8c')}"/>
    <ellipse cx="50" cy="57" rx="38" ry="26" fill="${lit('#efe7d6')}"/>
    <ellipse cx="50" cy="57" rx="31" ry="20" fill="${lit('#2d6f9e')}"/>
    <ellipse cx="51" cy="59" rx="29" ry="17.5" fill="${lit('#5fb0dc')}"/>
    <ellipse cx="50" cy="58" rx="18" ry="9" fill="none" stroke="${lit('#d8f2fc')}" stroke-width="2"/>
    <path d="M45 58l2-22h6l2 22z" fill="${lit('#cfc5b2')}"/>
    <path d="M45 58l2-22h2v22z" fill="${lit('#fffaf0')}"/>
    <ellipse cx="50" cy="36" rx="13" ry="5.5" fill="${lit('#efe7d6')}"/>
    <ellipse cx="50" cy="35" rx="10" ry="3.6" fill="${lit('#6fbbe2')}"/>
    <path d="M50 33V14M50 16C42 10 37 18 37 33M50 16C58 10 63 18 63 33M50 20C45 18 43 24 43 31M50 20C55 18 57 24 57 31" fill="none" stroke="${lit('#e6f8ff')}" stroke-width="3" stroke-linecap="round"/>`,
};

export const drawSingle = (type: Single): string => PICTURES[type]();
