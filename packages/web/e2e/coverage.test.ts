import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeViolations } from './axe.ts';
import { press, tabTo, type } from './keyboard.ts';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { sheetsOf, showPrinted } from './paper.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const OUTLETS = ['The Harbor Ledger', 'Coast Radio', 'Northbank Times'];
const SLOW_MS = 1500;
const COMPLETE = 'Coverage list complete';
/** A busy machine may answer an analysis with 503 and `Retry-After`. The run tries the row again. */
const TRIED_AGAIN = /status of 503 .*\/api\/analyze\/article$/;

let site: LocalSite;
/** Responses to `/story/held` that wait until a test releases them. Null once released. */
let held: (() => void)[] | null = [];
const release = () => {
  for (const send of held ?? []) send();
  held = null;
};
const it = stageTest(async () => {
  site = await startLocalSite((request, response) => {
    const path = request.url ?? '';
    if (path === '/report.pdf') {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.4 broken');
    } else if (path === '/forbidden') {
      response.writeHead(403, { 'Content-Type': 'text/html' }).end('<p>No.</p>');
    } else if (!path.startsWith('/story/')) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Gone.</p>');
    } else {
      const send = () => response.writeHead(200, { 'Content-Type': 'text/html' }).end(story(path));
      if (path.endsWith('/held') && held !== null) held.push(send);
      else setTimeout(send, path.endsWith('/slow') ? SLOW_MS : 0);
    }
  });
  return site.settings;
});

function story(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  const outlet = OUTLETS[name.length % OUTLETS.length];
  return `<!doctype html><html lang="en"><head><title>Line ${name} | ${outlet}</title>
    <meta property="og:site_name" content="${outlet}">
    <meta property="article:published_time" content="2026-03-04T08:00:00Z"></head><body><article>
    <h1>Tidewell Ferries opens line ${name}</h1>
    <p>Tidewell Ferries opened its line ${name} on Monday, the company said at a meeting with the council in Northbank.
    The new boats are electric and replace older ones that ran on diesel for thirty years.</p>
    <p>Blue Strait, the rival operator, said that it would open a second pier next year and asked the council for equal
    access to the grid. The harbor authority said that the work on the pier is done.</p>
    <p>Tidewell Ferries expects fares to stay stable this year, and will publish the results of its passenger survey in
    full next month, when the first summer timetable is due.</p></article></body></html>`;
}

/** Twenty stories, a slow page, a PDF, and three pages that cannot be read. */
const addresses = () =>
  [
    ...Array.from({ length: 20 }, (_, number) => `/story/${number + 1}`),
    '/story/slow',
    '/report.pdf',
    '/gone',
    '/moved',
    '/forbidden',
  ].map((path) => site.origin + path);

function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('.articles th, .articles td, .bars th')) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

async function openList(page: Page, lines: readonly string[]): Promise<void> {
  await goTo(page, '/?keywords=Tidewell%20Ferries,Blue%20Strait,council');
  await page.getByRole('button', { name: /^Many articles/ }).click();
  await page.getByLabel('Article URLs').fill(lines.join('\n'));
}

