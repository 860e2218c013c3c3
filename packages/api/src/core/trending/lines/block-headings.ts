import type { NumberedLine } from './alert-layout.ts';

const MAX_HEADING_WORDS = 4;
/** From this many blocks that begin with a short line, and this share of them, short lines are their headings. */
const MIN_BLOCKS = 3;
const MIN_SHARE = 0.6;
/** Words that the headlines have in the middle: where these are short themselves, no line is short among them. */
const MIN_HEADLINE_WORDS = 5;
/** A heading names its section and ends without a mark. */
const HEADING = /^\p{Lu}[\p{L}\p{M}\p{N}\s&’'/,-]*:?$/u;

/**
 * The headings of a list whose lines stand in blocks between blank lines, without a layout that would tell headlines from other
 * lines: short first lines of the blocks, with longer lines below. One short block, or headlines that are all short, prove nothing.
 */
export function findBlockHeadings(rows: readonly NumberedLine[]): Set<NumberedLine> {
  const blocks = blocksOf(rows);
  const headings = new Set<NumberedLine>();
  let headed = 0;
  blocks.forEach((block, i) => {
    const [first, second] = block;
    if (!first || !isShort(first)) return;
    // A heading may have a blank line below it, too.
    const below = second ?? blocks[i + 1]?.[0];
    if (!below || isShort(below)) return;
    headings.add(first);
    headed += second ? 1 : 2;
  });
  const others = rows.filter((row) => !headings.has(row)).map(({ text }) => wordsOf(text));
  const middle = others.toSorted((a, b) => a - b)[others.length >> 1] ?? 0;
  const isUsual = headings.size >= MIN_BLOCKS && headed >= MIN_SHARE * blocks.length;
  return isUsual && middle >= MIN_HEADLINE_WORDS && others.length > headings.size ? headings : new Set();
}

function blocksOf(rows: readonly NumberedLine[]): NumberedLine[][] {
  const blocks: NumberedLine[][] = [];
  rows.forEach((row, i) => {
    if (i === 0 || row.line - (rows[i - 1]?.line ?? 0) > 1) blocks.push([]);
    blocks.at(-1)?.push(row);
  });
  return blocks;
}

function isShort({ text }: NumberedLine): boolean {
  return HEADING.test(text) && wordsOf(text) <= MAX_HEADING_WORDS;
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
