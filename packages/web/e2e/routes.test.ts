import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, openStage, type Stage } from './stage.ts';

const ROUTES = [
  '/',
  '/?tab=social',
  '/?tab=trending',
  '/?tab=url-expander',
  '/about',
  '/suggestions',
  '/trending',
  '/help',
  '/help/frameworks',
  '/help/frameworks/peso-model',
  '/help/glossary',
  '/help/playbooks',
  '/help/quizzes',
  '/analytics',
  '/nope',
] as const;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [360, 1280] as const;
const HEIGHT_PX = 900;
const NARROWEST_PX = 320;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage: Stage | null;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage?.close();
});

async function settled(page: Page, route: string) {
  const response = await page.goto(route);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return response?.status();
}

/** What axe finds, as one line per rule with the first place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(window, 'axe');
    const run: unknown = typeof axe === 'object' && axe !== null ? Reflect.get(axe, 'run') : undefined;
    if (typeof run !== 'function') return ['axe did not load'];
    const { violations: found } = await Reflect.apply(run, axe, [
      document,
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    ]);
    return found.map(
      (violation: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`,
    );
  });
}

describe('every route in a browser', () => {
  it.each(ROUTES)(
    '#25 #430 %s loads with no console error, policy violation or foreign request',
    async (route) => {
      if (!stage) return;
      const { page, troubles } = await openPage(stage);
      const status = await settled(page, route);
      expect(status).toBe(route === '/nope' ? 404 : 200);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it.each(ROUTES)('%s needs no sideways scrolling at 320 px', async (route) => {
    if (!stage) return;
    const { page } = await openPage(stage, { viewport: { width: NARROWEST_PX, height: HEIGHT_PX } });
    await settled(page, route);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  it.each(SCHEMES.flatMap((scheme) => WIDTHS_PX.map((width) => [scheme, width] as const)))(
    'axe finds nothing on any route, %s, %i px',
    async (colorScheme, width) => {
      if (!stage) return;
      const found: string[] = [];
      const { page } = await openPage(stage, {
        colorScheme,
        viewport: { width, height: HEIGHT_PX },
        // The test, not the page, puts axe into it.
        bypassCSP: true,
      });
      for (const route of ROUTES) {
        await settled(page, route);
        found.push(...(await violations(page)).map((violation) => `${route} ${violation}`));
      }
      expect(found).toEqual([]);
      await page.context().close();
    },
  );

  it('the dark scheme is there before the first paint', async () => {
    if (!stage) return;
    const { page } = await openPage(stage, { colorScheme: 'dark' });
    // Without the application, only what the page itself brings is painted.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(14, 22, 21)');
    await page.context().close();
  });
});
