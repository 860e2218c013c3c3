import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, openPage, stageTest } from './stage.ts';

const it = stageTest();
/** A busy machine may need minutes to lay out more than two hundred terms. */
const TIMEOUT_MS = 300_000;

/** 130 words in the style of a local newspaper. */
const SHORT_ARTICLE = [
  'Tidewell Ferries takes four boats out of service until the end of the month, the company said on Monday.',
  '“Nobody was hurt, and nobody will be,” said Mara Lind, chief executive of Tidewell Ferries. “We found the fault ourselves.”',
  'A sensor in the engine room of the boats gives false readings when it is warm. Tidewell Ferries noticed it during a test in March.',
  'The harbor council welcomed the decision. Its head, Tom Hale, said the council had asked for a check of every boat twice since last summer, and that he was glad to see it done at last.',
  'Until the boats return, ferries leave every forty minutes in place of every twenty. Tickets stay valid on the night buses, which run every hour between the old dock and the station.',
].join('\n\n');

/** Number of Letter pages in the printed page. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('the library on paper', () => {
  it.for([
    ['/help/frameworks/peso-model', 2],
    ['/help/frameworks/race-process', 2],
    ['/help/frameworks/rpie-process', 2],
    ['/help/frameworks/rope-process', 2],
    ['/help/frameworks/oasis-campaign-framework', 2],
    ['/help/frameworks/barcelona-principles', 2],
    ['/help/frameworks/amec-integrated-evaluation-framework', 2],
    ['/help/frameworks/scct', 2],
    ['/help/frameworks/message-house', 2],
    ['/help/frameworks/stakeholder-power-interest-grid', 2],
    ['/help/frameworks/six-principles-of-influence', 2],
    ['/help/playbooks#crisis-first-24-hours', 4],
    ['/help/playbooks#media-pitching', 4],
    ['/help/playbooks#product-launch', 4],
    ['/help/playbooks#monitoring-setup', 4],
    ['/help/playbooks#coverage-report', 4],
    ['/help/sheets/scct', 1],
    ['/help/sheets/oasis-campaign-framework', 1],
    ['/help/sheets/pr-fundamentals', 3],
  ] as const)('%s takes at most %i pages', { timeout: TIMEOUT_MS }, async ([address, most], { stage }) => {
    const { page } = await openPage(stage);
    if (address.includes('/sheets/')) await page.goto(address);
    else await goTo(page, address);
    await page
      .locator(address.includes('/playbooks') ? 'h4' : 'h1')
      .first()
      .waitFor();
    if (address.includes('/frameworks/')) await page.locator('h2').nth(5).waitFor();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
  });

  it('all terms are printed, on at most 20 pages', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/help/glossary');
    await page.getByRole('heading', { level: 2 }).nth(23).waitFor();
    const sheets = await sheetsOf(page);
    // The 24 terms on the screen take about three.
    expect(sheets).toBeGreaterThan(12);
    expect(sheets).toBeLessThanOrEqual(20);
  });
});

describe('an article on paper', () => {
  it('a short article takes one page, with its sentences and without controls', {
    timeout: TIMEOUT_MS,
  }, async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Manual Input' }).click();
    await page.getByLabel('Headline', { exact: true }).fill('Tidewell Ferries recalls four boats');
    await page.getByLabel('Source', { exact: true }).fill('The Valley Post');
    await page.getByLabel('Full article content').fill(SHORT_ARTICLE);
    await page.getByRole('textbox', { name: 'Keywords' }).fill('Tidewell Ferries, harbor council, strike');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Analysis complete').waitFor();
    expect(await sheetsOf(page)).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('main').innerText();
    expect(printed).toContain('Nobody was hurt, and nobody will be');
    expect(printed).toContain('– Mara Lind');
    expect(printed).not.toMatch(/og:|JSON-LD|Show the|How is this/);
    expect(await page.locator('main button:visible, main summary:visible').count()).toBe(0);
  });
});

describe('a post on paper', () => {
  it('takes one page, with its text and how it was read, and without controls', {
    timeout: TIMEOUT_MS,
  }, async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/?tab=social&sample=post-05&keywords=Tidewell%20Ferries');
    await page.getByText('post-05.png').first().waitFor();
    await page
      .getByRole('button', { name: /^Analyze/ })
      .first()
      .click();
    await page.getByText('Post by Ida Brandt').first().waitFor();
    expect(await sheetsOf(page)).toBe(1);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = await page.locator('main').innerText();
    expect(printed).toContain('Five days of silence after a fuel leak is unacceptable.');
    expect(printed).toMatch(/Read from a screenshot\. Text read: \d+% sure/);
    expect(await page.locator('main button:visible, main summary:visible').count()).toBe(0);
  });
});
