import { at } from '@earshot/schema/at';
import { type FragmentKind, fragmentKind } from './fragment-kind.ts';
import type { LayoutRole } from './layout-role.ts';

/** Minimum share of the other headlines with an outlet at the same distance above them. */
const MIN_SHARE = 0.7;
/** A button or date may come between an outlet and its headline. */
const MAX_DISTANCE = 3;
const MAX_WORDS = 5;
const NAMES: ReadonlySet<FragmentKind> = new Set<FragmentKind>([
  'outlet',
  'name',
  'person',
  'domain',
  'handle',
]);
const NAMING: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author']);
const MISTAKEN: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame', 'button', 'count']);
/** A known outlet is none of these. */
const CONTROLS: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['button', 'count']);
const AROUND: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame', 'headline']);

/** A more distant line may belong to the record above. */
const MAX_USUAL_DISTANCE = 2;
/** Minimum number of headlines with their outlet at the same distance for a line at this distance to be one, too. */
const MIN_NAMED = 3;

/**
 * Returns the roles with outlets corrected: the first one, and names that look like headings or other text but are at the
 * distance above or below their headline at which most other headlines have their outlet. Above the first headline and below
 * the last one, an unknown name may be part of the page.
 */
export function withUsualOutlets(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const corrected = withFirstOutlet(roles, texts);
  const headlines = [...corrected.keys()].filter((line) => corrected[line] === 'headline');
  for (let distance = -MAX_USUAL_DISTANCE; distance <= MAX_USUAL_DISTANCE; distance++) {
    const named = headlines.filter((line) => corrected[line + distance] === 'outlet').length;
    const isUsual = named >= Math.max(MIN_NAMED, MIN_SHARE * headlines.length);
    const outermost = distance < 0 ? headlines[0] : headlines.at(-1);
    for (const headline of headlines) {
      const line = headline + distance;
      const role = corrected[line] ?? 'gap';
      if (!MISTAKEN.has(role)) continue;
      const kind = fragmentKind(at(texts, line));
      const isKnown = kind === 'outlet' && CONTROLS.has(role) && 2 * named >= headlines.length;
      const mayBeName = NAMES.has(kind) || (kind === 'text' && isShort(at(texts, line)));
      if (isKnown || (isUsual && headline !== outermost && mayBeName)) corrected[line] = 'outlet';
    }
  }
  return corrected;
}

/**
 * Returns the roles with the first outlet corrected. At the top of a list it looks like the name of the page or a heading, but
 * most other headlines have their outlet at the same distance above them. A list with an outlet after its last headline has its
 * outlets below the headlines and is not changed.
 */
function withFirstOutlet(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const headlines = [...roles.keys()].filter((line) => roles[line] === 'headline');
  const corrected = [...roles];
  if (roles.slice(headlines.at(-1) ?? 0).some((role) => NAMING.has(role))) return corrected;
  // The first outlet may also be taken for the first headline.
  for (const [n, first] of headlines.slice(0, 2).entries()) {
    const others = headlines.slice(n + 1);
    for (let distance = 1; distance <= Math.min(first, MAX_DISTANCE); distance++) {
      const line = first - distance;
      const named = others.flatMap((other) => {
        const role = roles[other - distance];
        return role !== undefined && NAMING.has(role) ? [role] : [];
      });
      if (named.length < Math.max(1, MIN_SHARE * others.length)) continue;
      // In a list cut short before its last outlet, a heading is above outlets that are below their headlines.
      const below = headlines.filter((headline) => NAMING.has(roles[headline + 1] ?? 'frame')).length;
      const role = at(roles, line);
      const isNamed = NAMES.has(fragmentKind(at(texts, line)));
      const isOutlet = AROUND.has(role) ? isNamed || below < named.length : isNamed && MISTAKEN.has(role);
      if (isOutlet && isShort(at(texts, line))) corrected[line] = at(named, 0);
      return corrected;
    }
  }
  return corrected;
}

function isShort(text: string): boolean {
  return /\p{L}/u.test(text) && text.split(/\s+/).length <= MAX_WORDS;
}
