/** A spelling of a keyword, before it becomes the word sequences that are searched for. */
import { WORD } from '../text/fold-table.ts';

export interface KeywordToken {
  readonly folded: string;
  readonly kind: number;
  readonly raw: string;
  readonly capitals: boolean;
  readonly initials: boolean;
}

/** Further conditions for a spelling to count at a place in the text. */
export interface Conditions {
  /** Counts only after a hash or an at sign. */
  readonly tagOnly?: boolean;
  /** Counts only after an article or a similar word, unless the word is plural. */
  readonly afterDeterminer?: boolean;
  /** Letters with a mark (ü, đ) that the text must contain, because the keyword spells them with two letters. */
  readonly markedLetters?: number;
}

/** One spelling: its words, what may join them, and the conditions under which it counts. */
export interface Draft extends Conditions {
  readonly tokens: readonly KeywordToken[];
  readonly gaps: readonly (readonly string[])[];
}

/** How the words of a keyword were joined as typed. Entry `i` is between words `i` and `i + 1`. */
export interface TypedGaps {
  /** As `readGap` gives them, broken ones as loose. */
  readonly gaps: readonly string[];
  /** Joined by a hyphen. */
  readonly hyphens: readonly boolean[];
  /** Joined only by a period ("Node.js"). */
  readonly dots: readonly boolean[];
}

/** A word that the keyword does not contain as typed, in lowercase. */
export function plainToken(folded: string): KeywordToken {
  return { folded, kind: WORD, raw: folded, capitals: false, initials: false };
}

/**
 * The draft with the words on both sides of some gaps joined to one word.
 * @param shortest letters of the shortest word that joining may make.
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
