/**
 * Draws pictures of posts and records their content: `tsx packages/web/e2e/drawn-posts/draw.ts --out DIR [--seed 1] [--count
 * 60] [--network NAME]`. Networks alternate unless one is named. Theme, device, page, account, words and every detail of the
 * layout are derived from the seed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { postOf } from './drawn-post.ts';
import { LAYOUTS } from './layouts.ts';
import { pageOf } from './page-of.ts';
import type { Look } from './parts.ts';
import { createSeeded } from './seeded.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    network: { type: 'string' },
    fonts: { type: 'string' },
  },
});
/** A browser that has drawn many large pages runs out of memory. */
const PICTURES_PER_BROWSER = 24;
const SIGNS: Readonly<Record<string, { readonly accents?: readonly string[] }>> = JSON.parse(
  readFileSync(new URL('../../../api/src/content/screenshot/network-signs.json', import.meta.url), 'utf8'),
);
const out = values.out;
if (!out) throw new Error('--out DIR is missing.');
mkdirSync(out, { recursive: true });
const gold = [];
for (let first = 0; first < Number(values.count); first += PICTURES_PER_BROWSER) {
  const browser = await launchBrowser();
  if (!browser) throw new Error('No browser.');
  try {
    const last = Math.min(first + PICTURES_PER_BROWSER, Number(values.count));
    for (let i = first; i < last; i += 1) gold.push(await drawOne(browser, i));
  } finally {
    await browser.close();
  }
}
writeFileSync(join(out, 'gold.json'), `${JSON.stringify(gold, null, 1)}\n`);

/** Every other picture has links and badges in the network's color, as listed in the signs of the networks. */
function inOwnColor(html: string, platform: string, i: number): string {
  const accents = SIGNS[platform.replace(/-.*/, '')]?.accents ?? [];
  const color = accents[Math.floor(i / 2) % Math.max(1, accents.length)];
  return i % 2 === 0 || color === undefined ? html : html.replace(/#1d7bd8|#1d9bf0/g, color);
}

async function drawOne(from: Browser, i: number) {
  const random = createSeeded(Number(values.seed) * 100_003 + i);
  const platforms = values.network ? [values.network] : Object.keys(LAYOUTS);
  const platform = platforms[i % platforms.length] ?? 'x';
  const isPhone = platform === 'tiktok' || random.chance(platform.includes('-') ? 0.4 : 0.6);
  const theme = random.pick(['light', 'light', 'dim', 'dark'] as const);
  const look: Look = { random, isPhone, theme };
  const post = postOf(random);
  const layout = LAYOUTS[platform]?.(look, post);
  if (!layout) throw new Error(`No layout of ${platform}.`);
  const scale = isPhone ? random.pick([2, 2, 1.5, 3]) : random.pick([1, 1, 2]);
  const width = isPhone ? random.between(360, 430) : random.between(980, 1280);
  const context = await from.newContext({
    viewport: { width, height: isPhone ? random.between(620, 860) : 760 },
    deviceScaleFactor: scale,
  });
  const page = await context.newPage();
  await page.setContent(inOwnColor(pageOf(layout.html, look, values.fonts), platform, i));
  await page.evaluate(() => document.fonts.ready);
  const handleTruncated = await page.evaluate(() => {
    const shown = document.querySelector('.parent ~ * .handle') ?? document.querySelector('.handle');
    return shown !== null && shown.scrollWidth > shown.clientWidth;
  });
  const quality = random.pick([0, 0, 0, 75, 50, 35]);
  const file = `${String(i).padStart(3, '0')}-${platform}-${theme}-${isPhone ? 'phone' : 'desktop'}.${quality === 0 ? 'png' : 'jpg'}`;
  await page.screenshot({
    path: join(out ?? '.', file),
    scale: 'device',
    fullPage: platform !== 'tiktok',
    ...(quality === 0 ? { type: 'png' as const } : { type: 'jpeg' as const, quality }),
  });
  await context.close();
  const text = layout.text ?? (platform === 'tiktok' ? post.text.slice(0, 150) : post.text);
  const whole = `${layout.title ?? ''} ${text}`;
  return {
    file,
    platform: platform.replace(/-.*/, ''),
    author: layout.author === '' ? null : layout.author,
    handle: layout.handle,
    handleTruncated,
    time: layout.time,
    textScored: whole
      .replace(/\p{Extended_Pictographic}|[\uFE0F\u200D]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}
