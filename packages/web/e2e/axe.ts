import axe from 'axe-core';
import type { Page } from 'playwright-core';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [360, 1280] as const;
const NARROWEST_PX = 320;
const HEIGHT_PX = 900;

/** One line per width, color scheme and violated rule. The page must be opened with `bypassCSP`, because the test injects axe. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await painted(page, colorScheme);
      found.push(
        ...(await run(page, colorScheme)).map((violation) => `${colorScheme}, ${width} px: ${violation}`),
      );
    }
  }
  await page.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX });
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  if (needed > NARROWEST_PX) found.push(`the page needs ${needed} px`);
  return found;
}

async function painted(page: Page, colorScheme: string): Promise<void> {
  await page.locator(`html[data-mui-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some((animation) => animation instanceof CSSTransition && animation.playState === 'running'),
  );
}

function run(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<string[]> {
  return page.evaluate(async (isDark) => {
    const tool: unknown = Reflect.get(window, 'axe');
    const run: unknown = typeof tool === 'object' && tool !== null ? Reflect.get(tool, 'run') : undefined;
    if (typeof run !== 'function') return ['axe did not load'];
    const { violations } = await Reflect.apply(run, tool, [
      document,
      {
        // The color scheme changes only colors, and only these rules look at colors.
        runOnly: isDark
          ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
          : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
      },
    ]);
    return violations.map(
      (violation: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`,
    );
  }, colorScheme === 'dark');
}
