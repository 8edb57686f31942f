// Draws the icons of the installed page from public/favicon.svg: node scripts/icons.mjs
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(`../public/${path}`, import.meta.url));
const drawing = readFileSync(here('favicon.svg'), 'utf8');
// A maskable icon is cut to any shape: its ground fills the whole square, its picture the middle.
const maskable = drawing.replace(' rx="20"', '').replace('viewBox="0 0 100 100"', 'viewBox="-12 -12 124 124" style="background:#93331f"');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [file, svg, size] of [['icon-192.png', drawing, 192], ['icon-512.png', drawing, 512], ['icon-maskable.png', maskable, 512]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: here(file), omitBackground: true });
  await page.close();
}
await browser.close();
