/** Finds the end of an article: a heading such as "Related" with little text or other stories below it. */
import type { Block } from '../html/blocks.ts';
import { isClosingLine, isLabelLine } from '../lines/line-classes.ts';
import { listEntries } from './list-entries.ts';

/** Text below a closing heading is removed if it is at most this share of all good text, or a list of stories. */
const TAIL_SHARE = 0.15;
const MIN_STORIES = 2;
/** If any story in a list has text below its headline, at least this fraction of the stories must have some. */
const MIN_TEXT_SHARE = 0.75;
/** Maximum fraction of a story list's good text that belongs to none of its stories. */
const MAX_OTHER_SHARE = 0.2;
/** Maximum number of closing headings to compare with the blocks below them. */
const MAX_HEADINGS = 12;
const MAX_HEADING_CHARACTERS = 60;

type Score = (block: Block) => number;

const sumOf = (blocks: readonly Block[], score: Score) =>
  blocks.reduce((sum, block) => sum + score(block), 0);

/** Returns the blocks before the end of the article. `score` returns the amount of good text in a block. */
export function cutTail(blocks: readonly Block[], score: Score, url: string): readonly Block[] {
  const total = sumOf(blocks, score);
  const headings = blocks.flatMap((block, i) => (i > 0 && isClosing(block) ? [i] : []));
  const end = headings.slice(0, MAX_HEADINGS).find((i) => {
    const below = blocks.slice(i + 1);
    return sumOf(below, score) <= TAIL_SHARE * total || isStoryList(below, score, url);
  });
  return blocks.slice(0, end);
}

/** Whether the block is a heading such as "Related", or its first line is such a label. */
function isClosing({ kind, text }: Block): boolean {
  const [line = ''] = text.split('\n');
  return (
    line.length <= MAX_HEADING_CHARACTERS && isClosingLine(line) && (kind === 'heading' || isLabelLine(line))
  );
}

function isStoryList(blocks: readonly Block[], score: Score, url: string): boolean {
  const { count, withText, blocks: listed } = listEntries(blocks, url);
  if (count < MIN_STORIES || (withText > 0 && withText < MIN_TEXT_SHARE * count)) return false;
  const others = blocks.filter(({ index }) => !listed.has(index));
  return sumOf(others, score) <= MAX_OTHER_SHARE * sumOf(blocks, score);
}
