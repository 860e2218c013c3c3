/** Combines several pages into one article. */
import { loose } from '../metadata/title-parts.ts';
import type { Page, PageBlock } from '../page.ts';
import { readPage } from '../read-page.ts';

export interface ArticlePart {
  readonly html: string;
  readonly url: string;
}

/**
 * Blocks with at least this many words, or more than this many letters and digits, are dropped if they are repeated,
 * because they belong to the site. Shorter lines may occur on several pages of an article.
 */
const MIN_REPEATED_WORDS = 8;
const MAX_SHORT_LETTERS = 40;

/** Returns the first page with the text and captions of the later pages added. Repeated paragraphs are dropped. */
export function withParts(page: Page, parts: readonly ArticlePart[], now?: Date): Page {
  if (parts.length === 0) return page;
  const pages = parts.map(({ html, url }) => readPage(html, url, now ? { now } : {}));
  const seen = new Set(page.blocks.map(({ text }) => loose(text)));
  const further = pages.flatMap(({ blocks }) => blocks.flatMap((block) => unlessSeen(block, seen)));
  const blocks = [...page.blocks, ...further];
  return {
    ...page,
    blocks,
    text: blocks.map(({ text }) => text).join('\n\n'),
    captions: [...new Set([page, ...pages].flatMap(({ captions }) => captions))],
    provenance: { ...page.provenance, text: `${parts.length + 1} pages` },
  };
}

/**
 * Returns the block, or nothing if it is a long block that was seen before. Standfirsts are always dropped, because sites
 * repeat them on every page.
 */
function unlessSeen({ kind, text }: PageBlock, seen: Set<string>): PageBlock[] {
  const key = loose(text);
  const isLong = text.split(/\s+/).length >= MIN_REPEATED_WORDS || key.length > MAX_SHORT_LETTERS;
  if (kind === 'standfirst' || (isLong && seen.has(key))) return [];
  seen.add(key);
  return [{ kind, text }];
}
