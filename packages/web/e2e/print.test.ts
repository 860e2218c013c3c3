import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, openPage, stageTest } from './stage.ts';

const it = stageTest();
/** A busy machine may need minutes to lay out two hundred terms. */
const TIMEOUT_MS = 300_000;

/** Sheets of Letter paper that a page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

describe('the library on paper', () => {
  it.for([
    ['/help/frameworks/peso-model', 2],
    ['/help/frameworks/scct', 2],
    ['/help/frameworks/barcelona-principles', 2],
    ['/help/frameworks/race-process', 2],
    ['/help/frameworks/oasis-campaign-framework', 2],
    ['/help/playbooks#coverage-report', 4],
    ['/help/playbooks#monitoring-setup', 4],
    ['/help/playbooks#crisis-first-24-hours', 4],
    ['/help/sheets/scct', 1],
    ['/help/sheets/oasis-campaign-framework', 1],
    ['/help/sheets/pr-fundamentals', 3],
  ] as const)('%s takes at most %i sheets', { timeout: TIMEOUT_MS }, async ([address, most], { stage }) => {
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

  it('the whole glossary takes at most 20 sheets', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/help/glossary');
    await page.getByRole('heading', { name: 'Zero-Click Search', exact: true }).waitFor();
    expect(await sheetsOf(page)).toBeLessThanOrEqual(20);
  });
});
