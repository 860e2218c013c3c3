import { withoutAccents } from '../../text/without-accents.ts';

export interface Account {
  readonly author: string | null;
  readonly handle: string | null;
}

/** Normalizes letters that look alike in small type and removes accents, for comparison. */
export const folded = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[łl1|]/g, 'i')
    .replace(/0/g, 'o');

/** Letters that are easily confused with each other. */
const ALIKE = /[łl1|iIL0oO]/;
/** Shorter words of a name may occur in a handle by chance. */
const MIN_WORD_LETTERS = 4;

/**
 * Makes the letters of a name and an account name agree. Both often contain the same word. If they differ in letters that
 * look alike (l, I, 1; o, 0), the account follows the name, whose type is larger.
 */
export function agreedAccount({ author, handle }: Account): Account {
  if (handle === null || author === null || author === handle) return { author, handle };
  return { author, handle: asInName(handle, author) };
}

function asInName(handle: string, name: string): string {
  const letters = [...handle];
  const plain = [...handle].map(folded).join('');
  const copy = (from: string, at: number) => {
    [...from].forEach((letter, i) => {
      const own = letters[at + i] ?? '';
      const base = withoutAccents(letter).replace('Ł', 'L').replace('ł', 'l');
      const isOther = own.toLowerCase() !== base.toLowerCase();
      if (isOther && ALIKE.test(own)) letters[at + i] = base.toLowerCase();
    });
  };
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  for (const word of words.filter(({ length }) => length >= MIN_WORD_LETTERS)) {
    const at = plain.indexOf(folded(word));
    if (at >= 0) copy(word, at);
  }
  return letters.join('');
}
