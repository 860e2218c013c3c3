import { describe, expect } from 'vitest';
import { goTo, live, openPage, stageTest } from './stage.ts';

const LINES = [
  'Tidewell ferry strike ends after nine days - The Harbour Ledger (March 5, 2025)',
  'Tidewell ferry strike ends after nine days - Coast Radio (March 5, 2025)',
  'Tidewell ferry strike ends after nine days - Valley Post (March 4, 2025)',
  'Northbank library reopens after flood repairs - Northbank Times (March 2, 2025)',
  'Ostmark marathon breaks entry record - Ostmark Daily (March 1, 2025)',
];
const TABLE = [
  'Headline\tOutlet\tDesk',
  'Ferry crews vote for three-day strike over rosters\tReuters\tCity desk',
  'Museum returns bronze statue to Nigeria after a century\tBBC News\tCulture desk',
  'Bakery chain recalls rye bread over metal fragments\tThe Guardian\tFood desk',
];
const PHONE = { width: 360, height: 740 };
const BYTE_ORDER_MARK = '\uFEFF';
const LONG_LIST_LINES = 600;
const FIELD = 'Headlines, snippets or URLs';

const it = stageTest();

describe('trending journeys in a browser', () => {
  it('#198 #208 #212 #225 paste, analyze, unfold, export the CSV in a new tab', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    await goTo(page, '/?tab=trending');
    await page.getByLabel(FIELD).fill(LINES.join('\n'));
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ranking');
    await page.getByText('1 professional has used this tool').waitFor();

    const hottest = page.getByRole('article').first();
    await hottest.getByRole('heading', { name: /Tidewell ferry strike ends/ }).waitFor();
    await hottest.getByText('3 mentions').waitFor();
    await hottest.getByRole('button', { name: /^Rank 1/ }).press('Enter');
    const merged = hottest.getByRole('list', { name: /^Lines merged/ });
    await expect.poll(() => merged.getByRole('listitem').count()).toBe(3);
    const points = await hottest
      .getByRole('list', { name: /^Heat parts/ })
      .getByRole('listitem')
      .allInnerTexts();
    const score = await hottest.locator('[data-band] b').textContent();
    const earned = points.map((text) => Number(/(\d+) of \d+ points/.exec(text)?.[1]));
    expect(earned.reduce((sum, value) => sum + value, 0)).toBe(Number(score));

    const link = page.getByRole('link', { name: 'Export CSV' });
    expect(await link.getAttribute('href')).toMatch(/^\/api\/trending\/export-csv\/[\w-]+$/);
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    // The new tab turns into a download. Its content is read from the same address.
    await popup.close();
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-disposition']).toMatch(/^attachment; filename=/);
    const csv = await response.text();
    const rows = csv.replace(BYTE_ORDER_MARK, '').trim().split('\r\n');
    expect(rows[1]).toContain('Tidewell ferry strike ends');
    expect(troubles).toEqual([]);
  });

  it('#189 #192 #195 #199 a text file is uploaded; a refused one is refused twice', async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/trending');
    await page.getByRole('button', { name: 'Upload File' }).click();
    const input = page.getByLabel(/^Choose/);
    const refused = { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') };
    for (let attempt = 1; attempt <= 2; attempt++) {
      await input.setInputFiles(refused);
      await page.getByText('Invalid File Type').waitFor();
      await page.getByRole('button', { name: 'Close notification' }).click();
      await page.getByText('Invalid File Type').waitFor({ state: 'hidden' });
    }
    await input.setInputFiles({
      name: 'Clippings.TXT',
      mimeType: 'text/plain',
      buffer: Buffer.from(LINES.join('\n'), 'utf8'),
    });
    await page.getByText('0.4 KB').waitFor();
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText('Analysis complete').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
    expect(troubles).toEqual([]);
  });

  it('the columns of a table are set by hand', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { viewport: PHONE });
    await goTo(page, '/trending');
    await page.getByLabel(FIELD).fill(TABLE.join('\n'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText(/^Columns of the table/).click();
    await page.getByLabel('Kind of Desk').selectOption('outlet');
    await page.getByText('Only one column can be the outlet.').waitFor();
    await page.getByLabel('Kind of Outlet').selectOption('ignore');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: 'Rank again with these columns' }).click();
    await page.getByRole('list', { name: 'Sources' }).getByText('City desk').waitFor();
    await page.getByText('Set by hand.').waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
  });

  it('text and ranking survive a reload', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/trending');
    await page.getByLabel(FIELD).fill(LINES.join('\n'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText('Analysis complete').waitFor();
    await page.reload();
    await live(page);
    // The prerendered screen has an empty field until the browser has rendered the values stored in the tab.
    await page.getByRole('article').first().waitFor();
    expect(await page.getByLabel(FIELD).inputValue()).toBe(LINES.join('\n'));
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  });

  it('Cancel ends a running analysis, and the next one is answered', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/trending');
    await page.getByLabel(FIELD).fill(LINES.join('\n'));
    const run = page.getByRole('button', { name: 'Analyze', exact: true });
    await page.route('**/api/trending/analyze-text', () => undefined);
    await run.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Analysis canceled').waitFor();
    await page.unroute('**/api/trending/analyze-text');
    await run.click();
    await page.getByText('Analysis complete').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
  });

  it('a long ranking is shown a hundred stories at a time, and survives a tab switch', async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=trending');
    const lines = Array.from({ length: LONG_LIST_LINES }, (_, index) => {
      const word = (offset: number) => ((index + offset) * 7919).toString(36);
      return `Quay${word(1)} meets mayor${word(2)} about bridge${word(3)} and pier${word(4)}`;
    });
    await page.getByLabel(FIELD).fill(lines.join('\n'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText('Analysis complete').waitFor();
    expect(await page.getByRole('article').count()).toBe(100);
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    await page.getByRole('tab', { name: 'URL Expander' }).click();
    await page.getByRole('tab', { name: 'Trending Analyzer' }).click();
    expect(await page.getByRole('article').count()).toBe(200);
    expect(troubles).toEqual([]);
  });
});
