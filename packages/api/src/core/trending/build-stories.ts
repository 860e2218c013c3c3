/** The lines of each story: the headline that names it, and which lines are copies of others. */
import { itemAt } from '@earshot/schema/item-at';
import type { Grouping, PreparedList } from './grouping/group-titles.ts';
import { canDiffer } from './grouping/reasons.ts';
import { tiesOf } from './grouping/suggest-words.ts';
import type { Term } from './grouping/terms.ts';
import { titleWords, withoutBoilerplate } from './grouping/title-words.ts';
import { NAME_FACTOR } from './grouping/weigh-terms.ts';
import type { ReadLine } from './lines/read-line.ts';

export interface Story {
  /** Lines in input order. */
  readonly lines: readonly ReadLine[];
  /** For each line: index of the first line that it copies, or null if it is not a copy. */
  readonly copies: readonly (number | null)[];
  /** The headline of the story's most typical line. */
  readonly title: string;
  /** What connects the lines, most significant first (see `tiesOf`). */
  readonly tiedBy: readonly string[];
}

/** `stories`: the indexes of the lines of each story. */
export function buildStories(
  all: readonly ReadLine[],
  { stories, prepared }: Pick<Grouping, 'stories' | 'prepared'>,
): Story[] {
  const { titles, wordOf } = prepared.words;
  return stories.map((indexes) => {
    const lines = indexes.map((index) => itemAt(all, index));
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
/**
 * Matches titles that are posts, questions or teasers rather than reports: a retweet, a thread, a question, a quotation, a
 * truncated sentence.
 */
const NOT_A_REPORT = /^RT\s+@|^["“'‘«„]|[?？]|(?:…|\.\.\.)\s*$|\bthread\b\s*[:：]|🧵/iu;
/** Keys of words with which an explainer begins. */
const EXPLAINER_WORDS = new Set(
  'antworten clave comment como cual cuale explain explained frage how porque pourquoi pregunta quest que quel quelle question warum weshalb what why wie wieso'.split(
    ' ',
  ),
);

/**
 * Whether a title is a plain report: not a post or a question, nor an explainer ("Why ..."), nor labeled by the newsroom
 * ("Opinion:").
 */
function isReport(title: string): boolean {
  return (
    !NOT_A_REPORT.test(title) &&
    withoutBoilerplate(title) === title &&
    !EXPLAINER_WORDS.has(titleWords(title)[0]?.key ?? '')
  );
}

/**
 * Returns the line that names the story. Prefers, in this order: headlines as written over those derived from a URL, plain
 * reports over other titles, titles of comfortable length, lines with an outlet, and the line whose words most other lines
 * share.
 */
function mostTypical(
  lines: readonly ReadLine[],
  indexes: readonly number[],
  prepared: PreparedList,
): ReadLine {
  const [only] = lines;
  if (only && lines.length === 1) return only;
  const typicality = typicalityOf(indexes, prepared);
  const ranked = lines.map((line, i) => ({
    line,
    // One bit for each drawback, the worst one highest.
    drawbacks:
      8 * Number(line.fromSlug) +
      4 * Number(!isReport(line.title)) +
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

/** Returns, for each line, the weight of what it shares with the others, relative to the square root of its own weight. */
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

/**
 * Minimum number of words for a title to be an edited copy. Two shorter titles are copies only if they have the same words.
 */
const MIN_EDITED_WORDS = 6;

/**
 * Returns, for every line of a story, the index of the first line that it copies, or null if it is not a copy. Copies have
 * the same words, or become the same if at most one word is dropped from each, because outlets change a word of wire stories.
 * `wordsOf` returns the normalized words of the title at an index, and `canDiffer` whether a word may be dropped.
 */
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

/**
 * Returns the joined words of a title. For a title of at least `MIN_EDITED_WORDS` words, adds all variants that omit one
 * word that may differ.
 */
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
