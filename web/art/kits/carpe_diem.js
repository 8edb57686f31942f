// The drawing kit of the pictures of carpe_diem: parts composed as SVG text, light from the upper left.
const CD = (() => {
  const DV = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0]
  ], LAND = "PHVF", DWELL = "mgac";
  let uid = 0;
  const rnd = ((s) => () => (s = s * 16807 % 2147483647) / 2147483647)(20);
  const R = {
    X: [
      "#e58a63",
      "#bd5533",
      "#a5452b",
      "#dc7850",
      "#7a2d1a",
      "#f6bf9b"
    ],
    m: [
      "#f6d66e",
      "#cf9c2f",
      "#b98722",
      "#eec650",
      "#79540f",
      "#fdeaa6"
    ],
    g: [
      "#bd8d5c",
      "#885c32",
      "#774e28",
      "#ab7b4a",
      "#4a2d13",
      "#dcb688"
    ],
    a: [
      "#dedbd4",
      "#9d9992",
      "#88847d",
      "#ccc8c0",
      "#55524d",
      "#f5f3ee"
    ],
    c: [
      "#6db59f",
      "#367a67",
      "#2c6858",
      "#549d87",
      "#163f35",
      "#a9dccb"
    ]
  };
  const L = {
    P: {
      bank: "#e3d3a8",
      rim: "#2d6288",
      fill: "url(#pPond)"
    },
    H: {
      bank: "#3c6a2f",
      rim: "#5d4325",
      fill: "url(#pHerb)"
    },
    V: {
      bank: "#8d6f47",
      rim: "#6d5230",
      fill: "url(#pVine)"
    },
    F: {
      bank: "#7d5522",
      rim: "#a8741f",
      fill: "url(#pFarm)"
    }
  };
  const ICON = {
    P: "fish",
    H: "herb",
    V: "grape",
    F: "hen",
    m: "merchant",
    g: "granary",
    a: "admin",
    c: "craft",
    X: "villa"
  };
  const SEAT = {
    L: [
      "#2e5b88",
      "#6fa3d6",
      "#173755",
      "disc"
    ],
    B: [
      "#b9822b",
      "#e8b95c",
      "#6b4710",
      "square"
    ],
    C: [
      "#55703b",
      "#93b56c",
      "#2c4019",
      "triangle"
    ]
  };
  const f1 = (n) => Math.round(n * 10) / 10;
  const poly = (p, f, x = "") => `<path d="M${p.map((q) => f1(q[0]) + " " + f1(q[1])).join("L")}Z" fill="${f}" stroke="${f}" stroke-width=".7" ${x}/>`;
  const use = (id, x, y, s, x2 = "") => `<use href="#i-${id}" x="${f1(x - s / 2)}" y="${f1(y - s / 2)}" width="${s}" height="${s}" ${x2}/>`;
  const T = (x, y, t, c = "", a = "") => `<text x="${x}" y="${y}" class="${c}" ${a}>${t}</text>`;
  function mark(k, x, y, r, x2 = "") {
    const [c, l, d, sh] = SEAT[k];
    const st = `fill="${c}" stroke="#fffaf0" stroke-width="${r / 6}" ${x2}`;
    if (sh == "disc") return `<circle cx="${x}" cy="${y}" r="${r}" ${st}/>`;
    if (sh == "square") return `<rect x="${x - r * .88}" y="${y - r * .88}" width="${r * 1.76}" height="${r * 1.76}" rx="${r * .12}" ${st}/>`;
    return `<path d="M${x} ${y - r}L${x + r * 1.05} ${y + r * .82}H${x - r * 1.05}Z" stroke-linejoin="round" ${st}/>`;
  }
  function disc(k, x, y, r) {
    const [c, l, d, sh] = SEAT[k];
    const g = (dy, f, e = "") => sh == "disc" ? `<circle cx="${x}" cy="${y + dy}" r="${r}" fill="${f}" ${e}/>` : sh == "square" ? `<rect x="${x - r * .9}" y="${y + dy - r * .9}" width="${r * 1.8}" height="${r * 1.8}" rx="2" fill="${f}" ${e}/>` : `<path d="M${x} ${y + dy - r * 1.1}L${x + r * 1.1} ${y + dy + r * .85}H${x - r * 1.1}Z" stroke-linejoin="round" fill="${f}" ${e}/>`;
    return g(5, "#2b1a0c", "opacity=\".35\" transform=\"translate(3 1)\"") + g(4, d) + g(0, c, `stroke="${l}" stroke-width="1.6"`) + `<path d="M${x - r * .45} ${y - r * .1}q${r * .1} ${-r * .4} ${r * .5} ${-r * .42}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>`;
  }
  function toga(k, x, y, s = 1) {
    const [c, l, d] = SEAT[k];
    return `<g transform="translate(${x} ${y}) scale(${s})">
<ellipse cx="9" cy="1" rx="19" ry="6" fill="#2b1a0c" opacity=".38"/><ellipse cx="0" cy="-1" rx="14" ry="5" fill="${d}"/>
<path d="M-13-2C-13-14-13-26-8-33C-4-37 5-37 9-32C14-24 13-12 13-2C6 2-6 2-13-2Z" fill="${c}"/>
<path d="M-13-2C-13-14-13-26-8-33C-6-35-3-36-1-36C-6-26-8-12-7 .6C-9.500 0-12-1-13-2Z" fill="${l}"/>
<path d="M5-35.500C8-34.500 9-32 10-30C14-22 13-12 13-2C11-1 9 0 7 .4C9-12 9-24 5-35.500Z" fill="${d}" opacity=".65"/>
<path d="M-7-33C-2-22 6-17 13-13L13-8C3-11-6-18-10-28Z" fill="#fbf3df"/><path d="M-7-33C-2-22 6-17 13-13" fill="none" stroke="#93331f" stroke-width="1.500"/>
<path d="M-3-12C-3-8-4-4-4 0M2-13C3-8 3-4 2 0" stroke="${d}" fill="none" stroke-width="1.100" opacity=".8"/>
<circle cx="0" cy="-41" r="7.600" fill="#d79f77"/><path d="M-7.600-41a7.600 7.600 0 0 1 9-7.400c-5 1-7 4-6.500 9.400z" fill="#f3c9a2"/><path d="M-7.400-42.500C-7-50 7-50.500 7.400-42.500C4-46 0-45.500-2-44.500C-4-45-6-44-7.400-42.500Z" fill="#4a3020"/>
<path d="M-7.600-42.500Q0-48 7.600-42.500" stroke="#7d9d3a" stroke-width="2.200" fill="none" stroke-dasharray="2.600 1.100"/>
${mark(k, -1, -21, 6)}</g>`;
  }
  function clipOf(cells, e = 0) {
    const id = "c" + uid++;
    return [id, `<clipPath id="${id}">${cells.map((t) => `<rect x="${t.c * 100 - e}" y="${t.r * 100 - e}" width="${100 + 2 * e}" height="${100 + 2 * e}"/>`).join("")}</clipPath>`];
  }
  const dirs = (t, l) => [
    0,
    1,
    2,
    3
  ].filter((i) => t.s[i] == l);
  const kinds = (t) => [...new Set(t.s.replace(/\./g, ""))];
  function features(cells) {
    const at = {};
    cells.forEach((t) => at[t.r + "," + t.c] = t);
    const seen = {}, out = [];
    cells.forEach((t) => kinds(t).forEach((l) => {
      if (seen[t.r + "," + t.c + l]) return;
      const f = {
        l,
        cells: [],
        done: true
      }, q = [t];
      seen[t.r + "," + t.c + l] = 1;
      while (q.length) {
        const u = q.pop();
        f.cells.push(u);
        dirs(u, l).forEach((i) => {
          const n = at[u.r + DV[i][1] + "," + (u.c + DV[i][0])];
          if (!n) {
            f.done = false;
            return;
          }
          if (n.s[(i + 2) % 4] != l) console.error("mismatch", u, n, l);
          if (!seen[n.r + "," + n.c + l]) {
            seen[n.r + "," + n.c + l] = 1;
            q.push(n);
          }
        });
      }
      out.push(f);
    }));
    return out;
  }
  const adj = (t) => {
    const i = [
      0,
      1,
      2,
      3
    ].filter((i) => t.s[i] != ".");
    return i.length == 2 && (i[1] - i[0]) % 2 == 1;
  };
  function landscape(f, lod) {
    const { l, cells, done } = f, S = L[l], w = 46;
    let d = "", an = [];
    cells.forEach((t) => {
      const ds = dirs(t, l), ox = t.c * 100, oy = t.r * 100, e = (i) => [ox + 50 + DV[i][0] * 50, oy + 50 + DV[i][1] * 50];
      if (ds.length == 1) {
        const i = ds[0], k = kinds(t).length > 1 ? adj(t) ? 20 : 26 : 44, [a, b] = e(i), p = [a - DV[i][0] * (k - 4), b - DV[i][1] * (k - 4)];
        d += `M${a} ${b}L${p[0]} ${p[1]}`;
        an.push(p);
      } else {
        const [a, b] = e(ds[0]), [m, n] = e(ds[1]);
        d += `M${a} ${b}Q${ox + 50} ${oy + 50} ${m} ${n}`;
        an.push([ox + 50 + (DV[ds[0]][0] + DV[ds[1]][0]) * 12, oy + 50 + (DV[ds[0]][1] + DV[ds[1]][1]) * 12]);
      }
    });
    const st = (c, ww, x = "") => `<path d="${d}" fill="none" stroke="${c}" stroke-width="${ww}" stroke-linecap="round" stroke-linejoin="round" ${x}/>`;
    let s = "";
    if (!lod) s += st("#2b2a12", w + 8, "opacity=\".28\" transform=\"translate(3 4)\"");
    if (done) s += st("#a86f12", w + 13) + st("#ffd766", w + 10);
    s += st(S.bank, w + 6);
    if (!lod && l == "F") s += st("#e7b65a", w + 3, "style=\"stroke-linecap:round\" stroke-dasharray=\"3 5\"");
    if (!lod && l == "H") s += st("#6f9d4c", w + 5, "stroke-dasharray=\"1 7\" ");
    s += st(S.rim, w);
    s += st(S.fill, w - 4, lod ? "" : "transform=\"translate(1.2 1.4)\"");
    if (l == "P" && !lod) s += st("#d6f0fb", 2, "opacity=\".75\" stroke-dasharray=\"11 16\" transform=\"translate(-10 -8)\"") + st("#bfe6f7", 1.8, "opacity=\".7\" stroke-dasharray=\"8 19\" transform=\"translate(8 9)\"");
    if (!lod) {
      if (done && cells.length == 2) {
        const m = [(an[0][0] + an[1][0]) / 2, (an[0][1] + an[1][1]) / 2];
        s += badge(ICON[l], m[0], m[1], l);
      } else an.forEach((p, i) => {
        if (!done || i < cells.length - 1 || cells.length < 2) s += badge(ICON[l], p[0], p[1], l);
      });
    }
    return s;
  }
  const badge = (ic, x, y, l) => (l == "P" ? "" : `<circle cx="${x}" cy="${y}" r="17" fill="${{
    H: "#eef3d2",
    V: "#f3e6ef",
    F: "#fff0c8"
  }[l]}" opacity=".88"/>`) + use(ic, x, y, l == "P" ? 34 : 29);
  function building(f, lod) {
    const { l, cells, done } = f, t = R[l], h = l == "X" ? 25.5 : 24;
    let rects = [], s = "", top = "", cx = 0, cy = 0, n = 0;
    cells.forEach((c) => {
      const ox = c.c * 100, oy = c.r * 100, two = kinds(c).length > 1, ds = dirs(c, l);
      const chim = (x, y) => {
        top += lod ? `<rect x="${x}" y="${y}" width="13" height="13" fill="#fff3e0"/>` : `<path d="M${x + 2} ${y + 15}l9 8h8l-4-14z" fill="#4a160a" opacity=".4"/><rect x="${x}" y="${y}" width="15" height="15" rx="1.500" fill="#fbeeda" stroke="#7a2d1a" stroke-width="1"/><path d="M${x + 15} ${y}v15H${x}z" fill="#cbb08f"/><rect x="${x + 4}" y="${y + 4}" width="7" height="7" fill="#3a2118"/>`;
      };
      if (l == "X" && !(ds.length == 1 && two)) {
        let px = 50, py = 50;
        rects.push([
          ox + px - h,
          oy + py - h,
          2 * h,
          2 * h
        ]);
        for (let i = 0; i < 4; i++) {
          const [dx, dy] = DV[i], qx = -dy, qy = dx, E = [
            py,
            100 - px,
            100 - py,
            px
          ][i], P = (u, v) => [ox + px + dx * u + qx * v, oy + py + dy * u + qy * v];
          if (ds.includes(i)) {
            const a = P(0, -h), b = P(E, h);
            rects.push([
              Math.min(a[0], b[0]),
              Math.min(a[1], b[1]),
              Math.abs(a[0] - b[0]),
              Math.abs(a[1] - b[1])
            ]);
            s += poly([
              P(0, 0),
              P(E, 0),
              P(E, h),
              P(h, h)
            ], t[(i + 1) % 4]) + poly([
              P(0, 0),
              P(E, 0),
              P(E, -h),
              P(h, -h)
            ], t[(i + 3) % 4]);
            const r = P(E, 0);
            top += `<path d="M${ox + px} ${oy + py}L${r[0]} ${r[1]}" stroke="${t[5]}" stroke-width="3.400"/>`;
          } else {
            s += poly([
              P(0, 0),
              P(h, h),
              P(h, -h)
            ], t[i]);
            if (!lod) {
              const a = P(h, h), b = P(h, -h);
              top += `<path d="M${a[0]} ${a[1]}L${ox + px} ${oy + py}L${b[0]} ${b[1]}" fill="none" stroke="${t[5]}" stroke-opacity=".55" stroke-width="2"/>`;
            }
          }
        }
        for (let k = 0; k < (c.ch || 1); k++) {
          chim(ox + px - 16 + k * 19, oy + py - 18 + k * 18);
        }
      } else {
        const i = ds[0], [dx, dy] = DV[i], qx = -dy, qy = dx, ex = ox + 50 + dx * 50, ey = oy + 50 + dy * 50, D = two ? adj(c) ? l == "X" ? 36 : 31 : l == "X" ? 46 : 44 : 60, hp = two ? 13 : 16, P = (u, v) => [ex - dx * u + qx * v, ey - dy * u + qy * v];
        const a = P(0, -h), b = P(D, h);
        rects.push([
          Math.min(a[0], b[0]),
          Math.min(a[1], b[1]),
          Math.abs(a[0] - b[0]),
          Math.abs(a[1] - b[1])
        ]);
        s += poly([
          P(0, 0),
          P(D - hp, 0),
          P(D, h),
          P(0, h)
        ], t[(i + 1) % 4]) + poly([
          P(0, 0),
          P(D - hp, 0),
          P(D, -h),
          P(0, -h)
        ], t[(i + 3) % 4]) + poly([
          P(D - hp, 0),
          P(D, h),
          P(D, -h)
        ], t[(i + 2) % 4]);
        const r = P(D - hp, 0), c1 = P(D, h), c2 = P(D, -h);
        top += `<path d="M${ex} ${ey}L${r[0]} ${r[1]}" stroke="${t[5]}" stroke-width="3"/><path d="M${c1[0]} ${c1[1]}L${r[0]} ${r[1]}L${c2[0]} ${c2[1]}" fill="none" stroke="${t[5]}" stroke-opacity=".6" stroke-width="1.800"/>`;
        cx += ex;
        cy += ey;
        n++;
        if (l == "X") {
          const p = P(D * .42, 0);
          chim(p[0] - 7.5, p[1] - 7.5);
        }
        if (!done && !lod && l != "X") {
          const p = P(Math.max(16, D * .42), 0);
          top += `<circle cx="${p[0]}" cy="${p[1]}" r="14.500" fill="#fff7e4" stroke="${t[4]}" stroke-width="2"/>` + use(ICON[l], p[0], p[1], 24);
        }
      }
    });
    const rs = (e, fill, x = "") => `<g ${x}>${rects.map((r) => `<rect x="${r[0] - e}" y="${r[1] - e}" width="${r[2] + 2 * e}" height="${r[3] + 2 * e}" rx="${e > 4 ? 5 : 1.5}" fill="${fill}"/>`).join("")}</g>`;
    let o = "";
    if (!lod) o += rs(2, "#2b2a12", "opacity=\".38\" transform=\"translate(6 7)\"");
    if (done) o += rs(7.5, "#a86f12") + rs(6, "#ffd766");
    o += rs(3, l == "X" ? "#f3e4c8" : t[4]) + s;
    if (!lod) o += `<g opacity=".5">${rects.map((r) => `<rect x="${r[0]}" y="${r[1]}" width="${r[2]}" height="${r[3]}" fill="url(#t${l})"/>`).join("")}</g>`;
    o += top;
    if (done && l != "X") {
      const x = cx / n, y = cy / n;
      o += lod ? "" : `<circle cx="${x + 2}" cy="${y + 3}" r="19" fill="#2b1a0c" opacity=".35"/><circle cx="${x}" cy="${y}" r="19" fill="#fff7e4" stroke="${t[4]}" stroke-width="2.500"/>` + use(ICON[l], x, y, 32);
    }
    return o;
  }
  function single(k, x, y, lod) {
    return `<g transform="translate(${x} ${y})">` + {
      market: `<ellipse cx="56" cy="80" rx="34" ry="8" fill="#2b2a12" opacity=".35"/><path d="M22 42V80H78V42Z" fill="#8a5a33"/><path d="M22 60H78V80H22Z" fill="#a9713f"/><path d="M22 60H78V66H22Z" fill="#d9a568"/><circle cx="33" cy="59" r="5" fill="#d2502f"/><circle cx="43" cy="58" r="5" fill="#e8b23a"/><circle cx="53" cy="59" r="5" fill="#7fa043"/><circle cx="64" cy="58" r="5" fill="#7a4a86"/>
 <path d="M24 20H76L86 46H14Z" fill="#fff5e2"/><path d="M24 20h10.400L29 46H14ZM44.800 20h10.400L57.500 46h-15ZM65.600 20H76L86 46H71Z" fill="#c6452c"/><path d="M14 46a7.200 6.500 0 0 0 14.400 0zM43 46a7.200 6.500 0 0 0 14.400 0zM71.600 46a7.200 6.500 0 0 0 14.400 0z" fill="#a83620"/><path d="M28.400 46a7.200 6.500 0 0 0 14.400 0zM57.200 46a7.200 6.500 0 0 0 14.400 0z" fill="#e5d3b3"/><path d="M24 20H76L77 23H23Z" fill="#fff" opacity=".6"/>`,
      bakery: `<ellipse cx="58" cy="80" rx="36" ry="8" fill="#2b2a12" opacity=".35"/><path d="M62 12h13v26H62z" fill="#b86c46"/><path d="M62 12h5v26h-5z" fill="#dc9468"/><path d="M16 80C14 44 30 26 50 26S86 44 84 80Z" fill="#c98457"/><path d="M16 80C14 44 30 26 50 26C34 34 26 52 27 80Z" fill="#eab184"/><path d="M70 34C82 44 85 60 84 80H72C76 62 76 46 70 34Z" fill="#9c5a36"/><path d="M34 80C33 58 40 50 50 50S67 58 66 80Z" fill="#3a1a10"/><path d="M39 80c-2-12 6-12 7-20 6 5 4 9 8 10 2-3 1-5 1-5 6 5 7 10 5 15z" fill="#f08a24"/><path d="M45 80c-1-7 4-8 5-12 4 5 5 8 4 12z" fill="#ffd95c"/><path d="M34 80C33 58 40 50 50 50S67 58 66 80" fill="none" stroke="#f0d3b0" stroke-width="4" stroke-dasharray="7 2.500"/>`,
      fountain: `<ellipse cx="56" cy="66" rx="38" ry="24" fill="#2b2a12" opacity=".35"/><ellipse cx="50" cy="60" rx="38" ry="26" fill="#a79d8c"/><ellipse cx="50" cy="57" rx="38" ry="26" fill="#efe7d6"/><ellipse cx="50" cy="57" rx="31" ry="20" fill="#2d6f9e"/><ellipse cx="51" cy="59" rx="29" ry="17.500" fill="#5fb0dc"/><ellipse cx="50" cy="58" rx="18" ry="9" fill="none" stroke="#d8f2fc" stroke-width="2"/><path d="M45 58l2-22h6l2 22z" fill="#cfc5b2"/><path d="M45 58l2-22h2v22z" fill="#fffaf0"/><ellipse cx="50" cy="36" rx="13" ry="5.500" fill="#efe7d6"/><ellipse cx="50" cy="35" rx="10" ry="3.600" fill="#6fbbe2"/><path d="M50 33V14M50 16C42 10 37 18 37 33M50 16C58 10 63 18 63 33M50 20C45 18 43 24 43 31M50 20C55 18 57 24 57 31" fill="none" stroke="#e6f8ff" stroke-width="3" stroke-linecap="round"/>`
    }[k] + "</g>";
  }
  function field(cells, o = {}) {
    let s = "";
    const lod = o.lod;
    cells.forEach((t) => {
      const x = t.c * 100, y = t.r * 100;
      s += `<rect x="${x}" y="${y}" width="100" height="100" fill="url(#gGrass)"/>`;
      if (!lod) s += `<rect x="${x}" y="${y}" width="100" height="100" fill="url(#pGrass)"/><path d="M${x + 1.5} ${y + 98.5}V${y + 1.5}H${x + 98.5}" fill="none" stroke="#e3efb9" stroke-opacity=".75" stroke-width="3"/><path d="M${x + 1.5} ${y + 98.5}H${x + 98.5}V${y + 1.5}" fill="none" stroke="#3f5a2a" stroke-opacity=".5" stroke-width="3"/>`;
    });
    const fs = features(cells);
    const dr = (f) => LAND.includes(f.l) ? landscape(f, lod) : building(f, lod);
    fs.filter((f) => !f.done).forEach((f) => {
      const [id, c] = clipOf(f.cells);
      s += c + `<g clip-path="url(#${id})">${dr(f)}</g>`;
    });
    fs.filter((f) => f.done && LAND.includes(f.l)).forEach((f) => s += dr(f));
    fs.filter((f) => f.done && !LAND.includes(f.l)).forEach((f) => s += dr(f));
    cells.filter((t) => t.k).forEach((t) => s += single(t.k, t.c * 100, t.r * 100, lod));
    return s;
  }
  const tl = (s, ch, k) => ({
    r: 0,
    c: 0,
    s: s || "....",
    ch,
    k
  });
  const parse = (str) => {
    const [a, b] = str.split(":");
    return /market|bakery|fountain/.test(a) ? tl("....", 0, a) : tl(a, +b || 1);
  };
  function tile(str, x, y, s, x2 = "") {
    const z = s / 100;
    return `<g transform="translate(${x} ${y})" ${x2}><rect x="2.500" y="4" width="${s}" height="${s}" rx="3" fill="#2b1a0c" opacity=".42"/><rect x="0" y="0" width="${s}" height="${s + 2.5}" rx="3" fill="#6d5a33"/><g transform="scale(${z})" clip-path="url(#tileClip)">${field([typeof str == "string" ? parse(str) : str])}</g><rect x=".5" y=".5" width="${s - 1}" height="${s - 1}" rx="2.500" fill="none" stroke="#44602c" stroke-width="1"/></g>`;
  }
  function scroll(x, y, s) {
    return use("writ", x, y, s);
  }
  const rot = (s, n) => {
    n = (n % 4 + 4) % 4;
    return s.slice(4 - n) + s.slice(0, 4 - n);
  };
  function legal(cells, s) {
    const at = {};
    cells.forEach((t) => at[t.r + "," + t.c] = t);
    const out = [];
    for (let r = 0; r < 6; r++) for (let c = 0; c < 6; c++) {
      if (at[r + "," + c]) continue;
      const ok = [];
      for (let n = 0; n < 4; n++) {
        const q = rot(s, n);
        let adj = 0, good = 1;
        for (let i = 0; i < 4; i++) {
          const y = r + DV[i][1], x = c + DV[i][0];
          if (y < 0 || x < 0 || y > 5 || x > 5) {
            if (q[i] != ".") good = 0;
            continue;
          }
          const u = at[y + "," + x];
          if (u) {
            adj = 1;
            if (u.s[(i + 2) % 4] != q[i]) good = 0;
          }
        }
        if (adj && good) ok.push(n);
      }
      if (ok.length) out.push({
        r,
        c,
        ok
      });
    }
    return out;
  }
  const G = (a) => a.map(([r, c, str]) => ({
    ...parse(str),
    r,
    c
  }));
  const LIVIA = G([
    [
      2,
      2,
      ".XX.:1"
    ],
    [
      2,
      3,
      ".P.X:1"
    ],
    [
      3,
      2,
      "Xg..:1"
    ],
    [
      3,
      3,
      ".H.g"
    ],
    [
      3,
      4,
      ".c.H"
    ],
    [
      3,
      5,
      "..Vc"
    ],
    [
      2,
      4,
      "P..P"
    ],
    [
      1,
      2,
      ".m.V"
    ],
    [
      1,
      3,
      "g..m"
    ],
    [
      0,
      3,
      "..gV"
    ],
    [
      0,
      2,
      ".V.a"
    ],
    [
      0,
      1,
      ".a.."
    ],
    [
      1,
      1,
      ".VF."
    ],
    [
      2,
      1,
      "F.X.:1"
    ],
    [
      3,
      1,
      "X...:2"
    ],
    [
      4,
      2,
      "fountain"
    ],
    [
      4,
      3,
      "market"
    ]
  ]);
  const BRUTUS = G([
    [
      2,
      2,
      "X.X.:2"
    ],
    [
      1,
      2,
      ".HX.:1"
    ],
    [
      3,
      2,
      "XX..:1"
    ],
    [
      3,
      3,
      ".c.X:1"
    ],
    [
      3,
      4,
      ".V.c"
    ],
    [
      3,
      5,
      "...V"
    ],
    [
      1,
      3,
      "...H"
    ],
    [
      2,
      1,
      "bakery"
    ],
    [
      3,
      1,
      "P..g"
    ],
    [
      2,
      3,
      "market"
    ],
    [
      2,
      4,
      "F.a."
    ],
    [
      1,
      4,
      "..F."
    ],
    [
      4,
      1,
      "fountain"
    ],
    [
      4,
      2,
      "..P."
    ],
    [
      4,
      3,
      "...F"
    ],
    [
      5,
      3,
      ".a.."
    ]
  ].filter((x) => ![
    "3,1",
    "4,2",
    "4,3",
    "5,3",
    "2,4"
  ].includes(x[0] + "," + x[1])).concat([
    [
      2,
      4,
      "F..."
    ],
    [
      4,
      2,
      "market"
    ],
    [
      4,
      3,
      ".P.."
    ],
    [
      4,
      4,
      "..gP"
    ],
    [
      5,
      4,
      "g..."
    ],
    [
      4,
      5,
      "bakery"
    ]
  ]));
  const CICERO = G([
    [
      2,
      2,
      ".PP."
    ],
    [
      2,
      3,
      ".m.P"
    ],
    [
      2,
      4,
      "...m"
    ],
    [
      3,
      2,
      "P..H"
    ],
    [
      3,
      1,
      ".HX."
    ],
    [
      4,
      1,
      "X..a"
    ],
    [
      4,
      0,
      ".a.."
    ],
    [
      3,
      3,
      "bakery"
    ],
    [
      1,
      2,
      "V.. .".replace(" ", "")
    ],
    [
      0,
      2,
      "..V."
    ],
    [
      1,
      3,
      ".F.."
    ],
    [
      1,
      4,
      "..cF"
    ],
    [
      3,
      4,
      ".g.."
    ],
    [
      4,
      2,
      "fountain"
    ],
    [
      4,
      3,
      "X..V".replace("X", ".")
    ],
    [
      2,
      1,
      "market"
    ]
  ].filter((x) => ![
    "4,3",
    "1,4",
    "3,4"
  ].includes(x[0] + "," + x[1])).concat([
    [
      1,
      4,
      "...F"
    ],
    [
      4,
      3,
      ".g.."
    ],
    [
      4,
      4,
      "..Vg"
    ],
    [
      3,
      4,
      "bakery"
    ]
  ]));
  const DEFS = `<defs>
<clipPath id="tileClip"><rect width="100" height="100" rx="5"/></clipPath>
<linearGradient id="gGrass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b3cf7c"/><stop offset="1" stop-color="#8db257"/></linearGradient>
<pattern id="pGrass" width="34" height="34" patternUnits="userSpaceOnUse"><path d="M8 12l-3-5M8 12V5M8 12l3-5M26 28l-3-5M26 28v-7M26 28l3-5" stroke="#6f9440" stroke-width="1.400" fill="none" opacity=".8"/><circle cx="27" cy="8" r="1.300" fill="#f5f0c8"/><circle cx="8" cy="27" r="1.300" fill="#e9d67a"/></pattern>
<pattern id="pPond" width="40" height="22" patternUnits="userSpaceOnUse"><rect width="40" height="22" fill="#5aaedb"/><path d="M0 6q10-6 20 0t20 0" stroke="#8fd0ee" stroke-width="2" fill="none"/><path d="M0 17q10-6 20 0t20 0" stroke="#3f93c4" stroke-width="2" fill="none"/></pattern>
<pattern id="pHerb" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#775230"/><circle cx="5" cy="5.500" r="5" fill="#3f7d38"/><circle cx="3.800" cy="4.200" r="2.600" fill="#7dbb57"/><circle cx="14" cy="14.500" r="5" fill="#3f7d38"/><circle cx="12.800" cy="13.200" r="2.600" fill="#8cc963"/></pattern>
<pattern id="pVine" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="#c9ab78"/><rect y="3" width="16" height="9" fill="#6f8a45"/><circle cx="4" cy="7" r="3.200" fill="#6b3a80"/><circle cx="3.200" cy="6" r="1.200" fill="#b78fc9"/><circle cx="12" cy="8" r="3.200" fill="#7c4793"/><circle cx="11.200" cy="7" r="1.200" fill="#c9a4d8"/></pattern>
<pattern id="pFarm" width="22" height="20" patternUnits="userSpaceOnUse"><rect width="22" height="20" fill="#e6bd66"/><path d="M3 5l5 2M13 13l5-2M6 15l3 3M15 4l3 3" stroke="#b98730" stroke-width="1.600"/><path d="M11 8l4 0M2 11l4-1" stroke="#f6dc9c" stroke-width="1.600"/></pattern>
<pattern id="tX" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 9.500H10M2.500 0V10M7.500 0V10" stroke="#6d2412" stroke-width="1" opacity=".55"/></pattern>
<pattern id="tm" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="14" fill="#fff2c0"/></pattern>
<pattern id="tg" width="9" height="12" patternUnits="userSpaceOnUse"><path d="M2 1v6M6.500 6v6" stroke="#3f260e" stroke-width="1.400"/></pattern>
<pattern id="ta" width="13" height="13" patternUnits="userSpaceOnUse"><path d="M0 .5H13M.5 0V13" stroke="#55524d" stroke-width="1.200"/></pattern>
<pattern id="tc" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 8l7-6 7 6" stroke="#0e372d" stroke-width="1.500" fill="none"/></pattern>
<symbol id="i-fish" viewBox="0 0 24 24"><path d="M17 12l6-6v12z" fill="#2d6f9e"/><path d="M1 12.500C5 5 14 5 19 12C14 19.500 5 19.500 1 12.500Z" fill="#8cc7e8" stroke="#1d4f78" stroke-width="1.300"/><path d="M1.500 13C6 18 13 18 18.500 12.500C13 19.500 5 19.500 1.500 13Z" fill="#3f86b8"/><circle cx="6" cy="11" r="1.300" fill="#12314b"/><path d="M10 8.500q2.500 3.500 0 7.500M13.500 9q2 3 0 6" fill="none" stroke="#1d4f78" stroke-width="1"/></symbol>
<symbol id="i-herb" viewBox="0 0 24 24"><path d="M12 23C12 16 12 10 12 4" stroke="#2f5a26" stroke-width="1.600" fill="none"/><path d="M12 9C9 8 8 4 12 1C16 4 15 8 12 9ZM12 15C7 16 4 13 3 8C8 8 11 10 12 15ZM12 15C17 16 20 13 21 8C16 8 13 10 12 15ZM12 21C8 22 5 20 4 16C8 15.500 11 17 12 21ZM12 21C16 22 19 20 20 16C16 15.500 13 17 12 21Z" fill="#5b9a45" stroke="#2f5a26" stroke-width="1"/></symbol>
<symbol id="i-grape" viewBox="0 0 24 24"><path d="M12 6C12 4 13 2 15 1" stroke="#5b4020" stroke-width="1.800" fill="none"/><path d="M12 6C8 7 5 5 4 2C8 1 11 2 12 6Z" fill="#6c9a45" stroke="#38592a" stroke-width=".9"/><g fill="#7d4795" stroke="#43205a" stroke-width=".9"><circle cx="7" cy="10" r="3.200"/><circle cx="12.500" cy="10" r="3.200"/><circle cx="17.500" cy="10" r="3.200"/><circle cx="9.700" cy="14.500" r="3.200"/><circle cx="15" cy="14.500" r="3.200"/><circle cx="12.300" cy="19.200" r="3.200"/></g><g fill="#c9a0d8"><circle cx="6" cy="9" r="1"/><circle cx="11.500" cy="9" r="1"/><circle cx="16.500" cy="9" r="1"/><circle cx="8.700" cy="13.500" r="1"/></g></symbol>
<symbol id="i-hen" viewBox="0 0 24 24"><path d="M10 20v3M14 20v3" stroke="#c47a1d" stroke-width="1.600"/><path d="M2 6C1 12 3 20 11 20.500C18 20.800 20.500 16 19.500 8.500L17.500 5C14 4 13 7 13.500 10C10 9.500 6 10.500 2 6Z" fill="#fffaf0" stroke="#6d4a22" stroke-width="1.300"/><path d="M6 13c2 4 6 4 8.500 1" stroke="#c9a877" stroke-width="1.600" fill="none"/><path d="M14 5c-1-3 1-3 1.500-2 .5-2 2.500-2 2.500 0 1.500-.5 2 1 1 3z" fill="#c6361f"/><path d="M19.500 7l3.500 1.500-3.500 1z" fill="#e0992b"/><circle cx="17" cy="7.500" r="1" fill="#2b2420"/><path d="M18.500 10.500c1.500 1 1 3 0 3z" fill="#c6361f"/></symbol>
<symbol id="i-coin" viewBox="0 0 24 24"><circle cx="12.500" cy="13" r="10.500" fill="#8a5c12"/><circle cx="12" cy="12" r="10.500" fill="#e9b53d"/><path d="M4 18.500A10.500 10.500 0 0 1 18.500 3.800Z" fill="#f8d878"/><circle cx="12" cy="12" r="7.600" fill="none" stroke="#8a5c12" stroke-width="1.300"/><path d="M9 16.500c-2-3-1-7 3-8 2 0 3 1 3 2.500l1 1.500-1 .5v2h-2l-.5 1.500z" fill="#8a5c12"/></symbol>
<symbol id="i-bread" viewBox="0 0 24 24"><path d="M1.500 14C1 8 7 5.500 12 5.500S23 8 22.500 14C22 18.500 2 18.500 1.500 14Z" fill="#cf8a45" stroke="#7a4516" stroke-width="1.300"/><path d="M2.500 12C3 8.500 8 6.800 12 6.800C16 6.800 20 8 21.200 11C15 8.500 8 8.500 2.500 12Z" fill="#efc183"/><path d="M7 8.500l2 4.500M12 8l1.500 4.500M17 8.500l1 4" stroke="#7a4516" stroke-width="1.500" stroke-linecap="round"/></symbol>
<symbol id="i-prestige" viewBox="0 0 24 24"><path d="M5 1.500H19V22L12 17.500L5 22Z" fill="#93331f" stroke="#5c1b0d" stroke-width="1.200"/><path d="M5 1.500H9V19.500L5 22Z" fill="#c65a40"/><path d="M12 4.500l4.500 5h-2.700v4.500h-3.600V9.500H7.500z" fill="#ffe6a8"/></symbol>
<symbol id="i-writ" viewBox="0 0 24 24"><path d="M4.500 6.500H20V20H7.500Q4.500 20 4.500 17Z" fill="#2b1a0c" opacity=".25" transform="translate(1.200 1.300)"/><path d="M5 5H18V19H5Z" fill="#fdf1d3"/><path d="M3 3.500H18.500Q20.500 3.500 20.500 5.300T18.500 7H5.500Q3 7 3 5.200Z" fill="#e6cd97" stroke="#8a6a35" stroke-width=".9"/><path d="M3.500 17H19Q21 17 21 18.800T19 20.500H5.500Q3.500 20.500 3.500 18.800Z" fill="#e6cd97" stroke="#8a6a35" stroke-width=".9"/><path d="M7.500 10H15.500M7.500 12.500H15.500M7.500 15H11" stroke="#8a6a35" stroke-width="1.100"/><circle cx="15.500" cy="15.500" r="3" fill="#a8321d" stroke="#6b1b0c" stroke-width=".7"/></symbol>
<symbol id="i-stored" viewBox="0 0 24 24"><rect x="6.500" y="3" width="15" height="15" rx="1.500" fill="#b39b6c" stroke="#5f4a22" stroke-width="1.200"/><rect x="2.500" y="7" width="15" height="15" rx="1.500" fill="#e0cda1" stroke="#5f4a22" stroke-width="1.200"/><path d="M10 10.500v8M6 14.500h8" stroke="#8a6a35" stroke-width="1.300"/></symbol>
<symbol id="i-laurel" viewBox="0 0 24 24"><path d="M9 22C2 19 1 9 6 3M15 22C22 19 23 9 18 3" fill="none" stroke="#55703b" stroke-width="1.500"/><path d="M5 7Q1 6 2 2Q6 3 5 7ZM3.500 12Q-.5 11 .5 7Q4 8 3.500 12ZM4.500 17Q.5 17 .5 13Q4.500 13 4.500 17ZM8 21Q4 22 3 18.500Q7 17.500 8 21ZM19 7Q23 6 22 2Q18 3 19 7ZM20.500 12Q24.500 11 23.500 7Q20 8 20.500 12ZM19.500 17Q23.500 17 23.500 13Q19.500 13 19.500 17ZM16 21Q20 22 21 18.500Q17 17.500 16 21Z" fill="#6f8f4c"/></symbol>
<symbol id="i-villa" viewBox="0 0 24 24"><path d="M3 12H21V22H3Z" fill="#f3e4c8" stroke="#7a2d1a" stroke-width="1"/><path d="M1 12.500L6 4H18L23 12.500Z" fill="#cf6541" stroke="#7a2d1a" stroke-width="1.200"/><path d="M6 4H12V12.500H1Z" fill="#e58a63"/><rect x="14.500" y="1" width="4" height="6.500" fill="#f4e3cb" stroke="#7a2d1a" stroke-width="1"/><path d="M10 22v-6h4v6z" fill="#7a2d1a"/><path d="M5 15h3v3H5zM16 15h3v3h-3z" fill="#7a2d1a"/></symbol>
<symbol id="i-chimney" viewBox="0 0 24 24"><path d="M1 23L12 14l11 9z" fill="#cf6541" stroke="#7a2d1a" stroke-width="1.200"/><path d="M8 7h8v12H8z" fill="#f4e3cb" stroke="#7a2d1a" stroke-width="1.300"/><path d="M12 7h4v12h-4z" fill="#d3b18b"/><rect x="6.500" y="4.500" width="11" height="4" fill="#c98457" stroke="#7a2d1a" stroke-width="1.200"/><path d="M12 3q-2-1 0-2" stroke="#8b857c" fill="none" stroke-width="1.300"/></symbol>
<symbol id="i-merchant" viewBox="0 0 24 24"><path d="M3 10H21V22H3Z" fill="#fbeab4" stroke="#79540f" stroke-width="1.200"/><path d="M1 11L12 2L23 11Z" fill="#e6b93f" stroke="#79540f" stroke-width="1.200"/><circle cx="12" cy="16" r="4.300" fill="#e9b53d" stroke="#79540f" stroke-width="1.200"/><path d="M12 13.500v5" stroke="#79540f" stroke-width="1.400"/></symbol>
<symbol id="i-granary" viewBox="0 0 24 24"><path d="M3 22V10Q3 2 12 2T21 10V22Z" fill="#9b6b3c" stroke="#4a2d13" stroke-width="1.300"/><path d="M12 21V8M12 11q-3.500-.5-3.500-4Q12 7.500 12 11ZM12 11q3.500-.5 3.500-4Q12 7.500 12 11ZM12 15.500q-4-.5-4-4.500Q12 11.500 12 15.500ZM12 15.500q4-.5 4-4.500Q12 11.500 12 15.500Z" fill="#ffe08a" stroke="#ffe08a" stroke-width="1"/></symbol>
<symbol id="i-admin" viewBox="0 0 24 24"><path d="M1.500 9L12 2L22.500 9Z" fill="#dedbd4" stroke="#55524d" stroke-width="1.200"/><path d="M3 9h18v2H3zM2 20h20v2.500H2z" fill="#b8b4ac" stroke="#55524d" stroke-width=".9"/><path d="M4.500 11.500h3v8h-3zM10.500 11.500h3v8h-3zM16.500 11.500h3v8h-3z" fill="#f5f3ee" stroke="#55524d" stroke-width="1"/></symbol>
<symbol id="i-craft" viewBox="0 0 24 24"><path d="M2 22V9l6-5v5l6-5v5l7-5V22Z" fill="#4f9a85" stroke="#163f35" stroke-width="1.300"/><path d="M6 19.500l7-7M10.500 10.500l5 5 2-2-5-5z" stroke="#fff3cf" stroke-width="2" fill="#fff3cf"/></symbol>
<symbol id="i-market" viewBox="0 0 24 24"><path d="M4 10h16v12H4z" fill="#a9713f" stroke="#5f3a17" stroke-width="1"/><path d="M4 3H20L23 11H1Z" fill="#fff5e2" stroke="#8c2a17" stroke-width="1.100"/><path d="M4 3h3.500L6 11H1zM10.300 3h3.400l.8 8h-5zM16.500 3H20l3 8h-5z" fill="#c6452c"/><path d="M4 15.500h16v2.500H4z" fill="#e3b478"/></symbol>
<symbol id="i-bakery" viewBox="0 0 24 24"><path d="M2 22C1 10 6 5 12 5S23 10 22 22Z" fill="#cf8c5f" stroke="#6d371a" stroke-width="1.200"/><path d="M15 1h4v7h-4z" fill="#b86c46" stroke="#6d371a" stroke-width="1"/><path d="M7 22c0-7 2-9.500 5-9.500s5 2.500 5 9.500z" fill="#3a1a10"/><path d="M9.500 22c-.5-3 2-4 2.500-6 2 2 3.500 4 2.500 6z" fill="#f59a2e"/></symbol>
<symbol id="i-fountain" viewBox="0 0 24 24"><path d="M2 15h20l-3 7H5z" fill="#d8cfbd" stroke="#6b6355" stroke-width="1.200"/><ellipse cx="12" cy="15" rx="10" ry="3" fill="#5fb0dc" stroke="#6b6355" stroke-width="1"/><path d="M12 15V3M12 5C8 1 5 6 5.500 11M12 5C16 1 19 6 18.500 11" fill="none" stroke="#2d7db0" stroke-width="1.700" stroke-linecap="round"/></symbol>
<symbol id="i-hand" viewBox="0 0 24 24"><path d="M8 22C5 19 3 15 2.500 12.500c1-1.500 2.500-.5 4 2V4c.5-2 2.500-2 3 0v5-6.500c.5-2 2.700-2 3 0V9 3.500c.5-1.800 2.600-1.800 3 0V10 6c.5-1.500 2.500-1.500 3 0 .3 6 .5 11-3.500 16z" fill="#eab98e" stroke="#7a4a22" stroke-width="1.200"/></symbol>
<symbol id="i-any" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#eee"/></symbol>
</defs>`;
  const MAT = `<defs>
<linearGradient id="gTrav" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf3e0"/><stop offset=".55" stop-color="#eadbbd"/><stop offset="1" stop-color="#d3bd94"/></linearGradient>
<linearGradient id="gWood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a8744a"/><stop offset=".5" stop-color="#8d5d38"/><stop offset="1" stop-color="#6f4527"/></linearGradient>
<linearGradient id="gWoodV" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#a8744a"/><stop offset=".5" stop-color="#8d5d38"/><stop offset="1" stop-color="#6f4527"/></linearGradient>
<linearGradient id="gDock" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#533827"/><stop offset="1" stop-color="#33211a"/></linearGradient>
<linearGradient id="gRed" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8e3b27"/><stop offset="1" stop-color="#5e2216"/></linearGradient>
<linearGradient id="gBtn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b9452c"/><stop offset="1" stop-color="#86291a"/></linearGradient>
<linearGradient id="gMarble" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#f1e6cf"/></linearGradient>
<linearGradient id="gGold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b5"/><stop offset=".5" stop-color="#f0c04a"/><stop offset="1" stop-color="#b9822b"/></linearGradient>
<linearGradient id="gLawn" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7d9a54"/><stop offset="1" stop-color="#4f6d37"/></linearGradient>
<radialGradient id="gSun" cx=".08" cy=".0" r="1.150"><stop offset="0" stop-color="#fff6d8" stop-opacity=".75"/><stop offset=".45" stop-color="#fff6d8" stop-opacity="0"/><stop offset=".7" stop-color="#5a3414" stop-opacity="0"/><stop offset="1" stop-color="#5a3414" stop-opacity=".28"/></radialGradient>
<radialGradient id="gGlow"><stop offset="0" stop-color="#fff3b0" stop-opacity=".95"/><stop offset=".6" stop-color="#ffd75a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd75a" stop-opacity="0"/></radialGradient>
<radialGradient id="gWater" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#a9def4"/><stop offset=".6" stop-color="#57a9d6"/><stop offset="1" stop-color="#2b6c9b"/></radialGradient>
<pattern id="pGrain" width="180" height="26" patternUnits="userSpaceOnUse"><path d="M0 4q45 5 90 0t90 0M0 11q45-5 90 1t90-1M0 19q45 4 90-1t90 1M0 24q45-3 90 0t90 0" fill="none" stroke="#3d2412" stroke-width="1" opacity=".35"/></pattern>
<pattern id="pGrainV" width="26" height="180" patternUnits="userSpaceOnUse"><path d="M4 0q5 45 0 90t0 90M11 0q-5 45 1 90t-1 90M19 0q4 45-1 90t1 90M24 0q-3 45 0 90t0 90" fill="none" stroke="#3d2412" stroke-width="1" opacity=".35"/></pattern>
<pattern id="pSoil" width="31" height="31" patternUnits="userSpaceOnUse"><g fill="#a5834f" opacity=".6"><circle cx="6" cy="7" r="1.300"/><circle cx="20" cy="4" r="1"/><circle cx="26" cy="17" r="1.400"/><circle cx="11" cy="21" r="1.100"/><circle cx="18" cy="27" r="1.300"/></g></pattern>
<linearGradient id="gPlot" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d8bf8d"/><stop offset="1" stop-color="#e9d6a9"/></linearGradient>
<filter id="fNoise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".55 .6" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .32  0 0 0 0 .2  0 0 0 0 .08  0 0 0 1.100 -.42"/></filter>
<filter id="fSh" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="4" dy="6" stdDeviation="5" flood-color="#2b1608" flood-opacity=".45"/></filter>
<filter id="fShS" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="2" dy="3" stdDeviation="2" flood-color="#2b1608" flood-opacity=".45"/></filter>
</defs>`;
  const rect = (x, y, w, h, f, rx = 0, a = "") => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${f}" ${a}/>`;
  function paving(x0, y0, x1, y1, tones, g = 48) {
    let s = "";
    const q = (x, y, w, h) => {
      w = Math.min(w, x1 - x);
      h = Math.min(h, y1 - y);
      if (w < 3 || h < 3) return;
      s += `<rect x="${f1(x + .8)}" y="${f1(y + .8)}" width="${f1(w - 1.6)}" height="${f1(h - 1.6)}" rx="${g > 30 ? 3 : 1}" fill="${tones[Math.floor(rnd() * tones.length)]}"/>`;
    };
    let row = 0;
    for (let y = y0; y < y1; y += g, row++) for (let x = x0 - row % 2 * g / 2; x < x1; x += g) {
      const a = Math.max(x, x0), w = g - (a - x), k = rnd(), d = g * (.38 + rnd() * .24);
      if (k < .34) q(a, y, w, g);
      else if (k < .58) {
        q(a, y, w, d);
        q(a, y + d, w, g - d);
      } else if (k < .82) {
        q(a, y, w / 2, g);
        q(a + w / 2, y, w / 2, g);
      } else {
        q(a, y, w / 2, d);
        q(a + w / 2, y, w / 2, d);
        q(a, y + d, w * .4, g - d);
        q(a + w * .4, y + d, w * .6, g - d);
      }
    }
    return s;
  }
  function stall(x, y, n, tiles, col, o = {}) {
    const W = 122, [c1, c2] = col;
    let s = `<g transform="translate(${x - 61} ${y - 76})">`;
    s += rect(5, 16, W, 136, "#2b1608", 6, "opacity=\".34\" transform=\"translate(6 7)\" ");
    s += rect(0, 14, W, 134, "url(#gWoodV)", 5) + rect(0, 14, W, 134, "url(#pGrainV)", 5) + rect(0, 142, W, 6, "#4a2c17", 3);
    s += rect(3, 24, W - 6, 119, tiles.length ? "#74502f" : "#94714c", 3) + `<path d="M3 142V26H${W - 3}" fill="none" stroke="#2b1608" stroke-opacity=".45" stroke-width="3"/>`;
    for (let i = 0; i < 4; i++) {
      const tx = 4 + i % 2 * 57.5, ty = 28 + Math.floor(i / 2) * 57.5, t = tiles[i];
      if (t && t.length > 1) s += tile(t, tx, ty, 56);
      else if (t) s += rect(tx + 3, ty + 3, 50, 50, SEAT[t][0], 5, `fill-opacity=".28" stroke="${SEAT[t][1]}" stroke-width="2.500" stroke-dasharray="6 4"`) + mark(t, tx + 28, ty + 28, 9);
      else s += rect(tx + 3, ty + 3, 50, 50, "none", 4, `stroke="${tiles.length ? "#d2a97a" : "#5f4226"}" stroke-opacity=".8" stroke-dasharray="4 4" stroke-width="1.300"`);
    }
    s += "<g transform=\"translate(0 -7)\">";
    const k = 7, aw = (W + 6) / k;
    s += `<path d="M-1 24H${W + 6}V36H-1Z" fill="#2b1608" opacity=".3"/>`;
    for (let i = 0; i < k; i++) {
      const a = -3 + i * aw, b = a + aw, ta = 2 + i * (W - 4) / k, tb = ta + (W - 4) / k, c = i % 2 ? "#fbf1dc" : c1, d = i % 2 ? "#dcc9a4" : c2;
      s += `<path d="M${f1(ta)} 0H${f1(tb)}L${f1(b)} 22H${f1(a)}Z" fill="${c}"/><path d="M${f1(a)} 22H${f1(b)}V25a${f1(aw / 2)} 6 0 0 1 ${f1(-aw)} 0Z" fill="${d}"/>`;
    }
    s += `<path d="M2 0H${W - 2}L${W - 1} 4H1Z" fill="#fff" opacity=".45"/>`;
    s += `<g><circle cx="61" cy="12" r="12.500" fill="#3a2418"/><circle cx="61" cy="11" r="12" fill="url(#gMarble)" stroke="#8a6a35"/>${T(61, 15.5, n, "ro", "text-anchor=\"middle\"")}</g></g>`;
    if (!tiles.length) s += `<g>${rect(28, 72, 66, 24, "#fff7e4", 4, "stroke=\"#6f4527\"")}${T(61, 89, "sold out", "t13", "text-anchor=\"middle\"")}</g>`;
    return s + "</g>";
  }
  function fountainBig(x, y) {
    return `<g transform="translate(${x} ${y})"><ellipse cx="8" cy="10" rx="54" ry="50" fill="#2b1608" opacity=".35"/>
<path d="${oct(52)}" fill="#a8987c"/><path d="${oct(52)}" transform="translate(-1.500 -3)" fill="url(#gTrav)" stroke="#a08a60" stroke-width="1"/><circle cx="-1" cy="-2" r="41" fill="#8d7c5e"/><circle cx="0" cy="0" r="40" fill="url(#gWater)"/>
<g fill="none" stroke="#e4f6fd" stroke-width="1.500" opacity=".8"><circle r="33" stroke-dasharray="30 14 10 20"/><circle r="26" stroke-dasharray="18 22 30 8"/></g>
<circle cx="3" cy="4" r="19" fill="#1d4f78" opacity=".4"/><circle r="19" fill="#c9b995"/><circle cx="-1" cy="-1.500" r="18" fill="url(#gTrav)"/><circle r="13" fill="url(#gWater)" stroke="#8d7c5e" stroke-width="1"/>
<g stroke="#f4fcff" stroke-width="2.400" fill="none" stroke-linecap="round" opacity=".95"><path d="M0-2Q-14-22-24-9M0-2Q14-22 24-9M0-2Q-12 12-18 22M0-2Q12 12 18 22M0-2Q-3-24-1-30"/></g><circle cx="0" cy="-3" r="6" fill="#fffaf0"/><circle cx="-1.500" cy="-4.500" r="2.500" fill="#fff"/></g>`;
  }
  const oct = (r) => {
    let s = "";
    for (let i = 0; i < 8; i++) {
      const a = (i + .5) * Math.PI / 4;
      s += (i ? "L" : "M") + f1(r * Math.cos(a) * 1.06) + " " + f1(r * Math.sin(a) * 1.06);
    }
    return s + "Z";
  };
  function mosaic(x, y, r, k) {
    let s = `<g transform="translate(${x} ${y})"><circle cx="1.500" cy="2.500" r="${r}" fill="#2b1608" opacity=".35"/><circle r="${r}" fill="#8c7450"/><circle r="${r - 1.2}" fill="#efe2c4"/>`;
    for (const [rad, n, c] of [[
      r - 4,
      20,
      [
        "#b5654a",
        "#e8d6ae",
        "#7d94a8",
        "#e8d6ae"
      ]
    ], [
      r - 8.5,
      13,
      ["#e0b45e", "#f3e8cd"]
    ]]) {
      for (let i = 0; i < n; i++) {
        const a = i / n * 2 * Math.PI;
        s += `<rect x="-1.900" y="${-rad - 1.7}" width="3.800" height="3.400" fill="${c[i % c.length]}" transform="rotate(${f1(a * 57.296)})"/>`;
      }
    }
    s += `<circle r="${f1(r - 11)}" fill="#d9c59a"/><path d="M0-4.500L1.300-1.300 4.500 0 1.300 1.300 0 4.500-1.300 1.300-4.500 0-1.300-1.300Z" fill="#93331f"/></g>`;
    return s + (k ? disc(k, x, y - 2, r * .72) : "");
  }
  function card(x, y, w, h, c, slab = 5) {
    const red = c.t < "C", col = red ? "#93331f" : "#4d6a33";
    let s = rect(x - slab, y - slab, w + 2 * slab, h + 2 * slab + 2, "#8d7a56", 4) + rect(x - slab, y - slab, w + 2 * slab, h + 2 * slab - 1, "url(#gTrav)", 4) + `<path d="M${x - slab + 8} ${y + h + 2}h14M${x + w - 20} ${y - 3}h12" stroke="#b09a70" stroke-width="1.500" opacity=".7"/>`;
    s += rect(x + 1.5, y + 2.5, w, h, "#2b1608", 5, "opacity=\".4\"") + rect(x, y, w, h, "url(#gMarble)", 5, "stroke=\"#b79f72\" stroke-width=\"1\"");
    const hy = y + h * .28, n = c.q.length, z = n > 3 ? 22 : n == 3 ? 22 : 27;
    if (n == 4) c.q.forEach((q, i) => s += use(q, x + w / 2 + (i % 2 ? 1 : -1) * 13, y + 17 + Math.floor(i / 2) * 24, 22));
    else if (n == 3) c.q.forEach((q, i) => s += use(q, x + w / 2 + [
      -13,
      13,
      0
    ][i], y + 17 + [
      0,
      0,
      1
    ][i] * 24, 22));
    else c.q.forEach((q, i) => s += use(q, x + w / 2 + (n == 2 ? (i ? 1 : -1) * 15 : 0), hy, n == 1 ? 34 : z + 1));
    const sy = y + h * .53;
    s += rect(x, sy, w, 14, col) + (red ? `<path d="M${x + w / 2 - 12} ${sy + 7}h18m-5-4l5 4-5 4" stroke="#fff7e4" stroke-width="2" fill="none"/>` : `<path d="M${x + w / 2 - 6} ${sy + 7}l4 4 8-8" stroke="#fff7e4" stroke-width="2.400" fill="none"/>`);
    const ry = sy + 14 + (y + h - sy - 14) / 2;
    if (typeof c.v == "number") s += use("laurel", x + w / 2, ry, 32) + T(x + w / 2, ry + 6, c.v, "num", "text-anchor=\"middle\"");
    else c.v.forEach((q, i) => s += use(q, x + w / 2 + (i - (c.v.length - 1) / 2) * 21, ry, c.v.length > 2 ? 20 : 24));
    if (c.x != null) {
      const g = c.x > 0;
      s += `<g>${rect(x + w - 24, y - 9, 32, 19, g ? "#3f5a29" : "#7a2114", 9.5, "stroke=\"#fffaf0\" stroke-width=\"1.400\"")}${T(x + w - 8, y + 5, g ? c.x + "×" : "−4", "b12 wh", "text-anchor=\"middle\"")}</g>`;
    }
    return s;
  }
  const GOALN = {
    fish: 1,
    herb: 1,
    grape: 1,
    hen: 1
  };
  function plaque(x, y, s, g, o = {}) {
    const round = GOALN[g.i], V = g.s % 2, len = o.mini ? s : s * 1.5, w = V ? s : len, h = V ? len : s, rx = round ? s / 2 : 3, on = g.met || g.lit;
    let t = "";
    if (g.lit) t += `<circle cx="${x}" cy="${y}" r="${s * 1.15}" fill="url(#gGlow)" class="pulse"/>`;
    t += rect(x - w / 2 + 1.5, y - h / 2 + 2.5, w, h, "#1c0e05", rx, "opacity=\".5\"") + rect(x - w / 2, y - h / 2, w, h, on ? "url(#gGold)" : "url(#gTrav)", rx, `stroke="${on ? "#6b4710" : "#6d5631"}" stroke-width="1.300"`);
    if (o.mini) {
      t += use(g.i, x, y, s * .7);
      if (g.met) t += `<circle cx="${x + s * .36}" cy="${y + s * .36}" r="${s * .24}" fill="#3f5a29" stroke="#fff" stroke-width=".8"/>`;
      return t;
    }
    t += rect(x - w / 2 + 2.5, y - h / 2 + 2.5, w - 5, h - 5, "none", round ? s / 2 - 2.5 : 2, "stroke=\"#fff8e6\" stroke-opacity=\".8\"");
    t += use(g.i, V ? x : x - len * .17, V ? y - len * .17 : y, s * .68) + T(V ? x : x + len * .27, V ? y + len * .27 + 5 : y + 5, g.v, "b", `font-size="${s > 30 ? 16 : 13}" text-anchor="middle"`);
    if (g.met) {
      const r = s > 30 ? 7.5 : 6, kx = V ? x - w / 2 + 2 : x - w / 2 + 3, ky = V ? y - h / 2 + 3 : y - h / 2 + 2;
      t += `<circle cx="${kx}" cy="${ky}" r="${r}" fill="#3f5a29" stroke="#fffaf0" stroke-width="1.200"/><path d="M${kx - r * .46} ${ky}l${r * .34} ${r * .38} ${r * .6} ${-r * .66}" fill="none" stroke="#fff" stroke-width="1.800"/>`;
    }
    return t;
  }
  function goalPos(side, k, ts, F) {
    const n = 6 * ts;
    return side == 0 ? [F + k * ts, F / 2] : side == 1 ? [F + n + F / 2, F + k * ts] : side == 2 ? [F + n - k * ts, F + n + F / 2] : [F / 2, F + n - k * ts];
  }
  function district(x, y, ts, F, cells, writs, goals, o = {}) {
    const n = 6 * ts, W = n + 2 * F, mini = o.mini;
    let s = `<g transform="translate(${x} ${y})">`;
    s += rect(0, 0, W, W, "#1d1006", mini ? 4 : 9, `opacity=".45" transform="translate(${mini ? 2 : 6} ${mini ? 3 : 9})"`);
    const B = [
      [`M0 0H${W}L${W - F} ${F}H${F}Z`, "#8f5f38"],
      [`M${W} 0V${W}L${W - F} ${W - F}V${F}Z`, "#6f4628"],
      [`M${W} ${W}H0L${F} ${W - F}H${W - F}Z`, "#5e3a20"],
      [`M0 ${W}V0L${F} ${F}V${W - F}Z`, "#845531"]
    ];
    B.forEach((b, i) => s += `<path d="${b[0]}" fill="${b[1]}"/>` + (mini ? "" : `<path d="${b[0]}" fill="url(#${i % 2 ? "pGrainV" : "pGrain"})"/>`));
    s += `<path d="M0 0L${F} ${F}M${W} 0L${W - F} ${F}M0 ${W}L${F} ${W - F}M${W} ${W}L${W - F} ${W - F}" stroke="#3d2412" stroke-opacity=".6"/><rect x=".7" y=".7" width="${W - 1.4}" height="${W - 1.4}" rx="${mini ? 3 : 4}" fill="none" stroke="#3d2412" stroke-opacity=".5" stroke-width="1.400"/><path d="M1.500 ${W - 3}V1.500H${W - 3}" fill="none" stroke="#f0c795" stroke-opacity=".75" stroke-width="${mini ? 1 : 2.4}"/>`;
    if (!mini) [
      [F * .38, F * .38],
      [W - F * .38, F * .38],
      [F * .38, W - F * .38],
      [W - F * .38, W - F * .38]
    ].forEach(([a, b]) => s += `<circle cx="${a}" cy="${b}" r="5.500" fill="#3d2412"/><circle cx="${a - .7}" cy="${b - .9}" r="4.600" fill="#c9a15e"/><circle cx="${a - 1.8}" cy="${b - 2}" r="1.500" fill="#fff0c8"/>`);
    s += rect(F, F, n, n, "#b3925c");
    const at = {};
    cells.forEach((t) => at[t.r + "," + t.c] = 1);
    for (let r = 0; r < 6; r++) for (let c = 0; c < 6; c++) {
      if (at[r + "," + c]) continue;
      const X = F + c * ts, Y = F + r * ts;
      s += rect(X + .7, Y + .7, ts - 1.4, ts - 1.4, mini ? "#e3cf9f" : "url(#gPlot)", mini ? 1 : 4);
      if (!mini) s += rect(X + .7, Y + .7, ts - 1.4, ts - 1.4, "url(#pSoil)", 4) + `<path d="M${X + 2} ${Y + ts - 4}V${Y + 2}H${X + ts - 4}" fill="none" stroke="#7a5c30" stroke-opacity=".5" stroke-width="2.400"/><path d="M${X + 4} ${Y + ts - 2}H${X + ts - 2}V${Y + 4}" fill="none" stroke="#fff6d8" stroke-opacity=".7" stroke-width="1.600"/>`;
    }
    s += `<path d="M${F} ${F + n}V${F}H${F + n}" fill="none" stroke="#2b1608" stroke-opacity=".5" stroke-width="${mini ? 2 : 5}"/>`;
    writs.forEach(([r, c]) => {
      if (!at[r + "," + c]) s += scroll(F + (c + .5) * ts, F + (r + .5) * ts, ts * (mini ? .8 : .56));
    });
    s += o.under || "";
    s += `<g transform="translate(${F} ${F}) scale(${ts / 100})">` + rect(0, 0, 0, 0, "none") + field(cells.concat(o.ghost || []), { lod: mini }) + "</g>";
    if (!mini) {
      for (let i = 0; i < 6; i++) {
        s += T(F + (i + .5) * ts, F - 5, "abcdef"[i], "t12 lt", "text-anchor=\"middle\"") + T(F - 6, F + (i + .5) * ts + 4, i + 1, "t12 lt", "text-anchor=\"end\"");
      }
    }
    goals.forEach((g) => {
      const [a, b] = goalPos(g.s, g.k, ts, F), q = mini ? F * .86 : F * .8;
      if (!mini) {
        const e = g.s == 0 ? [a, F + 7] : g.s == 1 ? [F + n - 7, b] : g.s == 2 ? [a, F + n - 7] : [F + 7, b], p = [
          [
            -5,
            -8,
            5,
            -8
          ],
          [
            8,
            -5,
            8,
            5
          ],
          [
            -5,
            8,
            5,
            8
          ],
          [
            -8,
            -5,
            -8,
            5
          ]
        ][g.s];
        s += `<path d="M${e[0]} ${e[1]}L${e[0] + p[0]} ${e[1] + p[1]}L${e[0] + p[2]} ${e[1] + p[3]}Z" fill="${g.met || g.lit ? "#ffd766" : "#fff3d6"}" stroke="#5b3a1c" stroke-width="1"/>`;
      }
      s += plaque(a, b, q, g, { mini });
    });
    if (o.last) {
      const [r, c, col] = o.last;
      s += rect(F + c * ts - .5, F + r * ts - .5, ts + 1, ts + 1, "none", 2, `stroke="#fff" stroke-width="3.200"`) + rect(F + c * ts - .5, F + r * ts - .5, ts + 1, ts + 1, "none", 2, `stroke="${col}" stroke-width="1.900"`);
    }
    return s + (o.over || "") + "</g>";
  }
  const GL = [
    {
      s: 0,
      k: 2,
      i: "grape",
      v: 3,
      met: 1
    },
    {
      s: 0,
      k: 4,
      i: "merchant",
      v: 4
    },
    {
      s: 1,
      k: 2,
      i: "fish",
      v: 3,
      lit: 1
    },
    {
      s: 1,
      k: 4,
      i: "granary",
      v: 4
    },
    {
      s: 2,
      k: 3,
      i: "merchant",
      v: 4,
      met: 1
    },
    {
      s: 2,
      k: 5,
      i: "herb",
      v: 3
    },
    {
      s: 3,
      k: 1,
      i: "grape",
      v: 3
    },
    {
      s: 3,
      k: 3,
      i: "villa",
      v: 3,
      met: 1
    }
  ];
  const GB = [
    {
      s: 0,
      k: 1,
      i: "fish"
    },
    {
      s: 0,
      k: 5,
      i: "villa"
    },
    {
      s: 1,
      k: 2,
      i: "hen",
      met: 1
    },
    {
      s: 1,
      k: 4,
      i: "villa"
    },
    {
      s: 2,
      k: 1,
      i: "admin"
    },
    {
      s: 2,
      k: 3,
      i: "herb",
      met: 1
    },
    {
      s: 3,
      k: 1,
      i: "granary",
      met: 1
    },
    {
      s: 3,
      k: 3,
      i: "grape"
    }
  ];
  const GC = [
    {
      s: 0,
      k: 3,
      i: "granary"
    },
    {
      s: 0,
      k: 5,
      i: "hen"
    },
    {
      s: 1,
      k: 1,
      i: "craft"
    },
    {
      s: 1,
      k: 3,
      i: "fish",
      met: 1
    },
    {
      s: 2,
      k: 2,
      i: "craft"
    },
    {
      s: 2,
      k: 5,
      i: "herb"
    },
    {
      s: 3,
      k: 3,
      i: "admin"
    },
    {
      s: 3,
      k: 5,
      i: "hen"
    }
  ];
  const WA = [
    [0, 2],
    [1, 0],
    [1, 5],
    [2, 3],
    [3, 1],
    [3, 4],
    [4, 0],
    [4, 3],
    [5, 4]
  ], WB = [
    [0, 1],
    [1, 2],
    [1, 4],
    [2, 0],
    [2, 5],
    [3, 3],
    [4, 0],
    [4, 5],
    [5, 3]
  ], WC = [
    [0, 0],
    [0, 4],
    [1, 3],
    [2, 4],
    [3, 0],
    [3, 2],
    [4, 1],
    [4, 5],
    [5, 2]
  ];
  const HAND = "P.m.", LEG = legal(LIVIA, HAND), PICK = {
    r: 1,
    c: 4,
    n: 2
  };
  function glows(ts, F) {
    let u = "", o = "";
    LEG.forEach((p) => {
      const x = F + p.c * ts, y = F + p.r * ts;
      if (p.r == PICK.r && p.c == PICK.c) return;
      u += `<g class="pulse">${rect(x, y, ts, ts, "#ffd23f", 5, "opacity=\".9\"")}${rect(x + 5, y + 5, ts - 10, ts - 10, "#fff3b8", 8, "opacity=\".9\"")}</g>${rect(x + 3, y + 3, ts - 6, ts - 6, "none", 5, "stroke=\"#8a4d00\" stroke-width=\"2.200\" stroke-dasharray=\"7 4\"")}`;
      WA.forEach(([r, c]) => {
        if (r == p.r && c == p.c) u += scroll(x + ts / 2, y + ts / 2, ts * .56);
      });
    });
    return u;
  }
  const GT = {
    ...parse(rot(HAND, PICK.n)),
    r: PICK.r,
    c: PICK.c
  };
  function ghost(ts, F) {
    const x = F + PICK.c * ts, y = F + PICK.r * ts;
    return rect(x + 1.5, y + 1.5, ts - 3, ts - 3, "none", 4, "stroke=\"#fff2b0\" stroke-width=\"3.500\" class=\"pulse\"") + rect(x - 1.5, y - 1.5, ts + 3, ts + 3, "none", 5, "stroke=\"#8a4d00\" stroke-width=\"2\" stroke-dasharray=\"7 4\"");
  }
  const halo = (ts, F) => `<circle cx="${F + (PICK.c + .5) * ts}" cy="${F + (PICK.r + .5) * ts}" r="${ts * 1.15}" fill="url(#gGlow)" class="pulse"/>`;
  const STOCK = [
    [
      "fish",
      0,
      "fish"
    ],
    [
      "herb",
      1,
      "herbs"
    ],
    [
      "grape",
      2,
      "grapes"
    ],
    [
      "hen",
      1,
      "chicken"
    ],
    [
      "coin",
      3,
      "coins"
    ],
    [
      "bread",
      3,
      "bread"
    ],
    [
      "stored",
      0,
      "stored"
    ],
    [
      "writ",
      4,
      "writs"
    ]
  ];
  const CSS = `html,body{margin:0;background:#33211a}svg{display:block}text{font-family:'Source Sans 3','Segoe UI','Noto Sans',sans-serif;fill:#2b2420;font-variant-numeric:tabular-nums}
.ti{font-family:'Cinzel','Cormorant SC','Trajan Pro',Georgia,'DejaVu Serif',serif;font-weight:700;letter-spacing:.06em}.ro{font-family:'Cinzel','Trajan Pro',Georgia,'DejaVu Serif',serif;font-weight:700;font-size:12px}.num{font-weight:800;font-size:17px}.b12{font-weight:800;font-size:12px}.t12{font-size:12px;font-weight:600}.t12n{font-size:12px}.t13{font-size:13px;font-weight:600}.t14{font-size:14px}.t15{font-size:15px;font-weight:600}.b{font-weight:800}.wh{fill:#fffaf0}.lt{fill:#fff3d6}.dim{fill:#e9d6b4}.ink2{fill:#5a4a3c}.gd{fill:#3f5a29}
@keyframes p{50%{opacity:.62}}.pulse{animation:p 2.4s ease-in-out infinite}@media(prefers-reduced-motion:reduce){.pulse{animation:none}}`;
  return {
    DEFS,
    MAT,
    CSS,
    SEAT,
    R,
    use,
    T,
    mark,
    disc,
    toga,
    tile,
    stall,
    fountainBig,
    mosaic,
    card,
    plaque,
    goalPos,
    district,
    paving,
    rect,
    field,
    legal,
    rot,
    parse,
    LIVIA,
    BRUTUS,
    CICERO,
    GL,
    GB,
    GC,
    WA,
    WB,
    WC,
    f1,
    poly,
    rnd
  };
})();

export { CD as default };