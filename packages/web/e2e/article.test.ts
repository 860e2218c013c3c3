import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { press, tabTo, type } from './keyboard.ts';
import { type LocalSite, startLocalSite } from './local-site.ts';
import { sheetsOf, showPrinted } from './paper.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const HEADLINE = 'Tidewell Ferries recalls four boats';
const DARK_TEXT = 'rgb(20, 33, 31)';
const WHITE = 'rgb(255, 255, 255)';

/** 130 words in the style of a local newspaper. */
const ARTICLE = [
  'Tidewell Ferries takes four boats out of service until the end of the month, the company said on Monday.',
  '“Nobody was hurt, and nobody will be,” said Mara Lind, chief executive of Tidewell Ferries. “We found the fault ourselves.”',
  'A sensor in the engine room of the boats gives false readings when it is warm. Tidewell Ferries noticed it during a test in March.',
  'The harbor council welcomed the decision. Its head, Tom Hale, said the council had asked for a check of every boat twice since last summer, and that he was glad to see it done at last.',
  'Until the boats return, ferries leave every forty minutes in place of every twenty. Tickets stay valid on the night buses, which run every hour between the old dock and the station.',
];

let site: LocalSite;
const it = stageTest(async () => {
  site = await startLocalSite((request, response) => {
    const paragraphs = ARTICLE.map((paragraph) => `<p>${paragraph}</p>`).join('');
    const story = `<!doctype html><title>Boats</title><article><h1>${HEADLINE}</h1>${paragraphs}</article>`;
    if (request.url === '/short') response.writeHead(302, { Location: '/story' }).end();
    else if (request.url === '/story') response.writeHead(200, { 'Content-Type': 'text/html' }).end(story);
    else response.writeHead(403, { 'Content-Type': 'text/html' }).end('<p>No.</p>');
  });
  return site.settings;
});

const widthNeeded = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Controls that the toast covers. Runs in the browser. */
function coveredControls(toast: Element): string[] {
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(button, a, input, textarea), header a')]
    .filter((control) => {
      const box = control.getBoundingClientRect();
      return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((control) => control.textContent || control.id);
}

describe('article journeys in a browser', () => {
  it.for([
    ['phone', 360, 640],
    ['desk', 1280, 800],
  ] as const)(
    'the toast covers neither the field that it is about nor, at the end of the page, any control, on a %s',
    async ([, width, height], { stage }) => {
      const { page } = await openPage(stage, { viewport: { width, height } });
      await goTo(page, '/');
      await page.getByRole('button', { name: 'Analyze Article' }).click();
      await page.locator('[data-tone]').waitFor();
      const toast = page.locator('[data-tone]');
      const covered = () => toast.evaluate(coveredControls);
      const field = await page.locator('main :focus').getAttribute('id');
      expect(await covered()).not.toContain(field);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      expect(await covered()).toEqual([]);
      await page.context().close();
    },
  );

  it('#1 #63 #97 #102 #104 #105 #180 #182 #184 an article that cannot be fetched is pasted, by keyboard alone; reload, JSON, one page of paper', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    const keywords = 'Tidewell%20Ferries,harbor%20council,strike';
    await goTo(
      page,
      `/?tab=article&keywords=${keywords}&url=${encodeURIComponent(`${site.origin}/forbidden`)}`,
    );
    await page.getByRole('button', { name: 'Analyze Article' }).press('Enter');
    await page.getByText('URL Analysis Failed').waitFor();
    await page.getByRole('heading', { name: 'URL Troubleshooting Assistant' }).waitFor();
    await page.getByRole('button', { name: 'Try Manual Input' }).press('Enter');
    await page.getByLabel('Headline', { exact: true }).waitFor();
    await tabTo(page, 'Article URL');
    await type(page, 'Headline', HEADLINE);
    await type(page, 'Source', 'The Valley Post');
    await type(page, 'Full article content', ARTICLE.join('\n\n'));
    await page.reload();
    await live(page);
    expect(await page.getByLabel('Full article content').inputValue()).toBe(ARTICLE.join('\n\n'));
    await tabTo(page, 'Full article content');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    expect(await page.getByRole('heading', { name: 'URL Troubleshooting Assistant' }).count()).toBe(0);
    await page.getByText('1 professional has used this tool').waitFor();

    await press(page, /^\(4 mentions\)/);
    const sentences = page.getByRole('list', { name: 'Sentences that mention Tidewell Ferries' });
    await expect.poll(() => sentences.locator('mark').count()).toBe(4);

    await page.getByRole('button', { name: 'More: Report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^article-analysis-\d{13}\.json$/);
    const report: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(report).toMatchObject({
      type: 'Article Analysis Report',
      source: 'The Valley Post',
      headline: HEADLINE,
      keywordMatches: [
        { keyword: 'Tidewell Ferries', found: true, mentions: 4 },
        { keyword: 'harbor council', found: true, mentions: 1 },
        { keyword: 'strike', found: false, mentions: 0 },
      ],
    });

    expect(await sheetsOf(page)).toBe(1);
    const printed = await showPrinted(page);
    expect(printed).toContain('Nobody was hurt, and nobody will be');
    expect(printed).toContain('– Mara Lind');
    expect(printed).not.toMatch(/og:|JSON-LD|Show the|How is this/);
    expect(troubles).toEqual([]);
  });

  it('three keys lead from a link to the first number; the report fits 320 px, another language and paper', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage, {
      colorScheme: 'dark',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await goTo(page, '/');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${site.origin}/story`);
    await page.keyboard.press('Control+V');
    const address = page.getByRole('textbox', { name: 'Article URL' });
    await expect.poll(() => address.inputValue()).toContain('/story');
    await page.keyboard.type('Tidewell Ferries');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    await page.getByRole('button', { name: /mentions of all keywords/ }).waitFor();

    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Show all sentences' }).click();
    expect(await widthNeeded(page)).toBeLessThanOrEqual(320);
    const links = await page.getByRole('navigation').first().getByRole('link').all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(tops).size, 'the links of the header share a line').toBe(1);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const matches = page.getByRole('heading', { name: 'Keyword matches' });
    expect(await matches.evaluate((heading) => getComputedStyle(heading).color)).toBe(DARK_TEXT);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(WHITE);
    expect(await page.getByRole('button', { name: 'Analyze Article' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: HEADLINE }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);

    // A right-to-left language with words that are 40% longer.
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (text.trim().length > 2) node.textContent = text + text.slice(0, Math.ceil(text.length * 0.4));
      }
    });
    expect(await widthNeeded(page)).toBeLessThanOrEqual(360);
    expect(troubles).toEqual([]);
  });

  it('#231 #233 by keyboard alone, a text that is no link is refused, and a link is expanded', async ({
    stage,
  }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/?tab=url-expander');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    await type(page, 'Shortened link', 'not a link');
    await page.keyboard.press('Enter');
    await page.getByText(/Please enter a valid URL/).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(`${site.origin}/short`);
    await page.keyboard.press('Enter');
    await page.getByText('Expanded URL', { exact: true }).waitFor();
    await page.getByText(`${site.origin}/story`, { exact: true }).first().waitFor();
  });
});
