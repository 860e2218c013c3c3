import { getDomain } from 'tldts';
import mailingWords from '../../../content/pages/mailing-words.json' with { type: 'json' };
import { remembering } from '../../lazily.ts';
import { type Block, countWords, sumOf } from '../html/blocks.ts';
import { descendants, insideTest, PageElement, textOf } from '../html/page-element.ts';
import { phraseAtStart } from '../lines/article-lines.ts';
import { addressesReader } from '../refusal/phrases.ts';
import { beginsWithPicture, isLeaf, partsOf } from './boilerplate.ts';
import { NO_TEXT, type Sums, subtreeSums } from './choose-content.ts';

/** Maximum length of a teaser. A longer text under a linked headline is a post. */
const MAX_TEASER_WORDS = 110;
const MIN_HEADLINE_WORDS = 3;
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

/** Maximum number of words in a box. Larger elements are examined part by part. */
const MAX_BOX_WORDS = 90;
/** A box with links but no sentences that is not a list or table is boilerplate if it has at most this many words. */
const MAX_LINK_BOX_WORDS = 25;
const MAX_CAPTION_WORDS = 40;
const MAX_OFFER_WORDS = 40;
const MAX_OFFER_LINK_WORDS = 6;
const LINKED_ITEM_SHARE = 0.6;
const MIN_TEASERS = 2;
/** If removing the boxes would leave less than this fraction of the article's good text, no box is removed. */
const MIN_KEPT_SHARE = 0.7;
const MAX_TEXT_SEARCHED = 200;

const MAILING = new RegExp(`(?<!\\p{L})(?:${mailingWords.join('|')})(?!\\p{L})`, 'iu');

const BOX = new Set(['div', 'section', 'aside', 'ul', 'ol', 'form', 'table', 'figure', 'fieldset']);

interface Figures {
  readonly sums: ReadonlyMap<PageElement, Sums>;
  readonly site: string | null;
  readonly countsIn: (parent: PageElement) => ReadonlyMap<string, KindCount>;
}

/** How many children of a kind (tag and class) there are, and how many with text are teasers or not. */
interface KindCount {
  all: number;
  teasers: number;
  others: number;
}

export function withoutBoxes(
  blocks: readonly Block[],
  container: PageElement,
  url: string,
  score: (block: Block) => number,
): readonly Block[] {
  const figures: Figures = {
    sums: subtreeSums(blocks, score),
    site: getDomain(url),
    countsIn: remembering((parent) => countKinds(parent, figures)),
  };
  const isInBox = insideTest((element) => isBox(element, figures), container);
  const outside = blocks.filter(({ element }) => !isInBox(element));
  if (outside.length === blocks.length) return blocks;
  return sumOf(outside, score) >= MIN_KEPT_SHARE * sumOf(blocks, score) ? outside : blocks;
}

function isBox(element: PageElement, figures: Figures): boolean {
  const { words, linkWords, good } = figures.sums.get(element) ?? NO_TEXT;
  if (words === 0 || words > MAX_BOX_WORDS) return false;
  if (isTeaser(element, figures) && hasTwins(element, figures)) return true;
  if (!BOX.has(element.tag) || isLeaf(element)) return false;
  const parts = partsOf(element);
  if (parts.hasField) return true;
  const isList = element.tag === 'ul' || element.tag === 'ol' || element.tag === 'table';
  if (!isList && linkWords > 0 && good === 0 && words <= MAX_LINK_BOX_WORDS) return true;
  if (!isList && words <= MAX_OFFER_WORDS && linkWords <= MAX_OFFER_LINK_WORDS && isOffer(element, figures))
    return true;
  return words <= MAX_CAPTION_WORDS && parts.paragraphs === 0 && beginsWithPicture(element);
}

function isOffer(element: PageElement, figures: Figures): boolean {
  const { site, sums } = figures;
  const last = element.children.findLast((child) => hasText(child));
  const endsWithLink =
    last instanceof PageElement && last.tag === 'a' && sums.get(element)?.words !== sums.get(last)?.words;
  const isInviting = (endsWithLink && leadsToSameSite(element, site)) || isInvitation(element);
  return isInviting && countOf(element, figures)?.all === 1;
}

const SUPPORT_NAME = /(?:^|\s)(?:support|donation|membership)-?(?:box|banner|us)(?!\S)/i;

/** "Sign up for our letter" as a heading, and what the reader gets, or a request for money by its name. Without a mail, "Register online" heads a section. */
function isInvitation(element: PageElement): boolean {
  const text = textOf(element);
  const isInviting =
    SUPPORT_NAME.test(element.attribute('class')) ||
    (phraseAtStart(text)?.class === 'invitation' && MAILING.test(text));
  return isInviting && partsOf(element).hasHeading && addressesReader(text);
}

function isTeaser(element: PageElement, { sums, site }: Figures): boolean {
  const { words: all, linkWords: linked, good } = sums.get(element) ?? NO_TEXT;
  if (linked < MIN_HEADLINE_WORDS || !leadsToSameSite(element, site)) return false;
  if (linked >= LINKED_ITEM_SHARE * all && good === 0) return element.tag === 'li' || BOX.has(element.tag);
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
  const count = countOf(element, figures);
  return count !== undefined && count.teasers >= MIN_TEASERS && count.teasers > count.others;
}

const kindOf = (element: PageElement) => `${element.tag} ${element.attribute('class')}`;

const countOf = (element: PageElement, { countsIn }: Figures): KindCount | undefined =>
  element.parent === null ? undefined : countsIn(element.parent).get(kindOf(element));

function countKinds(parent: PageElement, figures: Figures): ReadonlyMap<string, KindCount> {
  const counts = new Map<string, KindCount>();
  for (const child of parent.children) {
    if (!(child instanceof PageElement)) continue;
    const kind = kindOf(child);
    const count = counts.get(kind) ?? { all: 0, teasers: 0, others: 0 };
    counts.set(kind, count);
    count.all += 1;
    const { words } = figures.sums.get(child) ?? NO_TEXT;
    if (words > 0 && words <= MAX_BOX_WORDS && isTeaser(child, figures)) count.teasers += 1;
    else if (words > 0) count.others += 1;
  }
  return counts;
}
