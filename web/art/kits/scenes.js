// The room of the lobby: the view over Rome, the place of each game, the mosaic floor.
import AV from "./ave_roma.js";
import CD from "./carpe_diem.js";
import DI from "./discordia.js";

const pre = (p, s) => s.replace(/\bid="/g, `id="${p}`).replace(/url\(#/g, `url(#${p}`).replace(/href="#/g, `href="#${p}`);
const { g, rc, pt, pg, el, ln, house, temple, colosseum, pine, cyp, archHole, gate, tower, ship, colm, jar, C } = AV;
const r = AV.rnd;
function pano() {
  let s = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#8dbccb"/><stop offset=".45" stop-color="#d9dcc0"/><stop offset=".8" stop-color="#f8dc9e"/><stop offset="1" stop-color="#f2c27c"/></linearGradient><radialGradient id="sun"><stop offset="0" stop-color="#fffbe0"/><stop offset=".25" stop-color="#fff0b8" stop-opacity=".85"/><stop offset="1" stop-color="#fff0b8" stop-opacity="0"/></radialGradient><linearGradient id="hz" x2="0" y2="1"><stop offset="0" stop-color="#f8dc9e" stop-opacity="0"/><stop offset=".5" stop-color="#f8dc9e" stop-opacity=".7"/><stop offset="1" stop-color="#f8dc9e" stop-opacity="0"/></linearGradient><linearGradient id="drp" x2="1" y2=".2"><stop offset="0" stop-color="#c0543a"/><stop offset=".5" stop-color="#93331f"/><stop offset="1" stop-color="#5c1a0d"/></linearGradient><linearGradient id="cl"><stop offset="0" stop-color="#d9c59a"/><stop offset=".22" stop-color="#fffaf0"/><stop offset=".6" stop-color="#ecdcb8"/><stop offset="1" stop-color="#a58b5e"/></linearGradient></defs>`;
  s += rc(0, 0, 1440, 214, "url(#sky)") + `<circle cx="330" cy="40" r="260" fill="url(#sun)"/>`;
  [
    [
      560,
      34,
      70
    ],
    [
      610,
      42,
      54
    ],
    [
      1090,
      26,
      90
    ],
    [
      1150,
      36,
      60
    ],
    [
      880,
      58,
      50
    ],
    [
      140,
      60,
      50
    ]
  ].forEach(([x, y, w]) => s += el(x, y, w, 6, "#fff8e2", "opacity=\".75\"") + el(x + w * .2, y - 5, w * .5, 5, "#fffdf2", "opacity=\".8\""));
  s += pt("M0 120Q120 84 260 112T520 100Q640 70 760 104T1020 92Q1160 66 1280 98T1440 88V214H0Z", "#b9b78e") + pt("M0 138Q160 108 330 128T640 122Q760 100 900 124T1200 116T1440 122V214H0Z", "#a3a26c") + rc(0, 84, 1440, 70, "url(#hz)");
  {
    let a = "";
    for (let i = 0; i < 30; i++) a += archHole(6 + i * 19, 146, 13, 22, "#c2b283");
    s += `<g transform="translate(0 16)">${rc(-2, 116, 576, 8, "#efdcae")}${rc(-2, 116, 576, 2, "#fff6df")}${rc(-2, 124, 576, 22, "#dcc595")}${a}</g>`;
  }
  const roofs = (y, n, x0, x1, sc, skip, seed) => {
    let o = "";
    const pts = [];
    for (let i = 0; i < n; i++) pts.push([x0 + (x1 - x0) * (i + r() * .7) / n, y + r() * 9 * sc]);
    pts.sort((a, b) => a[1] - b[1]);
    pts.forEach(([x, yy]) => {
      if (skip(x)) return;
      const k = r();
      o += k < .12 ? cyp(x, yy, sc * 1.05) : k < .2 ? pine(x, yy, sc * 1.1) : g(x, yy, house(19 + r() * 12, 10 + r() * 9, 6, 4, 9, r() > .5 ? C.lw : [
        "#f3d3a8",
        "#dfb685",
        "#ad8152"
      ], r() > .3 ? C.tc : [
        "#d8a877",
        "#bd8a57",
        "#8f6238"
      ], 2), sc);
    });
    return o;
  };
  const no = (...a) => (x) => a.some(([p, q]) => x > p && x < q);
  s += pt("M620 144Q720 98 830 106T970 146V170H620Z", "#8f9459") + pt("M620 144Q720 98 830 106Q760 118 710 166H620Z", "#aeb070");
  s += roofs(140, 70, -10, 1450, .72, no([-20, 640], [715, 880], [985, 1165]));
  s += g(800, 120, temple({
    w: 96,
    ch: 32,
    ph: 16,
    dx: 9,
    dy: 16,
    n: 6
  }), 1) + cyp(732, 128, 1) + cyp(744, 126, 1.3) + cyp(866, 126, 1.3) + pine(880, 130, 1.1) + g(690, 140, house(40, 22, 9, 6, 12), .9) + g(924, 140, BLDX(), 1);
  s += roofs(160, 52, -10, 1450, .92, no([-20, 540], [985, 1170], [1195, 1330]));
  s += g(1078, 122, colosseum(92, 34, 30));
  s += roofs(178, 46, -10, 1450, 1.12, no([1195, 1345], [665, 740]));
  s += pt("M1200 214Q1236 176 1262 150Q1270 138 1290 134L1312 136Q1306 160 1346 214Z", "#5f9db1") + `<path d="M1222 202q12-4 24 0t24 0M1246 178q9-3 18 0t18 0M1262 160q7-3 14 0" stroke="#d3ecef" stroke-width="1.6" fill="none" opacity=".8"/>` + ship(1268, 192, .95) + g(1222, 176, tower(0, 0, 13, 24)) + g(1340, 190, tower(0, 0, 15, 28));
  s += g(700, 206, gate(70, 46), .9);
  s += roofs(200, 34, -10, 1450, 1.35, no([1195, 1360], [650, 750], [60, 90]));
  [
    30,
    420,
    560,
    800,
    1010,
    1150,
    1400
  ].forEach((x, i) => s += i % 2 ? pine(x, 214, 2) : cyp(x, 212, 2));
  s += rc(0, 120, 1440, 60, "#f8dc9e", "opacity=\".14\"") + `<g fill="#5a4a3c" opacity=".6" transform="translate(470 -6)"><path d="M500 60q5-5 9 0q5-5 9 0q-5-2-9 2q-4-4-9-2zM540 76q4-4 7 0q4-4 7 0q-4-2-7 2q-3-4-7-2zM474 80q4-4 7 0q4-4 7 0q-4-2-7 2q-3-4-7-2z"/></g>`;
  s += rc(0, 0, 1440, 13, "#e3d0aa") + rc(0, 0, 1440, 3, "#fffaf0") + rc(0, 13, 1440, 4, "#8d7650") + rc(0, 17, 1440, 8, "#3a1a08", "opacity=\".18\"");
  for (let i = 0; i < 60; i++) s += rc(6 + i * 24, 5, 14, 5, i % 2 ? "#c2563a" : "#e7b65a", "opacity=\".75\"");
  const col = (x, w) => el(x + w * .6, 214, w, 7, "#2b1608", "opacity=\".35\"") + rc(x - w / 2, 17, w, 200, "url(#cl)") + [
    .22,
    .4,
    .58,
    .76
  ].map((k) => rc(x - w / 2 + w * k, 26, 1.6, 128, "#a58b5e", "opacity=\".55\"")).join("") + rc(x - w / 2, 150, w, 66, "#93331f") + rc(x - w / 2, 150, w * .3, 66, "#c0543a") + rc(x + w * .2, 150, w * .3, 66, "#5c1a0d", "opacity=\".8\"") + rc(x - w / 2 - 2, 147, w + 4, 5, "#e7b65a") + rc(x - w / 2 - 7, 14, w + 14, 8, "#fff3d6") + rc(x - w / 2 - 4, 22, w + 8, 5, "#cdb689");
  const drape = (x, f) => `<g transform="translate(${x} 14) scale(${f} 1)">${pt("M0 0H150Q120 60 44 92Q24 140 30 200H-10V0Z", "#2b1608", "opacity=\".3\" transform=\"translate(8 6)\"")}${pt("M0 0H150Q120 60 44 92Q24 140 30 200H-30V0Z", "url(#drp)")}${pt("M30 0H60Q50 50 20 84L8 84Q34 44 30 0ZM90 0H118Q92 52 40 88L30 86Q76 50 90 0Z", "#d9694f", "opacity=\".55\"")}${pt("M-2 90Q22 96 46 88L44 100Q20 106-2 100Z", "#e7b65a")}${pt("M4 104Q14 150 12 200H2Q6 150-4 104Z", "#d9694f", "opacity=\".5\"")}<path d="M150 0Q120 60 44 92" fill="none" stroke="#e7b65a" stroke-width="3.5"/></g>`;
  s += drape(46, 1) + drape(1394, -1) + col(34, 40) + col(1406, 40);
  s += g(1156, 206, jar(0, 0, 2.4) + jar(30, 0, 1.8, "#8d4a2e")) + g(1098, 202, el(0, 2, 34, 5, "#2b1608", "opacity=\".3\"") + [
    [
      -16,
      -16,
      8,
      "#d2502f"
    ],
    [
      -4,
      -19,
      9,
      "#e0992b"
    ],
    [
      9,
      -17,
      8,
      "#7fa043"
    ],
    [
      18,
      -13,
      7,
      "#d2502f"
    ],
    [
      -10,
      -11,
      8,
      "#7d4795"
    ],
    [
      4,
      -11,
      8,
      "#c6452c"
    ]
  ].map(([x, y, q, f]) => el(x, y, q, q, f) + el(x - 2.5, y - 3, q * .35, q * .3, "#fff", "opacity=\".55\"")).join("") + pt("M-28-10H28Q24 2 8 4H-8Q-24 2-28-10Z", "#b9822b") + pt("M-28-10H-4Q-8 0-8 4Q-24 2-28-10Z", "#e8b95c"));
  return s;
}
function BLDX() {
  return AV.BLD.Thermae();
}
function picCD() {
  let s = "";
  const W = 470, H = 190;
  s += CD.rect(0, 0, W, H, "#d2be96") + CD.paving(0, 0, W, H, [
    "#eadcbe",
    "#e3d2b0",
    "#efe3c9",
    "#dfcda9",
    "#e7d8b8",
    "#e2cdb0"
  ], 40);
  {
    const PX = 312, PY = 132;
    for (const [r0, r1, n, t] of [[
      88,
      108,
      40,
      [
        "#cf9b76",
        "#d8a884",
        "#c48d68"
      ]
    ], [
      50,
      88,
      30,
      [
        "#efe3ca",
        "#e6d6b5",
        "#f3e9d4"
      ]
    ]]) for (let i = 0; i < n; i++) {
      const a = i / n * 6.2832, b = (i + .93) / n * 6.2832, P = (q, z) => CD.f1(PX + q * 1.1 * Math.cos(z)) + " " + CD.f1(PY + q * .8 * Math.sin(z));
      s += `<path d="M${P(r0, a)}L${P(r1 - 1.5, a)}L${P(r1 - 1.5, b)}L${P(r0, b)}Z" fill="${t[i % t.length]}"/>`;
    }
  }
  s += CD.rect(0, 0, W, H, "url(#gSun)");
  s += `<g transform="translate(-26 14) rotate(-4)">${CD.district(0, 0, 31, 17, CD.LIVIA, CD.WA, [], {})}</g>`.replace(/<text[^>]*>[^<]*<\/text>/g, "");
  const sm = (x, y, z, ...q) => `<g transform="translate(${x} ${y}) scale(${z})">${CD.stall(0, 0, ...q)}</g>`;
  s += sm(262, 44, .6, "I", [
    "bakery",
    "F..a",
    "XX.X:1",
    "H..m"
  ], ["#b9452c", "#8e2f1c"]) + sm(352, 44, .6, "II", [
    "P.P.",
    "m.a.",
    "X.V.:1",
    "market"
  ], ["#c98a2f", "#9a661b"]) + sm(432, 72, .62, "III", [
    "F.g.",
    "fountain",
    "P.a.",
    "X.X.:1"
  ], ["#47709b", "#2e5477"]) + sm(434, 174, .62, "IV", [
    "P.m.",
    "Ha..",
    "bakery",
    "PF.."
  ], ["#6f8a4a", "#4f6a30"]);
  s += `<g transform="translate(312 134) scale(.92)">${CD.fountainBig(0, 0)}</g>` + CD.toga("C", 378, 128, 1.05) + CD.toga("B", 372, 182, 1.12) + CD.toga("L", 246, 176, 1.35);
  return `<g class="cd">${pre("c", CD.DEFS + CD.MAT + s)}</g>`;
}
function picDI() {
  const { U, pine, oak, fig, rnd: q } = DI;
  let s = "";
  const W = 470;
  s += `<rect width="${W}" height="190" fill="#f6dfae"/><rect width="${W}" height="70" fill="url(#sky)" opacity=".85"/><circle cx="44" cy="26" r="15" fill="#fffbe0"/><path d="M0 60Q90 34 190 52T380 40T470 48V190H0Z" fill="#9aa873"/><path d="M0 74Q120 50 250 66T470 60V190H0Z" fill="#6c8450"/>`;
  for (let i = 0; i < 34; i++) s += pine(4 + i * 14.5 + q() * 7, 70 + q() * 14, .75 + q() * .4);
  s += `<rect y="82" width="${W}" height="110" fill="url(#land)"/><rect y="82" width="${W}" height="60" fill="url(#grass)"/>`;
  s += `<rect x="150" y="42" width="330" height="13" fill="#e6d3a8"/><rect x="150" y="42" width="330" height="3" fill="#fbf0d4"/><rect x="150" y="47" width="330" height="5" fill="#63b0d2"/>`;
  for (let k = 0; k < 10; k++) {
    const x = 152 + k * 34;
    s += `<path d="M${x - 4} 55H${x + 34}V100H${x + 27}V78Q${x + 27} 62 ${x + 14} 62Q${x + 2} 62 ${x + 2} 78V100H${x - 4}Z" fill="url(#wall)"/><rect x="${x + 27}" y="60" width="3" height="40" fill="#7d6238" opacity=".4"/>`;
  }
  s += U("raider", 66, 44, 22, 30) + U("raider", 92, 48, 22, 30) + U("raider", 118, 46, 22, 30) + U("p-F", 2, 56, 116, 70) + oak(126, 122, 1) + oak(6, 118, .9);
  s += `<rect x="120" y="102" width="360" height="42" fill="url(#wall)"/><rect x="120" y="102" width="360" height="42" fill="url(#ashlar)"/>`;
  for (let i = 0; i < 24; i++) s += `<rect x="${120 + i * 15}" y="94" width="9" height="9" fill="#efdfba"/><rect x="${126 + i * 15}" y="94" width="3" height="9" fill="#a98f61"/>`;
  s += U("t-M", 112, 62, 50, 84) + U("p-K", 190, 52, 124, 92) + U("p-M", 322, 80, 92, 64) + U("t-M", 420, 58, 52, 88);
  s += [
    "R",
    "W",
    "Y"
  ].map((k, i) => fig(k, 166 + i * 17, 110, 36)).join("") + fig("W", 404, 110, 36);
  s += `<rect x="0" y="143" width="${W}" height="5" fill="#fbf0d4"/><rect x="0" y="147" width="${W}" height="8" fill="#b89e70"/><rect y="153" width="${W}" height="40" fill="url(#river)"/><rect y="153" width="${W}" height="40" fill="url(#ripple)"/><rect y="153" width="${W}" height="4" fill="#12374f" opacity=".35"/>`;
  const shp = (x, y, k, n) => `<g transform="translate(${x} ${y}) scale(${k})">${U("s-sail", -6, -14, 132, 79)}${Array.from({ length: n }, (_, i) => fig("B", 24 + i * 24, 32, 42)).join("")}${U("s-hull", -14, 6, 148, 89)}</g>`;
  s += shp(214, 124, .74, 2) + shp(28, 108, .86, 3);
  return pre("d", "<defs>" + DI.DEFS + "</defs>" + s);
}
function picAV() {
  let s = "";
  s += rc(0, 0, 470, 190, "url(#gGround)") + pt("M0 0H470V58Q300 40 0 62Z", "#c3b878", "opacity=\".7\"");
  s += `<g fill="none" stroke-linecap="round"><g stroke="#a98c57" stroke-width="19" opacity=".5"><path d="M20 170Q120 150 236 104M40 60Q140 66 236 104M470 150Q360 140 236 104"/></g><g stroke="#efe0b8" stroke-width="15"><path d="M20 170Q120 150 236 104M40 60Q140 66 236 104M470 150Q360 140 236 104"/></g></g>`;
  s += pt("M386 0C372 30 402 70 388 104C376 140 398 160 390 190H430C436 160 412 140 424 104C440 70 410 30 424 0z", "url(#gWater)") + pt("M386 0C372 30 402 70 388 104C376 140 398 160 390 190H430C436 160 412 140 424 104C440 70 410 30 424 0z", "url(#pWave)") + rc(430, 0, 40, 190, "#8f9a56", "opacity=\".8\"");
  const busy = (x, y) => Math.pow((x - 236) / 136, 2) + Math.pow((y - 112) / 84, 2) < 1 || x > 372 && x < 432 || x < 128 && y < 110 && y > 20 || x > 300 && x < 384 && y < 84 && y > 6 || x < 112 && y > 110;
  const hs = [];
  for (let y = 16; y < 200; y += 17) for (let x = 8 + (y / 17 | 0) % 2 * 14; x < 470; x += 27) {
    const X = x + r() * 8 - 4, Y = y + r() * 6;
    if (!busy(X, Y)) hs.push([X, Y]);
  }
  s += hs.map(([x, y]) => r() > .24 ? g(x, y, house(16 + r() * 7, 8 + r() * 5, 5, 4, 9, [
    "#f3e0b8",
    "#e0c392",
    "#b08f60"
  ], r() > .3 ? [
    "#cf8a5f",
    "#b66d48",
    "#8a4c30"
  ] : [
    "#d8a877",
    "#bd8a57",
    "#8f6238"
  ], 1)) : r() > .5 ? pine(x, y, .9) : cyp(x, y, .9)).join("");
  s += el(236, 118, 128, 74, "#e9d3a0", "opacity=\".9\"") + g(236, 98, colosseum(112, 58, 34));
  s += g(62, 92, temple({
    w: 84,
    ch: 28,
    ph: 16,
    dx: 9,
    dy: 24,
    n: 5
  })) + g(344, 74, gate(64, 46), .85) + g(50, 172, house(46, 26, 13, 8, 20)) + jar(82, 176, 1) + jar(92, 178, 1.1) + ship(405, 70, .9);
  s += AV.worker(2, 204, 104, .95) + AV.worker(4, 268, 104, .95) + AV.worker(5, 120, 178, 1.15);
  return pre("a", AV.defs.replace(/^<svg[^>]*>|<\/svg>$/g, "") + s);
}
const view = () => pre("p", AV.defs.replace(/^<svg[^>]*>|<\/svg>$/g, "") + pano());
function floor() {
  let s = rc(0, 0, 270, 206, "#d9c9a4");
  const t = [
    "#efe3c9",
    "#e3d2b0",
    "#dccaa2",
    "#e9dcc0",
    "#d3bf96"
  ];
  for (let y = 0; y < 206; y += 9) for (let x = 0; x < 270; x += 9) if (r() > .25) s += rc(x, y, 8, 8, t[r() * 5 | 0]);
  s += rc(0, 64, 270, 4, "#4a3a30", "opacity=\".7\"") + rc(0, 72, 270, 7, "#93331f", "opacity=\".75\"") + rc(0, 83, 270, 4, "#4a3a30", "opacity=\".7\"") + `<linearGradient id="fsh" x2="0" y2="1"><stop offset="0" stop-color="#2b1206" stop-opacity=".6"/><stop offset=".5" stop-color="#2b1206" stop-opacity=".12"/><stop offset="1" stop-color="#2b1206" stop-opacity=".3"/></linearGradient>` + rc(0, 0, 270, 206, "url(#fsh)");
  return s;
}

export { picAV as aveRoma, picCD as carpeDiem, picDI as discordia, floor, view };