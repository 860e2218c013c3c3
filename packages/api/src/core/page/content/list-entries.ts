import { getDomain } from 'tldts';
import { type Block, countWords } from '../html/blocks.ts';

/** Maximum length of a teaser. A longer text under a linked headline is a post. */
const MAX_TEASER_WORDS = 110;
export const MIN_HEADLINE_WORDS = 3;
const MAX_HEADLINE_WORDS = 30;
/** Maximum length of a link such as "read more". Its text is the same below every story. */
const MAX_MORE_WORDS = 4;
const MAX_MORE_CHARACTERS = 60;
const MIN_MORE_LINKS = 3;
/** Less than 1, because a date may be next to the headline. */
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

export function listEntries(blocks: readonly Block[], url: string) {
  const site: Site = { domain: getDomain(url), pageAddress: pageKey(url, url) };
  const more = moreLinks(blocks, site);
  const segments: Segment[] = [];
  let open: Segment = segment(null);
  const begin = (address: string | null) => {
    if (open.blocks.length > 0) segments.push(open);
    open = segment(address);
  };
  for (const [i, block] of blocks.entries()) {
    if (leadsToNeighbor(blocks, i)) {
      begin(null);
    } else if (isLinkedHeadline(block, site)) {
      begin(block.firstLink);
      open.words += block.words - block.linkWords;
    } else if (block.kind === 'heading' && (block.linkWords === 0 || leadsToItself(block, site))) {
      // A heading without a link, or with a link to the page itself, ends the entry above it.
      begin(null);
    } else if (more.has(block.index)) {
      if (block.words > block.linkWords) {
        begin(null);
      }
      open.address ??= block.firstLink;
      open.isEntry = true;
      open.words += block.words - block.linkWords;
      open.blocks.push(block.index);
      begin(null);
      continue;
    } else open.words += block.words - block.linkWords;
    open.blocks.push(block.index);
  }
  begin(null);
  const entries = segments.filter(({ isEntry, words }) => isEntry && words <= MAX_TEASER_WORDS);
  return {
    count: new Set(entries.map(({ address }) => address)).size,
    /** Number of entries with text in addition to the headline, counting each URL once. */
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
  readonly pageAddress: string;
}

function isLinkedHeadline(block: Block, site: Site): boolean {
  const { words, linkWords, firstLink } = block;
  if (linkWords < MIN_HEADLINE_WORDS || linkWords > MAX_HEADLINE_WORDS) return false;
  const isAlone = words <= MAX_HEADLINE_WORDS && linkWords >= LINKED_SHARE * words && !isMenu(block);
  return (isAlone || isLinkedFirstLine(block)) && isStoryAddress(firstLink ?? '', site);
}

function isMenu({ text, words }: Block): boolean {
  const lines = text.split('\n').length;
  return lines >= MIN_MENU_LINES && words <= MAX_MENU_WORDS * lines;
}

function isLinkedFirstLine({ text, linkWords, words }: Block): boolean {
  const lineEnd = words > linkWords ? text.indexOf('\n') : -1;
  return lineEnd > 0 && countWords(text.slice(0, lineEnd)) === linkWords;
}

/** Addresses of the page itself do not count: many blogs link an article's headline and comments to the article. */
function isStoryAddress(address: string, { domain, pageAddress }: Site): boolean {
  if (/^(?:#|mailto:|tel:|javascript:|$)/i.test(address)) return false;
  if (pageKey(address, pageAddress) === pageAddress) return false;
  return leadsToSite(address, domain);
}

export const leadsToSite = (address: string, domain: string | null): boolean =>
  !/^(?:https?:)?\/\//i.test(address) || domain === null || getDomain(address) === domain;

const BACK = /^[«‹←]/;
const FORTH = /[»›→]$/;

/** "« Storm takes roof", "Ferry sails again »" */
function leadsToNeighbor(blocks: readonly Block[], index: number): boolean {
  const text = blocks[index]?.text ?? '';
  if (!blocks[index]?.linkWords) return false;
  if (BACK.test(text)) return FORTH.test(blocks[index + 1]?.text ?? '');
  return FORTH.test(text) && BACK.test(blocks[index - 1]?.text ?? '');
}

const leadsToItself = ({ firstLink }: Block, { pageAddress }: Site) =>
  pageKey(firstLink ?? '', pageAddress) === pageAddress;

function pageKey(address: string, base: string): string {
  try {
    const { host, pathname, search } = new URL(address, base);
    return `https://${host}${pathname.replace(/\/$/, '')}${search}`;
  } catch {
    return address;
  }
}

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
