import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, openPage, stageTest } from './stage.ts';

const it = stageTest();
const ARTICLE = [
  'Tidewell Ferries takes four boats out of service until the end of the month, the company said on Monday.',
  '“Nobody was hurt, and nobody will be,” said Mara Lind, chief executive of Tidewell Ferries.',
  'The harbor council welcomed the decision. Its head, Tom Hale, said the council had asked for a check of every boat.',
].join('\n\n');
const HEADLINES = [
  'Ferry strike ends',
  'Ferry strike ends after nine days',
  'Library reopens',
  'Trams run again',
];

/** Makes every toast stay until the page is left, as if the pointer were on it. */
async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-tone]:not([data-kept])')) {
        toast.setAttribute('data-kept', '');
        toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Names of the controls in the window that a toast covers. Null while there is no toast. */
function covered(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-tone]');
    if (toast === null) return null;
    const own = toast.getBoundingClientRect();
    const found: string[] = [];
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const isSeen = width > 4 && height > 4 && bottom > 0 && top < window.innerHeight;
      const isMet = left < own.right && own.left < right && top < own.bottom && own.top < bottom;
      if (isSeen && isMet && !toast.contains(control)) found.push(control.textContent || control.tagName);
    }
    return found;
  });
}

async function analyzeArticle(page: Page): Promise<void> {
  await goTo(page, '/');
  await page.getByRole('button', { name: 'Manual Input' }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Tidewell Ferries recalls four boats');
  await page.getByLabel('Source', { exact: true }).fill('The Valley Post');
  await page.getByLabel('Full article content').fill(ARTICLE);
  await page.getByRole('textbox', { name: 'Keywords' }).fill('Tidewell Ferries, harbor council');
  await page.keyboard.press('Control+Enter');
}

async function rankHeadlines(page: Page): Promise<void> {
  await goTo(page, '/trending');
  await page.getByLabel('Headlines, snippets or URLs').fill(HEADLINES.join('\n'));
  await page.keyboard.press('Control+Enter');
}

describe.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('a toast in a window of $width pixels', (viewport) => {
  it.for([
    ['an article', analyzeArticle],
    ['a ranking', rankHeadlines],
  ] as const)(
    'covers no control after the analysis of %s, by pointer or by keyboard',
    async ([, analyze], { stage }) => {
      const { page } = await openPage(stage, { viewport });
      await keepToasts(page);
      await analyze(page);
      await page.getByText('Analysis complete').waitFor();
      await expect.poll(() => covered(page), { timeout: 60_000 }).toEqual([]);
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => covered(page), { timeout: 60_000 }).toEqual([]);
      }
    },
  );
});
