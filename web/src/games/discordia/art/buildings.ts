// Buildings and ships in elevation, light from the upper left. A ship is also drawn in two layers,
// sail and hull, so that its crew stands aboard.
import { symbol } from './symbol';

/** A flame and its light; both are out by day. */
const lamp = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#di-lamp)"/><circle class="di-flame" cx="${x}" cy="${y}" r="1.5" fill="#fff0b8"/>`;

const SAIL = `
  <path d="M49 4H51.6V42H49Z" fill="var(--timber-shade)"/>
  <path d="M27 9Q50 3 73 9Q69 22 73 34Q50 40 27 34Q31 22 27 9Z" fill="var(--limewash-lit)"/>
  <path d="M37 7.2Q41 22 37.6 36.4L43.6 37V6.2ZM57 6.2V37L63 36.3Q60 22 63.4 7Z" fill="var(--di-b)"/>
  <path d="M73 9Q69 22 73 34Q64 37 58 37Q66 22 62 6.8Z" fill="#2b1c10" opacity=".16"/>
  <path d="M26 9Q50 1.6 74 9" stroke="var(--timber-shade)" stroke-width="2" fill="none"/>`;
const HULL = `
  <ellipse cx="50" cy="55" rx="42" ry="4" fill="var(--water-shade)" opacity=".35"/>
  <path d="M10 37Q50 48 90 35Q86 53 70 56L30 56Q14 53 10 37Z" fill="var(--timber)"/>
  <path d="M10 37Q50 48 90 35L89 40Q50 52 11.4 42Z" fill="var(--timber-lit)"/>
  <path d="M60 56L70 56Q86 53 90 35Q84 46 60 48Z" fill="var(--timber-shade)"/>
  <path d="M10 38Q1 29 6 19Q11 15 13 21Q8 22 15 39Z" fill="var(--timber)"/>
  <path d="M90 36Q96 32 95 26" stroke="var(--timber)" stroke-width="3" fill="none"/>
  <path d="M30 47L22 59M42 49L36 60M54 49L50 60M66 48L64 60M77 46L78 59" stroke="var(--timber-lit)" stroke-width="1.7"/>
  ${lamp(93, 24, 9)}<circle cx="19" cy="43" r="2.2" fill="#fffaf0"/>
  <circle cx="19" cy="43" r="1" fill="#2b2420"/>`;

