// Draws the PNG icons of the shell from its icon.svg, for devices that take no vector graphics. Run it when the drawing changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../shared/testing/chromium.ts';
import { checkout } from './build-all.ts';

const folder = join(checkout, 'host/src/document');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** A device cuts its own shape out of this one: the ground goes to the edges, and the drawing keeps to the middle. */
const maskable = svg
  .replace('viewBox="0 0 40 40"', 'viewBox="-6 -6 52 52"')
  .replace(/<rect[^>]*?(fill="[^"]*")\/>/, '<rect x="-6" y="-6" width="52" height="52" $1/>');

const browser = await launchBrowser();
const page = await browser.newPage();
for (const [name, drawing, size] of [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable.png', maskable, 512],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.locator('svg').evaluate((element, side) => element.setAttribute('width', `${side}`), size);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
