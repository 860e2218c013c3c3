import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on a page (WCAG 2.2 A and AA, best practice), one line per rule with its places. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tool: unknown = Reflect.get(window, 'axe');
    const run: unknown = typeof tool === 'object' && tool !== null ? Reflect.get(tool, 'run') : undefined;
    if (typeof run !== 'function') return ['axe did not load'];
    const { violations } = await Reflect.apply(run, tool, [
      document,
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    ]);
    return violations.map(
      (violation: { id: string; help: string; nodes: { target: string[] }[] }) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join('; ')})`,
    );
  });
}
