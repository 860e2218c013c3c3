import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { press, type } from './keyboard.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const LINES = [
  'Tidewell ferry strike ends after nine days - The Harbour Ledger (March 5, 2025)',
  'Tidewell ferry strike ends after nine days - Coast Radio (March 5, 2025)',
  'Tidewell ferry strike ends after nine days - Valley Post (March 4, 2025)',
  'Northbank library reopens after flood repairs - Northbank Times (March 2, 2025)',
  'Ostmark marathon breaks entry record - Ostmark Daily (March 1, 2025)',
];
const BYTE_ORDER_MARK = '\uFEFF';
const FIELD = 'Headlines, snippets or URLs';

const it = stageTest();

describe('trending journeys in a browser', () => {
  it('#198 #208 #212 #225 by keyboard alone, a list is ranked and a story opened; the CSV opens in a new tab, and a reload loses nothing', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=trending');
    await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor();
    await type(page, FIELD, LINES.join('\n'));
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Ranking');
    await page.getByText('1 professional has used this tool').waitFor();

    const hottest = page.getByRole('article').first();
    await hottest.getByRole('heading', { name: /Tidewell ferry strike ends/ }).waitFor();
    await hottest.getByText('3 mentions').waitFor();
    await press(page, /^Rank 1/);
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
    // The new tab turns into a download, so the file is read from the same address.
    await popup.close();
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-disposition']).toMatch(/^attachment; filename=/);
    const csv = await response.text();
    const rows = csv.replace(BYTE_ORDER_MARK, '').trim().split('\r\n');
    expect(rows[1]).toContain('Tidewell ferry strike ends');

    await page.reload();
    await live(page);
    // The prerendered field is empty until the browser has rendered the value stored in the tab.
    await page.getByRole('article').first().waitFor();
    expect(await page.getByLabel(FIELD).inputValue()).toBe(LINES.join('\n'));
    await expect.poll(() => page.getByRole('article').count()).toBe(3);
    expect(troubles).toEqual([]);
  });

  it('#189 #195 #199 a file is uploaded after another was refused twice', async ({ stage }) => {
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

  it('a toast covers neither the buttons of the ranking nor, on a phone, the button that starts it', async ({
    stage,
  }) => {
    const { page } = await openPage(stage, { viewport: { width: 1280, height: 400 } });
    await goTo(page, '/trending');
    await page.getByLabel(FIELD).fill(LINES.join('\n'));
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText('Analysis complete').waitFor();
    const copy = page.getByRole('button', { name: 'Copy Top 10' });
    await copy.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => window.scrollBy(0, -80));
    expect(await coveredByToast(copy)).toBe(false);
    expect(await coveredByToast(page.getByRole('link', { name: 'Export CSV' }))).toBe(false);

    const { page: phone } = await openPage(stage, { viewport: { width: 360, height: 740 } });
    await goTo(phone, '/trending');
    const analyze = phone.getByRole('button', { name: 'Analyze', exact: true });
    await analyze.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await analyze.click();
    await phone.getByText('Input Required').waitFor();
    await expect.poll(() => coveredByToast(analyze)).toBe(false);
  });
});

const coveredByToast = (control: Locator) =>
  control.evaluate((element) => {
    const toast = document.querySelector('[data-tone]')?.getBoundingClientRect();
    if (!toast) throw new Error('no toast');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
  });
