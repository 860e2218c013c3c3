/** Joins the cells of a table row into one line. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';

/** Cells with more words contain running text, as in layout tables. */
const MAX_CELL_WORDS = 25;

/** Joins neighboring cells of the same row with ` | `. Lines within one cell stay separate. */
export function joinTableRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let row: PageElement | null = null;
  let cell: PageElement | null = null;
  for (const block of blocks) {
    const own = block.words <= MAX_CELL_WORDS ? ancestorOf(block, 'tr') : null;
    const ownCell = own && (ancestorOf(block, 'td') ?? ancestorOf(block, 'th'));
    const last = joined[joined.length - 1];
    if (own && own === row && ownCell !== cell && last) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${block.text}`,
        words: last.words + block.words,
        linkWords: last.linkWords + block.linkWords,
      };
    } else joined.push(block);
    row = own;
    cell = ownCell;
  }
  return joined;
}

/** Returns the cell or row that contains a block. Null outside tables. */
function ancestorOf(block: Block, tag: 'td' | 'th' | 'tr'): PageElement | null {
  if (block.kind !== 'table-row') return null;
  let at: PageElement | null = block.element;
  while (at && at.tag !== tag && at.tag !== 'table') at = at.parent;
  return at?.tag === tag ? at : null;
}
