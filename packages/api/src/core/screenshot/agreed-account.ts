import NAME_PARTICLES from '../../content/screenshot/name-particles.json' with { type: 'json' };
import { withoutAccents } from '../text/without-accents.ts';

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

/** Letters of these kinds are easily confused with each other. */
const ALIKE = /[łl1|iIL0oO]/;
const PARTICLES: ReadonlySet<string> = new Set(NAME_PARTICLES);
/** Shorter words of a name may occur in a handle by chance. */
const MIN_WORD_LETTERS = 4;

/**
 * Makes the letters of a name and an account name agree. Both often contain the same word. If they differ in letters that
 * look alike (l, I, 1; o, 0), the account follows the name, whose type is larger.
 */
export function agreedAccount({ author, handle }: Account): Account {
  const name = author === null || author === handle ? author : mendedName(author);
  if (handle === null) return { author: name, handle };
  const read = name === null || name === handle ? handle : asInName(handle, name);
  return { author: author === handle ? read : name, handle: read };
}

/** The superscript letter of `Mª` is read as a symbol. */
const MARIA = /^M[*?®°]{1,2}(?= \p{Lu})/u;

/** Corrects a name: a lowercase l at the start of a word is read as a capital I, and an initial is a separate word. */
function mendedName(name: string): string {
  const pieces = name
    .replace(MARIA, 'Mª')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\.$)/u, ' ')
    .split(' ');
  const isTitled = pieces.length > 1 && pieces.some((piece) => /^\p{Lu}\p{Ll}/u.test(piece));
  if (!isTitled) return name;
  return pieces
    .map((piece) => (/^l\p{Ll}{2}/u.test(piece) && !PARTICLES.has(piece) ? `I${piece.slice(1)}` : piece))
    .join(' ');
}

function asInName(handle: string, name: string): string {
  const letters = [...handle];
  const plain = [...handle].map(folded).join('');
  const copy = (from: string, at: number) => {
    [...from].forEach((letter, i) => {
      const own = letters[at + i] ?? '';
      const base = withoutAccents(letter).replace('Ł', 'L').replace('ł', 'l');
      const isOther = own.toLowerCase() !== base.toLowerCase();
      if (isOther && ALIKE.test(own) && ALIKE.test(base)) letters[at + i] = base.toLowerCase();
    });
  };
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const start = handle.search(/[\p{L}\p{N}]/u);
  const [initial = ''] = words[0] ?? '';
  if (initial !== '' && plain[start] === folded(initial)) copy(initial, start);
  for (const word of words.filter(({ length }) => length >= MIN_WORD_LETTERS)) {
    const at = plain.indexOf(folded(word));
    if (at >= 0) copy(word, at);
  }
  return letters.join('');
}
