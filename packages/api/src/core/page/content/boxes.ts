import { getDomain } from 'tldts';
import bettingWords from '../../../content/pages/betting-words.json' with { type: 'json' };
import { type Block, sumOf } from '../html/blocks.ts';
import { descendants, insideTest, PageElement, textOf } from '../html/page-element.ts';
import { beginsWithPicture, isLeaf, partsOf } from './boilerplate.ts';
import { NO_TEXT, type Sums, subtreeSums } from './choose-content.ts';
import { leadsToSite, MIN_HEADLINE_WORDS } from './list-entries.ts';

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

const BETTING = new RegExp(`(?<!\\p{L})(?:${bettingWords.join('|')})(?!\\p{L})`, 'iu');
/** "11/4", "2.10" */
const ODDS = /(?<![\d/.,-])(?:\d{1,3}\/\d{1,2}|\d{1,2}[.,]\d{2})(?![\d/%]|[.,]\d)/g;
const MIN_ODDS = 2;

const BOX = new Set(['div', 'section', 'aside', 'ul', 'ol', 'form', 'table', 'figure', 'fieldset']);

interface Figures {
  readonly sums: ReadonlyMap<PageElement, Sums>;
  readonly site: string | null;
  /** Kinds (tag and class) of children that are mostly teasers, keyed by parent. Filled on demand. */
  readonly teaserSeries: Map<PageElement, ReadonlySet<string>>;
  readonly repeatedKinds: Map<PageElement, ReadonlySet<string>>;
}

export function withoutBoxes(
  blocks: readonly Block[],
  container: PageElement,
  url: string,
  score: (block: Block) => number,
): readonly Block[] {
  const figures = {
    sums: subtreeSums(blocks, score),
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
  if (good === 0 && hasOdds(textOf(element))) return true;
  return words <= MAX_CAPTION_WORDS && parts.paragraphs === 0 && beginsWithPicture(element);
}

const hasOdds = (text: string) => (text.match(ODDS)?.length ?? 0) >= MIN_ODDS && BETTING.test(text);

function isOffer(element: PageElement, { site, sums, repeatedKinds }: Figures): boolean {
  const last = element.children.findLast((child) => hasText(child));
  if (
    !(last instanceof PageElement && last.tag === 'a') ||
    sums.get(element)?.words === sums.get(last)?.words
  )
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
    const { words } = figures.sums.get(child) ?? NO_TEXT;
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
