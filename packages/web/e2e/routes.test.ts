import { ROUTES, TOOL_TABS } from '@earshot/schema/routes';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { goTo, openPage, stageTest } from './stage.ts';

const ADDRESSES = [
  ...Object.values(ROUTES).map(({ prerenderedAt }) =>
    prerenderedAt === ROUTES.framework.prerenderedAt ? '/help/frameworks/peso-model' : prerenderedAt,
  ),
  ...TOOL_TABS.map((tab) => `/?tab=${tab}`),
];
const MISSING = ROUTES['not-found'].prerenderedAt;
const HEIGHT_PX = 900;
const NARROWEST_PX = 320;

const it = stageTest();

async function settled(page: Page, route: string) {
  const response = await goTo(page, route);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  return response?.status();
}

describe('every route in a browser', () => {
  it('#25 #430 loads without errors and fits 320 px', async ({ stage }) => {
    const { page, troubles } = await openPage(stage, {
      viewport: { width: NARROWEST_PX, height: HEIGHT_PX },
    });
    for (const route of ADDRESSES) {
      expect(await settled(page, route), route).toBe(route === MISSING ? 404 : 200);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, route).toBeLessThanOrEqual(NARROWEST_PX);
      expect(troubles, route).toEqual([]);
    }
    await page.context().close();
  });

  it('#6 #26 links navigate without a reload; back and forward show the right screen', async ({ stage }) => {
    const { page } = await openPage(stage);
    await settled(page, '/');
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
    await page.getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.getByRole('tab', { name: 'Article Analyzer' }).waitFor();
    await page.goForward();
    await page.getByRole('tab', { name: 'Article Analyzer' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    await page.context().close();
  });

  it.for(['/', '/?tab=trending', '/about', '/suggestions', '/trending', '/help', '/nope'])(
    '%s is visible before any script has run, refuses input until then and does not change',
    async (route, { stage }) => {
      const { page, troubles } = await openPage(stage);
      const text = () => page.locator('main').innerText();
      await page.route('**/assets/*.js', (request) => request.abort());
      await page.goto(route);
      const before = await text();
      expect(await page.locator('main').getAttribute('inert')).not.toBeNull();
      expect(await page.locator(':is(input, textarea):not([readonly])').count()).toBe(0);
      expect(troubles.filter((trouble) => !trouble.includes('ERR_FAILED'))).toEqual([]);
      await page.unroute('**/assets/*.js');
      await settled(page, route);
      expect(await text()).toBe(before);
      await page.context().close();
    },
  );

  it('the dark scheme applies before the first paint', async ({ stage }) => {
    const { page } = await openPage(stage, { colorScheme: 'dark' });
    // Without the application, only the content of the page itself is painted.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(14, 22, 21)');
    await page.context().close();
  });
});
