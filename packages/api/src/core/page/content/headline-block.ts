/** Finds the headline among the page's blocks. */
import type { Block } from '../html/blocks.ts';
import { loose } from '../metadata/title-parts.ts';

/**
 * Returns the index of the headline's block: an h1 with the headline's text, otherwise another heading with that text,
 * otherwise any block with it that is not only a link, otherwise the only h1. -1 if there is none. `titles` are other forms
 * of the same headline.
 */
export function headlineIndex(
  blocks: readonly Block[],
  headline: string | null,
  titles: readonly string[],
): number {
  const keys = new Set([headline ?? '', ...titles].map(loose).filter((key) => key.length >= 4));
  let heading = -1;
  let any = -1;
  const h1s: number[] = [];
  for (const block of blocks) {
    const isH1 = isInH1(block);
    if (isH1) h1s.push(block.index);
    if (block.text.length > 400 || !keys.has(loose(block.text))) continue;
    if (isH1) return block.index;
    if (heading < 0 && block.kind === 'heading') heading = block.index;
    if (any < 0 && block.linkWords < block.words) any = block.index;
  }
  if (heading >= 0) return heading;
  if (any >= 0) return any;
  return h1s.length === 1 ? (h1s[0] ?? -1) : -1;
}

const isInH1 = (block: Block) => block.element.tag === 'h1' || block.element.parent?.tag === 'h1';
