import axe from 'axe-core';
import type { Page } from 'playwright-core';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS_PX = [360, 1280] as const;
const HEIGHT_PX = 900;

/**
 * Lists everything axe reports for a page (WCAG 2.2 A and AA, best practices), in light and dark, at 360 and 1280 px:
 * one line per width, color scheme and rule, with the elements concerned. Open the page with `bypassCSP`, because the
 * test injects axe.
 * @param isForced whether the page is shown in forced colors
 */
export async function axeViolations(page: Page, isForced = false): Promise<string[]> {
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await painted(page, colorScheme);
      found.push(
        ...(await run(page, isForced)).map((violation) => `${colorScheme}, ${width} px: ${violation}`),
      );
    }
  }
  return found;
}

/** Waits until the page uses the color scheme and no color transition is running. */
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

function run(page: Page, isForced: boolean): Promise<string[]> {
  return page.evaluate(async (isPaletteForced) => {
    const tool: unknown = Reflect.get(window, 'axe');
    const run: unknown = typeof tool === 'object' && tool !== null ? Reflect.get(tool, 'run') : undefined;
    if (typeof run !== 'function') return ['axe did not load'];
    const { violations } = await Reflect.apply(run, tool, [
      document,
      {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
        // In forced colors, the user's palette determines the contrast.
        rules: { 'color-contrast': { enabled: !isPaletteForced } },
      },
    ]);
    return violations.map(
      (violation: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`,
    );
  }, isForced);
}
