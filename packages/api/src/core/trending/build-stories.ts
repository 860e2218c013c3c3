import { itemAt } from '@earshot/schema/item-at';
import type { Grouping, PreparedList } from './grouping/group-titles.ts';
import type { WordedTitle } from './grouping/list-words.ts';
import { canDiffer } from './grouping/reasons.ts';
import { tiesOf } from './grouping/suggest-words.ts';
import type { Term } from './grouping/terms.ts';
import { withoutBoilerplate } from './grouping/title-words.ts';
import { NAME_FACTOR } from './grouping/weigh-terms.ts';
import type { ReadLine } from './lines/read-line.ts';

export interface Story {
  readonly lines: readonly ReadLine[];
  /** For each line, the index of the first line that it copies. */
  readonly copies: readonly (number | null)[];
  readonly title: string;
  /** Most significant first. */
  readonly tiedBy: readonly string[];
}

/** `stories` has the indexes of the lines of each story. */
export function buildStories(
  all: readonly ReadLine[],
  { stories, prepared }: Pick<Grouping, 'stories' | 'prepared'>,
): Story[] {
  const { titles, wordOf } = prepared.words;
  return stories.map((indexes) => {
    const lines = indexes.map((index) => itemAt(all, index));
    const [only] = lines;
    if (only && lines.length === 1) return { lines, copies: [null], title: only.title, tiedBy: [] };
    const words = indexes.map((index) => itemAt(titles, index));
    return {
      lines,
      copies: findCopies(
        lines.map(({ title }) => title),
        (index) => itemAt(words, index).tokens.map(({ key }) => key),
        (key) => {
          const word = wordOf.get(key);
          return word !== undefined && canDiffer(word);
        },
      ),
      title: mostTypical(lines, indexes, prepared).title,
      tiedBy: tiesOf(indexes, prepared),
    };
  });
}

/** A longer title represents a story only if no shorter one is otherwise equally suitable. */
const COMFORTABLE_TITLE_CHARACTERS = 140;
/** Posts, threads, quotations, questions and cut sentences. */
const NOT_A_REPORT = /^RT\s+@|^["“'‘«„]|[?？]|(?:…|\.\.\.)\s*$|\bthread\b\s*[:：]|🧵/iu;
const EXPLAINER_WORDS = new Set(
  'antworten clave comment como cual cuale explain explained frage how porque pourquoi pregunta quest que quel quelle question warum weshalb what why wie wieso'.split(
    ' ',
  ),
);

function isReport(title: string, { tokens }: WordedTitle): boolean {
  return (
    !NOT_A_REPORT.test(title) &&
    withoutBoilerplate(title) === title &&
    !EXPLAINER_WORDS.has(tokens[0]?.key ?? '')
  );
}

/** In this order: written headlines, plain reports, comfortable length, lines with an outlet, words that most lines share. */
function mostTypical(
  lines: readonly ReadLine[],
  indexes: readonly number[],
  prepared: PreparedList,
): ReadLine {
  const typicality = typicalityOf(indexes, prepared);
  const ranked = lines.map((line, i) => ({
    line,
    // One bit for each drawback, the worst one highest.
    drawbacks:
      8 * Number(line.fromSlug) +
      4 * Number(!isReport(line.title, itemAt(prepared.words.titles, itemAt(indexes, i)))) +
      2 * Number(line.title.length > COMFORTABLE_TITLE_CHARACTERS) +
      Number(line.source === null),
    typicality: itemAt(typicality, i),
  }));
  ranked.sort(
    (a, b) =>
      a.drawbacks - b.drawbacks || b.typicality - a.typicality || (a.line.title < b.line.title ? -1 : 1),
  );
  return itemAt(ranked, 0).line;
}

function typicalityOf(
  indexes: readonly number[],
  { words, list }: Pick<PreparedList, 'words' | 'list'>,
): number[] {
  const termsOf = indexes.map(
    (index) =>
      new Set(
        itemAt(words.titles, index).tokens.flatMap(({ word }) => (word.hasContent ? list.termOf(word) : [])),
      ),
  );
  const counts = new Map<Term, number>();
  for (const terms of termsOf) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return termsOf.map((terms) => {
    let [shared, total] = [0, 0];
    for (const term of terms) {
      const weight = (term.isName ? NAME_FACTOR : 1) * Math.sqrt(term.rarity);
      shared += weight * (counts.get(term) ?? 0);
      total += weight;
    }
    return shared / Math.sqrt(1 + total);
  });
}

/** Shorter titles are copies only if they have the same words. */
const MIN_EDITED_WORDS = 6;

/** Outlets change a word of wire stories, so a copy may differ by one word that `canDiffer`. */
export function findCopies(
  titles: readonly string[],
  wordsOf: (i: number) => readonly string[],
  canDiffer: (word: string) => boolean,
): (number | null)[] {
  const firstWith = new Map<string, number>();
  const firstOf = new Map<string, number>();
  const originals: (number | null)[] = [];
  titles.forEach((title, index) => {
    const same = firstOf.get(title);
    if (same !== undefined) {
      originals.push(originals[same] ?? same);
      return;
    }
    firstOf.set(title, index);
    const keys = wordingsOf(wordsOf(index), canDiffer);
    const earlier = keys.flatMap((key) => firstWith.get(key) ?? []);
    const first = earlier.length === 0 ? index : Math.min(...earlier);
    const original = originals[first] ?? first;
    for (const key of keys) if (!firstWith.has(key)) firstWith.set(key, original);
    originals.push(original === index ? null : original);
  });
  return originals;
}

function wordingsOf(words: readonly string[], canDiffer: (word: string) => boolean): string[] {
  const whole = words.join(' ');
  if (words.length < MIN_EDITED_WORDS) return [whole];
  const wordings = [whole];
  let start = 0;
  for (const word of words) {
    const end = start + word.length;
    if (canDiffer(word))
      wordings.push(start === 0 ? whole.slice(end + 1) : whole.slice(0, start - 1) + whole.slice(end));
    start = end + 1;
  }
  return wordings;
}
