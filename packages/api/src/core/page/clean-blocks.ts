/** From the blocks of the article's container to those that the article consists of. */
import type { Block } from './blocks.ts';
import { isBoilerplateLine, isTailHeading, withoutGluedControls } from './line-rules.ts';
import { loose } from './title-parts.ts';

export interface CleaningSources {
  readonly blocks: readonly Block[];
  /** Good-text score by block index. */
  readonly good: readonly number[];
  /** All forms of the headline. */
  readonly titles: readonly string[];
}

/** Text after a tail heading is cut only when it is less than this share of all good text. */
const TAIL_SHARE = 0.25;

export function cleanBlocks({ blocks, good, titles }: CleaningSources): Block[] {
  const titleKeys = new Set(titles.map(loose).filter((key) => key.length > 0));
  const score = (block: Block) => good[block.index] ?? 0;
  const kept = cutTail(blocks, score)
    .map((block) => ({ ...block, text: withoutGluedControls(block.text) }))
    .filter((block) => !titleKeys.has(loose(block.text)))
    .filter((block) => !isBoilerplateLine(block))
    .filter((block) => !isLinkOnly(block));
  return trimEnds(withoutRepeats(kept), score);
}

/** A line that only leads elsewhere: nearly all link, no sentence. Headings and lists may well link their items. */
function isLinkOnly(block: Block): boolean {
  if (block.kind === 'heading' || block.kind === 'table-row') return false;
  return (
    block.linkWords >= 0.8 * block.words && block.linkWords > 0 && !/[.!?。！？][”"'’)]?$/.test(block.text)
  );
}

function cutTail(blocks: readonly Block[], score: (block: Block) => number): readonly Block[] {
  const total = blocks.reduce((sum, block) => sum + score(block), 0);
  let after = 0;
  let end = blocks.length;
  for (let i = blocks.length - 1; i > 0; i -= 1) {
    const block = blocks[i];
    if (!block) continue;
    if (after > TAIL_SHARE * total) break;
    const heading = block.kind === 'heading' || (block.words <= 6 && !/[.!?:,;]$/.test(block.text));
    if (heading && isTailHeading(block)) end = i;
    after += score(block);
  }
  return blocks.slice(0, end);
}

/** Long text that stands twice, as pull quotes do: the first stays. */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    if (block.words < 8) return true;
    const key = loose(block.text);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Fragments before the first and after the last line that reads as text. */
function trimEnds(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const isText = (block: Block) => score(block) > 0 || /[.!?…。！？:”"][)”"'’]*$/.test(block.text);
  let from = 0;
  let to = blocks.length;
  const at = (index: number) => blocks[index];
  for (let block = at(from); block && !isText(block) && block.kind !== 'table-row'; block = at(from))
    from += 1;
  for (let block = at(to - 1); block && to > from && !isText(block) && isFragment(block); block = at(to - 1))
    to -= 1;
  return blocks.slice(from, to);
}

const isFragment = (block: Block) => block.kind === 'heading' || block.kind === 'paragraph';
