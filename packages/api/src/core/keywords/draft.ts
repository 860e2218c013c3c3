/** A draft is one spelling of a keyword, before it becomes the word sequences that are searched for. */
import { WORD } from '../text/fold-table.ts';

export interface KeywordToken {
  readonly folded: string;
  readonly kind: number;
  readonly raw: string;
  readonly capitals: boolean;
  readonly initials: boolean;
}

export interface Conditions {
  /** Only after a hash sign or an at sign. */
  readonly tagOnly?: boolean;
  /** Only after a determiner, unless the word is plural. */
  readonly afterDeterminer?: boolean;
  /** Letters with a diacritic (ü, đ) that the text must contain, because the keyword spells them out. */
  readonly markedLetters?: number;
}

export interface Draft extends Conditions {
  readonly tokens: readonly KeywordToken[];
  readonly gaps: readonly (readonly string[])[];
}

export interface TypedGaps {
  /** As returned by `readGap`, except that broken gaps become loose. Entry `i` is between words `i` and `i + 1`. */
  readonly gaps: readonly string[];
  readonly hyphens: readonly boolean[];
  readonly dots: readonly boolean[];
}

export function plainToken(folded: string): KeywordToken {
  return { folded, kind: WORD, raw: folded, capitals: false, initials: false };
}

/** `shortest` is the minimum length of a joined word. */
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
