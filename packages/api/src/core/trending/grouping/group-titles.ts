/**
 * Groups headlines of one event in five steps: terms (`terms.ts`), reasons and vetoes (`reasons.ts`), the likelihood of
 * each pair (`pair-evidence.ts`), average link (`mergeGroups`), suggestions (`suggest-words.ts`). Method:
 * docs/methods/grouping.md.
 */

import { itemAt } from '@earshot/schema/item-at';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { Containment } from './containment.ts';
import { type FigureKind, scoreKey } from './figures.ts';
import { readListWords } from './list-words.ts';
import { type ComparedTitles, PairEvidence } from './pair-evidence.ts';
import { JoinRules } from './reasons.ts';
import { resolveNicknames } from './resolve-nicknames.ts';
import { type DatedTitle, type DayRange, readTerms, type Term, type Title } from './terms.ts';
import { weighTerms } from './weigh-terms.ts';

interface LinkedLines {
  readonly line: number;
  readonly to: number;
  readonly strength: number;
}

export type PreparedList = Readonly<ReturnType<typeof prepareList>>;

export interface Grouping {
  readonly stories: readonly (readonly number[])[];
  /** Strongest first; identical titles have strength 1. */
  readonly merges: readonly LinkedLines[];
  readonly prepared: PreparedList;
}

const MIN_LIKELIHOOD = 0.05;
/** A term in more titles says nothing about a story. */
const MAX_TITLES_OF_REASON = 250;

/** Independent of the order of the titles and of repetitions. */
export function groupTitles(titles: readonly DatedTitle[]): Grouping {
  const prepared = prepareList(titles);
  const merged = mergeGroups(prepared.list.titles, likelyPairs(prepared));
  const merges = [
    ...prepared.list.titles.flatMap(({ lines: [first = 0, ...others] }) =>
      others.map((to) => ({ line: first, to, strength: 1 })),
    ),
    ...merged.map(({ a, b, strength }) => ({ line: itemAt(a.lines, 0), to: itemAt(b.lines, 0), strength })),
  ];
  return { stories: linesOfStories(titles.length, merges), merges, prepared };
}

export function prepareList(written: readonly DatedTitle[]) {
  const resolved = resolveNicknames(written.map(({ title }) => title));
  const lines = written.map(({ date }, line) => ({ title: itemAt(resolved, line), date }));
  const words = readListWords(resolved);
  const list = readTerms(lines, words);
  const weights = weighTerms(list.terms, list.titles);
  const titleOfLine = new Array<Title>(written.length);
  for (const title of list.titles) for (const line of title.lines) titleOfLine[line] = title;
  return {
    words,
    list,
    weights,
    rules: new JoinRules(list, words, weights),
    evidence: new PairEvidence(list, weights),
    containment: weights.isShort ? new Containment(list) : null,
    titleOfLine,
  };
}

export function* allowedPairs({
  list: { titles, terms },
  rules,
  containment,
}: PreparedList): Generator<ComparedTitles> {
  const compared = new Set(
    terms.filter((term) => term.titles.length <= MAX_TITLES_OF_REASON && rules.isReason(term)),
  );
  const hasCommon = titles.map((title) =>
    title.terms.some((term) => !compared.has(term) && rules.reasonOf(term) !== 'none'),
  );
  /** For each title number: the last title it is compared with, and the weight of the reasons that they share. */
  const comparedWith = new Int32Array(titles.length).fill(-1);
  const reasons = new Int32Array(titles.length);
  const earlierTitles = (a: Title) => {
    const earlier: Title[] = [];
    for (const term of a.terms) {
      if (!compared.has(term)) continue;
      // A name alone may be enough.
      const weight = rules.reasonOf(term) === 'name' ? 2 : 1;
      for (const b of term.titles) {
        if (b.number >= a.number) break;
        if (comparedWith[b.number] !== a.number) {
          earlier.push(b);
          comparedWith[b.number] = a.number;
          reasons[b.number] = 0;
        }
        reasons[b.number] = itemAt(reasons, b.number) + weight;
      }
    }
    return earlier;
  };
  for (const a of titles)
    for (const b of containment ? titles.slice(0, a.number) : earlierTitles(a)) {
      if (!containment && itemAt(reasons, b.number) < 2 && !(hasCommon[a.number] && hasCommon[b.number]))
        continue;
      const shared = sharedTerms(a, b);
      const isContained = containment?.holds(a, b) ?? false;
      if (rules.allows(a, b, shared, isContained)) yield { a, b, shared, isContained };
    }
}

function* likelyPairs(prepared: PreparedList): Generator<LinkedTitles> {
  for (const pair of allowedPairs(prepared)) {
    const strength = prepared.evidence.likelihood(pair);
    if (strength >= MIN_LIKELIHOOD) yield { a: pair.a, b: pair.b, strength };
  }
}

function sharedTerms({ terms, termNumbers: a }: Title, { termNumbers: b }: Title): Term[] {
  const shared: Term[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const left = a[i];
    const right = b[j];
    if (left === undefined || right === undefined) return shared;
    if (left === right) shared.push(itemAt(terms, i));
    if (left <= right) i++;
    if (right <= left) j++;
  }
}

function linesOfStories(count: number, merges: readonly LinkedLines[]): number[][] {
  const storyOf = Array.from({ length: count }, (_, line) => [line]);
  for (const { line, to, strength } of merges) {
    if (strength < USUAL_CUT) break;
    const [story, other] = [itemAt(storyOf, line), itemAt(storyOf, to)];
    story.push(...other);
    for (const moved of other) storyOf[moved] = story;
  }
  return [...new Set(storyOf)].map((lines) => lines.sort((a, b) => a - b));
}

export interface LinkedTitles extends Pick<ComparedTitles, 'a' | 'b'> {
  readonly strength: number;
}

const LOOSEST_LINK = 0.15;
/** Divides the sum of likelihoods by (size x size) to this power: 1 splits large stories, 0.5 chains small ones. */
const SIZE_EXPONENT = 0.95;
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
  return (a.links.get(b) ?? 0) / (a.size * b.size) ** SIZE_EXPONENT;
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
