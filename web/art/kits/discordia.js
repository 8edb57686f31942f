// The drawing kit of the pictures of discordia: parts composed as SVG text, light from the upper left.
const DI = (() => {
  let _s = 7;
  const rnd = () => (_s = _s * 16807 % 2147483647) / 2147483647;
  const R = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join("");
  const W = {
    B: [
      "#86b2e0",
      "#356aa0",
      "#1f4470"
    ],
    R: [
      "#e67a5c",
      "#b23a22",
      "#7a2114"
    ],
    W: [
      "#ffffff",
      "#f1e9d8",
      "#b5a684"
    ],
    Y: [
      "#ffe08a",
      "#e0a530",
      "#9a6a12"
    ],
    G: [
      "#d9d3c8",
      "#a8a096",
      "#6f685e"
    ]
  };
  const TYPE = {
    S: {
      c: "#2e5b88",
      n: "Ship",
      w: "B"
    },
    K: {
      c: "#93331f",
      n: "Barracks",
      w: "R"
    },
    M: {
      c: "#6a5a44",
      n: "Stall",
      w: "W"
    },
    F: {
      c: "#97690f",
      n: "Farm",
      w: "Y"
    }
  };
  const T = (x, y, s, o = {}) => `<text x="${x}" y="${y}" font-size="${o.s || 13}" ${o.a ? `text-anchor="${o.a}"` : ""} font-weight="${o.w || 400}" fill="${o.f || "#2b2420"}" class="${o.serif ? "ti" : "tx"}" ${o.x || ""}>${s}</text>`;
  const U = (id, x, y, w, h, st = "") => `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h ?? w}" style="${st}"/>`;
  const I = (id, x, y, s = 20, c = "#2b2420") => U("i-" + id, x, y, s, s, `color:${c}`);
  const wv = (k) => `--l:${W[k][0]};--m:${W[k][1]};--d:${W[k][2]}`;
  const fig = (k, x, y, h) => U("w-" + k, x, y, h * .8, h, wv(k));
  const sock = (k, x, y, h) => `<g opacity=".95">${U("g-" + k, x, y, h * .8, h)}</g>`;
  const seat = (k, x, y, r, st = "#fffaf0") => ({
    L: `<circle cx="${x}" cy="${y}" r="${r}" fill="#2e5b88" stroke="${st}" stroke-width="1.5"/>`,
    B: `<rect x="${x - r * .9}" y="${y - r * .9}" width="${r * 1.8}" height="${r * 1.8}" fill="#b9822b" stroke="${st}" stroke-width="1.5"/>`,
    C: `<path d="M${x} ${y - r * 1.1}L${x + r * 1.1} ${y + r * .85}H${x - r * 1.1}Z" fill="#55703b" stroke="${st}" stroke-width="1.5"/>`
  })[k];
  const die = (c, v, x, y, s, o = "") => {
    const p = {
      1: [4],
      2: [2, 6],
      3: [
        2,
        4,
        6
      ],
      4: [
        0,
        2,
        6,
        8
      ],
      5: [
        0,
        2,
        4,
        6,
        8
      ],
      6: [
        0,
        2,
        3,
        5,
        6,
        8
      ]
    }[v];
    const k = W[c];
    const f = c == "Y" ? "#3a2a08" : "#fffaf0";
    return `<g transform="translate(${x} ${y}) scale(${s / 40})" ${o}><ellipse cx="24" cy="41" rx="20" ry="4" fill="#2b1c10" opacity=".4"/><rect width="40" height="40" rx="8" fill="${k[2]}"/><rect width="37" height="37" rx="7.5" fill="${k[1]}"/><path d="M4 12Q4 4 12 4H28Q14 6 8 24Q4 30 4 22Z" fill="${k[0]}" opacity=".75"/>${p.map((i) => `<circle cx="${9.5 + i % 3 * 9.5}" cy="${9.5 + Math.floor(i / 3) * 9.5}" r="3.5" fill="${f}"/>`).join("")}<circle cx="36" cy="35" r="10" fill="#fff6df" stroke="${k[2]}" stroke-width="1.600"/>${I({
      R: "K",
      B: "S",
      Y: "F"
    }[c], 28.5, 27.5, 15, k[2])}</g>`;
  };
  const badge = (t, v, x, y, s = 18) => `<g><rect x="${x}" y="${y}" width="${s}" height="${s}" rx="${s * .22}" fill="${TYPE[t].c}" stroke="#fffaf0" stroke-width="1.3"/>${T(x + s / 2, y + s * .77, v, {
    s: s * .76,
    a: "middle",
    w: 700,
    f: "#fffaf0"
  })}</g>`;
  const glow = (x, y, w, h, r = 8, k = "a") => `<g class="gl gl-${k}"><rect x="${x - 5}" y="${y - 5}" width="${w + 10}" height="${h + 10}" rx="${r + 5}" class="g3"/><rect x="${x - 3}" y="${y - 3}" width="${w + 6}" height="${h + 6}" rx="${r + 3}" class="g2"/><rect x="${x - 1}" y="${y - 1}" width="${w + 2}" height="${h + 2}" rx="${r + 1}" class="g1"/></g>`;
  function spaces(sp, n, x, y, w, h, dark, op = .28) {
    const H = h;
    const len = (h) => sp.reduce((a, s) => a + s.length * h * .74 + h * .12, 0) + h * .2 * (sp.length - 1);
    if (len(h) > w - 4) h = h * (w - 4) / len(h);
    y += H - h;
    const per = h * .74;
    let cx = x + (w - len(h)) / 2, o = "";
    for (const s of sp) {
      const ww = s.length * per + h * .12;
      o += `<rect x="${cx}" y="${y + h * .48}" width="${ww}" height="${h * .58}" rx="${h * .24}" fill="${dark || "#5d4626"}" opacity="${op}"/>`;
      s.forEach((k, j) => {
        const fx = cx + h * .03 + j * per;
        if (n > 0) {
          o += fig(k, fx, y, h);
          n--;
        } else o += sock(k, fx, y, h);
      });
      cx += ww + h * .2;
    }
    return o;
  }
  function tile(t, v, sp, bonus, x, y, w, h) {
    const c = TYPE[t].c;
    return `<g class="tile"><rect x="${x + 1}" y="${y + 3}" width="${w}" height="${h}" rx="6" fill="#3a2814" opacity=".38"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="url(#lime)" stroke="#8d7650" stroke-width="1"/><path d="M${x} ${y + h * .5}V${y + 6}q0-6 6-6H${x + w - 6}q6 0 6 6V${y + h * .5}Z" fill="url(#bg${t})"/><rect x="${x + .5}" y="${y + .5}" width="${w - 1}" height="2.4" rx="1.2" fill="#fff" opacity=".55"/>
 ${U("p-" + t, x + (bonus ? w * .16 : w * .2), y - 1, w * .66, h * .56)}${badge(t, v, x + 3, y + 3, 18)}${bonus ? `<circle cx="${x + w - 12}" cy="${y + 13}" r="10.5" fill="#fff6df" stroke="#b9822b" stroke-width="1"/>${I(bonus == "E" ? "road" : "aq", x + w - 20, y + 5, 16, "#5a3a10")}` : ""}${spaces(sp, 0, x, y + h * .53, w, h * .41)}</g>`;
  }
  const P = {
    SA: [
      "S",
      ["B", "B"],
      "E"
    ],
    SB: ["S", ["BB"]],
    SC: ["S", ["B", "BB"]],
    KA: [
      "K",
      ["R"],
      "E"
    ],
    KB: ["K", ["R", "RG"]],
    KC: ["K", [
      "RR",
      "R",
      "G"
    ]],
    KD: ["K", ["RR", "R"]],
    MA: ["M", ["W", "W"]],
    MB: ["M", ["W", "G"]],
    MC: ["M", [
      "W",
      "W",
      "G"
    ]],
    MD: ["M", ["WW", "G"]],
    MS: ["M", ["WWW"]],
    FA: [
      "F",
      ["Y"],
      "A"
    ],
    FB: ["F", ["Y", "YY"]],
    FC: ["F", ["YY", "G"]],
    FD: ["F", ["YYY", "G"]]
  };
  const ptile = (p, v, x, y, w, h) => tile(P[p][0], v, P[p][1].map((s) => [...s]), P[p][2], x, y, w, h);
  const plaque = (x, y, w, h, r = 6, f = "url(#lime)", op = 1) => `<rect x="${x + 1}" y="${y + 3}" width="${w}" height="${h}" rx="${r}" fill="#2b1c10" opacity=".33"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${f}" stroke="#8d7650" stroke-opacity=".7" opacity="${op}"/><path d="M${x + r} ${y + 1.2}H${x + w - r}" stroke="#fff" stroke-opacity=".65" stroke-width="1.4"/>`;
  const crack = (x, y, s = 1, big) => `<g transform="translate(${x} ${y}) scale(${s})">${big ? `<path d="M-20 3L-31 9L-38 7M21 4L30-2L37 0M12 13L17 22L15 27M-14-11L-21-18L-20-24M9-10L14-20" stroke="#3b1d12" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M-34 14l9-4l5 5l-7 6ZM22 12l8-3l6 5l-8 5ZM-9 20l8-3l6 4l-7 5ZM18-16l8-3l4 6l-8 3Z" fill="#efe0bd" stroke="#8d7650"/>` : ""}<path d="M-20 3L-14-4L-15-11L-6-10L1-15L9-10L17-10L16-2L21 4L14 8L12 14L3 12L-5 16L-10 10L-17 10Z" fill="#f9e5bd" transform="translate(1.500 2)"/><path d="M-20 3L-14-4L-15-11L-6-10L1-15L9-10L17-10L16-2L21 4L14 8L12 14L3 12L-5 16L-10 10L-17 10Z" fill="#43200f"/><path d="M-20 3L-14-4L-15-11L-6-10L1-15L9-10L17-10L14-7L9-6L2-11L-5-6L-11-7L-10-2L-15 4Z" fill="#1f0d05"/><g transform="translate(-6.500 -8.500)"><circle cx="6.500" cy="5" r="4" fill="#ff9c7d"/><path d="M0 19Q0 9.500 6.500 9.500Q13 9.500 13 19Z" fill="#ff9c7d"/></g></g>`;
  const star = (x, y, r = 11) => `<g transform="translate(${x} ${y}) scale(${r / 12})"><path d="M1 3L4 7L13 6L7 12L9 20L1 15" fill="#2b1c10" opacity=".25"/><path d="M0-12L3.6-4.2L12-3.4L5.6 2.2L7.5 10.6L0 6.2L-7.5 10.6L-5.6 2.2L-12-3.4L-3.6-4.2Z" fill="#edb93c" stroke="#8f6212" stroke-width="1.2" stroke-linejoin="round"/><path d="M0-12L-3.6-4.2L-12-3.4L-5.6 2.2L0 0Z" fill="#ffe59a"/><path d="M0 0L5.6 2.2L7.5 10.6L0 6.2Z" fill="#c48a1c"/></g>`;
  const pine = (x, y, s) => `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="4" cy="1" rx="9" ry="2.6" fill="#1b2b16" opacity=".35"/><path d="M-1.4 1V-5H1.8V1Z" fill="#4b3320"/><path d="M0-32L9-4Q0-1-9-4Z" fill="#3d5c35"/><path d="M0-32L9-4Q5-2 1-2.4Z" fill="#284426"/><path d="M0-32L-9-4Q-5-2.8-3-2.7Z" fill="#5e8049"/></g>`;
  const oak = (x, y, s, c = [
    "#8a9a4c",
    "#6c8240",
    "#4d6530"
  ]) => `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="4" cy="1" rx="11" ry="3" fill="#1b2b16" opacity=".3"/><path d="M-1.5 1L-1-8H2L2 1Z" fill="#5a3d24"/><circle cx="0" cy="-15" r="11" fill="${c[1]}"/><path d="M6-24A11 11 0 0 1 3-4.4Q9-13 6-24Z" fill="${c[2]}"/><path d="M-10-12A11 11 0 0 1 2-26Q-6-22-10-12Z" fill="${c[0]}"/></g>`;
  const sym = (id, vb, c) => `<symbol id="${id}" viewBox="${vb}">${c}</symbol>`;
  const ic = (id, c) => sym("i-" + id, "0 0 24 24", c);
  const body = (w = 0) => `<ellipse cx="14" cy="33.4" rx="10" ry="2" fill="#2b1c10" opacity=".3"/><path d="M${7 - w} 15Q12 12 ${17 + w} 15L${20 + w} 32Q12 35 ${4 - w} 32Z" fill="var(--m)"/><path d="M${7 - w} 15Q9 13.6 12 13.4L10 33.6Q6 33.2 ${4 - w} 32Z" fill="var(--l)"/><path d="M14.5 13.5L${17 + w} 15L${20 + w} 32Q18 33.2 15.5 33.5Z" fill="var(--d)" opacity=".75"/>`;
  const head = `<circle cx="12" cy="9.4" r="4.5" fill="#e9bd92"/><path d="M13 5A4.5 4.5 0 0 1 12 13.9Q15.4 10 13 5Z" fill="#c08a5c"/>`;
  const hats = {
    B: `<path d="M6.8 8.4Q7 3.4 12 3.2Q17 3.4 17.2 8.4Z" fill="var(--m)"/><path d="M6.2 7.6H17.8V9.4H6.2Z" fill="var(--d)"/><path d="M7.6 7Q8.4 4.2 11.5 3.6" stroke="var(--l)" stroke-width="1.2" fill="none"/>`,
    R: `<path d="M6.6 10Q6 3.8 12 3.6Q18 3.8 17.4 10L15.6 10V8.4H8.4V10Z" fill="var(--m)"/><path d="M5.6 4.6Q12-3.4 18.4 4.6L16.4 5.4Q12 1.4 7.6 5.4Z" fill="var(--d)"/><path d="M5.6 4.6Q8.4 1 12 .6L12 2.6Q9.4 3.2 7.6 5.4Z" fill="var(--l)"/>`,
    W: `<path d="M7.4 9Q6.8 4.4 12 4.2Q17.2 4.4 16.6 9Q14.6 6.6 12 6.7Q9.4 6.6 7.4 9Z" fill="#6b4a2c"/>`,
    Y: `<path d="M1.6 8.6Q12 5.2 22.4 8.6Q12 11.4 1.6 8.6Z" fill="var(--d)"/><path d="M7 7.6Q8.6 1.6 12 1.6Q15.4 1.6 17 7.6Q12 6.2 7 7.6Z" fill="var(--m)"/><path d="M1.6 8.6Q6 7 12 7.1L12 9Q6 9.4 1.6 8.6Z" fill="var(--l)"/>`
  };
  const toolB = {
    B: `<path d="M20.4 8V32" stroke="#6b4526" stroke-width="1.5"/><ellipse cx="20.4" cy="5.6" rx="2.5" ry="4.8" fill="#8d5f37" stroke="#5d3c21" stroke-width=".7"/>`,
    R: `<path d="M20.6 4V33" stroke="#5d3c21" stroke-width="1.4"/><path d="M20.6-.5L22.6 5H18.6Z" fill="#8a8a8a"/>`,
    Y: `<path d="M20 11Q21 22 20.6 33" stroke="#6b4526" stroke-width="1.4" fill="none"/><path d="M17.4 12Q17 6.4 17.2 5M20 11V3.6M22.6 12Q23.4 6.4 23 5M17.4 11.6Q20 13.6 22.6 11.6" stroke="#6b4526" stroke-width="1.2" fill="none"/>`
  };
  const tools = {
    B: `<path d="M10.6 18.4V26M8 22.6Q8.4 26.2 10.6 26.2Q12.8 26.2 13.2 22.6M9.2 20H12" stroke="#fffaf0" stroke-width="1.2" fill="none"/>`,
    R: `<path d="M3 17.6Q8.5 15.6 13 17.6V29Q8.5 31.6 3 29Z" fill="var(--d)" stroke="#f2c46a" stroke-width="1.1"/><circle cx="8" cy="23.4" r="2.1" fill="#f2c46a"/>`,
    W: `<path d="M8 14Q14 22 18.6 26" stroke="var(--d)" stroke-width="2.4" fill="none"/><path d="M12 16.6V19.4M1.6 19.2H22.4" stroke="#7a5a22" stroke-width="1.5"/><path d="M1.6 19.4L-.6 25H5.4L3.2 19.4M20.8 19.4L18.6 25H24.6L22.4 19.4" stroke="#7a5a22" stroke-width=".9" fill="none"/><path d="M-.8 25H5.6Q4.6 28 2.4 28Q0 28-.8 25ZM18.4 25H24.8Q23.8 28 21.6 28Q19.2 28 18.4 25Z" fill="#c08a24"/>`,
    Y: `<path d="M10.4 17V29M7.6 18.6L10.4 21L13.2 18.6M7.6 22L10.4 24.4L13.2 22" stroke="#7a5210" stroke-width="1.2" fill="none"/>`
  };
  const ghostBody = `<path d="M7 15Q12 12 17 15L20 32Q12 35 4 32Z"/><circle cx="12" cy="9.4" r="4.5"/>`;
  const ghostHat = {
    B: "<path d=\"M6.2 9.4V7.6Q7 3.2 12 3.2Q17 3.2 17.8 7.6V9.4Z\"/><path d=\"M20.4 8V32\" stroke-width=\"1.8\"/><ellipse cx=\"20.4\" cy=\"5.6\" rx=\"2.5\" ry=\"4.8\"/>",
    R: "<path d=\"M5.6 4.6Q12-3.4 18.4 4.6L17 10H7Z\"/><path d=\"M3 17.6Q8.5 15.6 13 17.6V29Q8.5 31.6 3 29Z\"/><path d=\"M20.6 2V33\" stroke-width=\"1.8\"/>",
    W: "<path d=\"M1.6 19.2H22.4\" stroke-width=\"1.8\"/><path d=\"M1.6 19.4L-.6 25H5.4L3.2 19.4M20.8 19.4L18.6 25H24.6L22.4 19.4\"/>",
    Y: "<path d=\"M1.6 8.6Q7 7 7.4 6Q8.6 1.6 12 1.6Q15.4 1.6 16.6 6Q17 7 22.4 8.6Q12 11.4 1.6 8.6Z\"/><path d=\"M20 12Q21 22 20.6 33\" stroke-width=\"1.8\"/>",
    G: ""
  };
  const ghostIn = {
    B: "<path d=\"M11 18V27M8 23Q8.400 27 11 27Q13.600 27 14 23M9 20H13M6.400 9H17.600\"/>",
    R: "<path fill=\"#e6ab97\" d=\"M3 17.600Q8.500 15.600 13 17.600V29Q8.500 31.600 3 29Z\"/><circle cx=\"8\" cy=\"23\" r=\"1.600\"/><path d=\"M7 9.600H17\"/>",
    W: "<path d=\"M12 15V19M1.600 19.200H22.400\"/><path fill=\"#e3d6b4\" stroke-width=\"1.200\" d=\"M-.8 24H5.600Q4.600 28 2.400 28Q0 28-.8 24ZM18.400 24H24.800Q23.800 28 21.600 28Q19.200 28 18.400 24ZM2.400 19.500V24M21.600 19.500V24\"/>",
    Y: "<path d=\"M11 17V29M8 18.600L11 21.400L14 18.600M8 23L11 25.800L14 23M6 8.800Q12 7 18 8.800\"/>",
    G: "<text x=\"12\" y=\"28.600\" text-anchor=\"middle\" font-size=\"15\" font-weight=\"700\" fill=\"#4c463c\" stroke=\"none\" class=\"tx\">?</text>"
  };
  const gcol = {
    B: ["#c3d6ea", "#2e5b88"],
    R: ["#f0c7b8", "#93331f"],
    W: ["#fdf8ec", "#6a5a44"],
    Y: ["#f5dfa4", "#8a5f0c"],
    G: ["#e2dcd0", "#5c564c"]
  };
  const DEFS = `
<linearGradient id="lime" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff9ea"/><stop offset="1" stop-color="#e9d9b6"/></linearGradient>
<linearGradient id="bgS" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe3ea"/><stop offset="1" stop-color="#7fb0c4"/></linearGradient>
<linearGradient id="bgK" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6dcc4"/><stop offset="1" stop-color="#d9a486"/></linearGradient>
<linearGradient id="bgM" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7eeda"/><stop offset="1" stop-color="#cfc0a0"/></linearGradient>
<linearGradient id="bgF" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f5ebb8"/><stop offset="1" stop-color="#b9bc68"/></linearGradient>
<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#79b0c2"/><stop offset=".5" stop-color="#4b8ba8"/><stop offset="1" stop-color="#346f90"/></linearGradient>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe4e8"/><stop offset="1" stop-color="#f3ead0"/></linearGradient>
<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#dfe3c0"/><stop offset=".55" stop-color="#b3bb84"/><stop offset="1" stop-color="#8d9a58"/></linearGradient>
<linearGradient id="roofsh" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe3b8" stop-opacity=".35"/><stop offset="1" stop-color="#4a160a" stop-opacity=".4"/></linearGradient>
<linearGradient id="fresco" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#a5563d"/><stop offset="1" stop-color="#7c3524"/></linearGradient>
<linearGradient id="lime2" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#f5ead2"/></linearGradient>
<linearGradient id="land" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#c9c27c"/><stop offset=".5" stop-color="#a6a75c"/><stop offset="1" stop-color="#848e4a"/></linearGradient>
<linearGradient id="trav" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#f7ead0"/><stop offset=".6" stop-color="#e3d0aa"/><stop offset="1" stop-color="#cdb689"/></linearGradient>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9d8b4"/><stop offset="1" stop-color="#b89e70"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b98a58"/><stop offset=".6" stop-color="#a0723f"/><stop offset="1" stop-color="#7f562f"/></linearGradient>
<linearGradient id="walnut" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2f1b"/><stop offset="1" stop-color="#2d1b0f"/></linearGradient>
<linearGradient id="terra" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d98661"/><stop offset="1" stop-color="#a34a2e"/></linearGradient>
<linearGradient id="bronze" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fbe7b4"/><stop offset=".5" stop-color="#e3bf77"/><stop offset="1" stop-color="#c79a4d"/></linearGradient>
<linearGradient id="red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ad4029"/><stop offset="1" stop-color="#86291a"/></linearGradient>
<radialGradient id="sun" cx=".25" cy="0" r="1"><stop offset="0" stop-color="#fff3c4" stop-opacity=".2"/><stop offset=".6" stop-color="#fff3c4" stop-opacity="0"/><stop offset="1" stop-color="#2b1c10" stop-opacity=".22"/></radialGradient>
<pattern id="grass" width="46" height="38" patternUnits="userSpaceOnUse"><path d="M6 10l2-5l1 5M28 26l2-5l1 5M38 8l1-4l2 4M14 32l1-4l2 4" stroke="#5f6d33" stroke-opacity=".45" fill="none"/><path d="M20 12l1-4l2 4M4 24l1-3l2 3" stroke="#e2db98" stroke-opacity=".6" fill="none"/></pattern>
<pattern id="ripple" width="64" height="30" patternUnits="userSpaceOnUse"><path d="M4 8q7-4 14 0t14 0M36 22q6-3 12 0t12 0" stroke="#d8eef2" stroke-opacity=".42" fill="none" stroke-width="1.3"/><path d="M34 6q5-3 10 0M6 24q5-3 10 0" stroke="#1d4a66" stroke-opacity=".3" fill="none" stroke-width="1.3"/></pattern>
<pattern id="ashlar" width="44" height="22" patternUnits="userSpaceOnUse"><path d="M0 .5H44M0 11.5H44M12.5 0V11M34.5 0V11M23.5 11V22M1.5 11V22" stroke="#7d6644" stroke-opacity=".38"/><path d="M0 1.7H44M0 12.7H44" stroke="#fff6dd" stroke-opacity=".45"/></pattern>
<pattern id="pave" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 .5H30M.5 0V30" stroke="#8d7650" stroke-opacity=".34"/><path d="M1 1.700H30M1.700 1V30" stroke="#fff" stroke-opacity=".4"/></pattern>
<pattern id="slab" width="96" height="44" patternUnits="userSpaceOnUse"><path d="M0 .5H96M0 22.5H96M30.5 0V22M78.5 22V44" stroke="#8d7650" stroke-opacity=".25"/></pattern>
<pattern id="planks" width="120" height="16" patternUnits="userSpaceOnUse"><path d="M0 .5H120" stroke="#3a2412" stroke-opacity=".5"/><path d="M0 1.6H120" stroke="#d9a873" stroke-opacity=".28"/><path d="M34 0V16M92 0V16" stroke="#3a2412" stroke-opacity=".3"/><path d="M4 8q20-3 26 0M50 10q18 3 34 0M98 6q10 2 18 0" stroke="#3a2412" stroke-opacity=".2" fill="none"/></pattern>
<pattern id="roof" width="10" height="12" patternUnits="userSpaceOnUse"><path d="M0 12V4Q5-2 10 4V12" fill="#b9583a"/><path d="M1 12V5Q2.4 1.6 5 1.4V12Z" fill="#d98661"/><path d="M9.4 4V12" stroke="#7a3220" stroke-width="1.3"/></pattern>
<pattern id="furrow" width="14" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><rect width="14" height="10" fill="#c7a84e"/><path d="M0 7.5H14" stroke="#8b6a2a" stroke-width="3"/><path d="M2 5.5l1.5-4l1.5 4M9 5.5l1.5-4l1.5 4" stroke="#f0dc84" stroke-width="1.3" fill="none"/></pattern>
<pattern id="soil" width="14" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><rect width="14" height="9" fill="#a88656"/><path d="M0 7H14" stroke="#7c5c33" stroke-width="2.4"/><path d="M0 3.6H14" stroke="#c9a873" stroke-width="1"/></pattern>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .06  0 0 0 .5 -.12"/></filter>
${Object.keys(hats).map((k) => sym("w-" + k, "-1 -2 27 37", (toolB[k] || "") + body(k == "W" ? 1 : 0) + head + hats[k] + tools[k])).join("")}
${sym("raider", "-1 -2 27 37", `<path d="M20.6 6V33" stroke="#3a2412" stroke-width="1.5"/><path d="M19 3q5-2 6 5q-3-2-6 0Z" fill="#b9b5ad"/><g style="--l:#a5835a;--m:#7d5c3a;--d:#4e3620">${body(1)}</g><path d="M4 16Q12 11 20 16L18 20L15 17.500L12 20.500L9 17.500L6 20Z" fill="#5a432a"/>${head}<path d="M7.400 9Q6.600 4 12 4Q17.400 4 16.600 9Q12 5.600 7.400 9Z" fill="#b5702a"/><circle cx="16.500" cy="4.500" r="2.200" fill="#b5702a"/><path d="M8.600 11Q12 18 15.400 11Q12 12.600 8.600 11Z" fill="#b5702a"/><circle cx="7.500" cy="24" r="6.400" fill="#8f3a22" stroke="#d9b98a" stroke-width="1.300"/><circle cx="7.500" cy="24" r="2" fill="#d9b98a"/>`)}
${sym("w-G", "-1 -2 27 37", body() + head)}
${Object.keys(ghostHat).map((k) => sym("g-" + k, "-1 -2 27 37", `<g fill="${gcol[k][0]}" stroke="${gcol[k][1]}" stroke-width="3" stroke-linejoin="round">${ghostHat[k]}${ghostBody}</g><g fill="${gcol[k][0]}" stroke="none">${ghostBody}${ghostHat[k].replace(/stroke-width="1.8"/g, `stroke="${gcol[k][1]}" stroke-width="1.8"`)}</g><g fill="none" stroke="${gcol[k][1]}" stroke-width="1.6">${ghostIn[k]}</g>`)).join("")}
${sym("p-S", "0 0 100 60", `<ellipse cx="50" cy="55" rx="42" ry="4" fill="#1d4a66" opacity=".35"/><path d="M49 4H51.6V42H49Z" fill="#5d3c21"/><path d="M27 9Q50 3 73 9Q69 22 73 34Q50 40 27 34Q31 22 27 9Z" fill="#f4e8cc"/><path d="M37 7.2Q41 22 37.6 36.4L43.6 37V6.2ZM57 6.2V37L63 36.3Q60 22 63.4 7Z" fill="#356aa0"/><path d="M73 9Q69 22 73 34Q64 37 58 37Q66 22 62 6.8Z" fill="#2b1c10" opacity=".16"/><path d="M26 9Q50 1.6 74 9" stroke="#6b4526" stroke-width="2" fill="none"/><path d="M10 37Q50 48 90 35Q86 53 70 56L30 56Q14 53 10 37Z" fill="#855a33"/><path d="M10 37Q50 48 90 35L89 40Q50 52 11.4 42Z" fill="#c0905a"/><path d="M60 56L70 56Q86 53 90 35Q84 46 60 48Z" fill="#5d3c21"/><path d="M10 38Q1 29 6 19Q11 15 13 21Q8 22 15 39Z" fill="#855a33"/><path d="M90 36Q96 32 95 26" stroke="#855a33" stroke-width="3" fill="none"/><path d="M30 47L22 59M42 49L36 60M54 49L50 60M66 48L64 60M77 46L78 59" stroke="#d9b98a" stroke-width="1.7"/><circle cx="19" cy="43" r="2.2" fill="#fffaf0"/><circle cx="19" cy="43" r="1" fill="#2b2420"/>`)}
${sym("s-sail", "0 0 100 60", `<path d="M49 4H51.6V42H49Z" fill="#5d3c21"/><path d="M27 9Q50 3 73 9Q69 22 73 34Q50 40 27 34Q31 22 27 9Z" fill="#f4e8cc"/><path d="M37 7.2Q41 22 37.6 36.4L43.6 37V6.2ZM57 6.2V37L63 36.3Q60 22 63.4 7Z" fill="#356aa0"/><path d="M73 9Q69 22 73 34Q64 37 58 37Q66 22 62 6.8Z" fill="#2b1c10" opacity=".16"/><path d="M26 9Q50 1.6 74 9" stroke="#6b4526" stroke-width="2" fill="none"/>`)}
${sym("s-hull", "0 0 100 60", `<ellipse cx="50" cy="55" rx="42" ry="4" fill="#1d4a66" opacity=".35"/><path d="M10 37Q50 48 90 35Q86 53 70 56L30 56Q14 53 10 37Z" fill="#855a33"/><path d="M10 37Q50 48 90 35L89 40Q50 52 11.4 42Z" fill="#c0905a"/><path d="M60 56L70 56Q86 53 90 35Q84 46 60 48Z" fill="#5d3c21"/><path d="M10 38Q1 29 6 19Q11 15 13 21Q8 22 15 39Z" fill="#855a33"/><path d="M90 36Q96 32 95 26" stroke="#855a33" stroke-width="3" fill="none"/><path d="M30 47L22 59M42 49L36 60M54 49L50 60M66 48L64 60M77 46L78 59" stroke="#d9b98a" stroke-width="1.7"/><circle cx="19" cy="43" r="2.2" fill="#fffaf0"/><circle cx="19" cy="43" r="1" fill="#2b2420"/>`)}
${sym("p-K", "0 0 100 60", `<ellipse cx="54" cy="57" rx="44" ry="3.6" fill="#2b1c10" opacity=".3"/><path d="M24 22H78V57H24Z" fill="#dcc39a"/><path d="M60 22H78V57H60Z" fill="#b2966a"/><path d="M20 24L30 9H72L82 24Z" fill="url(#roof)"/><path d="M64 9H72L82 24H70Z" fill="#6b2a1a" opacity=".45"/><path d="M8 16h5v4h4v-4h5v4h4v-4h4V57H8Z" fill="#ead7b0"/><path d="M22 16h8V57H22Z" fill="#bfa477"/><path d="M70 16h5v4h4v-4h5v4h4v-4h4V57H70Z" fill="#dcc39a"/><path d="M84 16h8V57H84Z" fill="#a1855a"/><path d="M42 57V42Q42 33 50 33Q58 33 58 42V57Z" fill="#4d2c18"/><path d="M50 33V57M46 36V57M54 36V57" stroke="#8d5f37" stroke-width="1"/><path d="M14 28h7v9l-3.5 3l-3.5-3ZM77 28h7v9l-3.5 3l-3.5-3Z" fill="#b23a22" stroke="#f2c46a" stroke-width="1"/><path d="M49.4 9V0" stroke="#5d3c21" stroke-width="1.6"/><path d="M50 0L64 3.4L50 7Z" fill="#c4452b"/><path d="M31 28h6v8h-6ZM63 28h6v8h-6Z" fill="#5a3a22"/>`)}
${sym("p-M", "0 0 100 60", `<ellipse cx="54" cy="57" rx="40" ry="3.6" fill="#2b1c10" opacity=".3"/><path d="M18 20h3.4V57H18ZM79 20h3.4V57H79Z" fill="#6b4526"/><path d="M24 24H78V42H24Z" fill="#7d5c3c" opacity=".55"/><path d="M14 40H86V56H14Z" fill="#a9794a"/><path d="M14 40H86V44H14Z" fill="#d3a571"/><path d="M66 44H86V56H66Z" fill="#7c5230"/><path d="M12 8H88L94 25Q88 31 82.6 25Q77 31 71.4 25Q66 31 60.4 25Q55 31 50 25Q45 31 39.6 25Q34 31 28.6 25Q23 31 17.4 25Q12 31 6 25Z" fill="#fff7e6"/><path d="M22.4 8H32L28.6 25Q23 31 17.4 25ZM43 8H51.5L50 25Q45 31 39.6 25ZM62 8H71L71.4 25Q66 31 60.4 25ZM81 8H88L94 25Q88 31 82.6 25Z" fill="#b9583a"/><path d="M12 8H88L89 11H11Z" fill="#fff" opacity=".4"/><path d="M70 8H88L94 25Q88 31 82.6 25L80 25Z" fill="#2b1c10" opacity=".13"/><path d="M28 40q-3-3-1.6-7h5.2q1.4 4-1.6 7ZM38 40q-3-3-1.6-7h5.2q1.4 4-1.6 7Z" fill="#b9583a"/><circle cx="50" cy="37.4" r="2.8" fill="#d8a02f"/><circle cx="55.4" cy="37.4" r="2.8" fill="#8aa04a"/><circle cx="52.8" cy="33.4" r="2.8" fill="#c4452b"/><path d="M62 40V34H74V40Z" fill="#f1e2bd"/>`)}
${sym("p-F", "0 0 100 60", `<path d="M4 42L34 30L98 34L92 58L10 58Z" fill="url(#furrow)"/><path d="M4 42L34 30L98 34" stroke="#6c7a38" stroke-width="2.4" fill="none"/><ellipse cx="44" cy="45" rx="26" ry="3" fill="#2b1c10" opacity=".25"/><path d="M22 25H60V46H22Z" fill="#f4e7c8"/><path d="M46 25H60V46H46Z" fill="#cdb58a"/><path d="M16 26L27 10H55L66 26Z" fill="url(#roof)"/><path d="M48 10H55L66 26H56Z" fill="#6b2a1a" opacity=".45"/><path d="M30 46V34H37V46Z" fill="#5a3a22"/><path d="M50 31h5v5h-5Z" fill="#5a3a22"/><path d="M70 46Q69 28 79 27Q89 28 88 46Z" fill="#e0b344"/><path d="M81 27Q89 28 88 46H82Q86 36 81 27Z" fill="#a67a1d"/><path d="M73 44Q72 32 78 28" stroke="#fbe69a" stroke-width="1.6" fill="none"/><circle cx="11" cy="28" r="8" fill="#7f9448"/><path d="M6 33A8 8 0 0 1 13 20.4Q7 24 6 33Z" fill="#a9b766"/><path d="M10 34H12.4V44H10Z" fill="#5a3d24"/>`)}
${sym("t-M", "0 0 44 72", `<ellipse cx="25" cy="69" rx="18" ry="3" fill="#2b1c10" opacity=".35"/><path d="M9 18H35V69H9Z" fill="#e2cba0"/><path d="M24 18H35V69H24Z" fill="#ad9061"/><path d="M9 18H35V69H9Z" fill="url(#ashlar)"/><path d="M5 8h6v4h5v-4h6v4h5v-4h6v4h6V20H5Z" fill="#f0dfba"/><path d="M26 8h1v4h6v-4h6V20H26Z" fill="#b99c6c"/><path d="M14 26H27V42L20.5 47L14 42Z" fill="#b23a22" stroke="#f2c46a" stroke-width="1.2"/><path d="M17 69V58Q17 53 21 53Q25 53 25 58V69Z" fill="#4d2c18"/>`)}
${sym("t-T", "0 0 44 72", `<ellipse cx="25" cy="69" rx="17" ry="3" fill="#2b1c10" opacity=".35"/><path d="M10 24H34L36 69H8Z" fill="#f4e8cf"/><path d="M24 24H34L36 69H25Z" fill="#c3ad84"/><path d="M4 26L22 3L40 26Q22 31 4 26Z" fill="url(#roof)"/><path d="M22 3L40 26Q32 28.6 27 28.6Z" fill="#6b2a1a" opacity=".45"/><path d="M8 44H36V48H8Z" fill="#b9a273"/><path d="M17 69V58Q17 53 21 53Q25 53 25 58V69Z" fill="#4d2c18"/>`)}
${ic("S", "<path fill=\"currentColor\" d=\"M11 2h2v13h-2zM4 5q7-2 7 0v8q-6 1-7-1zM14 4q6 1 6 8l-6 2zM2 16h20q-2 6-5 6H7q-4 0-5-6z\"/>")}
${ic("K", "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M2 7h3v2h2V7h3v5h4V7h3v2h2V7h3v15h-7v-4q0-3-3-3t-3 3v4H2zM11 6V1l6 2-5 2v3h-1z\"/>")}
${ic("M", "<path fill=\"currentColor\" d=\"M3 3h18l2 7q-2 3-4 0-2 3-3.600 0-2 3-3.400 0-2 3-3.600 0-2 3-3.600 0-2 3-5.400 0zM4 13h2v3h12v-3h2v9H4z\"/>")}
${ic("F", "<path fill=\"currentColor\" d=\"M11 9h2v14h-2zM12 1q3 3 0 7q-3-4 0-7zM6 5q5 0 5 6q-5 0-5-6zM18 5q-5 0-5 6q5 0 5-6zM6 11q5 0 5 6q-5 0-5-6zM18 11q-5 0-5 6q5 0 5-6z\"/>")}
${ic("plus", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-dasharray=\"3 2\" d=\"M3 3h18v18H3z\"/><path stroke=\"currentColor\" stroke-width=\"2.600\" d=\"M12 7v10M7 12h10\"/>")}
${ic("star", "<path fill=\"#e0a530\" stroke=\"#7d5510\" stroke-width=\"1.400\" stroke-linejoin=\"round\" d=\"M12 2l3 6.600 7.200.7-5.400 4.800 1.600 7.100L12 17.500 5.600 21.200l1.600-7.100L1.800 9.300 9 8.600z\"/>")}
${ic("road", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"3.200\" stroke-linecap=\"round\" d=\"M5 22q-1-6 6-7.500t6-7\"/><path fill=\"currentColor\" d=\"M12 8l5.500-7L23 8z\"/>")}
${ic("aq", "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M1 4h22v5H1zM2 10h20v12h-4v-6q0-3-2.500-3T13 16v6h-2v-6q0-3-2.500-3T6 16v6H2z\"/>")}
${ic("tower", "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 2h3v2h2.500V2h3v2H16V2h3v8h-2v12h-3v-4q0-2-2-2t-2 2v4H7V10H5zM10 9v3h4V9z\"/>")}
${ic("swap", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.600\" stroke-linejoin=\"round\" stroke-linecap=\"round\" d=\"M4 8h15l-4-4M20 16H5l4 4\"/>")}
${ic("laurel", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M9 21Q1 17 4 6M15 21q8-4 5-15\"/><path fill=\"currentColor\" d=\"M4 3q4 2 1 6q-4-2-1-6zM2 10q5 0 4 5q-5-1-4-5zM5 16q5-1 5 4q-5 1-5-4zM20 3q-4 2-1 6q4-2 1-6zM22 10q-5 0-4 5q5-1 4-5zM19 16q-5-1-5 4q5 1 5-4z\"/>")}
${ic("col", "<path fill=\"currentColor\" d=\"M4 2h16v4H4zM6 7h3v12H6zM10.500 7h3v12h-3zM15 7h3v12h-3zM4 20h16v3H4z\"/>")}
${ic("axe", "<path stroke=\"currentColor\" stroke-width=\"2.400\" stroke-linecap=\"round\" d=\"M5 22L17 4\"/><path fill=\"currentColor\" d=\"M12 2q7-3 11 6q-5-2-7 2q0-5-5-5z\"/>")}
${ic("shield", "<path fill=\"currentColor\" d=\"M3 3q9-3 18 0v9q-2 7-9 10q-7-3-9-10z\"/><path stroke=\"#fffaf0\" stroke-width=\"2\" d=\"M12 6v11M7 10h10\"/>")}
${ic("pm", "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"5\" fill=\"#e9b840\" stroke=\"#7d5510\" stroke-width=\"1.400\"/><path stroke=\"#3a2a08\" stroke-width=\"2.400\" d=\"M12 5v8M8 9h8M8 17h8\"/>")}
${ic("pmu", "<rect x=\"2\" y=\"2\" width=\"20\" height=\"20\" rx=\"5\" fill=\"#bdb5a6\" stroke=\"#6f685e\" stroke-width=\"1.400\"/><path stroke=\"#6f685e\" stroke-width=\"2.400\" d=\"M12 5v8M8 9h8M8 17h8\"/>")}
${ic("crack", "<path fill=\"currentColor\" d=\"M1 13.500L4.500 9.500 4 5.500 9 6 12.500 3 17 6 21.500 6 21 10.500 23.500 14 19.500 16.500 18.500 20 13.500 18.500 9 21 6.500 17.500 2.500 17.500z\"/><circle cx=\"12.500\" cy=\"9.500\" r=\"2.600\" fill=\"#fff\"/><path fill=\"#fff\" d=\"M8 17.500Q8 12.500 12.500 12.500T17 17.500z\"/>")}
${ic("man", "<circle cx=\"12\" cy=\"7\" r=\"5\" fill=\"currentColor\"/><path fill=\"currentColor\" d=\"M3 23Q3 12.500 12 12.500T21 23z\"/>")}
${ic("hole", "<circle cx=\"12\" cy=\"7\" r=\"4.300\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.900\" stroke-dasharray=\"3 1.800\"/><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.900\" stroke-dasharray=\"3.400 1.800\" d=\"M3.600 22Q4 13 12 13T20.400 22z\"/>")}
${ic("scroll", "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"M5 2h14q3 0 3 3v2h-4v12q0 3-3 3H5q-3 0-3-3h4V5q0-3-1-3zM9 7v2h6V7zM9 11v2h6v-2zM9 15v2h4v-2z\"/>")}
${ic("bag", "<path fill=\"currentColor\" d=\"M8 2h8l-2 5q8 4 8 11q0 5-10 5T2 18Q2 11 10 7z\"/>")}
${ic("undo", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.600\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M9 5L4 10l5 5M4 10h10q6 0 6 5t-6 5H9\"/>")}
${ic("anchor", "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.400\" d=\"M12 8v13M5 13q0 8 7 8t7-8M8 11h8\"/><circle cx=\"12\" cy=\"5\" r=\"2.600\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.200\"/>")}
${ic("menu", "<path stroke=\"currentColor\" stroke-width=\"2.400\" d=\"M4 6h16M4 12h16M4 18h16\"/>")}
${ic("clock", "<circle cx=\"12\" cy=\"12\" r=\"9\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2.200\"/><path stroke=\"currentColor\" stroke-width=\"2.200\" fill=\"none\" d=\"M12 7v5l4 2\"/>")}
`;
  const CSS = `html,body{margin:0;background:#3a2a1a;overflow:hidden}svg{display:block}.ti{font-family:'Cinzel','Cormorant SC','Trajan Pro',Georgia,serif}.tx{font-family:'Source Sans 3','Segoe UI',sans-serif;font-variant-numeric:tabular-nums}
.gl rect{fill:none}.g3{stroke:#ffdf7a;stroke-width:10;opacity:.38}.g2{stroke:#ffe9a6;stroke-width:6;opacity:.6}.g1{stroke:#8a4b00;stroke-width:2.2;stroke-dasharray:6 4}
.gl-b .g3{stroke:#bfe6ff}.gl-b .g2{stroke:#e2f4ff}.gl-b .g1{stroke:#1f4470}
@media (prefers-reduced-motion:no-preference){.gl .g3{animation:p 2.4s ease-in-out infinite}}@keyframes p{50%{opacity:.75}}`;
  return {
    DEFS,
    T,
    U,
    I,
    fig,
    sock,
    seat,
    die,
    badge,
    glow,
    spaces,
    tile,
    ptile,
    plaque,
    crack,
    star,
    pine,
    oak,
    rnd,
    R
  };
})();

export { DI as default };