import { describe, expect } from 'vitest';
import { goTo, openPage, stageTest } from './stage.ts';

const it = stageTest();
/** The server reads the picture, which takes seconds on a busy machine. */
const TIMEOUT_MS = 300_000;

describe('links to the practice data', () => {
  it('a post is drawn as a screenshot that the server reads', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=social&sample=post-05');
    await page.getByText('post-05.png').first().waitFor();
    await page
      .getByRole('button', { name: /^Analyze/ })
      .first()
      .click();
    await page.getByText('Post by Ida Brandt').first().waitFor();
    expect(await page.locator('main').innerText()).toContain(
      'Five days of silence after a fuel leak is unacceptable. Tidewell Ferries owes this city answers.',
    );
    expect(troubles).toEqual([]);
  });

  it('the articles wait in a coverage list', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=article&sample=coding');
    await page.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await page.getByText('Tidewell Ferries to raise fares in April').count()).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
  });
});
