import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { axeViolations } from './axe.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const COMPLETE = 'Analysis complete';
const LINES = 'Tidewell ferry strike ends - The Harbour Ledger (March 5, 2025)';
const TABLE = [
  'Headline\tOutlet\tSection',
  'Ferry crews vote for three-day strike over rosters\tReuters\tTravel',
  'Museum returns bronze statue to Nigeria after a century\tBBC News\tCulture',
  'Bakery chain recalls rye bread over metal fragments\tThe Guardian\tFood',
].join('\n');
const TOOLS = ['/', '/?tab=social', '/?tab=trending', '/?tab=url-expander', '/suggestions'];
const DETAIL = '/help/frameworks/peso-model';
const LISTS = ['/help/frameworks', '/help/glossary', '/help/playbooks', '/help/quizzes', '/analytics'];

const it = stageTest();

type Arrange = (page: Page) => Promise<unknown>;

const hang = (page: Page) => page.route('**/api/**', () => new Promise(() => undefined));
const fail = (page: Page) => page.route('**/api/**', (route) => route.fulfill({ status: 500, body: 'boom' }));
const empty = (page: Page) => page.route('**/api/help/**', (route) => route.fulfill({ json: [] }));

const visit = (path: string) => async (page: Page) => {
  await goTo(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
};
const arrived = (path: string) => async (page: Page) => {
  await visit(path)(page);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
};
const analyze = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function rank(page: Page, lines: string) {
  await goTo(page, '/trending');
  await page.getByLabel('Headlines, snippets or URLs').fill(lines);
  await analyze(page, 'Analyze');
  await page.getByText(COMPLETE).waitFor();
}

const STATES: readonly (readonly [state: string, arrange: Arrange])[] = [
  ...[...TOOLS, '/about', '/help', ...LISTS, DETAIL, '/nope'].map((path) => [path, arrived(path)] as const),
  // The lists share their loading, error and empty states.
  ['/help/glossary loading', async (page) => [await hang(page), await visit('/help/glossary')(page)]],
  ...['/help/playbooks', '/analytics', DETAIL].map(
    (path) =>
      [`${path} failed`, async (page: Page) => [await fail(page), await arrived(path)(page)]] as const,
  ),
  ['/help/quizzes empty', async (page) => [await empty(page), await arrived('/help/quizzes')(page)]],
  ...[
    '/help?q=crisis',
    '/help/playbooks#media-pitching',
    '/help/quizzes#pr-fundamentals',
    '/help/glossary#share-of-voice',
  ].map(
    (path) =>
      [
        path,
        async (page: Page) => {
          await arrived(path)(page);
          await page.locator('[role="tabpanel"], [data-open="true"], fieldset').first().waitFor();
        },
      ] as const,
  ),
  [
    'article report with everything unfolded, whose inputs have changed',
    async (page) => {
      await goTo(page, '/');
      await page.getByRole('checkbox', { name: 'Special Keyword Breakout' }).check();
      await page.getByLabel('Special terms').fill('charging pier');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Try a sample' }).click();
      await page.getByText(COMPLETE).waitFor();
      await page.getByRole('button', { name: 'Show all sentences' }).click();
      await page.getByRole('heading', { name: 'Breakout boxes' }).click();
      await analyze(page, 'Edit inputs');
      await analyze(page, 'Remove council');
      await page.getByText(/The inputs have changed/).waitFor();
    },
  ],
  [
    'empty coverage list with the keyword sets open',
    async (page) => {
      await goTo(page, '/');
      await page.getByRole('button', { name: /^Many articles/ }).click();
      await page.getByText('No articles yet').waitFor();
      await page.getByText('Import, pasted text, key messages, keyword sets').click();
      await page.getByText('Keyword sets', { exact: true }).click();
    },
  ],
  [
    'ranking of which a line was taken out, with a menu and the choice of a story to merge with open',
    async (page) => {
      await goTo(page, '/trending');
      await page.getByRole('button', { name: 'Try a sample' }).click();
      await page.getByText(COMPLETE).waitFor();
      await page.getByRole('button', { name: /^Rank 1:/ }).click();
      await page
        .getByRole('button', { name: /^Take out/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Undo', exact: true }).first().waitFor();
      await page.getByRole('button', { name: 'Merge with…' }).first().click();
      await page.getByLabel('Merge with (most alike first)').waitFor();
      await page.getByRole('button', { name: /^More/ }).click();
    },
  ],
  [
    'article that could not be fetched',
    async (page) => {
      await goTo(page, '/');
      await page.getByLabel('Article URL').fill('http://127.0.0.1/');
      await page.getByLabel('Keywords').fill('ferry');
      await page.keyboard.press('Enter');
      await analyze(page, 'Analyze Article');
      await page.getByText('URL Troubleshooting Assistant').waitFor();
    },
  ],
  [
    'ranking with everything unfolded',
    async (page) => {
      await goTo(page, '/?tab=trending');
      await page.getByRole('button', { name: 'Try a sample' }).click();
      await page.getByText(COMPLETE).waitFor();
      for (const rank of [1, 2])
        await page.getByRole('button', { name: new RegExp(`^Rank ${rank}:`) }).click();
    },
  ],
  [
    'ranking of a table whose columns are being set',
    async (page) => {
      await rank(page, TABLE);
      await page.getByText(/^Columns of the table/).click();
      await page.getByLabel('Kind of Section').selectOption('outlet');
      await page.getByText('Only one column can be the outlet.').waitFor();
    },
  ],
  [
    'ranking under way',
    async (page) => {
      await hang(page);
      await goTo(page, '/trending');
      await page.getByLabel('Headlines, snippets or URLs').fill(LINES);
      await analyze(page, 'Analyze');
      await page.getByRole('button', { name: 'Cancel' }).waitFor();
    },
  ],
  [
    'text that is not a link',
    async (page) => {
      await goTo(page, '/?tab=url-expander');
      await page.getByLabel('Shortened link').fill('nothing here');
      await page.keyboard.press('Enter');
      await page.getByText(/Please enter a valid URL/).waitFor();
    },
  ],
  [
    'suggestion that could not be sent',
    async (page) => {
      await fail(page);
      await goTo(page, '/suggestions');
      await page.getByLabel('Email').fill('reader@example.com');
      await page.getByLabel('Your idea').fill('Compare two articles.');
      await analyze(page, 'Send');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  ],
];

describe.concurrent('axe finds nothing in light and dark, at 360 and 1280 px, and nothing is wider than 320 px', () => {
  it.for(STATES)('%s', async ([, arrange], { stage, expect }) => {
    const { page } = await openPage(stage, { bypassCSP: true });
    await arrange(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.context().close();
  });
});

const CONTRAST_MODE = { forcedColors: 'active' } as const;
/** Shows whether an element can be told from its surroundings. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { outlineStyle, backgroundColor } = getComputedStyle(element);
      return { outlineStyle, isFilled: backgroundColor !== getComputedStyle(document.body).backgroundColor };
    });

describe('forced colors', () => {
  it('the current page, pressed buttons, bars, marks of mentions and running calls stay visible', async ({
    stage,
    expect,
  }) => {
    const { page } = await openPage(stage, CONTRAST_MODE);
    await arrived('/about')(page);
    expect(await look(page, 'a[aria-current="page"]')).toMatchObject({ outlineStyle: 'solid' });
    await arrived('/')(page);
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await page.getByText(COMPLETE).waitFor();
    expect(await look(page, '.track i')).toMatchObject({ isFilled: true });
    await rank(page, LINES);
    await page.getByRole('button', { name: /^Positive|^Neutral|^Negative/ }).click();
    expect(await look(page, 'main button[aria-pressed="true"]')).toMatchObject({ outlineStyle: 'solid' });
    expect(await look(page, '[data-track]')).toMatchObject({ outlineStyle: 'solid' });
    expect(await look(page, '[data-part]')).toMatchObject({ isFilled: true });
    const { page: busy } = await openPage(stage, CONTRAST_MODE);
    await hang(busy);
    await goTo(busy, '/trending');
    await busy.getByLabel('Headlines, snippets or URLs').fill(LINES);
    await analyze(busy, 'Analyze');
    expect(await look(busy, '.MuiLinearProgress-bar')).toMatchObject({ isFilled: true });
  });
});
