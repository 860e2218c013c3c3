/** The rated words and phrases. */
import wordWeights from '../../../content/tone/word-weights.json' with { type: 'json' };
import { onWord, type Word } from '../words/word.ts';

/** Each line of the table is a word or phrase, a space and its weight. */
export const WEIGHTS = new Map(
  wordWeights.map((line): [string, number] => {
    const at = line.lastIndexOf(' ');
    return [line.slice(0, at), Number(line.slice(at + 1))];
  }),
);

/** Number of words in the longest entry that begins with a word. */
const LONGEST = new Map<string, number>();
for (const entry of WEIGHTS.keys()) {
  const words = entry.split(' ');
  const first = words[0] ?? '';
  LONGEST.set(first, Math.max(LONGEST.get(first) ?? 0, words.length));
}

interface RatedWord {
  /** Number of words in the longest entry that begins with the word, or 0 if there is none. */
  readonly longest: number;
  /** Whether the word alone is an entry. */
  readonly isRated: boolean;
}

export const ratedWord: (word: Word) => RatedWord = onWord(({ key }) => ({
  longest: LONGEST.get(key) ?? 0,
  isRated: WEIGHTS.has(key),
}));

/** Whether a lowercase run of characters is an emoticon in the list. */
export function isEmoticon(run: string): boolean {
  return WEIGHTS.has(run);
}
