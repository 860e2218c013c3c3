/**
 * Finds the end of an article: a closing heading such as "Related", the last part of a release, or a list of other stories.
 */
import releaseEndings from '../../../content/pages/release-endings.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { isClosingLine } from '../lines/line-classes.ts';
import { listEntries } from './list-entries.ts';

/**
 * Text below a closing heading is removed if it is at most this share of all good text. A list of stories is always
 * removed.
 */
const TAIL_SHARE = 0.15;
/** The same for text below "About Nordvik Marine" or "Media contact", which is longer in short releases. */
const RELEASE_TAIL_SHARE = 0.4;
/** Minimum number of stories in a list below a closing heading. */
const MIN_STORIES = 2;
/**
 * Minimum number of stories in a list without a closing heading. The article above it must have at least `MIN_ARTICLE_SHARE`
 * of the good text.
 */
const MIN_STORIES_ALONE = 3;
const MIN_ARTICLE_SHARE = 0.4;
const MIN_ARTICLE_WORDS = 60;
/** Maximum fraction of a story list's good text that belongs to none of its stories. */
const MAX_OTHER_SHARE = 0.2;
/** If any story in a list has text below its headline, at least this fraction of the stories must have some. */
const MIN_TEXT_SHARE = 0.75;
/**
 * Maximum length of the last story, as a multiple of the longest other story (plus `LAST_STORY_WORDS`). If it is longer, the
 * article continues after the list.
 */
const LAST_STORY_FACTOR = 2;
const LAST_STORY_WORDS = 20;
/** Maximum number of closing headings to compare with other blocks. */
const MAX_HEADINGS = 12;

type Score = (block: Block) => number;

const sumOf = (blocks: readonly Block[], score: Score) =>
  blocks.reduce((sum, block) => sum + score(block), 0);

/**
 * Returns the blocks before the end of the article. `score` returns the amount of good text in a block, and `url` is the
 * page's URL.
 */
export function cutTail(blocks: readonly Block[], score: Score, url: string): readonly Block[] {
  const article = blocks.slice(0, storiesStart(blocks, score, url));
  return article.slice(0, shortTailStart(article, score));
}

const isLabel = (block: Block) =>
  block.kind === 'heading' || (block.words <= 6 && !/[.!?:,;]$/.test(block.text));

const MAX_CLOSING_WORDS = 10;

const isClosing = (block: Block) =>
  block.words <= MAX_CLOSING_WORDS && isLabel(block) && isClosingLine(block.text);

const RELEASE_CLOSINGS = new Set(releaseEndings.closing);
/** Labels that news articles also use. In a release, an e-mail address or a telephone number follows. */
const CONTACT_CLOSINGS = new Set(releaseEndings.contact);
const CONTACT = /[^\s@]@[^\s@]|(?:\+\s?\d|\(?\b0)(?:[\s()./-]{0,2}\d){5}|\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/;
/** Matches a label such as "About" and the name of the organization after it. */
const ABOUT = new RegExp(`^(?:${releaseEndings.about.join('|')})\\s+(?:the\\s+)?(\\p{L}.*)$`, 'iu');

/** Whether the block begins a release's last part: "About Nordvik Marine", "Media contact". */
function isReleaseEnding(
  { kind, text, words }: Block,
  others: () => { above: string; below: string },
): boolean {
  const [line = ''] = text.split('\n');
  if (words > MAX_CLOSING_WORDS && line === text) return false;
  if (line.length > MAX_LABEL_CHARACTERS || /[.!?,;]$/.test(line)) return false;
  const label = line.replace(/\s?[:：]$/u, '').toLowerCase();
  if (RELEASE_CLOSINGS.has(label)) return true;
  if (CONTACT_CLOSINGS.has(label)) return CONTACT.test(text) || CONTACT.test(others().below);
  const name = ABOUT.exec(line)?.[1];
  const isHeading = kind === 'heading' || line !== text;
  return name !== undefined && isHeading && /^\p{Lu}/u.test(name) && isNamedIn(name, others().above);
}

/** Whether the text contains the first two words of the name: "About Nordvik Marine ASA" after "Nordvik Marine said". */
const isNamedIn = (name: string, text: string) =>
  ` ${wordsOf(text).join(' ')} `.includes(` ${wordsOf(name).slice(0, 2).join(' ')} `);

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const MAX_LABEL_CHARACTERS = 60;

const joined = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n');

/**
 * Returns the index of the first closing heading or release ending with little good text below it, or the number of blocks
 * if there is none.
 */
function shortTailStart(blocks: readonly Block[], score: Score): number {
  const total = sumOf(blocks, score);
  let after = 0;
  let tried = 0;
  let end = blocks.length;
  for (let i = blocks.length - 1; i > 0; i -= 1) {
    const block = blocks[i];
    if (!block) continue;
    if (after > RELEASE_TAIL_SHARE * total) break;
    const isShort = after <= TAIL_SHARE * total;
    after += score(block);
    const others = () => {
      tried += 1;
      if (tried > MAX_HEADINGS) return { above: '', below: '' };
      return { above: joined(blocks.slice(0, i)), below: joined(blocks.slice(i + 1, end)) };
    };
    if ((isShort && isClosing(block)) || isReleaseEnding(block, others)) end = i;
  }
  return end;
}

/**
 * Returns the index of the first block of a list of other stories that continues to the end of the page, or of the list's
 * heading. Returns the number of blocks if there is no such list.
 */
function storiesStart(blocks: readonly Block[], score: Score, url: string): number {
  const headings = blocks.flatMap((block, i) => (i > 0 && isClosing(block) ? [i] : []));
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
 * Whether the blocks are a list of stories, most of them with text or all without. Article paragraphs between links to other
 * stories are not a list.
 */
function isStoryList(blocks: readonly Block[], minStories: number, score: Score, url: string): boolean {
  const { count, withText, blocks: listed, entryWords } = listEntries(blocks, url);
  if (count < minStories || (withText > 0 && withText < MIN_TEXT_SHARE * count)) return false;
  const others = blocks.filter(({ index }) => !listed.has(index));
  if (sumOf(others, score) > MAX_OTHER_SHARE * sumOf(blocks, score)) return false;
  const last = entryWords.at(-1) ?? 0;
  return last <= LAST_STORY_FACTOR * Math.max(0, ...entryWords.slice(0, -1)) + LAST_STORY_WORDS;
}
