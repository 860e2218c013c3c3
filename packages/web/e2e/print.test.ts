import { describe, expect } from 'vitest';
import { sheetsOf } from './paper.ts';
import { goTo, openPage, stageTest } from './stage.ts';

const it = stageTest();
/** A busy machine may need minutes to lay out more than two hundred terms. */
const TIMEOUT_MS = 300_000;

/** Pages of the library, each with the maximum number of sheets it may take. */
const LIBRARY = [
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
] as const;

describe('the library on paper', () => {
  it('every page takes few sheets', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page } = await openPage(stage);
    for (const [address, most] of LIBRARY) {
      // From elsewhere, because a change of hash alone would not load the page again.
      await page.goto('about:blank');
      if (address.includes('/sheets/')) await page.goto(address);
      else await goTo(page, address);
      const heading = address.includes('/playbooks') ? 'h4' : 'h1';
      await page.locator(heading).first().waitFor();
      if (address.includes('/frameworks/')) await page.locator('h2').nth(5).waitFor();
      expect(await sheetsOf(page), address).toBeLessThanOrEqual(most);
    }
  });

  it('all terms are printed, on at most 20 pages', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/help/glossary');
    await page.getByRole('heading', { level: 2 }).nth(3).waitFor();
    const sheets = await sheetsOf(page);
    // All terms, because those of one letter would take about three sheets.
    expect(sheets).toBeGreaterThan(12);
    expect(sheets).toBeLessThanOrEqual(20);
  });

  it('only the open playbook is printed, in blocks that may break across pages', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/help/playbooks#media-pitching');
    await page.locator('[data-open="true"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Close Playbook' }).isVisible()).toBe(false);
    const displays = await page
      .locator('.print-blocks:visible')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).display));
    expect(new Set(displays)).toEqual(new Set(['block']));
  });
});
