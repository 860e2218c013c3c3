/**
 * Groups headlines of one event in five steps: terms (`terms.ts`), reasons and vetoes (`reasons.ts`), the likelihood of
 * each pair (`pair-evidence.ts`), average link (`merge-groups.ts`), suggestions (`suggest-words.ts`). Method:
 * docs/methods/grouping.md.
 */
import { itemAt } from '@earshot/schema/item-at';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { readListWords } from './list-words.ts';
import { type LinkedTitles, mergeGroups } from './merge-groups.ts';
import { PairEvidence } from './pair-evidence.ts';
import { JoinRules } from './reasons.ts';
import { resolveNicknames } from './resolve-nicknames.ts';
import { type DatedTitle, readTerms, type Term, type Title } from './terms.ts';
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
    titleOfLine,
  };
}

export function* allowedPairs({
  list: { titles, terms },
  rules,
}: PreparedList): Generator<{ readonly a: Title; readonly b: Title; readonly shared: readonly Term[] }> {
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
    for (const b of earlierTitles(a)) {
      if (itemAt(reasons, b.number) < 2 && !(hasCommon[a.number] && hasCommon[b.number])) continue;
      const shared = sharedTerms(a, b);
      if (rules.allows(a, b, shared)) yield { a, b, shared };
    }
}

function* likelyPairs(prepared: PreparedList): Generator<LinkedTitles> {
  for (const { a, b, shared } of allowedPairs(prepared)) {
    const strength = prepared.evidence.likelihood(a, b, shared);
    if (strength >= MIN_LIKELIHOOD) yield { a, b, strength };
  }
}

function sharedTerms({ terms, termNumbers: a }: Title, { termNumbers: b }: Title): Term[] {
  const shared: Term[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [left, right] = [a[i], b[j]];
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
