import { at } from '@earshot/schema/at';
import { findCopies } from './copies.ts';
import type { Grouping } from './grouping/group-titles.ts';
import { rowOf } from './grouping/packed-rows.ts';
import { canDiffer } from './grouping/reasons.ts';
import { titleWords, withoutBoilerplate } from './grouping/title-words.ts';
import type { WeightedTitles } from './grouping/word-weights.ts';
import type { ReadLine } from './lines/read-line.ts';
import type { Story } from './story.ts';

/** A longer title represents a story only if no shorter one is otherwise equally suitable. */
const COMFORTABLE_TITLE_CHARACTERS = 140;

/** Collects the lines of each group, one story at a time to save memory. `groups[i]` is the group of `lines[i]`. */
export function* buildStories(
  lines: readonly ReadLine[],
  { groups, weighted, tiesOf }: Pick<Grouping, 'groups' | 'weighted' | 'tiesOf'>,
): Generator<Story> {
  const members: number[][] = [];
  groups.forEach((group, i) => {
    const positions = members[group];
    if (positions) positions.push(i);
    else members[group] = [i];
  });
  for (const positions of members) yield buildStory(positions, lines, weighted, tiesOf(positions));
}

function buildStory(
  positions: readonly number[],
  all: readonly ReadLine[],
  weighted: WeightedTitles,
  tiedBy: readonly string[],
): Story {
  const lines = positions.flatMap((i) => all[i] ?? []);
  const words = positions.map((i) => rowOf(weighted.words, i));
  const best = mostTypical(lines, words, weighted);
  const titles = lines.map(({ title }) => title);
  const { vocabulary, sequences } = weighted;
  const copies = findCopies(
    titles,
    (i) => Array.from(rowOf(sequences, positions[i] ?? -1), (word) => vocabulary[word] ?? ''),
    (word) => canDiffer(word, weighted),
  );
  return { lines, titles, copies, title: titles[best] ?? '', tiedBy };
}

function countLines(words: readonly Int32Array[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of words) for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

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
 * Returns the index of the line that names the story. Prefers, in this order: headlines as written over those derived from
 * a URL, plain reports over other titles, titles of comfortable length, lines with an outlet, and the line whose
 * words most other lines share.
 */
function mostTypical(
  lines: readonly ReadLine[],
  words: readonly Int32Array[],
  { weights }: WeightedTitles,
): number {
  if (lines.length === 1) return 0;
  const counts = countLines(words);
  const typicality = words.map((row) => {
    let [shared, total] = [0, 0];
    for (const word of row) {
      shared += (weights[word] ?? 0) * (counts.get(word) ?? 0);
      total += weights[word] ?? 0;
    }
    return shared / Math.sqrt(1 + total);
  });
  // One bit for each drawback, the worst one highest.
  const drawbacks = lines.map(
    ({ fromSlug, title, source }) =>
      8 * Number(fromSlug) +
      4 * Number(!isReport(title)) +
      2 * Number(title.length > COMFORTABLE_TITLE_CHARACTERS) +
      Number(source === null),
  );
  const isBetter = (i: number, than: number) => {
    const difference = at(drawbacks, than) - at(drawbacks, i) || at(typicality, i) - at(typicality, than);
    return difference === 0 ? at(lines, i).title < at(lines, than).title : difference > 0;
  };
  return lines.reduce((best, _, i) => (isBetter(i, best) ? i : best), 0);
}
