// Draws once what never moves and stores it as images: node scripts/bake.mjs [NAME].
//
// `art/NAME.ts` gives pictures { file, box: [x, y, width, height], scale, quality, styles, draw() };
// draw() is the inside of an SVG, and each is made by day and in the evening (FILE-light, FILE-dark).
// With `small`, a scale, there is a blurred one besides (FILE-small-light) that stands in for it.
// `art/GAME/textures.mjs` gives textures { name, width, height, svg, quality } for
// `src/games/GAME/baked/`: near white and without seams, so that a material's colour shines through
// (background-blend-mode: multiply), by day and by night.
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const wanted = process.argv[2];
const all = readdirSync(here('art'));
const painted = all.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -3));
const textured = all.filter((name) => existsSync(here(`art/${name}/textures.mjs`)));
const chosen = (names) => names.filter((name) => !wanted || name === wanted);

const vite = await createServer({ root: here(''), server: { middlewareMode: true }, logLevel: 'error' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

/** Any picture that the browser can read, as WebP. */
async function store(page, source, size, quality, path) {
  const data = await page.evaluate(
    async ([source, { width, height }, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d').drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [source, size, quality],
  );
  const bytes = Buffer.from(data, 'base64');
  mkdirSync(dirname(here(path)), { recursive: true });
  writeFileSync(here(path), bytes);
  console.log(`${String(bytes.length).padStart(8)}  ${path}`);
}

async function paint(picture, theme) {
  const [x, y, width, height] = picture.box;
  const size = { width: Math.round(width * picture.scale), height: Math.round(height * picture.scale) };
  const styles = ['src/styles/materials.css', ...(picture.styles ?? [])].map((path) => readFileSync(here(path), 'utf8')).join('\n');
  const page = await browser.newPage({ viewport: size });
  await page.setContent(
    `<!doctype html><html data-theme="${theme}"><style>${styles} body{margin:0}svg{display:block}</style><svg width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${width} ${height}">${picture.draw()}</svg></html>`,
  );
  const shot = (await page.screenshot()).toString('base64');
  await store(page, `data:image/png;base64,${shot}`, size, picture.quality ?? 0.7, `${picture.file}-${theme}.webp`);
  if (picture.small) {
    const little = { width: Math.round(width * picture.small), height: Math.round(height * picture.small) };
    await store(page, `data:image/png;base64,${shot}`, little, 0.4, `${picture.file}-small-${theme}.webp`);
  }
  await page.close();
}

for (const name of chosen(painted)) {
  const { pictures } = await vite.ssrLoadModule(`/art/${name}.ts`);
  for (const picture of pictures) for (const theme of ['light', 'dark']) await paint(picture, theme);
}
const page = await browser.newPage();
for (const game of chosen(textured)) {
  const { textures } = await import(here(`art/${game}/textures.mjs`));
  for (const { name, width, height, svg, quality = 0.8 } of textures) {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
    await store(page, `data:image/svg+xml,${encodeURIComponent(whole)}`, { width, height }, quality, `src/games/${game}/baked/${name}.webp`);
  }
}
await browser.close();
await vite.close();
