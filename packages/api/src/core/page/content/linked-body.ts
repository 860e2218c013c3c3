/** Compares JSON-LD `articleBody` with the blocks of the page. */
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';
import { collapse, textOf } from '../html/page-element.ts';
import { parseHtml } from '../html/parse-html.ts';
import { isObject, type LinkedNode } from '../metadata/json-ld.ts';
import { loose } from '../metadata/title-parts.ts';

const MIN_BODY_WORDS = 60;
const MAX_BODY_CHARACTERS = 400_000;
/** The blocks are filtered only if `articleBody` contains at least this fraction of their good text. */
const COVERED_SHARE = 0.85;
/** `articleBody` replaces the blocks if they have fewer words than this fraction of its word count. */
const EMPTY_SHARE = 0.3;
const COMPARED_CHARACTERS = 80;

/** Returns the paragraphs of the JSON-LD `articleBody`. Empty if it is missing, too short or too long. */
export function linkedParagraphs(article: LinkedNode | null): string[] {
  const stated = article?.values.articleBody;
  const text = isObject(stated) ? stated['@value'] : Array.isArray(stated) ? stated.join('\n') : stated;
  if (typeof text !== 'string' || text.length > MAX_BODY_CHARACTERS) return [];
  const lines = text
    .replace(/<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/gi, '\n')
    .split(/\n+/)
    .map((line) => (/[<&]/.test(line) ? textOf(parseHtml(line), line.length + 1) : collapse(line)))
    .filter(Boolean);
  return countWords(text) >= MIN_BODY_WORDS ? lines : [];
}

/**
 * Returns the blocks contained in `articleBody`, and good text between them, if this covers nearly all good text. Otherwise
 * returns all blocks. Null if the page shows so much less text that `articleBody` should be used instead.
 */
export function filterByLinkedBody(
  blocks: readonly Block[],
  good: readonly number[],
  paragraphs: readonly string[],
): readonly Block[] | null {
  if (paragraphs.length === 0) return blocks;
  const body = loose(paragraphs.join(' '));
  const words = blocks.reduce((sum, block) => sum + block.words, 0);
  if (words < EMPTY_SHARE * countWords(paragraphs.join(' '))) return null;
  const isInBody = (block: Block) => {
    const key = loose(block.text.slice(0, 2 * COMPARED_CHARACTERS)).slice(0, COMPARED_CHARACTERS);
    return key.length > 0 && body.includes(key);
  };
  const stated = blocks.map(isInBody);
  const first = stated.indexOf(true);
  const last = stated.lastIndexOf(true);
  // `articleBody` may lack some paragraphs, so good text between two of its paragraphs also belongs to the article.
  const kept = blocks.filter(
    (block, at) => stated[at] || (at > first && at < last && (good[block.index] ?? 0) > 0),
  );
  const sum = (list: readonly Block[]) => list.reduce((total, block) => total + (good[block.index] ?? 0), 0);
  return sum(kept) >= COVERED_SHARE * sum(blocks) ? kept : blocks;
}
