/** Finds the end of an article: a closing heading such as "Related", or a list of other stories. */
import type { Block } from '../html/blocks.ts';
import { isTailHeading } from './line-rules.ts';
import { listEntries } from './list-entries.ts';

/** The text below a closing heading is cut when it is less than this share of all good text; a list of stories is always cut. */
const TAIL_SHARE = 0.15;
/** Fewest stories that make a list below a closing heading. */
const MIN_STORIES = 2;
/** Fewest stories without such a heading, below an article with at least this share of the good text. */
const MIN_STORIES_ALONE = 3;
const MIN_ARTICLE_SHARE = 0.4;
const MIN_ARTICLE_WORDS = 60;
/** Largest share of other text in a list of stories. */
const MAX_OTHER_SHARE = 0.2;
/** When any story has a text, this share of them must. */
const MIN_TEXT_SHARE = 0.75;
/** Largest length of the last story relative to the others. A longer one is the article, continued after the list. */
const LAST_STORY_FACTOR = 2;
const LAST_STORY_WORDS = 20;
/** Closing headings that are tried, from the first on. */
const MAX_HEADINGS = 12;

type Score = (block: Block) => number;

const sumOf = (blocks: readonly Block[], score: Score) =>
  blocks.reduce((sum, block) => sum + score(block), 0);

/** The blocks before the end of the article. `score` is the amount of good text in a block, `url` the page's address. */
export function cutTail(blocks: readonly Block[], score: Score, url: string): readonly Block[] {
  const article = blocks.slice(0, storiesStart(blocks, score, url));
  return article.slice(0, shortTailStart(article, score));
}

const isLabel = (block: Block) =>
  block.kind === 'heading' || (block.words <= 6 && !/[.!?:,;]$/.test(block.text));

/** Index of the first closing heading that has little good text below it. */
function shortTailStart(blocks: readonly Block[], score: Score): number {
  const total = sumOf(blocks, score);
  let after = 0;
  let end = blocks.length;
  for (let i = blocks.length - 1; i > 0; i -= 1) {
    const block = blocks[i];
    if (!block) continue;
    if (after > TAIL_SHARE * total) break;
    if (isLabel(block) && isTailHeading(block)) end = i;
    after += score(block);
  }
  return end;
}

/** Index at which a list of other stories begins that reaches to the end, with or without a heading. */
function storiesStart(blocks: readonly Block[], score: Score, url: string): number {
  const headings = blocks.flatMap((block, i) => (i > 0 && isLabel(block) && isTailHeading(block) ? [i] : []));
  for (const i of headings.slice(0, MAX_HEADINGS))
    if (isStoryList(blocks.slice(i + 1), MIN_STORIES, score, url)) return i;
  const entries = listEntries(blocks, url).blocks;
  let start = blocks.length;
  for (let i = blocks.length - 1; i > 0; i -= 1) {
    const block = blocks[i];
    if (!block || !entries.has(block.index)) break;
    start = i;
  }
  const article = sumOf(blocks.slice(0, start), score);
  const isArticle = article >= MIN_ARTICLE_WORDS && article >= MIN_ARTICLE_SHARE * sumOf(blocks, score);
  const isHeaded = blocks[start]?.kind === 'heading' || blocks[start]?.kind === 'list-item';
  return isArticle && isHeaded && isStoryList(blocks.slice(start), MIN_STORIES_ALONE, score, url)
    ? start
    : blocks.length;
}

/**
 * Whether the blocks are stories one after the other, all with a text or all without: paragraphs of the article between links
 * to other stories are neither.
 */
function isStoryList(blocks: readonly Block[], minStories: number, score: Score, url: string): boolean {
  const { count, withText, blocks: listed, entryWords } = listEntries(blocks, url);
  if (count < minStories || (withText > 0 && withText < MIN_TEXT_SHARE * count)) return false;
  const others = blocks.filter(({ index }) => !listed.has(index));
  if (sumOf(others, score) > MAX_OTHER_SHARE * sumOf(blocks, score)) return false;
  const last = entryWords.at(-1) ?? 0;
  return last <= LAST_STORY_FACTOR * Math.max(0, ...entryWords.slice(0, -1)) + LAST_STORY_WORDS;
}
