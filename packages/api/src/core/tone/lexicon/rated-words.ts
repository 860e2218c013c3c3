/** Phrases about service (`still waiting`) count only in posts. */
import postPhrases from '../../../content/tone/post-phrases.json' with { type: 'json' };
import wordWeights from '../../../content/tone/word-weights.json' with { type: 'json' };
import { onWord, type Word } from '../words/word.ts';

export interface Rating {
  readonly weight: number;
  readonly isPostPhrase: boolean;
}

interface RatingTable {
  readonly ratings: ReadonlyMap<string, Rating>;
  /** Number of words in the longest entry that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
}

/** Each line is a word or phrase, a space and its weight. */
function readTable(...lists: readonly { lines: readonly string[]; isPostPhrase: boolean }[]): RatingTable {
  const ratings = new Map<string, Rating>();
  const longest = new Map<string, number>();
  for (const { lines, isPostPhrase } of lists)
    for (const line of lines) {
      const end = line.lastIndexOf(' ');
      const [key, first] = [line.slice(0, end), line.slice(0, line.indexOf(' '))];
      ratings.set(key, { weight: Number(line.slice(end + 1)), isPostPhrase });
      longest.set(first, Math.max(longest.get(first) ?? 0, key.split(' ').length));
    }
  return { ratings, longest };
}

const RATED = { lines: wordWeights, isPostPhrase: false };
export const RATINGS = readTable(RATED);
export const POST_RATINGS = readTable(RATED, { lines: postPhrases, isPostPhrase: true });

export const isRated: (word: Word) => boolean = onWord(({ key }) => RATINGS.ratings.has(key));

export function isEmoticon(run: string): boolean {
  return RATINGS.ratings.has(run);
}
