import { readFile } from 'node:fs/promises';
import { Quiz } from '@earshot/schema/help/model';
import { describe, expect } from 'vitest';
import { press, tabTo } from './keyboard.ts';
import { goTo, live, openPage, stageTest } from './stage.ts';

const it = stageTest();

describe('help journeys in a browser', () => {
  it('#268 every popular resource is a page that exists', async ({ stage }) => {
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
    expect(troubles).toEqual([]);
  });

  it('#271 #273 #277 search by keyboard, go through the tabs, open a result and come back', async ({
    stage,
  }) => {
    const { page, troubles } = await openPage(stage);
    await goTo(page, '/help');
    const searchbox = page.getByRole('searchbox');
    await searchbox.focus();
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

  it('#281 #282 a search that the server refuses leaves no trace on the page', async ({ stage }) => {
    const { page } = await openPage(stage);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/help/search?*', (route) => route.fulfill({ status: 500, body: 'boom' }));
    await goTo(page, '/help');
    await page.getByRole('searchbox').fill('crisis');
    await page.keyboard.press('Enter');
    await expect.poll(() => logged.some((text) => text.includes('The help search failed.'))).toBe(true);
    await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
    expect(await page.getByRole('tablist', { name: 'Result types' }).count()).toBe(0);
    expect(await page.getByText(/boom|failed/i).count()).toBe(0);
  });

  it('#290 #291 #295 #297 #310 a category comes with the link, is cleared and does not come back', async ({
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
    expect(await page.getByLabel('Category').locator('option').count()).toBeGreaterThan(3);
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
    expect(troubles).toEqual([]);
  });

  it('#304 #305 #306 shares through the sheet, else the clipboard, else says so', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { permissions: ['clipboard-read', 'clipboard-write'] });
    const setShare = (share: 'works' | 'absent') =>
      page.evaluate((mode) => {
        const record = (data: unknown) => Promise.resolve(Reflect.set(window, 'shared', data)).then(() => {});
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: mode === 'works' ? record : undefined,
        });
      }, share);
    await goTo(page, '/help/frameworks/scct');
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.waitFor();
    await setShare('works');
    await share.click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      title: 'Situational Crisis Communication Theory',
      url: page.url(),
    });
    await setShare('absent');
    await share.click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new Error('denied'));
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
    });
    await share.click();
    await page.getByText('Failed to copy').waitFor();
    await page.getByText('Could not copy link to clipboard.').waitFor();
    expect(troubles).toEqual([]);
  });

  it('#308 exports a framework as Markdown without a call', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, { acceptDownloads: true });
    await goTo(page, '/help/frameworks/message-house');
    const button = page.getByRole('button', { name: 'Export as Markdown' });
    await button.waitFor();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http')) requests.push(request.url());
    });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('message-house-framework.md');
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(/^# Message House\n/);
    for (const title of ['When to Use', 'Key Components', 'Framework Structure', 'Implementation Steps']) {
      expect(text).toContain(`\n## ${title}\n`);
    }
    expect(requests).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it.for([
    ['#19 #319', '/help/glossary', 'View Definition'],
    ['#20 #326', '/help/playbooks', 'View Playbook'],
    ['#21 #333', '/help/quizzes', 'Start Quiz'],
  ] as const)(
    '%s %s: %s opens in place; its address is a 404 page that leads there',
    async ([, route, name], { stage }) => {
      const { page, troubles } = await openPage(stage);
      await goTo(page, route);
      const link = page.getByRole('link', { name }).first();
      await link.waitFor();
      const target = (await link.getAttribute('href')) ?? '';
      await link.click();
      await page.waitForURL(new RegExp(`${route}#.+`));
      const opened = new URL(page.url()).hash;
      const response = await goTo(page, target);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      await page.getByRole('main').getByRole('link').first().click();
      await page.waitForURL(`**${route}${opened}`);
      expect(troubles).toEqual([]);
    },
  );

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

  it('only the open playbook is printed, in blocks that may break across pages', async ({ stage }) => {
    const { page } = await openPage(stage);
    await goTo(page, '/help/playbooks#media-pitching');
    await page.locator('[data-open="true"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Close Playbook' }).isVisible()).toBe(false);
    const displays = await page
      .locator('.print-blocks:visible')
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).display));
    expect(new Set(displays)).toEqual(new Set(['block']));
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
