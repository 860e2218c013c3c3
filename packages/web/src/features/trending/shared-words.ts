import type { TrendingItem } from '@earshot/schema/trending/model';

/** Fraction and number of lines above which a word is frequent in a list. Both must be exceeded. */
const FREQUENT = { share: 0.3, lines: 9 };
/** Shorter words are mostly articles and prepositions. They count only if written in capitals or with a digit, such as `EU`. */
const LONG_WORD = 4;
const SHORT_NAME = /^(?:\p{Lu}{2,}|.*\p{N}.*)$/u;
/** Number of leading letters that are compared, so that "fined" and "fines" count as the same word. */
const STEM_CHARACTERS = 5;
/** Matches scripts that are written without spaces, in which words cannot be compared by splitting the text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Returns a function that checks whether any lines of two stories share a word that is neither short nor frequent in
 * the list. True for stories in scripts without spaces.
 * @param items all stories of the list
 */
export function sharedWordCheck(
  items: readonly TrendingItem[],
): (a: TrendingItem, b: TrendingItem) => boolean {
  const lines = items.flatMap(linesOf);
  const counts = new Map<string, number>();
  for (const line of lines) for (const word of wordsOf(line)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(FREQUENT.lines, FREQUENT.share * lines.length);
  return (a, b) => {
    const [own, other] = [linesOf(a), linesOf(b)];
    if ([...own, ...other].some((line) => UNSPACED.test(line))) return true;
    const words = new Set(other.flatMap(wordsOf));
    return own.flatMap(wordsOf).some((word) => words.has(word) && (counts.get(word) ?? 0) <= most);
  };
}

function linesOf({ members }: TrendingItem): string[] {
  return members.map(({ title, text }) => title || text);
}

/** Returns the stems of the words of a line, without duplicates. */
function wordsOf(line: string): string[] {
  const words = line.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const counted = words.filter((word) => word.length >= LONG_WORD || SHORT_NAME.test(word));
  return [...new Set(counted.map((word) => word.toLowerCase().slice(0, STEM_CHARACTERS)))];
}
