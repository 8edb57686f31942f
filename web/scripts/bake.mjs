// Draws the textures of the tables once: every `art/GAME/textures.mjs` gives name, size and SVG; the
// pictures go to `src/games/GAME/baked/NAME.webp`. They are near white and tile without seams, so
// that a material's colour shines through (background-blend-mode: multiply), by day and by night.
// Usage: node scripts/bake.mjs [GAME]
import { chromium } from '@playwright/test';
import { mkdirSync, readdirSync, existsSync, writeFileSync } from 'node:fs';

const art = new URL('../art/', import.meta.url);
const games = process.argv[2] ? [process.argv[2]] : readdirSync(art).filter((game) => existsSync(new URL(`${game}/textures.mjs`, art)));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const game of games) {
  const { textures } = await import(new URL(`${game}/textures.mjs`, art));
  const out = new URL(`../src/games/${game}/baked/`, import.meta.url);
  mkdirSync(out, { recursive: true });
  for (const { name, width, height, svg, quality = 0.8 } of textures) {
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${svg}</svg>`;
    const data = await page.evaluate(
      async ([source, width, height, quality]) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        canvas.getContext('2d').drawImage(image, 0, 0, width, height);
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      [whole, width, height, quality],
    );
    const bytes = Buffer.from(data, 'base64');
    writeFileSync(new URL(`${name}.webp`, out), bytes);
    console.log(`${String(bytes.length).padStart(8)}  ${game}/${name}.webp`);
  }
}
await browser.close();
