/**
 * Finds the entries of story lists. An entry is a linked headline, or a text that ends with "read more", with little other
 * text.
 */
import { getDomain } from 'tldts';
import type { Block } from '../html/blocks.ts';
import { countWords } from '../html/count-words.ts';

export interface ListEntries {
  readonly count: number;
  readonly blocks: ReadonlySet<number>;
  /** Number of entries with text in addition to the headline, counting each URL once. */
  readonly withText: number;
  /** Number of words in all entries, not counting the linked headlines. */
  readonly words: number;
}

/** Maximum length of a teaser. A longer text under a linked headline is a post. */
const MAX_TEASER_WORDS = 110;
const MIN_HEADLINE_WORDS = 3;
const MAX_HEADLINE_WORDS = 30;
/** Maximum length of a link such as "read more". Its text is the same below every story. */
const MAX_MORE_WORDS = 4;
const MAX_MORE_CHARACTERS = 60;
const MIN_MORE_LINKS = 3;
/** Minimum fraction of linked words in a linked headline's block. A date may be next to the headline. */
const LINKED_SHARE = 0.65;
const MIN_TEXT_WORDS = 5;
const MIN_MENU_LINES = 3;
const MAX_MENU_WORDS = 2;

interface Segment {
  address: string | null;
  readonly blocks: number[];
  words: number;
  isEntry: boolean;
}

/** Finds the story entries among blocks in page order. `url` is the page's own URL. */
export function listEntries(blocks: readonly Block[], url: string): ListEntries {
  const site: Site = { domain: getDomain(url), ownPage: pageKey(url, url) };
  const more = moreLinks(blocks, site);
  const segments: Segment[] = [];
  let open: Segment = segment(null);
  const close = () => {
    if (open.blocks.length > 0) segments.push(open);
  };
  for (const [i, block] of blocks.entries()) {
    if (leadsToNeighbor(blocks, i)) {
      close();
      open = segment(null);
    } else if (isLinkedHeadline(block, site)) {
      close();
      open = segment(block.firstLink);
      open.words += block.words - block.linkWords;
    } else if (block.kind === 'heading' && (block.linkWords === 0 || leadsToItself(block, site))) {
      // A heading without a link, or with a link to the page itself, ends the entry above it.
      close();
      open = segment(null);
    } else if (more.has(block.index)) {
      if (block.words > block.linkWords) {
        close();
        open = segment(null);
      }
      open.address ??= block.firstLink;
      open.isEntry = true;
      open.words += block.words - block.linkWords;
      open.blocks.push(block.index);
      close();
      open = segment(null);
      continue;
    } else open.words += block.words - block.linkWords;
    open.blocks.push(block.index);
  }
  close();
  const entries = segments.filter(({ isEntry, words }) => isEntry && words <= MAX_TEASER_WORDS);
  return {
    count: new Set(entries.map(({ address }) => address)).size,
    withText: new Set(entries.filter(({ words }) => words >= MIN_TEXT_WORDS).map(({ address }) => address))
      .size,
    blocks: new Set(entries.flatMap(({ blocks: indexes }) => indexes)),
    words: entries.reduce((sum, { words }) => sum + words, 0),
  };
}

const segment = (address: string | null): Segment => ({
  address,
  blocks: [],
  words: 0,
  isEntry: address !== null,
});

interface Site {
  readonly domain: string | null;
  /** The page's own URL, as returned by `pageKey`. */
  readonly ownPage: string;
}

function isLinkedHeadline(block: Block, site: Site): boolean {
  const { words, linkWords, firstLink } = block;
  if (linkWords < MIN_HEADLINE_WORDS || linkWords > MAX_HEADLINE_WORDS) return false;
  const isAlone = words <= MAX_HEADLINE_WORDS && linkWords >= LINKED_SHARE * words && !isMenu(block);
  return (isAlone || isLinkedFirstLine(block)) && isStoryAddress(firstLink ?? '', site);
}

/** Whether the block is a menu in one table cell: several lines of a word or two. */
function isMenu({ text, words }: Block): boolean {
  const lines = text.split('\n').length;
  return lines >= MIN_MENU_LINES && words <= MAX_MENU_WORDS * lines;
}

/** Whether the block's first line is a linked headline and the rest is the story's text. */
function isLinkedFirstLine({ text, linkWords, words }: Block): boolean {
  const lineEnd = words > linkWords ? text.indexOf('\n') : -1;
  return lineEnd > 0 && countWords(text.slice(0, lineEnd)) === linkWords;
}

/**
 * Whether the URL leads to another page of the site. Links to the page itself do not count, because many blogs link an
 * article's headline and comments to the article.
 */
function isStoryAddress(address: string, { domain, ownPage }: Site): boolean {
  if (/^(?:#|mailto:|tel:|javascript:|$)/i.test(address)) return false;
  if (pageKey(address, ownPage) === ownPage) return false;
  return leadsToSite(address, domain);
}

/** Whether an address is relative, or of a site with this registrable domain. True if the domain is unknown. */
export const leadsToSite = (address: string, domain: string | null): boolean =>
  !/^(?:https?:)?\/\//i.test(address) || domain === null || getDomain(address) === domain;

const BACK = /^[«‹←]/;
const FORTH = /[»›→]$/;

/**
 * Whether the block is one of the two links to the previous and next story: "« Storm takes roof", "Ferry sails again »".
 */
function leadsToNeighbor(blocks: readonly Block[], index: number): boolean {
  const text = blocks[index]?.text ?? '';
  if (!blocks[index]?.linkWords) return false;
  if (BACK.test(text)) return FORTH.test(blocks[index + 1]?.text ?? '');
  return FORTH.test(text) && BACK.test(blocks[index - 1]?.text ?? '');
}

const leadsToItself = ({ firstLink }: Block, { ownPage }: Site) =>
  pageKey(firstLink ?? '', ownPage) === ownPage;

/** Normalizes a URL for comparison: drops the fragment and the trailing slash, and treats http as https. */
function pageKey(address: string, base: string): string {
  try {
    const { host, pathname, search } = new URL(address, base);
    return `https://${host}${pathname.replace(/\/$/, '')}${search}`;
  } catch {
    return address;
  }
}

/** Finds "read more" links: blocks that consist of or end with the same few linked words but link to different URLs. */
function moreLinks(blocks: readonly Block[], site: Site): Set<number> {
  const byText = new Map<string, Block[]>();
  for (const block of blocks) {
    const { linkWords, words, text, firstLink } = block;
    if (linkWords === 0 || linkWords > MAX_MORE_WORDS) continue;
    if (linkWords < words && !isStoryAddress(firstLink ?? '', site)) continue;
    const end = text.slice(-MAX_MORE_CHARACTERS).toLowerCase().replaceAll('\n', ' ');
    const key = end.split(' ').slice(-linkWords).join(' ');
    const list = byText.get(key);
    if (list) list.push(block);
    else byText.set(key, [block]);
  }
  const found = [...byText.values()].filter(
    (list) =>
      list.length >= MIN_MORE_LINKS && new Set(list.map(({ firstLink }) => firstLink)).size >= MIN_MORE_LINKS,
  );
  return new Set(found.flat().map(({ index }) => index));
}
