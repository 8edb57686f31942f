// The drawing kit of the pictures of ave_roma: parts composed as SVG text, light from the upper left.
const AV = (() => {
  const C = {
    ink: "#2b2420",
    soft: "#5d4c3e",
    parch: "#f6efe0",
    marble: "#fffaf0",
    red: "#93331f",
    lapis: "#2e5b88",
    laurel: "#55703b",
    ochre: "#b9822b",
    plum: "#6b3f6e",
    lw: [
      "#fdf4e0",
      "#ecd9b4",
      "#bf9f72"
    ],
    tc: [
      "#dd9163",
      "#bf6641",
      "#8a3f27"
    ],
    tr: [
      "#f4ead3",
      "#dccbaa",
      "#a8906a"
    ],
    tb: [
      "#b5835a",
      "#855634",
      "#56341d"
    ],
    gold: [
      "#ffe59a",
      "#d9a33b",
      "#8a5a14"
    ]
  };
  const R = (n) => Math.round(n * 10) / 10;
  const g = (x, y, c, s = 1, r = 0) => `<g transform="translate(${R(x)} ${R(y)})${s !== 1 ? ` scale(${s})` : ""}${r ? ` rotate(${r})` : ""}">${c}</g>`;
  const rc = (x, y, w, h, f, o = "") => `<rect x="${R(x)}" y="${R(y)}" width="${R(w)}" height="${R(h)}" fill="${f}" ${o}/>`;
  const pt = (d, f, o = "") => `<path d="${d}" fill="${f}" ${o}/>`;
  const pg = (p, f, o = "") => `<polygon points="${p.map((a) => R(a[0]) + "," + R(a[1])).join(" ")}" fill="${f}" ${o}/>`;
  const el = (x, y, a, b, f, o = "") => `<ellipse cx="${R(x)}" cy="${R(y)}" rx="${a}" ry="${b}" fill="${f}" ${o}/>`;
  const ln = (x1, y1, x2, y2, s, w = 1, o = "") => `<line x1="${R(x1)}" y1="${R(y1)}" x2="${R(x2)}" y2="${R(y2)}" stroke="${s}" stroke-width="${w}" ${o}/>`;
  const tx = (x, y, s, z = 12, o = {}) => `<text x="${R(x)}" y="${R(y)}" font-size="${z}" fill="${o.f || C.ink}" ${o.a ? `text-anchor="${o.a}"` : ""} ${o.w ? `font-weight="${o.w}"` : ""} class="${o.c || "t"}" ${o.x || ""}>${s}</text>`;
  const ti = (x, y, s, z = 14, o = {}) => tx(x, y, s, z, {
    c: "s",
    w: 700,
    ...o
  });
  const ic = (n, x, y, z = 18, o = "") => `<use href="#i-${n}" x="${R(x)}" y="${R(y)}" width="${z}" height="${z}" ${o}/>`;
  let seed = 7;
  const rnd = () => (seed = seed * 16807 % 2147483647) / 2147483647;
  const sym = (n, c, vb = "0 0 24 24") => `<symbol id="i-${n}" viewBox="${vb}">${c}</symbol>`;
  function icons() {
    const leaf = (x, y, r, f) => `<ellipse cx="${x}" cy="${y}" rx="3.6" ry="1.7" fill="${f}" transform="rotate(${r} ${x} ${y})"/>`;
    let lau = "";
    for (let i = 0; i < 6; i++) {
      const a = (200 - i * 36) * Math.PI / 180;
      const x = 12 + 8.2 * Math.cos(a - Math.PI / 2 * 0 + Math.PI / 2), y = 12 + 8.2 * Math.sin(a + Math.PI / 2);
    }
    for (let i = 0; i < 6; i++) {
      const a = (100 + i * 26) * Math.PI / 180, x = 12 + 8.3 * Math.cos(a), y = 12.4 - 8.3 * Math.sin(a) * -1;
      lau += leaf(R(x), R(y), 100 + i * 26 + 60, i % 2 ? "#6f8a44" : "#48622f");
      lau += leaf(R(24 - x), R(y), -(100 + i * 26 + 60), i % 2 ? "#8aa457" : "#5b763b");
    }
    let grains = "";
    [
      [12, 4],
      [8.6, 8],
      [15.4, 8],
      [8.6, 12],
      [15.4, 12],
      [9.4, 16],
      [14.6, 16]
    ].forEach(([x, y], i) => grains += `<ellipse cx="${x}" cy="${y}" rx="2.1" ry="3.2" fill="${i % 2 ? "#e3b23c" : "#c8902a"}" stroke="#7d5410" stroke-width=".7" transform="rotate(${x < 12 ? -24 : x > 12 ? 24 : 0} ${x} ${y})"/>`);
    return sym("coin", `<circle cx="12" cy="12" r="10.4" fill="#c58d27" stroke="#6f480c" stroke-width="1.2"/><circle cx="11.3" cy="11.2" r="8.6" fill="#f1c75c"/><circle cx="12" cy="12" r="7.6" fill="#dba93a"/><path d="M8.2 7.6l7.6 8.8M15.8 7.6l-7.6 8.8M7.4 12h9.2" stroke="#5b3a06" stroke-width="1.9" stroke-linecap="round"/>`) + sym("wood", `<g transform="rotate(-24 12 12)"><rect x="2" y="8" width="18" height="9" rx="4.5" fill="#8a5830" stroke="#4d2d13" stroke-width="1.1"/><path d="M5 10.4h11M6 13h9" stroke="#bb8652" stroke-width="1.3"/><ellipse cx="18.6" cy="12.5" rx="3.3" ry="4.4" fill="#dcae74" stroke="#4d2d13" stroke-width="1.1"/><ellipse cx="18.6" cy="12.5" rx="1.3" ry="2" fill="none" stroke="#8a5830"/></g>`) + sym("stone", `<path d="M3 10l7-5 11 3-6 5z" fill="#d8d3ca"/><path d="M3 10l12 3v8L3 17z" fill="#a9a299"/><path d="M15 13l6-5v8l-6 5z" fill="#77706a"/><path d="M3 10l7-5 11 3v8l-6 5-12-4z" fill="none" stroke="#4b453f" stroke-width="1.1" stroke-linejoin="round"/>`) + sym("livestock", `<path d="M2 4c1 5 4 5.6 6 5h8c2 .6 5 0 6-5 1 6-1.600 8-5 8.300L15.500 20c-1 2-6 2-7 0L7 12.300C3.600 12 1 10 2 4z" fill="#b98559" stroke="#573416" stroke-width="1.1" stroke-linejoin="round"/><path d="M2 4c1 5 4 5.600 6 5l-1 3C3.600 12 1 10 2 4zM22 4c-1 5-4 5.600-6 5l1 3c3.400 0 6-2 5-8z" fill="#efe3c6" stroke="#573416" stroke-width="1"/><ellipse cx="12" cy="19" rx="3.600" ry="2.300" fill="#e6bd93"/><circle cx="9.600" cy="13" r="1.100" fill="#2b1a0c"/><circle cx="14.400" cy="13" r="1.100" fill="#2b1a0c"/>`) + sym("wheat", `<path d="M12 8v15" stroke="#7d5410" stroke-width="1.600"/>${grains}`) + sym("ore", `<path d="M2 19l4-9 5 2 3-7 6 5 2 9-6 3H6z" fill="#8c4a36" stroke="#4c2014" stroke-width="1.1" stroke-linejoin="round"/><path d="M6 10l5 2-3 6-6 1z" fill="#c0765a"/><path d="M14 5l6 5-5 3-4-1z" fill="#d8977a"/><path d="M11 12l4 1 1 9H9l-1-4z" fill="#a75d45"/><circle cx="12.500" cy="16" r="1.200" fill="#ffd37a"/><circle cx="17" cy="14" r="1" fill="#ffd37a"/>`) + sym("wine", `<path d="M9 2h6v3l-.8 1.500c4 2 4.400 6.500 2.600 10L13.600 22h-3.200l-3.200-5.500C5.400 13 5.800 8.500 9.800 6.500L9 5z" fill="#9c2f4a" stroke="#4d0f20" stroke-width="1.100"/><path d="M9.600 4.500C5 4.500 5 9.500 7 11M14.400 4.500c4.600 0 4.600 5 2.600 6.500" fill="none" stroke="#4d0f20" stroke-width="1.500"/><path d="M9.300 9c-1 2-1 5 .4 7.500" stroke="#e08ba0" stroke-width="1.600" fill="none"/><path d="M8 12.500h8" stroke="#f0c9a0" stroke-width="1.200"/>`) + sym("crate", `<path d="M3 8l9-4 9 4-9 4z" fill="#dcae74"/><path d="M3 8l9 4v10l-9-4z" fill="#b98248"/><path d="M21 8l-9 4v10l9-4z" fill="#8a5830"/><path d="M3 8l9-4 9 4v10l-9 4-9-4zM12 12v10M3 13l9 4 9-4" fill="none" stroke="#4d2d13" stroke-width="1.100" stroke-linejoin="round"/>`) + sym("pts", `${lau}`) + sym("flag", `<path d="M5 2v21" stroke="#54341c" stroke-width="2"/><path d="M3 4h17" stroke="#54341c" stroke-width="1.600"/><path d="M7 5h12v11l-2-1.600-2 1.600-2-1.600-2 1.600-2-1.600L7 16z" fill="#a8331d" stroke="#5c1509" stroke-width="1"/><circle cx="13" cy="9.600" r="2.600" fill="none" stroke="#ffd98a" stroke-width="1.500"/>`) + sym("pol", `<path d="M12 2l10 6H2z" fill="#8a5a8d" stroke="#3d1f40" stroke-width="1"/><path d="M4 9h3.400v9H4zM10.300 9h3.400v9h-3.400zM16.600 9H20v9h-3.400z" fill="#8a5a8d" stroke="#3d1f40" stroke-width=".9"/><path d="M2 19h20v3H2z" fill="#6b3f6e" stroke="#3d1f40" stroke-width=".9"/>`) + sym("gb", `<path d="M12 2l10 10-10 10L2 12z" fill="#3b3632" stroke="#120f0d"/><path d="M12 4.500L4.500 12" stroke="#8d857d" stroke-width="1.600"/>`) + sym("gg", `<circle cx="12" cy="12" r="9.600" fill="#5d7f3a" stroke="#2c4017" stroke-width="1.200"/><path d="M5.500 10a7 7 0 0 1 5-5" stroke="#bcd397" stroke-width="1.800" fill="none"/>`) + sym("gr", `<path d="M12 2.500l10.500 18.500h-21z" fill="#b23a22" stroke="#5c1509" stroke-width="1.200" stroke-linejoin="round"/><path d="M11 7l-6 10.500" stroke="#f0a58f" stroke-width="1.600"/>`) + sym("any", `<circle cx="12" cy="12" r="10.400" fill="#fff6df" stroke="#5d4c3e" stroke-width="1.300"/><path d="M12 12V2.500A9.500 9.500 0 0 1 20.200 16.800z" fill="#c9543b"/><path d="M12 12l8.200 4.800A9.500 9.500 0 0 1 3.800 16.800z" fill="#6f9148"/><path d="M12 12L3.800 16.800A9.500 9.500 0 0 1 12 2.500z" fill="#57504a"/><circle cx="12" cy="12" r="5.600" fill="#fff6df"/><path d="M10 10.600c0-2.600 4-2.600 4 0 0 1.600-2 1.500-2 3M12 15.300v.6" stroke="#2b2420" stroke-width="1.500" fill="none" stroke-linecap="round"/>`) + sym("amphora", `<path d="M9.500 2h5v3.500c4.500 2.500 4 8 1 12L14 22h-4l-1.500-4.500c-3-4-3.500-9.500 1-12z" fill="currentColor"/><path d="M9.600 4C4.500 4 4.500 10 7 11.500M14.400 4c5.100 0 5.100 6 2.600 7.500" fill="none" stroke="currentColor" stroke-width="1.700"/>`) + sym("sword", `<path d="M19.500 2.500l2 2L11 16l-3-3z" fill="currentColor"/><path d="M5 12l7 7-1.500 1.500-3-2L4 22l-2-2 3.500-3.500-2-3z" fill="currentColor"/>`) + sym("lion", `<path d="M12 1.500l2.600 1.700 3-.4 1.400 2.800 2.700 1.500-.3 3.100 1.600 2.700-1.700 2.600.1 3.100-2.800 1.500-1.500 2.700-3.100-.2L12 24l-2-1.400-3.100.2-1.500-2.700-2.800-1.500.1-3.100L1 12.900l1.600-2.700-.3-3.100L5 5.600l1.400-2.800 3 .4z" fill="currentColor"/><path d="M7 9.500c2-2.500 8-2.500 10 0 .6 3-1 5-1.500 7-1 3-6 3-7 0C8 14.500 6.400 12.500 7 9.500z" style="fill:var(--lf,#f6e6c3)"/><path d="M10.500 14h3L12 16zM12 16v1.600M9.300 11.300h1.600M13.100 11.300h1.600" stroke="currentColor" stroke-width="1.200" fill="currentColor"/>`) + sym("lock", `<path d="M5 11h14v10H5z" fill="#7b6750"/><path d="M8 11V8a4 4 0 0 1 8 0v3" fill="none" stroke="#7b6750" stroke-width="2.400"/>`);
  }
  const defs = `<svg width="0" height="0" style="position:absolute"><defs>
<linearGradient id="gShaft"><stop offset="0" stop-color="#cdb88f"/><stop offset=".16" stop-color="#fbf3df"/><stop offset=".55" stop-color="#eadbb9"/><stop offset="1" stop-color="#b39a70"/></linearGradient>
<linearGradient id="gCol"><stop offset="0" stop-color="#fff8e6"/><stop offset=".5" stop-color="#ecdcb8"/><stop offset="1" stop-color="#ad926a"/></linearGradient>
<linearGradient id="gTimber" x2="0" y2="1"><stop offset="0" stop-color="#9a6a42"/><stop offset=".5" stop-color="#7b4f30"/><stop offset="1" stop-color="#583520"/></linearGradient>
<linearGradient id="gDock" x2="0" y2="1"><stop offset="0" stop-color="#4b3326"/><stop offset="1" stop-color="#2c1d16"/></linearGradient>
<linearGradient id="gLime" x2=".6" y2="1"><stop offset="0" stop-color="#fdf5e2"/><stop offset="1" stop-color="#ead9b6"/></linearGradient>
<linearGradient id="gGround" x2=".7" y2="1"><stop offset="0" stop-color="#dcb877"/><stop offset="1" stop-color="#b8905a"/></linearGradient>
<linearGradient id="gFar" x2=".6" y2="1"><stop offset="0" stop-color="#a3ab66"/><stop offset="1" stop-color="#6f7a40"/></linearGradient>
<linearGradient id="gWater"><stop offset="0" stop-color="#88b9c0"/><stop offset=".5" stop-color="#5793a6"/><stop offset="1" stop-color="#3d7389"/></linearGradient>
<linearGradient id="gSky" x2="0" y2="1"><stop offset="0" stop-color="#7fb0c6"/><stop offset=".7" stop-color="#e9dcb6"/><stop offset="1" stop-color="#d8bb80"/></linearGradient>
<linearGradient id="gWar" x2=".3" y2="1"><stop offset="0" stop-color="#b4492f"/><stop offset="1" stop-color="#74210f"/></linearGradient>
<linearGradient id="gCard" x2=".4" y2="1"><stop offset="0" stop-color="#fffaec"/><stop offset="1" stop-color="#f1e2c1"/></linearGradient>
<linearGradient id="gSteel" x2="1" y2="1"><stop offset="0" stop-color="#f7f3e6"/><stop offset=".5" stop-color="#b8b4a6"/><stop offset="1" stop-color="#6d6a60"/></linearGradient>
<linearGradient id="gBrass" x2="1" y2="1"><stop offset="0" stop-color="#ffeaa8"/><stop offset=".5" stop-color="#d6a044"/><stop offset="1" stop-color="#80530f"/></linearGradient>
<linearGradient id="gToga" x2="1" y2=".3"><stop offset="0" stop-color="#fffdf4"/><stop offset=".55" stop-color="#e9dcc0"/><stop offset="1" stop-color="#b39c78"/></linearGradient>
<radialGradient id="gCameo" cx=".35" cy=".3" r=".9"><stop offset="0" stop-color="#8d5a44"/><stop offset=".6" stop-color="#5b3227"/><stop offset="1" stop-color="#34190f"/></radialGradient>
<linearGradient id="gIvory" x2="1" y2=".5"><stop offset="0" stop-color="#fffbee"/><stop offset=".6" stop-color="#efdfc2"/><stop offset="1" stop-color="#c8a987"/></linearGradient>
<radialGradient id="gGlow"><stop offset="0" stop-color="#fff6bf" stop-opacity=".98"/><stop offset=".55" stop-color="#ffe78f" stop-opacity=".8"/><stop offset="1" stop-color="#ffe27a" stop-opacity="0"/></radialGradient>
<radialGradient id="gSand" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#f7e5b5"/><stop offset="1" stop-color="#d3ad6c"/></radialGradient>
<radialGradient id="gLight" cx=".12" cy=".05" r="1.100"><stop offset="0" stop-color="#fff4cf" stop-opacity=".2"/><stop offset=".5" stop-color="#fff4cf" stop-opacity="0"/><stop offset="1" stop-color="#3a2010" stop-opacity=".12"/></radialGradient>
<pattern id="pSlab" width="46" height="30" patternUnits="userSpaceOnUse"><rect width="46" height="30" fill="#d9c7a2"/><path d="M0 .5h46M0 15.500h46M12 0v15M36 15v15" stroke="#b29c74" stroke-width="1"/><path d="M1 1.500h10M13 1.500h32M1 16.500h34" stroke="#efe1c0" stroke-width="1"/></pattern>
<pattern id="pTri" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" fill="#c9b48a"/><path d="M0 .5h9M.5 0v9" stroke="#a58d61" stroke-width="1"/></pattern>
<pattern id="pWave" width="34" height="12" patternUnits="userSpaceOnUse"><path d="M0 6q8-5 17 0t17 0" stroke="#cfe6e6" stroke-opacity=".5" fill="none" stroke-width="1.200"/></pattern>
<pattern id="pWood" width="120" height="14" patternUnits="userSpaceOnUse"><path d="M0 3q30 3 60 0t60 0M0 9q30-3 60 1t60-1" stroke="#3a2010" stroke-opacity=".3" fill="none"/></pattern>
<filter id="fGrain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .25  0 0 0 0 .15  0 0 0 0 .05  0 0 0 .55 -.14"/></filter>
<filter id="fSh" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="2" dy="3" stdDeviation="2" flood-color="#3a2210" flood-opacity=".45"/></filter>
${icons()}</defs></svg>`;
  const SEAT = {
    m: [
      "disc",
      C.lapis,
      "#6f9ccb",
      "#183a5c"
    ],
    t: [
      "square",
      "#b9822b",
      "#e9bd68",
      "#6b4710"
    ],
    f: [
      "tri",
      C.laurel,
      "#8fae68",
      "#2f4420"
    ]
  };
  function mark(s, x, y, z = 16, o = "") {
    const [k, f, l, d] = SEAT[s], h = z / 2;
    let b = k === "disc" ? `<circle r="${h}" fill="${f}" stroke="${d}" stroke-width="1.200"/><path d="M${-h * .6} ${-h * .15}A${h * .65} ${h * .65} 0 0 1 ${h * .1} ${-h * .62}" stroke="${l}" stroke-width="${z / 8}" fill="none" stroke-linecap="round"/>` : k === "square" ? `<rect x="${-h * .9}" y="${-h * .9}" width="${h * 1.8}" height="${h * 1.8}" rx="1.500" fill="${f}" stroke="${d}" stroke-width="1.200"/><path d="M${-h * .55} ${h * .3}V${-h * .55}H${h * .3}" stroke="${l}" stroke-width="${z / 8}" fill="none"/>` : `<path d="M0 ${-h}L${h * 1.08} ${h * .85}H${-h * 1.08}z" fill="${f}" stroke="${d}" stroke-width="1.200" stroke-linejoin="round"/><path d="M${-h * .05} ${-h * .5}L${-h * .55} ${h * .45}" stroke="${l}" stroke-width="${z / 8}" fill="none"/>`;
    return `<g transform="translate(${R(x)} ${R(y)})" ${o}>${b}</g>`;
  }
  function worker(n, x, y, s = 1, o = {}) {
    const rim = o.seat ? SEAT[o.seat][1] : null;
    return `<g transform="translate(${R(x)} ${R(y)}) scale(${s})" ${o.x || ""}>` + el(2, 0, 13, 4, "#3a2210", "opacity=\".38\"") + (rim ? `<path d="M0-39c-5 0-7 4-6 8-6 2-8 10-9 31 5 4 25 4 30 0-1-21-3-29-9-31 1-4-1-8-6-8z" fill="none" stroke="${rim}" stroke-width="6" stroke-linejoin="round"/><path d="M0-39c-5 0-7 4-6 8-6 2-8 10-9 31 5 4 25 4 30 0-1-21-3-29-9-31 1-4-1-8-6-8z" fill="none" stroke="#fff8e6" stroke-width="2.400"/>` : "") + pt("M-5-29c-6 2-8 10-9 28 5 4 23 4 28 0-1-18-3-26-9-28z", "url(#gToga)", "stroke=\"#7d6444\" stroke-width=\"1\"") + pt("M-6-28C0-22 7-14 9 1l-4 1.500C3-10-3-18-9-22z", "#93331f", "opacity=\".85\"") + `<circle cx="0" cy="-33" r="5.600" fill="#e7bd93" stroke="#7d5a3a" stroke-width="1"/><path d="M-5.500-33c-1-7 11-8 11-1-2-3-4-3.500-6-3.500s-4 1.500-5 4.500z" fill="#54361f"/>` + `<circle cx="0" cy="-10" r="9.600" fill="url(#gBrass)" stroke="#5f3d0a" stroke-width="1.200"/><circle cx="0" cy="-10" r="7.600" fill="#fff6dc"/>` + `<text x="0" y="-5" text-anchor="middle" class="s" font-size="${R(Math.max(14.5, 12.4 / s))}" font-weight="700" fill="#2b2420">${n}</text></g>`;
  }
  const slot = (x, y, k = "open") => k === "open" ? el(x, y, 14, 6.5, "#6e5532") + el(x + .8, y + 1.5, 12.5, 5, "#f0dfb6") : el(x, y, 7.5, 4, "#8d7650") + `<path d="M${x - 4}${y < 0 ? "" : " "}${y - 1.5}l8 3M${x + 4} ${y - 1.5}l-8 3" stroke="#5d4a2c" stroke-width="1.300"/>`;
  const glowR = (x, y, w, h, r = 6, hot = 0) => `<g class="glow"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="#ffdf5e" stroke-opacity=".95" stroke-width="6"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="#8a3d00" stroke-width="1.800" stroke-dasharray="${hot ? "none" : "6 4"}"/></g>`;
  const glowP = (x, y, w, h, r = 6) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="#fffaf0" stroke-width="5"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="#2e5b88" stroke-width="2.400"/>`;
  const glowE = (x, y, a, b) => `<g class="glow"><ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="#fff0a8" fill-opacity=".75" stroke="#ffe27a" stroke-width="5"/><ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="none" stroke="#8a3d00" stroke-width="1.800" stroke-dasharray="5 3.500"/></g>`;
  function banner(x, y, t, col, w, dark) {
    return g(x, y, pt(`M${-w / 2 - 9}-8l6 8-6 8h10v-16zM${w / 2 + 9}-8l-6 8 6 8h-10v-16z`, dark) + rc(-w / 2, -10, w, 20, col, "rx=\"2\" stroke=\"" + dark + "\"") + rc(-w / 2, -10, w, 3, "#fff", "opacity=\".3\"") + ti(0, 4.5, t, 12.5, {
      a: "middle",
      f: col === "#f3e8cd" || col === "#e0b03f" ? "#2b2420" : "#fff8e6",
      x: "letter-spacing=\".6\""
    }));
  }
  function roof(L, Rr, y, ap, dx, dy, m = C.tc) {
    let s = pg([
      [L, y],
      [(L + Rr) / 2, ap],
      [(L + Rr) / 2 + dx, ap - dy],
      [L + dx, y - dy]
    ], m[0]) + pg([
      [Rr, y],
      [(L + Rr) / 2, ap],
      [(L + Rr) / 2 + dx, ap - dy],
      [Rr + dx, y - dy]
    ], m[2]);
    const n = Math.max(3, Math.round(dy / 5));
    for (let i = 1; i < n; i++) {
      const t = i / n, mx = (L + Rr) / 2 + dx * t, my = ap - dy * t;
      s += ln(mx, my, L + dx * t, y - dy * t, m[1], 1, "opacity=\".75\"") + ln(mx, my, Rr + dx * t, y - dy * t, "#6b2c19", .8, "opacity=\".5\"");
    }
    return s + ln((L + Rr) / 2, ap, (L + Rr) / 2 + dx, ap - dy, m[0], 2.2);
  }
  const colm = (x, y, h, w = 5) => rc(x - w / 2, y - h, w, h, "url(#gCol)") + rc(x - w / 2 - 1.5, y - h, w + 3, 2.5, "#fff3d6") + rc(x - w / 2 - 1.5, y - 2.5, w + 3, 2.5, "#d7c297");
  function house(w, h, ph, dx, dy, wall = C.lw, rf = C.tc, win = 2) {
    const L = -w / 2, Rr = w / 2;
    let s = el(4, 0, w * .62, 5, "#3a2210", "opacity=\".25\"") + pg([
      [Rr, 0],
      [Rr, -h],
      [Rr + dx, -h - dy],
      [Rr + dx, -dy]
    ], wall[2]) + rc(L, -h, w, h, wall[1]) + rc(L, -h, w * .35, h, wall[0], "opacity=\".7\"");
    s += roof(L - 2, Rr + 2, -h, -h - ph, dx, dy, rf) + pg([
      [L - 2, -h],
      [Rr + 2, -h],
      [0, -h - ph]
    ], wall[0]) + `<path d="M${L - 2} ${-h}L0 ${-h - ph}L${Rr + 2} ${-h}" fill="none" stroke="${rf[1]}" stroke-width="2"/>`;
    for (let i = 0; i < win; i++) {
      const x = L + w * (i + .5) / win;
      s += rc(x - 2.2, -h * .72, 4.4, 6, "#5d3a24");
    }
    return s;
  }
  function temple(o = {}) {
    const { w = 90, ch = 34, ph = 18, dx = 9, dy = 30, n = 4, rf = C.tc, sign = "", wall = "#c9a574", steps = 3 } = o;
    const L = -w / 2, Rr = w / 2, sh = 4 * steps, y0 = -sh - ch - 7, ap = y0 - ph;
    let s = el(8, 0, w * .68, 8, "#3a2210", "opacity=\".3\"");
    s += pg([
      [Rr, -sh],
      [Rr, y0],
      [Rr + dx, y0 - dy],
      [Rr + dx, -sh - dy]
    ], C.lw[2]);
    for (let i = 0; i < steps; i++) s += rc(L - 8 + i * 3, -4 * (i + 1), w + 16 - i * 6, 4.2, [
      "#cdb78c",
      "#dfcca3",
      "#efdfba"
    ][i % 3]) + rc(L - 8 + i * 3, -4 * (i + 1), w + 16 - i * 6, 1, "#fff6df");
    s += rc(L, y0 + 7, w, ch, wall) + rc(L, y0 + 7, w, ch * .3, "#5f3d20", "opacity=\".4\"") + rc(-6, -sh - ch * .72, 12, ch * .72, "#5a3520") + rc(-6, -sh - ch * .72, 6, ch * .72, "#7a4a2c");
    for (let i = 0; i < n; i++) s += colm(L + 5 + (w - 10) * i / (n - 1), -sh, ch, w > 70 ? 6 : 4.5);
    s += roof(L - 5, Rr + 5, y0, ap, dx, dy, rf) + pg([
      [L - 5, y0],
      [Rr + 5, y0],
      [0, ap]
    ], C.lw[1]) + pg([
      [L + 6, y0 - 2.5],
      [Rr - 6, y0 - 2.5],
      [0, ap + 5]
    ], "#cfae7c") + rc(L - 5, y0, w + 10, 7, C.lw[0]) + rc(L - 5, y0 + 4.5, w + 10, 2.5, C.lw[2], "opacity=\".6\"");
    return s + sign.replace(/Y/g, R(y0 - ph * .36));
  }
  const archHole = (x, y, w, h, f = "#5a3a24") => pt(`M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`, f) + pt(`M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w * .5} ${-w / 2}v${h}z`, "#2f1a0e", "opacity=\".35\"");
  function gate(w = 84, h = 56) {
    let s = el(8, 0, w * .66, 7, "#3a2210", "opacity=\".3\"") + pg([
      [w / 2, 0],
      [w / 2, -h],
      [w / 2 + 9, -h - 15],
      [w / 2 + 9, -15]
    ], C.lw[2]) + pg([
      [-w / 2, -h],
      [w / 2, -h],
      [w / 2 + 9, -h - 15],
      [-w / 2 + 9, -h - 15]
    ], "#fff6df");
    s += rc(-w / 2, -h, w, h, C.lw[1]) + rc(-w / 2, -h, w, 11, C.lw[0]) + rc(-w / 2 - 2, -h + 11, w + 4, 3, C.lw[2]) + archHole(0, 0, 26, 36) + archHole(-28, 0, 13, 22) + archHole(28, 0, 13, 22);
    [
      -38,
      -18,
      18,
      38
    ].forEach((x) => s += colm(x, 0, h - 14, 4.5));
    s += rc(-24, -h + 2.5, 48, 6.5, "#b48a4c", "opacity=\".6\"");
    s += g(4, -h - 8, pt("M-14 6c0-6 2-9 5-9s3 4 3 9zM-5 6c0-7 2-10 5-10s3 4 3 10zM4 6c0-6 2-9 5-9s3 4 3 9z", "url(#gBrass)", "stroke=\"#6b4710\" stroke-width=\".8\"") + pt("M-2-4v-9h4v9z", "url(#gBrass)") + `<circle cy="-15" r="2.600" fill="#d6a044"/>`);
    return s;
  }
  function stall(w, h, c1, c2) {
    let s = rc(-w / 2, -h, 2.5, h, C.tb[2]) + rc(w / 2 - 2.5, -h, 2.5, h, C.tb[2]) + rc(-w / 2 + 2, -9, w - 4, 8, C.tb[1]) + rc(-w / 2 + 2, -9, w - 4, 2, C.tb[0]);
    const n = 6, sw = w / n;
    for (let i = 0; i < n; i++) {
      s += pg([
        [-w / 2 - 3 + i * (w + 6) / n, -h + 5],
        [-w / 2 - 3 + (i + 1) * (w + 6) / n, -h + 5],
        [-w / 2 + 5 + (i + 1) * (w - 4) / n, -h - 11],
        [-w / 2 + 5 + i * (w - 4) / n, -h - 11]
      ], i % 2 ? c1 : c2) + pt(`M${R(-w / 2 - 3 + i * (w + 6) / n)} ${-h + 5}a${R((w + 6) / n / 2)} 5 0 0 0 ${R((w + 6) / n)} 0z`, i % 2 ? c1 : c2, "style=\"filter:brightness(.85)\"");
    }
    return s;
  }
  const jar = (x, y, s = 1, f = "#b5673e") => g(x, y, pt("M-2-13h4l-.5 2.500c3.500 1.500 3.500 6 1.500 9L1.500 0h-3L-3-1.500c-2-3-2-7.500 1.500-9z", f, "stroke=\"#5c2c14\" stroke-width=\".8\"") + pt("M-2-8.500c-1 2-.6 4 .3 6", "none", "stroke=\"#f0b48c\" stroke-width=\"1\""), s);
  const pine = (x, y, s = 1) => g(x, y, el(5, 0, 10, 3, "#3a2210", "opacity=\".25\"") + rc(-1.2, -15, 2.4, 15, "#6b4426") + el(1.5, -17, 11, 6, "#4d6232") + el(-1, -19, 9.5, 5, "#6f8745") + el(-3, -20.5, 5, 2.6, "#91a861"), s);
  const cyp = (x, y, s = 1) => g(x, y, el(4, 0, 6, 2, "#3a2210", "opacity=\".25\"") + pt("M0-26c4 6 5 18 2.500 25.500h-5C-5-8-4-20 0-26z", "#4a5f31") + pt("M0-26c-3 6-4.500 18-2.500 25.500h2z", "#748d4b"), s);
  const flagp = (x, y, c, h = 30) => g(x, y, rc(-1, -h, 2, h, C.tb[2]) + pt(`M1 ${-h + 1}q7-3 13 0v11q-6-3-13 0z`, c) + pt(`M1 ${-h + 1}q4-2 7-1.500v11q-3-.5-7 1.500z`, "#fff", "opacity=\".25\""));
  function ship(x, y, s = 1) {
    return g(x, y, pt("M-20-4q20 7 40-1l-5 9q-16 5-30 0z", C.tb[1], "stroke=\"#4d2d13\"") + pt("M-20-4q20 7 40-1l-1 3q-19 7-37 1z", C.tb[0]) + rc(-1, -30, 2, 27, C.tb[2]) + pt("M-13-27q13 4 27 0l-2 17q-11 4-23 0z", "#f6ead0", "stroke=\"#a8906a\"") + pt("M-4-26q4 1 8 0v17q-4 1-8 0z", "#b4492f"), s);
  }
  function crane() {
    return `<path d="M-26 0L-4-58L16 0M-18-22h27" stroke="${C.tb[1]}" stroke-width="4" fill="none"/><path d="M-26 0L-4-58" stroke="${C.tb[0]}" stroke-width="1.400" fill="none"/><path d="M-4-58L30-70M30-70v34" stroke="${C.tb[2]}" stroke-width="2.500" fill="none"/><circle cx="-4" cy="-15" r="12" fill="none" stroke="${C.tb[1]}" stroke-width="3.500"/><path d="M-16-15h24M-4-27v24M-12-23l16 16M4-23l-16 16" stroke="${C.tb[2]}" stroke-width="1.300"/>` + rc(22, -36, 17, 12, C.tr[1]) + rc(22, -36, 17, 3, C.tr[0]) + rc(34, -36, 5, 12, C.tr[2], "opacity=\".5\"");
  }
  const blocks = (x, y) => g(x, y, rc(0, -9, 14, 9, C.tr[1]) + rc(0, -9, 14, 2.5, C.tr[0]) + rc(15, -9, 13, 9, C.tr[1]) + rc(15, -9, 13, 2.5, C.tr[0]) + rc(7, -18, 14, 9, C.tr[0]) + rc(17, -18, 4, 9, C.tr[2], "opacity=\".5\""));
  function tent(x, y, s = 1) {
    return g(x, y, pg([
      [-16, 0],
      [0, -20],
      [8, -30],
      [26, -11],
      [16, 0]
    ], C.lw[2]) + pg([
      [-16, 0],
      [0, -20],
      [16, 0]
    ], C.lw[0]) + pg([
      [0, -20],
      [8, -30],
      [26, -11],
      [16, 0]
    ], "#d4b98a") + pg([
      [-4, 0],
      [0, -13],
      [4, 0]
    ], "#6b4426") + ln(0, -20, 8, -30, "#fff8e6", 1.5), s);
  }
  function tower(x, y, w = 20, h = 44, f = C.lw) {
    let s = pg([
      [w / 2, 0],
      [w / 2, -h],
      [w / 2 + 5, -h - 7],
      [w / 2 + 5, -7]
    ], f[2]) + rc(-w / 2, -h, w, h, f[1]) + rc(-w / 2, -h, w * .35, h, f[0]) + pg([
      [-w / 2, -h],
      [w / 2, -h],
      [w / 2 + 5, -h - 7],
      [-w / 2 + 5, -h - 7]
    ], "#8d6b45");
    for (let i = 0; i < 3; i++) s += rc(-w / 2 + i * (w - 4) / 2 - 1, -h - 5, 5, 7, f[0]);
    return g(x, y, s + rc(-2, -h * .65, 4, 8, "#4d2d13"));
  }
  function colosseum(rx = 92, ry = 56, H = 30) {
    let s = el(10, H + 8, rx + 6, ry + 2, "#3a2210", "opacity=\".3\"");
    s += pt(`M${-rx} 0v${H}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-H}z`, C.lw[1]) + pt(`M${rx * .2} 0L${rx * .2} ${H + ry * .98}A${rx} ${ry} 0 0 0 ${rx} ${H}V0z`, C.lw[2], "opacity=\".55\"");
    for (let t = 0; t < 2; t++) {
      const n = 19;
      for (let i = 0; i < n; i++) {
        const a = Math.PI * (1 - (i + .5) / n), x = rx * Math.cos(a), y = ry * Math.sin(a) + H * (t + 1) / 2 - 1, ww = Math.max(2.2, 9.5 * Math.sin(a));
        s += archHole(x, y, ww, H / 2 - 3.5, "#6d472b");
      }
      s += `<path d="M${-rx} ${H * (t + 1) / 2}A${rx} ${ry} 0 0 0 ${rx} ${H * (t + 1) / 2}" fill="none" stroke="#fff3d2" stroke-width="1.600"/>`;
    }
    s += el(0, 0, rx, ry, "#fff3d6") + el(0, 0, rx - 5, ry - 4, "#c9ab78");
    [
      [.9, "#e6c78d"],
      [.8, "#c9a066"],
      [.71, "#e8cd97"],
      [.62, "#b98d55"],
      [.56, "#7d5630"]
    ].forEach(([k, f], i) => s += el(1.5 * i * .4, 1.5 * i * .6, R(rx * k), R(ry * k), f));
    for (let i = 0; i < 16; i++) {
      const a = i * Math.PI / 8 + .2;
      s += ln(rx * .6 * Math.cos(a), ry * .6 * Math.sin(a) + 1, rx * .93 * Math.cos(a), ry * .93 * Math.sin(a), "#9a7a4b", .8, "opacity=\".7\"");
    }
    s += pt(`M${-rx * .94} 0A${rx * .94} ${ry * .94} 0 0 1 0 ${-ry * .94}L0 ${-ry * .58}A${rx * .58} ${ry * .58} 0 0 0 ${-rx * .58} 0z`, "#5d3a1c", "opacity=\".3\"");
    if (rx > 60) {
      for (let i = 0; i < 9; i++) {
        const a = Math.PI * (1.02 + i * .12), b = a + .3, q = (r, t) => [rx * r * Math.cos(t), ry * r * Math.sin(t)];
        s += pg([
          q(.97, a),
          q(.97, b),
          q(.74, b - .04),
          q(.74, a + .04)
        ], i % 2 ? "#f6e3b8" : "#b4492f", "opacity=\".92\"");
      }
      for (let i = 0; i < 12; i++) {
        const a = Math.PI * (i / 6), x = rx * Math.cos(a), y = ry * Math.sin(a);
        s += rc(x - .6, y - 10, 1.3, 10, "#6b4426") + pg([
          [x + .6, y - 10],
          [x + 7, y - 8],
          [x + .6, y - 5.5]
        ], i % 2 ? "#93331f" : "#6b3f6e");
      }
    }
    return s + el(1, 4, R(rx * .54), R(ry * .54), "url(#gSand)");
  }
  const BLD = {
    Colosseum: () => g(0, -27, colosseum(30, 15, 13)),
    Thermae: () => pt("M-16-22a16 16 0 0 1 32 0z", "#c98a5e", "stroke=\"#8a3f27\"") + pt("M-16-22a16 16 0 0 1 10-15q-5 6-5 15z", "#eab88e") + rc(-28, -22, 56, 22, C.lw[1]) + rc(-28, -22, 18, 22, C.lw[0]) + archHole(-18, 0, 10, 16) + archHole(0, 0, 12, 18) + archHole(18, 0, 10, 16) + rc(-30, -24, 60, 3, "#fff3d6") + pt("M-6-42q3-4 0-8M4-44q3-4 0-8", "none", "stroke=\"#fff\" stroke-width=\"2\" opacity=\".8\""),
    Portus: () => rc(-34, -9, 68, 9, "#4f8ba0") + pt("M-34-6q9-3 17 0t17 0 17 0 17 0", "none", "stroke=\"#cfe6e6\"") + g(16, -9, tower(0, 0, 12, 36)) + el(16, -52, 4, 4, "#ffdf7a") + ship(-10, -5, .85),
    Insula: () => g(-13, 0, house(24, 38, 6, 4, 9, C.lw, C.tc, 2)) + g(13, 0, house(26, 28, 7, 5, 10, [
      "#f0c79c",
      "#dca878",
      "#a9744a"
    ], C.tc, 2)) + rc(-20, -14, 4, 6, "#5d3a24") + rc(-10, -14, 4, 6, "#5d3a24"),
    Basilica: () => temple({
      w: 58,
      ch: 20,
      ph: 9,
      dx: 7,
      dy: 15,
      n: 6,
      steps: 2
    }),
    Taberna: () => g(0, 0, house(44, 24, 9, 6, 11, C.lw, C.tc, 0)) + g(0, 0, stall(40, 15, "#b4492f", "#fff1d0")) + jar(-24, 0, .8) + jar(25, 0, .8),
    Horreum: () => house(52, 22, 12, 6, 14, [
      "#f0c79c",
      "#dca878",
      "#a9744a"
    ], C.tc, 4)
  };
  const ARM = {
    Hannibal: () => pt("M-12-34C-10-48 14-48 15-30l2 12-8 2-2-8-14 1-3 14-6-6z", "url(#gSteel)", "stroke=\"#4a463c\" stroke-width=\"1.200\"") + pt("M-10-38C-18-58 22-62 22-30l-5-6C14-48 0-48-10-38z", "#d3452b", "stroke=\"#6d160a\"") + rc(-13, -31, 29, 4, "url(#gBrass)") + pt("M4-25c5 4 5 12-2 16l-3-3c3-4 3-9 1-13z", "url(#gBrass)", "stroke=\"#6b4710\""),
    Spartacus: () => g(0, -28, pt("M-3-26L0-31 3-26V10h-6z", "url(#gSteel)", "stroke=\"#4a463c\"") + ln(0, -26, 0, 9, "#fff", 1) + rc(-11, 9, 22, 4.5, "url(#gBrass)", "rx=\"2\" stroke=\"#6b4710\"") + rc(-2.8, 13, 5.6, 11, C.tb[1]) + el(0, 26, 4.5, 4, "#d6a044", "stroke=\"#6b4710\""), 1, 28) + g(0, -28, pt("M-3-26L0-31 3-26V10h-6z", "url(#gSteel)", "stroke=\"#4a463c\"") + ln(0, -26, 0, 9, "#fff", 1) + rc(-11, 9, 22, 4.5, "url(#gBrass)", "rx=\"2\" stroke=\"#6b4710\"") + rc(-2.8, 13, 5.6, 11, C.tb[1]) + el(0, 26, 4.5, 4, "#d6a044", "stroke=\"#6b4710\""), 1, -28),
    Vercingetorix: () => rc(-17, -54, 34, 50, "#c23f26", "rx=\"8\" stroke=\"url(#gBrass)\" stroke-width=\"3.500\"") + rc(-14, -51, 8, 44, "#fff", "opacity=\".16\" rx=\"4\"") + `<path d="M0-50v42M-13-29h26M-11-47L11-11M11-47L-11-11" stroke="#f1c75c" stroke-width="2"/>` + el(0, -29, 7.5, 8.5, "url(#gSteel)", "stroke=\"#4a463c\""),
    Pyrrhus: () => [
      -16,
      0,
      16
    ].map((r) => g(0, -4, rc(-1.4, -40, 2.8, 42, C.tb[0]) + pt("M-4-40L0-55 4-40 0-36z", "url(#gSteel)", "stroke=\"#4a463c\""), 1, r)).join("") + el(0, -16, 15, 14, "url(#gBrass)", "stroke=\"#6b4710\"") + el(0, -16, 10, 9.5, "#93331f") + el(0, -16, 4, 4, "#ffe59a")
  };
  const PART = {
    head: pt("M8 72C14 69 24 68 25 60C25 58.500 22 58 19 57.800C15 58 13 56 13.400 53C13.600 51 14.600 50.400 14.200 49.400C12.600 48.800 12.200 47.400 13 46.400C13.600 45.600 14 45.200 14 44.600C12.600 44.200 11.800 43.400 12.400 42C12.800 41 13.400 40.800 13.200 40.200C11.600 40 9.200 39.600 9.400 38C10 35.600 13.400 32 14.600 28.600C15 27 14.400 25.800 15 24C16 19 17 14 22 10C28 4 42 3 48 12C53 19 51.600 30 48 37C46 41 44.600 45 45 50C45.400 56 48 60 54 64C57 66 58 70 58 72Z", "url(#gIvory)") + pt("M27 60C33 58 38 52 40 46C41 56 46 62 53 66L36 72C33 66 30 63 27 60z", "#b9936e", "opacity=\".45\"") + pt("M16 28.500c2-1.600 5-1.600 7.500-.3M17 31.200c1.600-1.500 4-1.400 5.400 0-1.600 1-4 1-5.400 0z", "#7b583c", "stroke=\"#7b583c\" stroke-width=\".9\"") + pt("M14 44.700c2 .3 3.600.2 5-.6M13.400 40.200c1.500.3 2.600-.2 3.200-1.500", "none", "stroke=\"#8d6748\" stroke-width=\"1\""),
    ear: pt("M33 31c4-3 7 1 5.500 5-1 2.600-2 5-3.700 4.600-1.800-.4-1.600-3.600-2-5.600z", "#ead5b2", "stroke=\"#9c7550\" stroke-width=\"1\""),
    short: (c) => pt("M17.500 19C17 12 24 4 36 4C48 5 53.500 16 51.500 27C50.500 33 47.500 38 45.600 43C42 43 40 41 39.500 37C40 31 35 28 32.500 31L30.500 26C28 22 22 22 17.500 19z", c) + `<path d="M20 16q7 4 12 3t13 9M23 11q10 3 16 3t9 12M30 7q10 2 16 8" stroke="#fff" stroke-opacity=".35" stroke-width="1.300" fill="none"/>`,
    curly: (c) => {
      let s = "";
      [
        [
          19,
          17,
          5
        ],
        [
          25,
          11,
          5.5
        ],
        [
          33,
          8,
          6
        ],
        [
          41,
          10,
          6
        ],
        [
          47,
          16,
          6
        ],
        [
          49,
          24,
          6
        ],
        [
          48,
          32,
          5.5
        ],
        [
          45,
          39,
          5
        ],
        [
          40,
          20,
          8
        ],
        [
          31,
          18,
          7
        ],
        [
          24,
          20,
          4.5
        ],
        [
          41,
          30,
          6
        ],
        [
          43,
          44,
          4
        ]
      ].forEach(([x, y, r]) => s += `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><path d="M${x - r * .5} ${y - r * .1}a${r * .5} ${r * .5} 0 0 1 ${r * .7} ${-r * .4}" stroke="#fff" stroke-opacity=".45" fill="none" stroke-width="1.200"/>`);
      return s;
    },
    bald: (c) => pt("M40 26C48 22 52 24 51 29C50 35 47 39 45.500 44C41 44 39.500 40 39.500 36C40 32 39 29 36 28z", c) + `<path d="M42 29q5 1 6 4M41 34q4 1 5 4" stroke="#fff" stroke-opacity=".4" stroke-width="1.200" fill="none"/><path d="M20 20q5-2 9 0" stroke="#a9825c" stroke-width="1" fill="none"/>`,
    beard: (c) => pt("M31 36C31 44 28 47 21 46.500C18 45 15 46 14 47C12 49 13 52 11.500 55C11 60 15 65 21 65C29 64 35 57 37 48C38 44 37 40 35.500 39z", c) + `<path d="M16 51q1 7 5 11M21 50q0 7 3 11M27 48q0 6 1 10" stroke="#fff" stroke-opacity=".35" stroke-width="1.200" fill="none"/>`,
    wreath: () => {
      let s = "";
      for (let i = 0; i < 8; i++) {
        const t = i / 7, x = 17 + t * 33, y = 20 - 8 * Math.sin(t * 2.6) + t * 12;
        s += `<ellipse cx="${R(x)}" cy="${R(y - 3)}" rx="5.500" ry="2.200" fill="#b8912f" transform="rotate(${-50 + t * 70} ${R(x)} ${R(y - 3)})"/><ellipse cx="${R(x)}" cy="${R(y + 2)}" rx="5.200" ry="2" fill="#f0cf6a" transform="rotate(${20 + t * 60} ${R(x)} ${R(y + 2)})"/>`;
      }
      return s + pt("M50 30q6 4 4 11", "none", "stroke=\"#f0cf6a\" stroke-width=\"2\"");
    },
    helmet: () => pt("M14.500 22C15 8 28 2 38 4C50 6 54 18 52 30L49 44C45 46 41 44 40 40L39 32C35 28 30 27 27 27L14 26z", "url(#gBrass)", "stroke=\"#6b4710\" stroke-width=\"1\"") + pt("M30 29c6 1 9 6 8 14-1 6-4 9-7 10l-4-6c3-4 4-12 3-18z", "url(#gBrass)", "stroke=\"#6b4710\" stroke-width=\"1\"") + pt("M22 7C24-4 46-6 56 12C60 22 58 34 55 42C55 26 48 10 34 5z", "#b4492f", "stroke=\"#6d160a\" stroke-width=\"1\"") + `<path d="M30 1l3 5M39 0l0 6M47 4l-3 6M53 11l-5 4M57 21l-6 2M57 31l-5 0" stroke="#f0a58f" stroke-width="1.100"/>`,
    veil: () => pt("M19 17C21 6 34 0 44 4C55 8 58 24 57 40C57 54 59 64 60 72H38C40 60 38 50 39 42C40 32 34 22 27 20C24 19 21 19 19 17z", "#dfeaf0", "opacity=\".96\"") + `<path d="M30 8C44 10 50 24 49 44C48 58 50 66 52 72M38 6C50 12 54 28 54 46" stroke="#93aebb" stroke-width="1.400" fill="none"/>` + pt("M19 17C22 10 27 8 30 9C25 12 24 16 25 20z", "#7c5236"),
    toga: pt("M6 72C12 67 24 66 28 60C36 64 46 62 52 62C57 65 59 69 59 72z", "#fff9ea") + `<path d="M12 72q14-4 20-10M24 72q12-3 20-9M38 72q8-2 14-7" stroke="#b89c72" stroke-width="1.500" fill="none"/>`,
    stripe: pt("M20 72C28 69 34 65 37 61L43 62C39 67 34 70 29 72z", "#93331f"),
    cuirass: pt("M6 72C10 66 22 66 26 60L46 58C54 62 58 66 59 72z", "url(#gBrass)", "stroke=\"#6b4710\"") + el(33, 68, 4, 3.5, "#93331f")
  };
  const PAT = {
    Livia: ["toga", "veil"],
    Antonius: [
      "cuirass",
      "curly:#7c5236",
      "ear0",
      "beard:#7c5236"
    ],
    Cato: [
      "toga",
      "stripe",
      "ear",
      "bald:#cfc2ac"
    ],
    Seneca: [
      "toga",
      "ear",
      "bald:#a89680",
      "beard:#c9bca6"
    ],
    Agrippa: [
      "cuirass",
      "ear",
      "short:#5c3c26",
      "wreath"
    ],
    Scipio: ["cuirass", "helmet"],
    Maecenas: [
      "toga",
      "stripe",
      "ear",
      "curly:#3f2a1c"
    ],
    Octavianus: [
      "toga",
      "ear",
      "short:#c49a55",
      "wreath"
    ],
    Plinius: [
      "toga",
      "ear",
      "short:#9b8f7e",
      "beard:#9b8f7e"
    ],
    Lepidus: [
      "toga",
      "stripe",
      "ear",
      "short:#6b4a30"
    ],
    Crassus: [
      "toga",
      "stripe",
      "ear",
      "bald:#5c4634"
    ],
    Marius: [
      "cuirass",
      "ear",
      "short:#8a7a66"
    ],
    Clodius: [
      "toga",
      "ear",
      "curly:#8a5a30"
    ]
  };
  const CAMBG = {
    Livia: "#3f5f7d",
    Antonius: "#7a2f22",
    Cato: "#4e5b33",
    Seneca: "#5b4632",
    Agrippa: "#2f5468",
    Scipio: "#6b2c1d",
    Maecenas: "#5c3763",
    Octavianus: "#274868"
  };
  let cid = 0;
  function cameo(n, x, y, s = 1, o = "") {
    const id = "c" + ++cid;
    return `<g transform="translate(${R(x)} ${R(y)}) scale(${s})" ${o}><ellipse cx="32" cy="40" rx="33" ry="40" fill="#3a2210" opacity=".3"/><ellipse cx="30" cy="37" rx="33" ry="40" fill="url(#gBrass)" stroke="#5f3d0a" stroke-width="1"/><ellipse cx="30" cy="37" rx="29" ry="36" fill="${CAMBG[n] || "#5b3227"}"/><ellipse cx="30" cy="37" rx="29" ry="36" fill="url(#gCameo)" opacity=".35"/><clipPath id="${id}"><path d="M1 37A29 36 0 0 0 59 37L62-8H-2z"/></clipPath><g clip-path="url(#${id})">${PART.head}${(PAT[n] || PAT.Lepidus).map((p) => {
      const [k, c] = p.split(":");
      return k === "ear0" ? PART.ear : typeof PART[k] === "function" ? PART[k](c) : PART[k];
    }).join("")}</g><path d="M4 26A29 36 0 0 1 22 3" stroke="#fff" stroke-opacity=".5" stroke-width="2.400" fill="none"/></g>`;
  }
  return {
    C,
    defs,
    g,
    rc,
    pt,
    pg,
    el,
    ln,
    tx,
    ti,
    ic,
    mark,
    worker,
    roof,
    colm,
    house,
    temple,
    archHole,
    gate,
    stall,
    jar,
    pine,
    cyp,
    flagp,
    ship,
    crane,
    blocks,
    tent,
    tower,
    colosseum,
    BLD,
    cameo,
    rnd,
    R,
    icons
  };
})();

export { AV as default };