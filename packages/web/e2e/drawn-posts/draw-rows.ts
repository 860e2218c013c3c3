/**
 * Draws pages on which every row is labeled, and writes the pictures and `gold.json` with the place and the role of each piece of text:
 * `tsx packages/web/e2e/drawn-posts/draw-rows.ts --out DIR [--seed 1] [--count 60] [--fonts DIR]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { labeledPage } from './labeled-page.ts';
import { pageOf } from './page-of.ts';
import type { Look } from './parts.ts';
import { createSeeded } from './seeded.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    fonts: { type: 'string' },
  },
});
/** After drawing many large pages, a browser has no memory left for the next one. */
const PICTURES_PER_BROWSER = 12;
/** In CSS pixels. Taller pages are cropped to this height. */
const MAX_HEIGHT = 1600;

const out = values.out;
if (!out) throw new Error('--out DIR is missing.');
mkdirSync(out, { recursive: true });
const gold = [];
for (let first = 0; first < Number(values.count); first += PICTURES_PER_BROWSER) {
  const browser = await launchBrowser();
  if (!browser) throw new Error('No browser.');
  try {
    const last = Math.min(first + PICTURES_PER_BROWSER, Number(values.count));
    for (let i = first; i < last; i += 1) gold.push(await drawOne(browser, i, out));
  } finally {
    await browser.close();
  }
}
writeFileSync(join(out, 'gold.json'), `${JSON.stringify(gold)}\n`);

async function drawOne(from: Browser, i: number, folder: string) {
  const random = createSeeded(Number(values.seed) * 100_003 + i);
  const isPhone = random.chance(0.65);
  const look: Look = { random, isPhone, theme: random.pick(['light', 'light', 'dim', 'dark'] as const) };
  const scale = isPhone ? random.pick([1.5, 2, 2]) : 1;
  const width = isPhone ? random.between(360, 430) : random.between(700, 1100);
  const context = await from.newContext({ viewport: { width, height: 700 }, deviceScaleFactor: scale });
  const page = await context.newPage();
  await page.setContent(pageOf(labeledPage(look), look, values.fonts));
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
  const pieces = await page.evaluate(placesOfPieces);
  const quality = random.pick([0, 0, 0, 75, 50]);
  const file = `${String(i).padStart(3, '0')}.${quality === 0 ? 'png' : 'jpg'}`;
  await page.screenshot({
    path: join(folder, file),
    fullPage: true,
    ...(quality === 0 ? { type: 'png' as const } : { type: 'jpeg' as const, quality }),
  });
  await context.close();
  return {
    file,
    pieces: pieces.map(({ role, box }) => ({ role, box: box.map((at) => Math.round(at * scale)) })),
  };
}

/**
 * Runs in the page. Returns the left, top, right and bottom of every line of text in CSS pixels, with the role of its
 * element.
 */
function placesOfPieces(): { role: string; box: number[] }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: { role: string; box: number[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement?.closest('[data-row]');
    const role = holder instanceof HTMLElement ? holder.dataset.row : undefined;
    if (role === undefined || node.textContent?.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects())
      pieces.push({ role, box: [left, top, right, bottom] });
  }
  return pieces;
}
