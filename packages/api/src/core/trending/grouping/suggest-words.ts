import { itemAt } from '@earshot/schema/item-at';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { countsOf } from '../layout/counts.ts';
import { phraseAt } from './concepts.ts';
import type { Grouping, PreparedList } from './group-titles.ts';
import type { Term } from './terms.ts';

type Suggestions = NonNullable<TrendingResult['suggestions']>;

const MAX_TIES = 6;
const MIN_LINES = 3;
const MIN_SHARE = 0.05;
const MAX_SHARE = 0.4;
const MAX_SUGGESTIONS = 8;

/** What at least half of the lines share, or else most of them. Words of one meaning are one tie: "blaze ≈ fire". */
export function tiesOf(lines: readonly number[], prepared: PreparedList): string[] {
  const { rules, weights, titleOfLine } = prepared;
  if (lines.length < 2) return [];
  const counts = countsOf(
    lines
      .flatMap((line) => itemAt(titleOfLine, line).terms)
      .filter((term) => rules.isReason(term) || rules.reasonOf(term) !== 'none'),
  );
  const least = Math.max(2, Math.min(Math.max(0, ...counts.values()), lines.length / 2));
  const significance = ([term, count]: readonly [Term, number]) => count * (1 + weights.of(term).telling);
  const chosen = [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => significance(b) - significance(a) || a[0].number - b[0].number)
    .slice(0, MAX_TIES)
    .map(([term]) => term);
  const spellings = spellingsOf(lines, new Set(chosen), prepared);
  return chosen.flatMap((term) => spellings.get(term) ?? []);
}

/** Words that join lines whose wording differs too much, if these are not one story yet. */
export function suggestWords(
  lines: readonly { readonly line: number }[],
  { stories, prepared }: Pick<Grouping, 'stories' | 'prepared'>,
  sourceKeys: ReadonlySet<string>,
): Suggestions {
  const { list, rules, titleOfLine } = prepared;
  const holders = new Map<Term, number[]>();
  titleOfLine.forEach(({ tokens }, i) => {
    for (const { word } of tokens) {
      const term = list.termOf(word);
      const found = holders.get(term);
      if (!found) holders.set(term, [i]);
      else if (found.at(-1) !== i) found.push(i);
    }
  });
  const least = Math.max(MIN_LINES, MIN_SHARE * lines.length);
  const storyOf = new Map(stories.flatMap((story) => story.map((line) => [line, story] as const)));
  return [...holders]
    .filter(([, found]) => found.length >= least && found.length <= MAX_SHARE * lines.length)
    .filter(
      ([term]) => ['name', 'content'].includes(rules.reasonOf(term)) && !sourceKeys.has(term.word?.key ?? ''),
    )
    .filter(([, found]) => new Set(found.map((line) => storyOf.get(line))).size > 1)
    .sort(([a, x], [b, y]) => y.length - x.length || a.number - b.number)
    .slice(0, MAX_SUGGESTIONS)
    .map(([term, found]) => ({
      term: spellingsOf(found, new Set([term]), prepared, false).get(term) ?? '',
      lines: found.map((i) => itemAt(lines, i).line),
    }));
}

/** A word or figure in its most frequent spelling, a concept as all its words. */
function spellingsOf(
  lines: readonly number[],
  wanted: ReadonlySet<Term>,
  { list, titleOfLine }: PreparedList,
  readsPhrases = true,
): Map<Term, string> {
  const counts = new Map<Term, Map<string, number>>();
  const add = (term: Term, spell: () => string) => {
    if (!wanted.has(term)) return;
    const text = spell();
    const spellings = counts.get(term) ?? new Map<string, number>();
    counts.set(term, spellings.set(text, (spellings.get(text) ?? 0) + 1));
  };
  for (const { text, tokens, figures } of new Set(lines.map((line) => itemAt(titleOfLine, line)))) {
    for (const figure of figures) add(list.figureTerm(figure), () => figure.text);
    for (let start = 0; start < tokens.length; ) {
      const phrase = readsPhrases ? phraseAt(tokens, start) : undefined;
      const length = phrase?.keys.length ?? 1;
      const [first, last] = [itemAt(tokens, start), itemAt(tokens, start + length - 1)];
      const name = () => text.slice(first.start, last.start + last.text.length).replace(/['’]s$/, '');
      for (const concept of phrase?.concepts ?? [])
        add(list.conceptTerm(concept), () => name().toLowerCase());
      if (!phrase) add(list.termOf(first.word), name);
      start += length;
    }
  }
  return new Map(
    [...counts].map(([term, spellings]) => {
      const ranked = [...spellings].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([text]) => text);
      return [term, term.concept ? ranked.slice(0, 2).sort().join(' ≈ ') : (ranked[0] ?? '')];
    }),
  );
}
