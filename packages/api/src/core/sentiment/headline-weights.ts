/** The fitted weights of the model of headlines, by word. */
import wordTable from '../../content/tone/headline-words.json' with { type: 'json' };
import { type LogOdds, readWeights } from './log-odds.ts';

/** What the model knows of a word. */
export interface HeadlineWeights {
  /** Of the word alone. */
  alone: LogOdds | undefined;
  /** Of the pairs that it ends, by the word before. */
  behind: Map<string, LogOdds> | undefined;
}

export const HEADLINE_WEIGHTS: ReadonlyMap<string, HeadlineWeights> = readTable(wordTable);

/** A line of the table is a word or a pair of words and its two weights. */
function readTable(lines: readonly string[]): Map<string, HeadlineWeights> {
  const read = new Map<string, HeadlineWeights>();
  for (const line of lines) {
    const { name, weights } = readWeights(line);
    const [first = '', second] = name.split(' ');
    const word = second ?? first;
    const known = read.get(word) ?? { alone: undefined, behind: undefined };
    read.set(word, known);
    if (second === undefined) known.alone = weights;
    else {
      known.behind ??= new Map();
      known.behind.set(first, weights);
    }
  }
  return read;
}
