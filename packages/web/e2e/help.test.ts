import { Quiz } from '@earshot/schema/help/model';
import { describe, expect } from 'vitest';
import { press, tabTo } from './keyboard.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const it = stageTest();

describe('help journeys in a browser', () => {
  it('#268 #271 #273 #277 the popular resources exist; a search by keyboard leads to a result and back', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/help');
    const links = page.getByRole('region', { name: 'Popular resources' }).getByRole('link');
    await links.first().waitFor();
    const targets = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => anchor.getAttribute('href')),
    );
    expect(targets).toHaveLength(5);
    for (const target of targets) {
      await goTo(page, target ?? '');
      await page.getByRole('article').first().waitFor();
    }
    await goTo(page, '/help');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('SOV');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/help/search?*'),
      page.keyboard.press('Enter'),
    ]);
    expect(new URL(request.url()).search).toBe('?q=SOV');
    await page.getByRole('tab', { name: /^Frameworks/ }).focus();
    await page.keyboard.press('ArrowRight');
    const panel = page.getByRole('tabpanel', { name: /^Glossary/ });
    await panel.getByRole('link', { name: 'Share of Voice', exact: true }).click();
    await page.waitForURL('**/help/glossary#share-of-voice');
    await page.getByRole('article', { name: 'Share of Voice', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: /^Glossary/ }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('SOV');
    expect(troubles).toEqual([]);
  });

  it('#19 #20 #21 #290 #291 #295 #297 #310 #319 #326 #333 a category comes with the link, is cleared and does not come back; entries open in place, and their addresses lead there', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/help/frameworks/peso-model');
    await page.getByRole('link', { name: 'More in Strategy & Planning' }).click();
    await page.waitForURL('**/help/frameworks?category=Strategy%20%26%20Planning');
    await page.getByText('5 frameworks found').waitFor();
    expect(await page.getByLabel('Category').inputValue()).toBe('Strategy & Planning');
    await expect.poll(() => page.getByRole('article').count()).toBe(5);
    await page.reload();
    await live(page);
    await page.getByText('5 frameworks found').waitFor();
    await expect.poll(() => page.getByLabel('Category').locator('option').count()).toBeGreaterThan(3);
    await page.getByRole('searchbox').fill('RACE');
    await page.waitForURL(/search=RACE/);
    await page.getByRole('article', { name: 'RACE Process' }).waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(11);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await live(page);
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('button', { name: 'Clear Filters' }).count()).toBe(0);

    for (const [route, name] of [
      ['/help/glossary', 'View Definition'],
      ['/help/playbooks', 'View Playbook'],
      ['/help/quizzes', 'Start Quiz'],
    ] as const) {
      await goTo(page, route);
      const link = page.getByRole('link', { name }).first();
      await link.waitFor();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(new RegExp(`${route}#.+`));
      const opened = new URL(page.url()).hash;
      expect((await goTo(page, target))?.status()).toBe(404);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(`**${route}${opened}`);
    }
    expect(troubles).toEqual([]);
  });

  it('#332 #333 a quiz by keyboard alone: every question, the badge, and the result after a reload', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/help/quizzes');
    const quizzes = await page.request.get('/api/help/quizzes');
    const [quiz] = Quiz.array().parse(await quizzes.json());
    const questions = quiz?.questions ?? [];
    expect(questions.length).toBeGreaterThan(5);
    await press(page, 'Start Quiz');
    for (const [index, { question, answer }] of questions.entries()) {
      await page.getByRole('group', { name: question }).waitFor();
      await tabTo(page, /^A\. /);
      await page.keyboard.press('Space');
      for (let step = 0; step < answer; step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('status').getByText('Right.').waitFor();
      await page.getByText('Right:', { exact: true }).waitFor();
      expect(await page.getByText('Wrong:').count()).toBe(0);
      await press(page, index + 1 < questions.length ? 'Next Question' : 'See Result');
    }
    await page.getByText(`${questions.length} of ${questions.length} right (100%)`).waitFor();
    await page.getByText('Badge earned:').waitFor();
    await press(page, 'All quizzes');
    await page.reload();
    await page.getByText('Your best result: 100% (badge earned)').waitFor();
    expect(troubles).toEqual([]);
  });

  it('an exercise leads to its tool, which shows it, and back; its articles wait in a coverage list', async ({
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

    await goTo(page, '/?tab=article&sample=coding');
    await page.getByRole('button', { name: 'Analyze the 30 articles' }).waitFor();
    const rows = page.getByRole('row').filter({ hasText: 'waiting' });
    await expect.poll(() => rows.count()).toBe(30);
    await rows.filter({ hasText: 'Tidewell Ferries to raise fares in April' }).waitFor();
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows.last().evaluate(isOnScreen)).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('lists arrive without moving what is already there', async ({ stage }) => {
    const { page } = await openPage(stage, { viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: unknown = Reflect.get(entry, 'value');
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const route of ['/help', '/help/frameworks', '/help/glossary', '/help/playbooks', '/help/quizzes']) {
      await goTo(page, route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
      expect(shift, route).toBeLessThan(0.05);
    }
  });
});

function isOnScreen(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
