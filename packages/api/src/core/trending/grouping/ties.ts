import { rowOf } from './packed-rows.ts';
import type { PreparedTitles } from './prepare-titles.ts';
import { REASONS } from './reasons.ts';
import { phraseAt } from './title-terms.ts';
import { titleWords, withoutBoilerplate } from './title-words.ts';

const MAX_TIES = 6;

/**
 * Returns what connects the lines of a story, most significant first: names and words that at least half of them share, or
 * else those that most of them share. Different words of one meaning are shown together, such as "blaze ≈ fire".
 */
export function tiesOf(lines: readonly number[], prepared: PreparedTitles): string[] {
  const { terms, kinds, numberOfLine, profile } = prepared;
  if (lines.length < 2) return [];
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const term of rowOf(terms.rows, numberOfLine[line] ?? 0))
      if (kinds[term] !== REASONS.none) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const least = Math.max(2, Math.min(most, lines.length / 2));
  const significance = (term: number) => (counts.get(term) ?? 0) * (1 + (profile.telling[term] ?? 0));
  const chosen = [...counts]
    .flatMap(([term, count]) => (count >= least ? term : []))
    .sort((a, b) => significance(b) - significance(a) || a - b)
    .slice(0, MAX_TIES);
  const spellings = spellingsOf(lines, new Set(chosen), prepared);
  return chosen.flatMap((term) => spellings.get(term) ?? []);
}

/** Returns how the titles of the lines write a word most often. */
export function spellWord(term: number, lines: readonly number[], prepared: PreparedTitles): string {
  return spellingsOf(lines, new Set([term]), prepared, false).get(term) ?? '';
}

/** Returns how the titles of the lines spell terms: a word as it is written most often, a concept as all its words. */
function spellingsOf(
  lines: readonly number[],
  wanted: ReadonlySet<number>,
  { titles, terms, weighted, numberOfLine }: PreparedTitles,
  readsPhrases = true,
): Map<number, string> {
  const counts = new Map<number, Map<string, number>>();
  const add = (term: number, text: string) => {
    if (!wanted.has(term)) return;
    const known = counts.get(term) ?? new Map<string, number>();
    counts.set(term, known.set(text, (known.get(text) ?? 0) + 1));
  };
  for (const title of new Set(lines.map((line) => numberOfLine[line] ?? 0))) {
    const text = withoutBoilerplate(titles[title] ?? '');
    const words = titleWords(text).filter(({ key }) => key !== '');
    const sequence = words.map(({ key }) => weighted.numberOf.get(key) ?? -1);
    for (let at = 0; at < words.length; ) {
      const phrase = readsPhrases ? phraseAt(sequence, at, terms.phrases) : undefined;
      const length = phrase?.words.length ?? 1;
      const [first, last] = [words[at], words[at + length - 1]];
      const written = text.slice(first?.start ?? 0, (last?.start ?? 0) + (last?.text.length ?? 0));
      const name = written.replace(/['’]s$/, '');
      for (const concept of phrase?.concepts ?? []) add(terms.firstConcept + concept, name.toLowerCase());
      if (!phrase) add(terms.termOfWord[sequence[at] ?? -1] ?? -1, name);
      at += length;
    }
  }
  return new Map(
    [...counts].map(([term, known]) => {
      const ranked = [...known].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([text]) => text);
      const isConcept = term >= terms.firstConcept;
      return [term, isConcept ? ranked.slice(0, 2).sort().join(' ≈ ') : (ranked[0] ?? '')];
    }),
  );
}
