/**
 * `npm run bench:screen`: measures what user actions cost in a coverage list of 1,000 rows in the built product: CPU time of
 * the page's main thread, times four, as on a machine that is four times slower. Prints the median and the maximum of the
 * runs. CPU time does not depend on what else the machine is doing.
 */
import type { CDPSession, Page } from 'playwright-core';
import { coverageJson } from '../src/features/coverage/book/parse-coverage.ts';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../test/coverage.ts';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';

const ROWS = 1_000;
const RUNS = 5;
const SLOWER = 4;
const SCREENS = 10;
const SETTLED_MS = 1_500;
const TIMEOUT_MS = 180_000;

/** Name, action, and into how many equal steps its time is divided. */
const ACTIONS: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>, parts: number])[] = [
  ['leave the list', (page) => page.getByRole('button', { name: /^Back/ }).first().click(), 1],
  [
    'open the list',
    async (page) => {
      await page.getByRole('button', { name: /^Coverage list/ }).click();
      await rows(page).first().waitFor();
    },
    1,
  ],
  [
    'a key in the search',
    (page) => page.getByLabel('Search in the list').pressSequentially('pier', { delay: 150 }),
    4,
  ],
  ['empty the search', (page) => page.getByLabel('Search in the list').fill(''), 1],
  ['a scroll step', scrollDown, SCREENS],
];

const browser = await launchBrowser();
const server = await startServer();
if (!browser || !server) process.exit(1);
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${server.origin}/`);
  await page.locator('main:not([inert])').waitFor();
  await page.getByRole('button', { name: /^Coverage list/ }).click();
  await page.getByLabel('Open saved list').setInputFiles({
    name: 'list.json',
    mimeType: 'application/json',
    buffer: Buffer.from(coverageJson(list(), new Date())),
  });
  await rows(page).first().waitFor();
  const times: Record<string, number[]> = {};
  for (let run = 0; run < RUNS; run++)
    for (const [name, act, parts] of ACTIONS) {
      const ms = (await cpuOf(session, page, act)) / parts;
      times[name] = [...(times[name] ?? []), ms];
    }
  console.log(`${ROWS} rows; main thread, CPU ms x ${SLOWER}: middle and worst of ${RUNS}`);
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.map((ms) => ms * SLOWER).toSorted((a, b) => a - b);
    console.log(name.padEnd(30), sorted[RUNS >> 1]?.toFixed(0), sorted.at(-1)?.toFixed(0));
  }
} finally {
  await browser.close();
  await server.stop();
}

function rows(page: Page) {
  return page.getByRole('button', { name: /^Edit Story/ });
}

/** CPU time of the main thread during an action and until the page is at rest, in ms. */
async function cpuOf(
  session: CDPSession,
  page: Page,
  act: (page: Page) => Promise<unknown>,
): Promise<number> {
  const taskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskMs();
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  return (await taskMs()) - before;
}

async function scrollDown(page: Page): Promise<void> {
  await rows(page).first().scrollIntoViewIfNeeded();
  for (let screen = 0; screen < SCREENS; screen++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(150);
  }
}

/** A saved list of fictional articles in forty outlets over a month. */
function list() {
  const sentence = { section: 'body', marks: [], tone: 0.2, words: [], unsure: [] };
  const made = Array.from({ length: ROWS }, (_, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        headline: `Story ${at + 1} about Pier ${at % 97} and the ferries of the harbor`,
        outlet: `Outlet ${at % 40}`,
        url: `https://news.example/${at + 1}`,
        date: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
        summary: `A summary of story ${at + 1}, with a few words about the pier and what the council said of it.`,
        keywords: ['alpha', 'beta'].map((keyword, place) =>
          keywordFigures(keyword, (at + place) % 5, {
            tone: ((at % 7) - 3) / 4,
            evidence: [{ ...sentence, text: `The council said that ${keyword} opens pier ${at % 97}.` }],
          }),
        ),
      }),
    }),
  );
  return coverageList(...made);
}
