/** `npm run screenshots`: the pictures of the README and the social card, taken of the built product. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const CARD = fileURLToPath(new URL('../public/social-card.png', import.meta.url));
const WIDTHS = [1280, 360] as const;
const SCHEMES = ['light', 'dark'] as const;

interface Scene {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state of the picture. */
  readonly act?: (page: Page) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { name: 'article', path: '/', act: (page) => runSample(page, 'Analyze Article', 'Keyword matches') },
  { name: 'trending', path: '/trending', act: (page) => runSample(page, /^Analyze/, 'Unique articles') },
  { name: 'help', path: '/help' },
  { name: 'framework', path: '/help/frameworks/peso-model' },
  { name: 'analytics', path: '/analytics' },
];

async function runSample(page: Page, button: string | RegExp, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: button }).first().click();
  await page.getByText(result).first().waitFor();
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click();
}

const browser = await launchBrowser();
const server = await startServer();
if (!browser || !server) process.exit(1);
try {
  await mkdir(FOLDER, { recursive: true });
  for (const width of WIDTHS)
    for (const scheme of SCHEMES) await takeScenes(browser, server.origin, width, scheme);
  await takeCard(browser, server.origin);
} finally {
  await browser.close();
  await server.stop();
}

async function takeScenes(
  from: Browser,
  origin: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  const context = await from.newContext({
    viewport: { width, height: 860 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  for (const { name, path, act } of SCENES) {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await act?.(page);
    await page.screenshot({
      path: join(FOLDER, `${name}-${colorScheme}-${width}.png`),
      animations: 'disabled',
    });
    await page.close();
  }
  await context.close();
}

/** The picture that a link to the product carries elsewhere: name, promise and the mark. */
async function takeCard(from: Browser, origin: string): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } });
  const mark = await (await fetch(`${origin}/favicon.svg`)).text();
  await page.setContent(`<style>
    body { margin: 0; height: 630px; display: grid; align-content: center; gap: 36px; padding: 0 96px; box-sizing: border-box;
      background: #0b5f5a; color: #fff; font-family: 'Public Sans', 'DejaVu Sans', sans-serif; }
    svg { width: 128px; height: 128px; } h1 { font-size: 92px; margin: 0; } p { font-size: 40px; line-height: 1.35; margin: 0; max-width: 960px; color: #d9ecea; }
  </style>${mark}<h1>Earshot</h1><p>Free, explainable media monitoring: every number opens into the text that produced it.</p>`);
  await page.screenshot({ path: CARD });
  await page.close();
}
