import { getDomain } from 'tldts';
import { type Block, countWords, sumOf } from '../html/blocks.ts';
import { descendants, insideTest, PageElement, textOf } from '../html/page-element.ts';
import { beginsWithPicture, isLeaf, partsOf } from './boilerplate.ts';
import { subtreeSums } from './choose-content.ts';

export interface ListEntries {
  readonly count: number;
  readonly blocks: ReadonlySet<number>;
  /** Number of entries with text in addition to the headline, counting each URL once. */
  readonly withText: number;
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
/** A date may be next to the headline. */
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

export function listEntries(blocks: readonly Block[], url: string): ListEntries {
  const site: Site = { domain: getDomain(url), pageAddress: pageKey(url, url) };
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
  readonly pageAddress: string;
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

function isLinkedFirstLine({ text, linkWords, words }: Block): boolean {
  const lineEnd = words > linkWords ? text.indexOf('\n') : -1;
  return lineEnd > 0 && countWords(text.slice(0, lineEnd)) === linkWords;
}

/** Many blogs link an article's headline and comments to the article itself. */
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

/** Normalizes a URL for comparison: drops the fragment and the trailing slash, and treats http as https. */
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

/** Maximum number of words in a box. Larger elements are examined part by part. */
const MAX_BOX_WORDS = 90;
/** A box with links but no sentences that is not a list or table is boilerplate if it has at most this many words. */
const MAX_LINK_BOX_WORDS = 25;
const MAX_CAPTION_WORDS = 40;
const MAX_OFFER_WORDS = 40;
/** Maximum number of words in the link of an offer ("Join for free"). */
const MAX_OFFER_LINK_WORDS = 6;
const LINKED_ITEM_SHARE = 0.6;
const MIN_TEASERS = 2;
/** If removing the boxes would leave less than this fraction of the article's good text, no box is removed. */
const MIN_KEPT_SHARE = 0.7;
const MAX_TEXT_SEARCHED = 200;

const BOX = new Set(['div', 'section', 'aside', 'ul', 'ol', 'form', 'table', 'figure', 'fieldset']);

interface Figures {
  readonly words: ReadonlyMap<PageElement, number>;
  readonly linkWords: ReadonlyMap<PageElement, number>;
  readonly good: ReadonlyMap<PageElement, number>;
  readonly site: string | null;
  /** Kinds (tag and class) of children that are mostly teasers, keyed by parent. Filled on demand. */
  readonly teaserSeries: Map<PageElement, ReadonlySet<string>>;
  /** Kinds of which an element has several children, keyed by parent. Filled on demand. */
  readonly repeatedKinds: Map<PageElement, ReadonlySet<string>>;
}

export function withoutBoxes(
  blocks: readonly Block[],
  container: PageElement,
  url: string,
  score: (block: Block) => number,
): readonly Block[] {
  const figures = {
    words: subtreeSums(blocks, (block) => block.words),
    linkWords: subtreeSums(blocks, (block) => block.linkWords),
    good: subtreeSums(blocks, score),
    site: getDomain(url),
    teaserSeries: new Map(),
    repeatedKinds: new Map(),
  };
  const isInBox = insideTest((element) => isBox(element, figures), container);
  const outside = blocks.filter(({ element }) => !isInBox(element));
  if (outside.length === blocks.length) return blocks;
  return sumOf(outside, score) >= MIN_KEPT_SHARE * sumOf(blocks, score) ? outside : blocks;
}

function isBox(element: PageElement, figures: Figures): boolean {
  const words = figures.words.get(element) ?? 0;
  if (words === 0 || words > MAX_BOX_WORDS) return false;
  if (isTeaser(element, figures) && hasTwins(element, figures)) return true;
  if (!BOX.has(element.tag) || isLeaf(element)) return false;
  const parts = partsOf(element);
  if (parts.hasField) return true;
  const good = figures.good.get(element) ?? 0;
  const linkWords = figures.linkWords.get(element) ?? 0;
  const isList = element.tag === 'ul' || element.tag === 'ol' || element.tag === 'table';
  if (!isList && linkWords > 0 && good === 0 && words <= MAX_LINK_BOX_WORDS) return true;
  if (!isList && words <= MAX_OFFER_WORDS && linkWords <= MAX_OFFER_LINK_WORDS && isOffer(element, figures))
    return true;
  return words <= MAX_CAPTION_WORDS && parts.paragraphs === 0 && beginsWithPicture(element);
}

/** Whether a box ends with a link of its own to the same site, and its parent has no second box like it. */
function isOffer(element: PageElement, { site, words, repeatedKinds }: Figures): boolean {
  const last = element.children.findLast((child) => hasText(child));
  if (!(last instanceof PageElement && last.tag === 'a') || words.get(element) === words.get(last))
    return false;
  if (element.parent === null || !leadsToSameSite(element, site)) return false;
  const repeated = repeatedKinds.get(element.parent) ?? repeatedKindsIn(element.parent);
  repeatedKinds.set(element.parent, repeated);
  return !repeated.has(kindOf(element));
}

function repeatedKindsIn(parent: PageElement): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const child of parent.children) {
    if (!(child instanceof PageElement)) continue;
    const kind = kindOf(child);
    if (seen.has(kind)) repeated.add(kind);
    seen.add(kind);
  }
  return repeated;
}

