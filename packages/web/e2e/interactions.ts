/**
 * Measures the response time to a click or key press on a report of 100,000 characters and a coverage list of 200 rows. Uses
 * the Event Timing API in a real browser, from the input to the next paint, as INP does. Run by `npm run bench --
 * interactions`; prints JSON.
 */
import type { Page } from 'playwright-core';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../test/coverage.ts';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { goTo } from './stage.ts';

/** Durations of one kind of interaction in milliseconds, ascending. */
export interface MeasuredInteraction {
  readonly name: string;
  readonly timesMs: readonly number[];
}

const REPORT_CHARACTERS = 100_000;
const LIST_ROWS = 200;
/** Number of repetitions of each interaction. */
const TIMES = 5;
const KEYWORDS = ['Tidewell Ferries', 'Blue Strait', 'council', 'pier', 'fares'];
const LIST_KEYWORDS = KEYWORDS.slice(0, 3);
const WIDTHS_PX = [1280, 360] as const;
/** Pause in milliseconds, long enough for the paint after an input, and for the browser to report it. */
const SETTLE_MS = 250;

type Act = (page: Page, time: number) => Promise<unknown>;

const browser = await launchBrowser();
const server = await startServer();
if (!browser || !server) process.exit(1);
try {
  const measured: MeasuredInteraction[] = [];
  for (const width of WIDTHS_PX) {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(observeEvents);
    measured.push(...(await measureReport(page, width)), ...(await measureList(page, width)));
    await context.close();
  }
  console.log(JSON.stringify(measured));
} finally {
  await browser.close();
  await server.stop();
}

async function measureReport(page: Page, width: number): Promise<MeasuredInteraction[]> {
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Manual Input' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Tidewell Ferries opens a line');
  await page.getByLabel('Source', { exact: true }).fill('The Harbor Ledger');
  const content = page.getByLabel('Full article content');
  await content.fill(articleText());
  await page.getByRole('textbox', { name: 'Keywords' }).fill(KEYWORDS.join(', '));
  await page.keyboard.press('Enter');
  const rows = [
    await measure(page, width, 'type into the article text', async () => {
      await content.focus();
      await page.keyboard.type('a');
    }),
  ];
  await page.getByRole('button', { name: 'Analyze Article' }).click();
  await page.getByText('Analysis complete').waitFor();
  await page.getByRole('button', { name: 'Close notification' }).click();
  const count = page.getByRole('button', { name: /mentions\)\s*: Tidewell Ferries/ });
  const all = page.getByRole('button', { name: /all sentences$/ });
  const fullText = page.getByRole('heading', { name: 'Full text with all mentions' });
  rows.push(
    await measure(page, width, 'open and close the sentences of a keyword', () => count.click()),
    await measure(page, width, 'open and close all sentences', () => all.click()),
    await measure(page, width, 'open and close the full text', () => fullText.click()),
  );
  return rows;
}

async function measureList(page: Page, width: number): Promise<MeasuredInteraction[]> {
  await goTo(page, '/about');
  await page.evaluate((list) => localStorage.setItem('earshot:coverage', list), longList());
  await page.evaluate(() => sessionStorage.clear());
  await goTo(page, `/?keywords=${encodeURIComponent(LIST_KEYWORDS.join(','))}`);
  await page.getByRole('button', { name: /^Coverage list/ }).click();
  await page.getByText('Export CSV').waitFor();
  const search = page.getByLabel('Search in the list');
  if (!(await search.isVisible())) await page.getByText('Search, filter and sort').click();
  const edit = page.getByRole('button', { name: /^Edit / }).nth(5);
  const order = page.getByLabel('Order', { exact: true });
  const dimension = (time: number) => (time % 2 === 0 ? 'Scope' : 'Outlet');
  return [
    await measure(page, width, 'search in the list', async (_, time) => {
      await search.focus();
      await page.keyboard.press(time % 2 === 0 ? 'f' : 'Backspace');
    }),
    await measure(page, width, 'turn the order of the list round', async () => {
      await order.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
    }),
    await measure(page, width, 'break the list down by something else', (_, time) =>
      page
        .getByRole('button', { name: dimension(time), exact: true })
        .first()
        .click(),
    ),
    await measure(page, width, 'open and close the editor of a row', async () => {
      await edit.click();
      await edit.click();
    }),
    await measure(page, width, 'save a correction', async () => {
      await edit.click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    }),
    await measure(page, width, 'type a name for the cover', async () => {
      await page.getByLabel('Client').focus();
      await page.keyboard.type('x');
    }),
  ];
}

async function measure(page: Page, width: number, name: string, act: Act): Promise<MeasuredInteraction> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => Reflect.set(window, 'slowest', 0));
    await act(page, time);
    await page.waitForTimeout(SETTLE_MS);
    times.push(Number(await page.evaluate(() => Reflect.get(window, 'slowest'))));
  }
  return { name: `${width} px: ${name}`, timesMs: times.sort((a, b) => a - b) };
}

/** Runs in the page and keeps the longest time from an input to the next paint. */
function observeEvents(): void {
  Reflect.set(window, 'slowest', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(window, 'slowest', Math.max(Number(Reflect.get(window, 'slowest')), duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function articleText(): string {
  const paragraphs: string[] = [];
  for (let length = 0, n = 1; length < REPORT_CHARACTERS; n++) {
    const paragraph = `Tidewell Ferries opened line ${n} on Monday, the council said in report ${n}. Blue Strait called the work on pier ${n} poor and warned of delays, while passengers praised the quiet boats. Fares stay stable until year ${n}.`;
    paragraphs.push(paragraph);
    length += paragraph.length + 2;
  }
  return paragraphs.join('\n\n').slice(0, REPORT_CHARACTERS);
}

function longList() {
  const rows = Array.from({ length: LIST_ROWS }, (_, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        outlet: `Outlet ${at % 40}`,
        headline: `Tidewell Ferries opens line ${at} and the council welcomes it`,
        url: `https://news.example/story-${at}`,
        date: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
        keywords: LIST_KEYWORDS.map((keyword, place) =>
          keywordFigures(keyword, (at * (place + 3)) % 7, {
            inHeadline: (at + place) % 3 === 0,
            tone: at % 4 === 0 ? null : Math.sin(at + place),
          }),
        ),
      }),
    }),
  );
  return JSON.stringify({ ...coverageList(...rows), keywords: LIST_KEYWORDS });
}
