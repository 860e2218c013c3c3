import type { PlatformId } from '../../social/platforms.ts';
import { withoutAccents } from '../../text/without-accents.ts';
import { isRightAbove, type Segment } from '../words/segments.ts';
import { cleanName, folded, type PostHeader, USER_NAME } from './author-name.ts';
import { memberIn } from './find-headers.ts';

const ACCOUNTS_ONLY: ReadonlySet<PlatformId> = new Set(['instagram', 'threads', 'tiktok', 'tumblr']);

export function accountOf(
  header: PostHeader | null,
  platform: PlatformId | null,
): { author: string | null; handle: string | null } {
  const { author = null, handle = null } = header ?? {};
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  if (platform === 'reddit' && /^[\w-]{3,24}$/.test(author)) return { author, handle: `u/${author}` };
  const isAccount =
    platform !== null && ACCOUNTS_ONLY.has(platform) ? !/\s/.test(author) : USER_NAME.test(author);
  return { author, handle: isAccount ? author : null };
}

export interface Account {
  readonly author: string | null;
  readonly handle: string | null;
}

const ALIKE = /[łl1|iIL0oO]/;
const MIN_WORD_LETTERS = 4;

/**
 * Where a name and its handle differ in letters that look alike (l, I, 1; o, 0), the handle follows the name, whose
 * type is larger.
 */
export function agreedAccount({ author, handle }: Account): Account {
  if (handle === null || author === null || author === handle) return { author, handle };
  return { author, handle: asInName(handle, author) };
}

function asInName(handle: string, name: string): string {
  const letters = [...handle];
  const plain = [...handle].map(folded).join('');
  const copy = (from: string, start: number) => {
    [...from].forEach((letter, i) => {
      const read = letters[start + i] ?? '';
      const base = withoutAccents(letter).replace('Ł', 'L').replace('ł', 'l');
      const isOther = read.toLowerCase() !== base.toLowerCase();
      if (isOther && ALIKE.test(read)) letters[start + i] = base.toLowerCase();
    });
  };
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  for (const word of words.filter(({ length }) => length >= MIN_WORD_LETTERS)) {
    const start = plain.indexOf(folded(word));
    if (start >= 0) copy(word, start);
  }
  return letters.join('');
}

const HANDLE_START = /^\P{L}{0,2}@(?<name>[\w.-]{3,30})/u;
const HANDLE_GAP_HEIGHTS = 1.2;
const HANDLE_INDENT_HEIGHTS = 0.8;

/** As in channels, where the handle is below the name at the top of the page. */
export function handleElsewhere(segments: readonly Segment[], header: PostHeader | null): string | null {
  const [first] = header?.segments ?? [];
  const author = header?.author;
  if (!first || !author) return null;
  const names = segments.filter((row) => row === first || cleanName(row, row.text) === author);
  for (const name of names) {
    const below = segments.find(
      (row) =>
        isRightAbove(name, row, HANDLE_GAP_HEIGHTS, HANDLE_INDENT_HEIGHTS) && HANDLE_START.test(row.text),
    );
    const handle = below && HANDLE_START.exec(below.text)?.groups?.name;
    if (handle) return `@${handle}`;
  }
  return null;
}
