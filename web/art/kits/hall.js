// The hall of the final count: sky, colonnade, garland, crowd.
import CD from "./carpe_diem.js";

const { rect, f1, paving } = CD;
const q = CD.rnd;
const DEF = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#7f9cb4"/><stop offset=".36" stop-color="#dcc0a4"/><stop offset=".62" stop-color="#f3c98f"/><stop offset="1" stop-color="#f9e0a8"/></linearGradient>
<linearGradient id="dr"><stop offset="0" stop-color="#c9b286"/><stop offset=".2" stop-color="#fffaf0"/><stop offset=".55" stop-color="#eddfc0"/><stop offset="1" stop-color="#9d8458"/></linearGradient>
<linearGradient id="drg"><stop offset="0" stop-color="#b9822b"/><stop offset=".2" stop-color="#fff0b5"/><stop offset=".55" stop-color="#f0c04a"/><stop offset="1" stop-color="#8a5c12"/></linearGradient>
<linearGradient id="bk"><stop offset="0" stop-color="#e0bd8c"/><stop offset=".3" stop-color="#f7dfb2"/><stop offset="1" stop-color="#b98e5f"/></linearGradient>
<radialGradient id="ray"><stop offset="0" stop-color="#fff8d0" stop-opacity=".95"/><stop offset=".4" stop-color="#ffe58c" stop-opacity=".5"/><stop offset="1" stop-color="#ffe58c" stop-opacity="0"/></radialGradient>
<linearGradient id="vig" x2="1"><stop offset="0" stop-color="#2b1206" stop-opacity=".5"/><stop offset=".12" stop-color="#2b1206" stop-opacity="0"/><stop offset=".85" stop-color="#2b1206" stop-opacity="0"/><stop offset="1" stop-color="#2b1206" stop-opacity=".4"/></linearGradient></defs>`;
const X0 = 456;
const W = 984;
function hall() {
  let S = "";
  S += `<g>` + rect(X0, 0, W, 560, "url(#sky)");
  [
    [
      560,
      90,
      80
    ],
    [
      1120,
      70,
      110
    ],
    [
      820,
      130,
      90
    ],
    [
      1330,
      140,
      80
    ],
    [
      700,
      60,
      60
    ]
  ].forEach(([x, y, w]) => S += `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="7" fill="#fbe3c0" opacity=".55"/><ellipse cx="${x + 20}" cy="${y - 6}" rx="${w * .5}" ry="6" fill="#fff2da" opacity=".55"/>`);
  S += `<path d="M${X0} 380Q600 330 760 366T1100 350T1440 372V560H${X0}Z" fill="#a98f78" opacity=".7"/>`;
  S += rect(X0, 330, W, 26, "#ecd0a0") + rect(X0, 330, W, 5, "#fff0cf") + rect(X0, 352, W, 6, "#a97f54") + rect(X0, 358, W, 205, "#9a6f4c", ".0", "opacity=\".55\"");
  for (let i = 0; i < 17; i++) {
    const x = 468 + i * 60;
    S += rect(x, 362, 26, 196, "url(#bk)") + rect(x - 5, 358, 36, 8, "#f7dfb2") + rect(x - 5, 552, 36, 9, "#d9b582") + rect(x + 8, 368, 2, 182, "#b98e5f", 0, "opacity=\".6\"") + rect(x + 16, 368, 2, 182, "#a97f54", 0, "opacity=\".6\"");
  }
  for (let i = 0; i < 4; i++) {
    const x = [
      512,
      832,
      1140,
      1416
    ][i];
    S += `<path d="M${x} 366h26v84l-13 14-13-14z" fill="${i % 2 ? "#93331f" : "#7a2a1a"}"/><path d="M${x} 366h9v92l-9-8z" fill="#c65a40" opacity=".8"/><path d="M${x + 7} 392a6 8 0 1 0 12 0M${x + 13} 388v14" stroke="#e7b65a" stroke-width="2" fill="none"/>`;
  }
  S += rect(X0, 560, W, 194, "#c8ad80") + paving(X0, 562, 1440, 754, [
    "#e3cda2",
    "#d9c195",
    "#e9d6ae",
    "#d2b88a"
  ], 46) + rect(X0, 560, W, 10, "#5a3414", 0, "opacity=\".25\"") + rect(X0, 0, W, 754, "url(#vig)") + "</g>";
  S += rect(X0, 0, W, 12, "#e3d0aa") + rect(X0, 0, W, 3, "#fffaf0") + rect(X0, 12, W, 4, "#8d7650");
  for (let k = 0; k < 4; k++) {
    const a = 476 + k * 246, b = a + 246, n = 22;
    for (let i = 0; i <= n; i++) {
      const t = i / n, x = a + (b - a) * t, y = 14 + 4 * t * (1 - t) * 15, d = Math.atan2(60 * (1 - 2 * t), b - a) * 57.3;
      for (const m of [-1, 1]) S += `<ellipse cx="${f1(x)}" cy="${f1(y + m * 4)}" rx="9" ry="4.200" fill="${(i + m) % 2 ? "#6f8f4c" : "#4f6a30"}" stroke="#2f4420" stroke-width=".6" transform="rotate(${f1(d + m * 28)} ${f1(x)} ${f1(y + m * 4)})"/>`;
      if (i % 4 == 2) S += `<circle cx="${f1(x)}" cy="${f1(y)}" r="3.600" fill="${i % 8 == 2 ? "#d2502f" : "#e9b53d"}"/>`;
    }
    S += `<path d="M${a - 9} 12l-8 26 9-5 5 9 4-28zM${a + 3} 12l9 26-8-5-6 9-3-28z" fill="#b9452c" stroke="#6b1b0c"/><circle cx="${a - 2}" cy="15" r="7" fill="#c65a40" stroke="#6b1b0c"/>`;
  }
  for (let i = 0; i < 38; i++) {
    const x = 464 + i * 26.5 + q() * 8, y = 752 + q() * 8, c = [
      "#5c3a24",
      "#6b4a30",
      "#4d2f1d",
      "#7a5638"
    ][i % 4];
    S += `<circle cx="${f1(x)}" cy="${f1(y - 16)}" r="8.500" fill="${c}"/><path d="M${f1(x - 15)} ${f1(y + 14)}Q${f1(x - 14)} ${f1(y - 8)} ${f1(x)} ${f1(y - 8)}T${f1(x + 15)} ${f1(y + 14)}Z" fill="${c}"/><path d="M${f1(x - 8)} ${f1(y - 17)}a8.500 8.500 0 0 1 8-7" stroke="#f0c795" stroke-width="1.800" fill="none" opacity=".7"/>` + (i % 7 == 3 ? `<path d="M${f1(x + 10)} ${f1(y - 2)}l7-24" stroke="${c}" stroke-width="6" stroke-linecap="round"/>` : "");
  }
  return DEF + S;
}

export { hall };