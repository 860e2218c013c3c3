import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { press, tabTo, type } from './keyboard.ts';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const ARTICLE =
  'Tidewell Ferries opened its first electric line on Monday. Passengers praised the quiet cabins, but some complained about queues at the pier.';
const LINES =
  'Tidewell ferry strike ends - The Harbour Ledger (March 5, 2025)\nNorthbank library reopens - Northbank Times';
const COMPLETE = 'Analysis complete';

let site: LocalSite;
const it = stageTest(async () => {
  site = await startLocalSite((request, response) => {
    if (request.url === '/short') response.writeHead(302, { Location: '/story' }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Tidewell opens</title>');
  });
  return site.settings;
});

async function analyzeSample(page: Page): Promise<void> {
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByText(COMPLETE).waitFor();
}

describe('by keyboard alone', () => {
  it('#63 an article is analyzed and a count opened', async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Analyze Article' }).waitFor();
    await tabTo(page, 'Article URL');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await type(page, 'Headline', 'Tidewell opens electric line');
    await type(page, 'Source', 'The Harbour Ledger');
    await type(page, 'Full article content', ARTICLE);
    await type(page, 'Keywords', 'Tidewell, queues');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByText(COMPLETE).waitFor();
    await press(page, /^\(2 mentions\)/);
    await page.locator('mark').first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('a post address is entered on its tab, reached with the arrow keys', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/');
    await tabTo(page, 'Article Analyzer');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Analyze Social Post' }).waitFor();
    await type(page, 'Keywords', 'ferry');
    await page.keyboard.press('Enter');
    await press(page, 'Analyze Social Post');
    await page.getByText('URL required').waitFor();
  });

  it('a list is ranked', async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/trending');
    await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor();
    await type(page, 'Headlines, snippets or URLs', LINES);
    await press(page, 'Analyze');
    await page.getByText(COMPLETE).waitFor();
    await tabTo(page, /^Export CSV/);
    expect(troubles).toEqual([]);
  });

  it('#231 a link is expanded with Enter', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/?tab=url-expander');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    await type(page, 'Shortened link', `${site.origin}/short`);
    await page.keyboard.press('Enter');
    await page.getByText('Expanded URL', { exact: true }).waitFor();
    await page.getByText(`${site.origin}/story`, { exact: true }).first().waitFor();
  });

  it('#233 text that is no link is refused where it was entered', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/?tab=url-expander');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    await type(page, 'Shortened link', 'not a link');
    await page.keyboard.press('Enter');
    await page.getByText(/Please enter a valid URL/).waitFor();
  });
});

describe('on paper and on the smallest screen', () => {
  it('a report prints without the form, with the addresses of its links', async ({ stage }) => {
    const { page } = await openPage(stage);
    await analyzeSample(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Analyze Article' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Word', exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Keyword matches' }).isVisible()).toBe(true);
    const title = page.getByRole('heading', { name: 'Tidewell Ferries brings forward its electric fleet' });
    expect(await title.isVisible()).toBe(true);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
  });

  it('a page that is dark on screen prints dark text on white', async ({ stage }) => {
    const { page } = await openPage(stage, { colorScheme: 'dark' });
    await analyzeSample(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colors = await page
      .getByRole('heading', { name: 'Keyword matches' })
      .evaluate((heading) => [
        getComputedStyle(heading).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colors).toEqual(['rgb(20, 33, 31)', 'rgb(255, 255, 255)']);
  });

  it('a whole analysis fits 320 px without sideways scrolling', async ({ stage }) => {
    const { page } = await openPage(stage, { viewport: { width: 320, height: 640 } });
    await analyzeSample(page);
    await page.getByRole('button', { name: 'Show all sentences' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const links = await page.getByRole('navigation').first().getByRole('link').all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(tops).size, 'the links of the header share a line').toBe(1);
    await goTo(page, '/trending');
    await page.getByLabel('Headlines, snippets or URLs').fill(LINES);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText(COMPLETE).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it('text and layout work in a right-to-left language and with words 40% longer', async ({ stage }) => {
    const { page } = await openPage(stage, { viewport: { width: 360, height: 740 } });
    await analyzeSample(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (text.trim().length > 2) node.textContent = text + text.slice(0, Math.ceil(text.length * 0.4));
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
