/** `npm run screenshots`: takes the pictures for the README and the social card from the built product. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../test/coverage.ts';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const CARD = fileURLToPath(new URL('../public/social-card.png', import.meta.url));
const WIDTHS = [1280, 360] as const;
const SCHEMES = ['light', 'dark'] as const;

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const SCENES: readonly Scene[] = [
  { name: 'article', path: '/', act: (page) => runSample(page, 'Keyword matches') },
  { name: 'trending', path: '/trending', act: (page) => runSample(page, 'Unique articles') },
  { name: 'coverage', path: '/?keywords=Tidewell%20Ferries,Blue%20Strait,council', act: openCoverage },
  { name: 'help', path: '/help' },
  { name: 'framework', path: '/help/frameworks/peso-model' },
  { name: 'analytics', path: '/analytics' },
];

async function runSample(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByText(result).first().waitFor();
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click();
}

/** Outlets, headlines and mentions of three keywords, all fictional. */
const ARTICLES = [
  ['The Harbor Ledger', 'regional', 'Tidewell Ferries brings forward its electric fleet', [4, 1, 3]],
  ['Northbank Times', 'national', 'Council welcomes electric ferries but asks for shorter queues', [2, 0, 5]],
  ['Coast Radio', 'state', 'Blue Strait warns of a bottleneck at the charging pier', [1, 6, 2]],
  [
    'Market Gazette',
    'international',
    'Electric boats: what the Northbank trial tells other ports',
    [3, 2, 0],
  ],
  ['Valley Post', 'regional', 'Fuel leak inquiry closed, no penalty for Tidewell', [5, 0, 2]],
] as const;
const TONES = [
  [0.31, -0.12, 0.42],
  [0.18, null, 0.36],
  [-0.22, -0.41, null],
  [0.27, 0.05, null],
  [0.14, null, -0.2],
] as const;

async function openCoverage(page: Page): Promise<void> {
  const keywords = ['Tidewell Ferries', 'Blue Strait', 'council'];
  const rows = ARTICLES.map(([outlet, scope, headline, mentions], at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        outlet,
        scope,
        headline,
        url: `https://news.example/${at + 1}`,
        date: `2026-03-0${at + 3}`,
        keywords: keywords.map((keyword, place) =>
          keywordFigures(keyword, mentions[place] ?? 0, {
            inHeadline: headline.includes(keyword),
            tone: TONES[at]?.[place] ?? null,
          }),
        ),
      }),
    }),
  );
  const list = JSON.stringify({
    ...coverageList(...rows),
    keywords,
    client: 'Tidewell Ferries',
    period: 'March 2026',
  });
  await page.evaluate((kept) => localStorage.setItem('earshot:coverage', kept), list);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Many articles/ }).click();
  await page.getByRole('heading', { name: 'Overview' }).evaluate((heading) => heading.scrollIntoView());
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
