/** A spelling of a keyword, before it becomes the word sequences that are searched for. */
import { WORD } from '../text/fold-table.ts';

export interface KeywordToken {
  readonly folded: string;
  readonly kind: number;
  readonly raw: string;
  readonly capitals: boolean;
  readonly initials: boolean;
}

/** Additional conditions for a spelling to count at a position in the text. */
export interface Conditions {
  /** Counts only after a hash sign or an at sign. */
  readonly tagOnly?: boolean;
  /** Counts only after an article or similar word, unless the word is plural. */
  readonly afterDeterminer?: boolean;
  /**
   * Number of letters with a diacritic (ü, đ) that the text must contain, because the keyword spells them with two letters.
   */
  readonly markedLetters?: number;
}

/** One spelling: its words, what may join them, and when it counts. */
export interface Draft extends Conditions {
  readonly tokens: readonly KeywordToken[];
  readonly gaps: readonly (readonly string[])[];
}

/** How the words of a keyword were joined as typed. Entry `i` is between words `i` and `i + 1`. */
export interface TypedGaps {
  /** Gaps as returned by `readGap`, except that broken gaps become loose. */
  readonly gaps: readonly string[];
  /** Whether the words are joined by a hyphen. */
  readonly hyphens: readonly boolean[];
  /** Whether the words are joined only by a period ("Node.js"). */
  readonly dots: readonly boolean[];
}

/** Returns a token for a lowercase word that is not in the keyword as typed. */
export function plainToken(folded: string): KeywordToken {
  return { folded, kind: WORD, raw: folded, capitals: false, initials: false };
}

/**
 * Returns the draft with the words on both sides of some gaps joined into one.
 * @param shortest minimum number of letters in a joined word.
 */
export function closeGaps(base: Draft, closes: (gap: number) => boolean, shortest: number): Draft {
  const tokens: KeywordToken[] = [];
  const gaps: (readonly string[])[] = [];
  base.tokens.forEach((token, i) => {
    const previous = tokens.at(-1);
    const joined = previous && {
      ...previous,
      folded: previous.folded + token.folded,
      raw: previous.raw + token.raw,
    };
    if (i > 0 && closes(i - 1) && joined && joined.folded.length >= shortest && joined.kind === token.kind) {
      tokens[tokens.length - 1] = { ...joined, capitals: joined.capitals && token.capitals, initials: false };
    } else {
      if (i > 0) gaps.push(base.gaps[i - 1] ?? []);
      tokens.push(token);
    }
  });
  return { tokens, gaps };
}