export const BUILDINGS = [
  symbol('ship', '0 0 100 60', SAIL + HULL),
  symbol('sail', '0 0 100 60', SAIL),
  symbol('hull', '0 0 100 60', HULL),
  symbol('barracks', '0 0 100 60', `
  <ellipse cx="54" cy="57" rx="44" ry="3.6" fill="#2b1c10" opacity=".3"/>
  <path d="M24 22H78V57H24Z" fill="var(--limewash)"/>
  <path d="M60 22H78V57H60Z" fill="var(--limewash-shade)"/>
  <path d="M20 24L30 9H72L82 24Z" fill="url(#di-roof)"/>
  <path d="M64 9H72L82 24H70Z" fill="var(--terracotta-shade)" opacity=".45"/>
  <path d="M8 16h5v4h4v-4h5v4h4v-4h4V57H8Z" fill="var(--limewash-lit)"/>
  <path d="M22 16h8V57H22Z" fill="var(--limewash-shade)"/>
  <path d="M70 16h5v4h4v-4h5v4h4v-4h4V57H70Z" fill="var(--limewash)"/>
  <path d="M84 16h8V57H84Z" fill="var(--limewash-shade)"/>
  <path d="M42 57V42Q42 33 50 33Q58 33 58 42V57Z" fill="var(--walnut)"/>
  <path d="M50 33V57M46 36V57M54 36V57" stroke="var(--timber-lit)" stroke-width="1"/>
  <path d="M14 28h7v9l-3.5 3l-3.5-3ZM77 28h7v9l-3.5 3l-3.5-3Z" fill="var(--cloth)" stroke="var(--brass-lit)" stroke-width="1"/>
  <path d="M49.4 9V0" stroke="var(--timber-shade)" stroke-width="1.6"/>
  <path d="M50 0L64 3.4L50 7Z" fill="var(--cloth-lit)"/>
  <path d="M31 28h6v8h-6ZM63 28h6v8h-6Z" fill="var(--di-window)"/>${lamp(38, 42, 13)}${lamp(62, 42, 13)}`),
  symbol('market_stall', '0 0 100 60', `
  <ellipse cx="54" cy="57" rx="40" ry="3.6" fill="#2b1c10" opacity=".3"/>
  <path d="M18 20h3.4V57H18ZM79 20h3.4V57H79Z" fill="var(--timber-shade)"/>
  <path d="M24 24H78V42H24Z" fill="var(--timber)" opacity=".55"/>
  <path d="M14 40H86V56H14Z" fill="var(--timber-lit)"/>
  <path d="M14 40H86V44H14Z" fill="var(--timber-lit)"/>
  <path d="M66 44H86V56H66Z" fill="var(--timber)"/>
  <path d="M12 8H88L94 25Q88 31 82.6 25Q77 31 71.4 25Q66 31 60.4 25Q55 31 50 25Q45 31 39.6 25Q34 31 28.6 25Q23 31 17.4 25Q12 31 6 25Z" fill="var(--limewash-lit)"/>
  <path d="M22.4 8H32L28.6 25Q23 31 17.4 25ZM43 8H51.5L50 25Q45 31 39.6 25ZM62 8H71L71.4 25Q66 31 60.4 25ZM81 8H88L94 25Q88 31 82.6 25Z" fill="var(--terracotta)"/>
  <path d="M12 8H88L89 11H11Z" fill="#fff" opacity=".4"/>
  <path d="M70 8H88L94 25Q88 31 82.6 25L80 25Z" fill="#2b1c10" opacity=".13"/>
  <path d="M28 40q-3-3-1.6-7h5.2q1.4 4-1.6 7ZM38 40q-3-3-1.6-7h5.2q1.4 4-1.6 7Z" fill="var(--terracotta)"/>
  <circle cx="50" cy="37.4" r="2.8" fill="var(--brass)"/>
  <circle cx="55.4" cy="37.4" r="2.8" fill="var(--lawn)"/>
  <circle cx="52.8" cy="33.4" r="2.8" fill="var(--cloth-lit)"/>
  <path d="M62 40V34H74V40Z" fill="var(--limewash-lit)"/>${lamp(33, 30, 14)}${lamp(67, 30, 14)}`),
  symbol('farm', '0 0 100 60', `
  <path d="M4 42L34 30L98 34L92 58L10 58Z" fill="url(#di-furrow)"/>
  <path d="M4 42L34 30L98 34" stroke="var(--field-shade)" stroke-width="2.4" fill="none"/>
  <ellipse cx="44" cy="45" rx="26" ry="3" fill="#2b1c10" opacity=".25"/>
  <path d="M22 25H60V46H22Z" fill="var(--limewash-lit)"/>
  <path d="M46 25H60V46H46Z" fill="var(--limewash-shade)"/>
  <path d="M16 26L27 10H55L66 26Z" fill="url(#di-roof)"/>
  <path d="M48 10H55L66 26H56Z" fill="var(--terracotta-shade)" opacity=".45"/>
  <path d="M30 46V34H37V46Z" fill="var(--walnut)"/>
  <path d="M50 31h5v5h-5Z" fill="var(--di-window)"/>${lamp(42, 37, 12)}
  <path d="M70 46Q69 28 79 27Q89 28 88 46Z" fill="var(--di-wheat)"/>
  <path d="M81 27Q89 28 88 46H82Q86 36 81 27Z" fill="var(--di-wheat-shade)"/>
  <path d="M73 44Q72 32 78 28" stroke="var(--di-wheat-lit)" stroke-width="1.6" fill="none"/>
  <circle cx="11" cy="28" r="8" fill="var(--lawn)"/>
  <path d="M6 33A8 8 0 0 1 13 20.4Q7 24 6 33Z" fill="var(--lawn-lit)"/>
  <path d="M10 34H12.4V44H10Z" fill="var(--timber-shade)"/>`),
  symbol('military_tower', '0 0 44 72', `
  <ellipse cx="25" cy="69" rx="18" ry="3" fill="#2b1c10" opacity=".35"/>
  <path d="M9 18H35V69H9Z" fill="var(--limewash)"/>
  <path d="M24 18H35V69H24Z" fill="var(--limewash-shade)"/>
  <path d="M9 18H35V69H9Z" fill="url(#di-ashlar)"/>
  <path d="M5 8h6v4h5v-4h6v4h5v-4h6v4h6V20H5Z" fill="var(--limewash-lit)"/>
  <path d="M26 8h1v4h6v-4h6V20H26Z" fill="var(--limewash-shade)"/>
  <path d="M14 26H27V42L20.5 47L14 42Z" fill="var(--cloth)" stroke="var(--brass-lit)" stroke-width="1.2"/>
  <path d="M30 28h2.4v7H30ZM11.6 28H13v7h-1.4Z" fill="var(--di-window)"/>${lamp(21, 51, 12)}
  <path d="M17 69V58Q17 53 21 53Q25 53 25 58V69Z" fill="var(--walnut)"/>`),
  symbol('trading_tower', '0 0 44 72', `
  <ellipse cx="25" cy="69" rx="17" ry="3" fill="#2b1c10" opacity=".35"/>
  <path d="M10 24H34L36 69H8Z" fill="var(--limewash-lit)"/>
  <path d="M24 24H34L36 69H25Z" fill="var(--limewash-shade)"/>
  <path d="M4 26L22 3L40 26Q22 31 4 26Z" fill="url(#di-roof)"/>
  <path d="M22 3L40 26Q32 28.6 27 28.6Z" fill="var(--terracotta-shade)" opacity=".45"/>
  <path d="M8 44H36V48H8Z" fill="var(--limewash-shade)"/>
  <path d="M15 33q0-3 2.4-3t2.4 3v6H15ZM25 33q0-3 2.4-3t2.4 3v6H25Z" fill="var(--di-window)"/>${lamp(22, 35, 13)}
  <path d="M17 69V58Q17 53 21 53Q25 53 25 58V69Z" fill="var(--walnut)"/>`),
].join('');
