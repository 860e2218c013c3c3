import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import { press, tabTo, type } from './keyboard.ts';
import { openPage, openStage, type Stage } from './stage.ts';

const ARTICLE =
  'Tidewell Ferries opened its first electric line on Monday. Passengers praised the quiet cabins, but some complained about queues at the pier.';
const LINES =
  'Tidewell ferry strike ends - The Harbour Ledger (March 5, 2025)\nNorthbank library reopens - Northbank Times';
const COMPLETE = 'Analysis complete';

let stage: Stage | null;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

async function analyzeSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: 'Analyze Article' }).click();
  await page.getByText(COMPLETE).waitFor();
}

describe('by keyboard alone', () => {
  it('#63 an article is analysed and a count opened', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page, troubles } = await openPage(stage);
    await page.goto('/');
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
    await press(page, /^\(2 mentions\): /);
    await page.locator('mark').first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('a post address is entered on its tab, reached with the arrow keys', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page } = await openPage(stage);
    await page.goto('/');
    await tabTo(page, 'Article Analyzer');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Analyze Social Post' }).waitFor();
    await type(page, 'Keywords', 'ferry');
    await page.keyboard.press('Enter');
    await press(page, 'Analyze Social Post');
    await page.getByText('URL required').waitFor();
  });

  it('a list is ranked', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page, troubles } = await openPage(stage);
    await page.goto('/trending');
    await page.getByRole('button', { name: 'Analyze', exact: true }).waitFor();
    await type(page, 'Headlines, snippets or URLs', LINES);
    await press(page, 'Analyze');
    await page.getByText(COMPLETE).waitFor();
    await tabTo(page, /^Export CSV/);
    expect(troubles).toEqual([]);
  });

  it('#231 a link is expanded with Enter', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page } = await openPage(stage);
    await page.goto('/?tab=url-expander');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    await type(page, 'Shortened link', 'not a link');
    await page.keyboard.press('Enter');
    await page.getByText(/Please enter a valid URL/).waitFor();
  });
});

describe('axe finds nothing in any state', () => {
  const hang = (page: Page) => page.route('**/api/**', () => new Promise(() => undefined));
  const fail = (page: Page) =>
    page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'boom' }));
  const empty = (page: Page) => page.route('**/api/help/**', (route) => route.fulfill({ json: [] }));
  const DETAIL = '/help/frameworks/peso-model';
  const LISTS = [
    '/help/frameworks',
    DETAIL,
    '/help/glossary',
    '/help/playbooks',
    '/help/quizzes',
    '/analytics',
  ];

  it.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('%s, %i px', async ([colorScheme, width], context) => {
    if (!stage) return context.skip('no browser or no build');
    const found: string[] = [];
    // A colour halfway through its transition is no colour of the page.
    const options = {
      colorScheme,
      viewport: { width, height: 860 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    } as const;
    const check = async (name: string, page: Page) => {
      found.push(...(await axeViolations(page)).map((violation) => `${name}: ${violation}`));
    };

    for (const [state, arrange] of [
      ['loading', hang],
      ['failed', fail],
      ['empty', empty],
    ] as const) {
      const { page } = await openPage(stage, options);
      await arrange(page);
      for (const path of LISTS) {
        if (state === 'empty' && path === DETAIL) continue;
        await page.goto(path);
        await page.getByRole('main').waitFor();
        await page.waitForTimeout(150);
        await check(`${path} ${state}`, page);
      }
      await page.context().close();
    }

    const { page } = await openPage(stage, options);
    await analyzeSample(page);
    await page.getByRole('button', { name: 'Show all sentences' }).click();
    await check('article result', page);
    await page.getByRole('button', { name: 'Article URL' }).click();
    await page.getByLabel('Article address').fill('http://127.0.0.1/');
    await page.getByRole('button', { name: 'Analyze Article' }).click();
    await page.getByText('URL Troubleshooting Assistant').waitFor();
    await check('article failed', page);
    await page.goto('/trending');
    await page.getByLabel('Headlines, snippets or URLs').fill(LINES);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText(COMPLETE).waitFor();
    await check('trending result', page);
    await page.goto('/?tab=url-expander');
    await page.getByLabel('Shortened link').fill('nothing here');
    await page.keyboard.press('Enter');
    await page.getByText(/Please enter a valid URL/).waitFor();
    await check('expander error', page);
    await page.goto('/suggestions');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Email required').waitFor();
    await check('suggestions error', page);
    await hang(page);
    await page.goto('/trending');
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await check('trending pending', page);
    expect(found).toEqual([]);
    await page.context().close();
  });
});

describe('on paper and on the smallest screen', () => {
  it('a report prints without the form, with the addresses of its links', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page } = await openPage(stage);
    await analyzeSample(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Analyze Article' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Export JSON' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: 'Keyword matches' }).isVisible()).toBe(true);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(10_000);
  });

  it('a whole analysis fits 320 px without sideways scrolling', async (context) => {
    if (!stage) return context.skip('no browser or no build');
    const { page } = await openPage(stage, { viewport: { width: 320, height: 640 } });
    await analyzeSample(page);
    await page.getByRole('button', { name: 'Show all sentences' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto('/trending');
    await page.getByLabel('Headlines, snippets or URLs').fill(LINES);
    await page.getByRole('button', { name: 'Analyze', exact: true }).click();
    await page.getByText(COMPLETE).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  it('text and layout bear a right-to-left language and words 40 % longer', async (context) => {
    if (!stage) return context.skip('no browser or no build');
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
