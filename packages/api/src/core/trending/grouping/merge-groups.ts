import { type FigureKind, scoreKey } from './figures.ts';
import type { DayRange, Title } from './terms.ts';

export interface LinkedTitles {
  readonly a: Title;
  readonly b: Title;
  readonly strength: number;
}

const LOOSEST_LINK = 0.15;
/** Divides the sum of likelihoods by (size x size) to this power: 1 splits large stories, 0.5 chains small ones. */
const SIZE_EXPONENT = 0.95;
/** Minimum mean likelihood of all pairs: two large stories may have a few likely pairs. */
const MIN_MEAN = 0.05;
const MAX_STORY_DAYS = 3;

interface Group {
  readonly title: Title;
  size: number;
  days: DayRange | null;
  readonly scores: Set<number>;
  readonly periods: Set<number>;
  /** Sum of the likelihoods of the pairs with each linked group. */
  readonly links: Map<Group, number>;
  offer: Offer | null;
}

interface Offer {
  readonly group: Group;
  readonly a: Group;
  readonly b: Group;
  readonly strength: number;
}

/** A merge changes only links of the group that remains, so no link is ever stronger than the strongest one offered. */
export function mergeGroups(titles: readonly Title[], pairs: Iterable<LinkedTitles>): LinkedTitles[] {
  const groups = linkedGroups(titles, pairs);
  /** The strongest last. */
  const offers: Offer[] = [];
  const offer = (group: Group) => {
    group.offer = strongestLink(group);
    if (group.offer) offers.splice(placeOf(group.offer, offers), 0, group.offer);
  };
  for (const group of groups) offer(group);
  const merges: LinkedTitles[] = [];
  let weakest = 1;
  for (let top = offers.pop(); top; top = offers.pop()) {
    const { group, a, b, strength } = top;
    if (group.offer !== top) continue;
    // The other group may have grown, or have been merged into a third one, since the link was offered.
    if (strengthOf(a, b) !== strength) offer(group);
    else if (!canMerge(a, b)) {
      cutLink(a, b);
      offer(group);
    } else {
      weakest = Math.min(weakest, strength);
      merges.push({ a: a.title, b: b.title, strength: weakest });
      merge(a, b);
      offer(a);
    }
  }
  return merges;
}

/** Leaves out titles without a link, of which a list has many. */
function linkedGroups(titles: readonly Title[], pairs: Iterable<LinkedTitles>): readonly Group[] {
  const groups = new Map<Title, Group>();
  const groupOf = (title: Title) => {
    const group = groups.get(title) ?? groupOfTitle(title);
    groups.set(title, group);
    return group;
  };
  for (const { a, b, strength } of pairs) {
    const [one, other] = [groupOf(a), groupOf(b)];
    one.links.set(other, strength);
    other.links.set(one, strength);
  }
  return titles.flatMap((title) => groups.get(title) ?? []);
}

function groupOfTitle(title: Title): Group {
  const valuesOf = (wanted: FigureKind) =>
    title.figures.flatMap(({ kind, value }) => (kind === wanted ? value : []));
  return {
    title,
    size: 1,
    days: title.days,
    scores: new Set(valuesOf('score').map(scoreKey)),
    periods: new Set(valuesOf('period')),
    links: new Map(),
    offer: null,
  };
}

function strengthOf(a: Group, b: Group): number {
  const sum = a.links.get(b) ?? 0;
  const pairs = a.size * b.size;
  return sum < MIN_MEAN * pairs ? 0 : sum / pairs ** SIZE_EXPONENT;
}

function strongestLink(group: Group): Offer | null {
  let best: Offer | null = null;
  for (const other of group.links.keys()) {
    const strength = strengthOf(group, other);
    if (strength < (best?.strength ?? LOOSEST_LINK)) continue;
    const [a, b] = group.title.number < other.title.number ? [group, other] : [other, group];
    const offered = { group, a, b, strength };
    if (!best || isEarlier(offered, best)) best = offered;
  }
  return best;
}

function isEarlier(left: Offer, right: Offer): boolean {
  if (left.strength !== right.strength) return left.strength > right.strength;
  return left.a !== right.a
    ? left.a.title.number < right.a.title.number
    : left.b.title.number < right.b.title.number;
}

function placeOf(offered: Offer, offers: readonly Offer[]): number {
  let [low, high] = [0, offers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = offers[middle];
    if (other && isEarlier(offered, other)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cutLink(a: Group, b: Group): void {
  a.links.delete(b);
  b.links.delete(a);
}

function merge(a: Group, b: Group): void {
  cutLink(a, b);
  for (const [other, sum] of b.links) {
    const total = sum + (a.links.get(other) ?? 0);
    a.links.set(other, total);
    other.links.delete(b);
    other.links.set(a, total);
  }
  b.links.clear();
  b.offer = null;
  a.size += b.size;
  a.days = a.days && b.days ? spanOf(a.days, b.days) : (a.days ?? b.days);
  for (const score of b.scores) a.scores.add(score);
  for (const period of b.periods) a.periods.add(period);
}

function canMerge(a: Group, b: Group): boolean {
  const agree = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
    one.size === 0 || other.size === 0 || [...one].some((value) => other.has(value));
  return areOneTime(a.days, b.days) && agree(a.scores, b.scores) && agree(a.periods, b.periods);
}

/** Overlapping ranges always can be one story, because an identical headline may be published again. */
function areOneTime(a: DayRange | null, b: DayRange | null): boolean {
  if (!a || !b) return true;
  const isApart = a.first > b.last || b.first > a.last;
  const { first, last } = spanOf(a, b);
  return !isApart || last - first <= MAX_STORY_DAYS;
}

function spanOf(a: DayRange, b: DayRange): DayRange {
  return { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) };
}
