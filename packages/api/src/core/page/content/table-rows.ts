/** Cells of one table row become one line. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';

/** Cells with more words hold text of their own, as in tables used for layout. */
const MAX_CELL_WORDS = 25;

/** Joins neighboring cells of the same row with ` | `. */
export function joinTableRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let row: PageElement | null = null;
  for (const block of blocks) {
    const own = block.words <= MAX_CELL_WORDS ? rowOf(block) : null;
    const last = joined[joined.length - 1];
    if (own && own === row && last) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${block.text}`,
        words: last.words + block.words,
        linkWords: last.linkWords + block.linkWords,
      };
    } else joined.push(block);
    row = own;
  }
  return joined;
}

function rowOf(block: Block): PageElement | null {
  if (block.kind !== 'table-row') return null;
  let at: PageElement | null = block.element;
  while (at && at.tag !== 'tr' && at.tag !== 'table') at = at.parent;
  return at?.tag === 'tr' ? at : null;
}