function isTeaser(element: PageElement, { words, linkWords, good, site }: Figures): boolean {
  const all = words.get(element) ?? 0;
  const linked = linkWords.get(element) ?? 0;
  if (linked < MIN_HEADLINE_WORDS || !leadsToSameSite(element, site)) return false;
  if (linked >= LINKED_ITEM_SHARE * all && (good.get(element) ?? 0) === 0)
    return element.tag === 'li' || BOX.has(element.tag);
  return (
    (element.tag === 'li' && beginsWithLink(element)) ||
    (BOX.has(element.tag) && partsOf(element).hasLinkedHeading)
  );
}

/** Whether the element's first link leads to the same site, unlike a link to a shop or a source. */
function leadsToSameSite(element: PageElement, site: string | null): boolean {
  for (const each of descendants(element)) {
    if (each.tag !== 'a' || !each.has('href')) continue;
    const address = each.attribute('href');
    return !/^(?:#|mailto:|tel:|javascript:)/i.test(address) && leadsToSite(address, site);
  }
  return false;
}

const hasText = (child: PageElement | string) =>
  (child instanceof PageElement ? textOf(child, MAX_TEXT_SEARCHED) : child.trim()) !== '';

function beginsWithLink(element: PageElement): boolean {
  let node: PageElement | undefined = element;
  while (node && node.tag !== 'a') {
    const first: PageElement | string | undefined = node.children.find((child) => hasText(child));
    node = first instanceof PageElement ? first : undefined;
  }
  return node?.has('href') ?? false;
}

function hasTwins(element: PageElement, figures: Figures): boolean {
  if (element.parent === null) return false;
  let series = figures.teaserSeries.get(element.parent);
  if (series === undefined) {
    series = teaserSeriesIn(element.parent, figures);
    figures.teaserSeries.set(element.parent, series);
  }
  return series.has(kindOf(element));
}

const kindOf = (element: PageElement) => `${element.tag} ${element.attribute('class')}`;

function teaserSeriesIn(parent: PageElement, figures: Figures): ReadonlySet<string> {
  const counts = new Map<string, { teasers: number; others: number }>();
  for (const child of parent.children) {
    if (!(child instanceof PageElement)) continue;
    const words = figures.words.get(child) ?? 0;
    if (words === 0) continue;
    const kind = kindOf(child);
    const count = counts.get(kind) ?? { teasers: 0, others: 0 };
    if (words <= MAX_BOX_WORDS && isTeaser(child, figures)) count.teasers += 1;
    else count.others += 1;
    counts.set(kind, count);
  }
  const isSeries = ([, { teasers, others }]: [string, { teasers: number; others: number }]) =>
    teasers >= MIN_TEASERS && teasers > others;
  return new Set([...counts].filter(isSeries).map(([kind]) => kind));
}
