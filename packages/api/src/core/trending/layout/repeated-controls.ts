import { at } from '@earshot/schema/at';
import type { LayoutRole } from './layout-role.ts';

/** Minimum number of times, and share of the number of headlines, that a line is repeated to be a control of the page. */
const MIN_TIMES = 3;
const MIN_SHARE = 0.5;

/**
 * Returns the roles with a line such as "Save Share Add to report" as a button if it is below most headlines: it is
 * repeated, other headlines are not, and one of them is always between two of its occurrences.
 */
export function withoutRepeatedControls(
  roles: readonly LayoutRole[],
  texts: readonly string[],
): LayoutRole[] {
  const headlines = [...roles.keys()].filter((line) => roles[line] === 'headline');
  const counts = new Map<string, number>();
  for (const line of headlines) counts.set(at(texts, line), (counts.get(at(texts, line)) ?? 0) + 1);
  const single = [...counts.values()].filter((count) => count === 1).length;
  const controls = new Set(
    [...counts].flatMap(([text, count]) =>
      count >= Math.max(MIN_TIMES, MIN_SHARE * single) && single >= MIN_TIMES ? [text] : [],
    ),
  );
  headlines.forEach((line, i) => {
    const next = headlines[i + 1];
    if (next !== undefined && texts[line] === texts[next]) controls.delete(at(texts, line));
  });
  if (controls.size === 0) return [...roles];
  return roles.map((role, line) => (role === 'headline' && controls.has(at(texts, line)) ? 'button' : role));
}
