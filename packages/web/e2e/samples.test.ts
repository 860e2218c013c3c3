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

  it('a sample that is asked for is analyzed at once', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=social');
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await page.getByText('Post by Ida Brandt').first().waitFor();
    expect(await page.getByText('File uploaded').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Report' }).evaluate(isOnScreen)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('an exercise leads to its tool, which shows it, and back', { timeout: TIMEOUT_MS }, async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/help?q=share of voice exercise');
    await page
      .getByRole('link', { name: /^Compare the share of voice of two ferry companies/ })
      .first()
      .click();
    const heading = page.getByRole('heading', { name: /^Exercise: Compare the share of voice/ });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate(isOnScreen)).toBe(true);
    await page.getByRole('link', { name: 'Open this exercise in Earshot', exact: true }).nth(2).click();
    const note = page.getByRole('region', { name: /^Exercise: Compare the share of voice/ });
    await note.getByText('Then remove the keyword family pass', { exact: false }).waitFor();
    await note.getByRole('link', { name: /^Back to the playbook/ }).click();
    await heading.waitFor();
    expect(troubles).toEqual([]);
  });

  it('the articles wait in a coverage list', { timeout: TIMEOUT_MS }, async ({ stage }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/?tab=article&sample=coding');
    await page.getByRole('button', { name: 'Analyze the 30 articles' }).waitFor();
    const rows = page.getByRole('row').filter({ hasText: 'waiting' });
    await expect.poll(() => rows.count()).toBe(30);
    await rows.filter({ hasText: 'Tidewell Ferries to raise fares in April' }).waitFor();
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows.last().evaluate(isOnScreen)).toBe(true);
    expect(troubles).toEqual([]);
  });
});

/** Whether the top of an element is inside the window. Runs in the browser. */
function isOnScreen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
