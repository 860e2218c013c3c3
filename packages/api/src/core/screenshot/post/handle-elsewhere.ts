import { cleanName } from '../headers/author-name.ts';
import type { PostHeader } from '../headers/post-header.ts';
import type { Page } from '../rows/text-block.ts';
import { isRightAbove } from '../words/segments.ts';

const HANDLE_START = /^\P{L}{0,2}@(?<name>[\w.-]{3,30})/u;
/**
 * Maximum vertical gap between a name and the handle below it, and maximum difference of their left edges, in word heights.
 */
const MAX_GAP_HEIGHTS = 1.2;
const MAX_INDENT_HEIGHTS = 0.8;

/** If the author's header has no handle, finds one below the same name elsewhere on the page, as in channels. */
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
  return null;
}
