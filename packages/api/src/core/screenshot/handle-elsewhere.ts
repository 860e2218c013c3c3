import { folded } from './agreed-account.ts';
import { cleanName, userNameIn } from './author-name.ts';
import type { PostHeader } from './post-header.ts';
import { isRightAbove } from './segments.ts';
import type { Page } from './text-block.ts';

const HANDLE_START = /^\P{L}{0,2}@(?<name>[\w.-]{3,30})/u;
/** Maximum distance between a name and its handle at the same left edge, in word heights. */
const MAX_GAP_HEIGHTS = 1.2;
const MAX_INDENT_HEIGHTS = 0.8;
/** Shorter words of a name may occur in an account name by chance. */
const MIN_WORD_LETTERS = 4;

/**
 * Finds the handle of an author whose header shows none: below the same name elsewhere on the page, as in channels, or an
 * account name right above the display name.
 */
export function handleElsewhere(page: Page, header: PostHeader | null): string | null {
  const [own] = header?.segments ?? [];
  const author = header?.author;
  if (!own || !author) return null;
  const names = page.segments.filter((row) => row === own || cleanName(row, row.text) === author);
  for (const name of names) {
    const below = page.segments.find(
      (row) => isRightAbove(name, row, MAX_GAP_HEIGHTS, MAX_INDENT_HEIGHTS) && HANDLE_START.test(row.text),
    );
    const handle = below && HANDLE_START.exec(below.text)?.groups?.name;
    if (handle) return `@${handle}`;
  }
  const above = page.segments.find(
    (row) => isRightAbove(row, own, MAX_GAP_HEIGHTS, MAX_INDENT_HEIGHTS) && page.kindOf(row) === null,
  );
  const account = above && userNameIn(above);
  return account && isOf(account, author) ? account : null;
}

/** Completes a handle that is truncated in its row, if a profile prints it in full. */
export function wholeHandle(page: Page, handle: string): string {
  const start = handle.replace(/(?:\.{2,3}|…)$/, '');
  if (start === handle || start.length < MIN_WORD_LETTERS) return handle;
  const words = page.segments.flatMap((row) => row.words.map(({ text }) => text));
  return words.find((word) => word.startsWith(start) && /^[\w.@-]*\w$/.test(word)) ?? handle;
}

/** Whether an account name contains a word of the name. */
function isOf(account: string, name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length >= MIN_WORD_LETTERS);
  return words.some((word) => folded(account).includes(folded(word)));
}
