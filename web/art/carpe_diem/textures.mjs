// The grounds of Carpe Diem: paving of the square, floor of the forum, lawn of the garden.

/** Numbers that look random and are always the same. */
function scatter(seed) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const grain = (frequency, strength, seed) =>
  `<filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .2  0 0 0 0 .1  0 0 0 ${strength} -.42"/></filter><rect width="100%" height="100%" filter="url(#n)" opacity=".3"/>`;

/** Courses of stones; each stone of a course that runs over the edge comes in again. */
function stones(size, unit, tones, joint, rx, seed) {
  const random = scatter(seed);
  let out = `<rect width="${size}" height="${size}" fill="${joint}"/>`;
  const stone = (x, y, w, h) => {
    const tone = tones[Math.floor(random() * tones.length)];
    for (const shift of x + w > size ? [0, -size] : [0]) {
      out += `<rect x="${x + shift + 0.8}" y="${y + 0.8}" width="${w - 1.6}" height="${h - 1.6}" rx="${rx}" fill="${tone}"/>`;
      out += `<path d="M${x + shift + 2} ${y + h - 3}V${y + 2}H${x + shift + w - 3}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>`;
    }
  };
  for (let row = 0; row * unit < size; row++) {
    for (let i = 0; i * unit < size; i++) {
      const [x, y, kind] = [i * unit + (row % 2) * (unit / 2), row * unit, random()];
      const cut = Math.round(unit * (0.38 + random() * 0.24));
      if (kind < 0.34) stone(x, y, unit, unit);
      else if (kind < 0.58) [stone(x, y, unit, cut), stone(x, y + cut, unit, unit - cut)];
      else if (kind < 0.82) [stone(x, y, unit / 2, unit), stone(x + unit / 2, y, unit / 2, unit)];
      else [stone(x, y, unit / 2, cut), stone(x + unit / 2, y, unit / 2, cut), stone(x, y + cut, unit * 0.4, unit - cut), stone(x + unit * 0.4, y + cut, unit * 0.6, unit - cut)];
    }
  }
  return out;
}

function lawn(size, seed) {
  const random = scatter(seed);
  let out = `<rect width="${size}" height="${size}" fill="#f4f4ec"/>`;
  for (let i = 0; i < 90; i++) {
    const [x, y, dark] = [random() * size, random() * size, random() > 0.5];
    for (const [dx, dy] of [[0, 0], [size, 0], [-size, 0], [0, size], [0, -size]]) {
      const [a, b] = [(x + dx).toFixed(1), (y + dy).toFixed(1)];
      out += `<path d="M${a} ${b}l-3-5M${a} ${b}v-7M${a} ${b}l3-5" stroke="${dark ? '#a9b890' : '#ffffff'}" stroke-width="1.3" fill="none"/>`;
    }
  }
  return out;
}

export const textures = [
  { name: 'paving', width: 432, height: 432, svg: stones(432, 54, ['#ffffff', '#f6f2ec', '#fffaf0', '#efe8de', '#f9f4ea', '#f4e9e0'], '#cfc2ac', 3, 20) + grain('.55 .6', 1.1, 4), quality: 0.72 },
  { name: 'floor', width: 288, height: 288, svg: stones(288, 24, ['#f6f8f4', '#eef3ee', '#ffffff', '#e6ece6'], '#e9e0c8', 1, 7) + grain('.6 .6', 1, 9), quality: 0.7 },
  { name: 'lawn', width: 300, height: 300, svg: lawn(300, 11) + grain('.4 .4', 0.9, 3), quality: 0.7 },
];
