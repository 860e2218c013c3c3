/**
 * `npm run bench:screen`: measures how long user actions block a ranking of 5,000 stories in the built product. For each
 * action, prints the longest time between two frames: the median and the maximum of its runs.
 */
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

const STORIES = 5_000;
/** Every third story has a second line. */
const LINES_OF_TWO = 3;
const OUTLETS = 120;
const RUNS = 5;
const SETTLED_MS = 500;
/** Generous, because the machine may be busy. */
const TIMEOUT_MS = 180_000;

interface Action {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

const search = (page: Page) => page.getByLabel('Words in title or lines');
const why = (page: Page) => page.getByRole('button', { name: /^Why it's trending/ }).first();
const choose = (label: string, value: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).selectOption(value);

const ACTIONS: readonly Action[] = [
  {
    name: 'type a word into the search',
    run: (page) => search(page).pressSequentially('pier', { delay: 60 }),
  },
  { name: 'empty the search', run: (page) => search(page).fill('') },
  { name: 'sort by title', run: choose('Sort by', 'title') },
  { name: 'sort by tone', run: choose('Sort by', 'mostNegative') },
  { name: 'sort by heat', run: choose('Sort by', 'heat') },
  { name: 'filter by tone', run: choose('Tone', 'Negative') },
  { name: 'show every tone', run: choose('Tone', '') },
  { name: 'open a story', run: (page) => why(page).click() },
  {
    name: 'take a line out',
    run: (page) =>
      page
        .getByRole('button', { name: /^Not the same story/ })
        .first()
        .click(),
  },
  { name: 'undo', run: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click() },
  { name: 'close the story', run: (page) => why(page).click() },
  { name: 'scroll through ten screens', run: scrollDown },
];

const browser = await launchBrowser();
const server = await startServer();
if (!browser || !server) process.exit(1);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(`${server.origin}/trending`);
  await page.locator('main:not([inert])').waitFor();
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page
    .getByLabel(/^Choose/)
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(enoughLines()) });
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await page.getByText('Analysis complete').waitFor();
  const count = await page.locator('li[aria-setsize]').first().getAttribute('aria-setsize');
  console.log(`${count} stories; longest time between two frames, ms: middle and worst of ${RUNS}`);
  await watchFrames(page);
  const times = new Map<string, number[]>(ACTIONS.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run++)
    for (const { name, run: act } of ACTIONS) times.get(name)?.push(await longestGap(page, act));
  for (const [name, gaps] of times) {
    const sorted = gaps.toSorted((a, b) => a - b);
    console.log(name.padEnd(30), sorted[RUNS >> 1]?.toFixed(0), sorted.at(-1)?.toFixed(0));
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Headlines with names that no two stories share, with outlets and dates. */
function enoughLines(): string {
  const lines: string[] = [];
  for (let story = 0; story < STORIES; story++) {
    const name = (offset: number) =>
      (story * 7 + offset + 10_000).toString(36).replace(/\d/g, (d) => 'aeiouylnrs'[Number(d)] ?? '');
    const headline = `Mayor of Quay${name(1)} wins prize for Bridge${name(2)} and opens Pier${name(3)}`;
    const outlet = (at: number) => `Outlet ${String.fromCharCode(65 + (at % 26))}${at % OUTLETS} News`;
    const day = String((story % 28) + 1).padStart(2, '0');
    lines.push(`${headline} - ${outlet(story)} (2025-03-${day})`);
    if (story % LINES_OF_TWO === 0) lines.push(`${headline} today - ${outlet(story + 1)} (2025-03-${day})`);
  }
  return lines.join('\n');
}

/**
 * Stores the longest time between two frames in `window.longestGap`. Passed as a string, because the loader rewrites named
 * functions.
 */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(`{
    let last = performance.now();
    window.longestGap = 0;
    requestAnimationFrame(function measure(now) {
      window.longestGap = Math.max(window.longestGap, now - last);
      last = now;
      requestAnimationFrame(measure);
    });
  }`);
}

async function longestGap(page: Page, act: Action['run']): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'longestGap', 0));
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate(() => Number(Reflect.get(window, 'longestGap')));
}

async function scrollDown(page: Page): Promise<void> {
  for (let screen = 0; screen < 10; screen++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(50);
  }
}