/** Whether a press on the middle of an element reaches it. Runs in the browser. */
function isHit(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const stories = (count: number) => addresses().slice(0, count);
const titleOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Tidewell Ferries opens line ${name}`, exact: true });

describe('coverage list in a browser', () => {
  it('25 addresses become a table, a row is corrected by hand, and everything can be taken along', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage, {
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await openList(page, addresses());
    await page.getByRole('button', { name: 'Analyze 25 articles' }).click();
    await page.getByText(COMPLETE).waitFor();
    await page.getByText('21 articles analyzed, 4 failed.').waitFor();
    await page
      .getByText(/The page was not found \(404\)/)
      .first()
      .waitFor();

    await titleOf(page, '1').click();
    const tones = page.getByRole('group', { name: 'Tone toward Tidewell Ferries' });
    await tones.getByRole('button', { name: 'Negative' }).click();
    await tones.getByRole('button', { name: 'Add a reason' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('Irony');
    await tones.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const row = page.getByRole('row').filter({ has: titleOf(page, '1') });
    expect(await row.innerText()).toContain('Negative, by hand');

    await page.getByText('Share of voice, breakdown, timeline and comparison').click();
    const shares = page.getByRole('list', { name: 'Share of voice by keyword' });
    expect(await shares.innerText()).toMatch(/Tidewell Ferries\s+50%\s+63 mentions in 21 articles/);

    const more = () => page.getByRole('button', { name: /^More: The report/ }).click();
    await more();
    await page.getByRole('button', { name: 'Copy table' }).click();
    await page.getByText('Table copied.').waitFor();
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text() ?? '';
    });
    expect(html.match(/<tr/g)).toHaveLength(22);
    expect(html).toContain(`href="${site.origin}/story/1"`);
    expect(html).toContain('Negative, by hand');

    await more();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    // Twenty-one articles, and the four failed rows, marked as failed.
    expect(csv.trim().split('\r\n')).toHaveLength(1 + 21 + 4);

    for (const [kind, ending] of [
      ['Word', 'docx'],
      ['Excel', 'xlsx'],
      ['PowerPoint', 'pptx'],
    ] as const) {
      if (kind !== 'Word') await more();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${kind}` }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^coverage-.*\\.${ending}$`));
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
    }

    const pages = await sheetsOf(page);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(8);
    await showPrinted(page);
    expect(await page.getByLabel('Article URLs').isVisible()).toBe(false);
    expect(await page.getByText('Coverage report', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Method and limits' }).isVisible()).toBe(true);
    expect(await brokenWords(page)).toEqual([]);
    expect(troubles.filter((trouble) => !TRIED_AGAIN.test(trouble))).toEqual([]);
  });

  it('a reload in the middle loses nothing, and the rest can be resumed; axe finds nothing', async ({
    stage,
  }) => {
    const { page } = await openPage(stage, { bypassCSP: true });
    const others = [`${site.origin}/story/held`, `${site.origin}/gone`, ...addresses().slice(2, 4)];
    await openList(page, [...stories(2), ...others]);
    await page.getByRole('button', { name: 'Analyze 6 articles' }).click();
    await titleOf(page, '2').waitFor();
    await page.reload();
    await live(page);
    await titleOf(page, '2').waitFor();
    const resume = page.getByRole('button', { name: 'Resume' });
    await resume.waitFor();
    release();
    await resume.click();
    await page.getByText(COMPLETE).waitFor();
    const titles = page.getByRole('button', { name: /^Tidewell Ferries opens line/ });
    await expect.poll(() => titles.count()).toBe(5);
    await expect.poll(() => page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
    await titles.first().click();
    await page.getByRole('button', { name: /^Edit Tidewell/ }).click();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('what is on the screen survives a reload, although the database had not stored it yet', async ({
    stage,
  }) => {
    const { page } = await openPage(stage);
    await openList(page, stories(2));
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is busy.', 'UnknownError');
      };
    });
    await page.getByRole('button', { name: 'Analyze 2 articles' }).click();
    await page.getByText(COMPLETE).waitFor();
    await titleOf(page, '1').waitFor();
    await page.reload();
    await live(page);
    await titleOf(page, '1').waitFor();
    await titleOf(page, '2').waitFor();
    expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
  });

  it.for([360, 640])(
    'a toast over a scrolled list leaves the bar and the rows in place, on %d px',
    async (width, { stage }) => {
      const { page } = await openPage(stage, { viewport: { width, height: 640 } });
      await openList(page, stories(20));
      await page.getByRole('button', { name: 'Analyze 20 articles' }).click();
      await page.getByText(COMPLETE).waitFor();
      await titleOf(page, '1').focus();
      await page.keyboard.press('e');
      await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
      const toast = page.locator('[data-tone]');
      await toast.waitFor({ state: 'detached' });
      await titleOf(page, '9').evaluate((title) => title.scrollIntoView({ block: 'center' }));
      const rowTop = async () => (await titleOf(page, '9').boundingBox())?.y ?? 0;
      const before = await rowTop();
      await page.getByRole('button', { name: 'Download Word' }).click();
      await toast.waitFor();
      await expect.poll(rowTop).toBeCloseTo(before, 0);
      for (const name of ['Undo', 'Download Word', 'Back to one article'])
        expect(await page.getByRole('button', { name, exact: true }).evaluate(isHit)).toBe(true);
      expect(await toast.count()).toBe(1);
      await page.context().close();
    },
  );

  it('by keyboard alone, on 360 px: in, corrected, copied', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, {
      viewport: { width: 360, height: 740 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await goTo(page, '/?keywords=Tidewell%20Ferries');
    await page.getByRole('button', { name: 'Analyze Article' }).waitFor();
    await tabTo(page, 'Article URL');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await type(page, 'Article URLs', stories(2).join('\n'));
    await page.keyboard.press('Control+Enter');
    await page.getByText(COMPLETE).waitFor();
    // The heading of the articles takes the focus, and a Tab pressed before that would be lost.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
    await press(page, 'Tidewell Ferries opens line 1');
    await press(page, 'Edit Tidewell Ferries opens line 1');
    // Tab selects the content of a field, so typing replaces it.
    await type(page, 'Headline', 'Tidewell Ferries opens line 1 (corrected)');
    await press(page, 'Save');
    await titleOf(page, '1 (corrected)').waitFor();
    await press(page, /^More: The report/);
    await press(page, 'Copy table');
    await page.getByText('Table copied.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await tabTo(page, /^Tidewell Ferries opens line/);
    expect(troubles.filter((trouble) => !TRIED_AGAIN.test(trouble))).toEqual([]);
  });
});
