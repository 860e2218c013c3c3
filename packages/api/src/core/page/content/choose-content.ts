/** Finds the blocks of the article among all blocks of the page. */
import { itemAt } from '@earshot/schema/item-at';
import { SENTENCE_MARKS, SPACED_MARKS, UNSPACED_MARKS } from '../../text/sentence-marks.ts';
import type { Block } from '../html/blocks.ts';
import { insideTest, type PageElement } from '../html/page-element.ts';
import { isCaptionElement } from '../html/scan-page.ts';
import { isStatementLine } from '../metadata/byline.ts';
import { speaksForSite } from '../refusal/phrases.ts';
import { boilerplateMark, hasBodyHint, isLeaf, isNeverArticle, isOtherProse, nameOf } from './boilerplate.ts';

export interface Content {
  readonly container: PageElement;
  /**
   * Blocks inside the container and paragraphs between the headline and it, in document order, without boilerplate and
   * without the text removed from the start of the page up to the headline.
   */
  readonly blocks: readonly Block[];
  /** Good-text score of each block of the page, by index. 0 inside boilerplate and for text removed up to the headline. */
  readonly good: readonly number[];
}

/**
 * The climb over ancestors follows Readability (mozilla/readability), with fractions of good text instead of points. The
 * figures next to each share are results of `npm run bench -- extraction` on the 91 development pages (F1 .984) when only
 * that share is changed.
 */

/**
 * All text up to and including the headline's block is removed if at least this share of the good text comes after it. .6:
 * F1 .980, .2: .984.
 */
const AFTER_HEADLINE_SHARE = 0.4;
/**
 * A parent is chosen if the good text that it adds is at least this fraction of the good text in the element chosen so far.
 * .02 and .1: F1 .984.
 */
const GAIN_SHARE = 0.04;
/** `body` contains the boilerplate of the whole page and must add more. .04 and .25: F1 .984. */
const BODY_GAIN_SHARE = 0.5;
/**
 * A box after the chosen element counts only if its good text is more than this fraction of the chosen element's. Otherwise
 * it is a teaser or a note. .25 and 1: F1 .984.
 */
const LATER_SIBLING_SHARE = 0.5;
/** An element is dense if at least this fraction of its words is good text. .4 and .8: F1 .984. */
const DENSE_SHARE = 0.6;
/** An element is a list of links if at least this fraction of its words is linked. .3: F1 .977, .1: .984. */
const DENSE_LINK_SHARE = 0.15;

/**
 * Starts from the element with the most good text near it, then chooses the highest ancestor that adds enough of the same
 * article. If boilerplate names exclude all good text, they do not count. `headlineAt` is the index of the headline's
 * block, or -1 if it is unknown.
 */
export function chooseContent(root: PageElement, blocks: readonly Block[], headlineAt: number): Content {
  const scores = blocks.map(goodTextScore);
  const scoreOf = (block: Block) => itemAt(scores, block.index);
  const all = subtreeSums(blocks, scoreOf);
  const headline = blocks[headlineAt]?.element ?? null;
  const words = subtreeSums(blocks, (block) => block.words);
  const sources = { good: all, words, root, headline };
  let isBoilerplate = boilerplateTest(sources, false);
  if (blocks.every((block) => scoreOf(block) === 0 || isBoilerplate(block.element)))
    isBoilerplate = boilerplateTest(sources, true);
  const good = blocks.map((block) => (isBoilerplate(block.element) ? 0 : scoreOf(block)));
  const total = good.reduce((sum, score) => sum + score, 0);
  const after = good.slice(headlineAt + 1).reduce((sum, score) => sum + score, 0);
  const from = headlineAt >= 0 && after >= AFTER_HEADLINE_SHARE * total && after > 0 ? headlineAt + 1 : 0;
  good.fill(0, 0, from);
  const clean = blocks.filter(({ element }) => !isBoilerplate(element));
  const figures = {
    good: subtreeSums(blocks, (block) => itemAt(good, block.index)),
    words: subtreeSums(clean, (block) => block.words),
    linkWords: subtreeSums(clean, (block) => block.linkWords),
  };
  const lowest = start(root, nearScores(blocks, good));
  const container = lowest === root ? root : climb(lowest, figures);
  const leads = from > 0 ? leadsOf(container, figures) : new Set();
  const isInside = insideTest((element) => element === container);
  const isInLead = insideTest((element) => leads.has(element));
  const isLead = (block: Block) =>
    block.words >= MIN_LEAD_WORDS &&
    itemAt(good, block.index) > 0 &&
    isInLead(block.element) &&
    !speaksForSite(block.text);
  return {
    container,
    good,
    blocks: clean.filter((block) => block.index >= from && (isInside(block.element) || isLead(block))),
  };
}

interface Figures {
  readonly good: ReadonlyMap<PageElement, number>;
  readonly words: ReadonlyMap<PageElement, number>;
  readonly linkWords: ReadonlyMap<PageElement, number>;
}

function start(root: PageElement, scores: ReadonlyMap<PageElement, number>): PageElement {
  let best = root;
  let bestScore = 0;
  for (const [element, score] of scores) {
    if (score > bestScore) {
      best = element;
      bestScore = score;
    }
  }
  return best;
}

/** Returns the highest ancestor that adds enough dense text to the element chosen so far, or `from` if there is none. */
function climb(from: PageElement, figures: Figures): PageElement {
  const series = ancestorsOfTwins(from, figures);
  let chosen = from;
  let below = from;
  for (let node = from.parent; node && node.tag !== 'html'; below = node, node = node.parent) {
    const before = figures.good.get(chosen) ?? 0;
    const { gain, twins } = goodTextBeside(node, below, before, series, figures);
    const counted = gain < before && hasBodyHint(chosen) ? 0 : gain;
    if (counted + twins >= (node.tag === 'body' ? BODY_GAIN_SHARE : GAIN_SHARE) * before) chosen = node;
  }
  return chosen;
}

/**
 * Returns the good text in the dense children of `parent` other than `below`. `twins` is the text in children of the same
 * series as `below`. `gain` is the rest, without short boxes after `below`. `before` is the good text of the currently
 * chosen element.
 */
function goodTextBeside(
  parent: PageElement,
  below: PageElement,
  before: number,
  series: ReadonlySet<PageElement>,
  figures: Figures,
): { gain: number; twins: number } {
  let passed = false;
  let gain = 0;
  let twins = 0;
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (child === below) {
      passed = true;
      continue;
    }
    const good = figures.good.get(child) ?? 0;
    if (good === 0 || !isDense(child, figures)) continue;
    if (series.has(child) || isTwin(child, below)) twins += good;
    else if (!passed || isLeaf(child) || good > LATER_SIBLING_SHARE * before) gain += good;
  }
  return { gain, twins };
}

/**
 * Returns the other elements with the same tag and class as the chosen element, which form one series with it, and all their
 * ancestors.
 */
function ancestorsOfTwins(chosen: PageElement, { good }: Figures): Set<PageElement> {
  const ancestors = new Set<PageElement>();
  if (chosen.attribute('class') === '') return ancestors;
  for (const [element, score] of good) {
    if (score === 0 || element === chosen || !isTwin(element, chosen)) continue;
    if (element.parent && chosen.parent && !isSameKind(element.parent, chosen.parent)) continue;
    for (let node: PageElement | null = element; node && !ancestors.has(node); node = node.parent)
      ancestors.add(node);
  }
  return ancestors;
}

/** A stamp or a kicker above the text has fewer words. */
const MIN_LEAD_WORDS = 12;
/** Maximum good text of an element above the container, relative to the container's. */
const LEAD_SHARE = 0.5;

/** Returns the elements above the container that consist mostly of sentences: the first paragraph, in a box of its own. */
function leadsOf(container: PageElement, figures: Figures): Set<PageElement> {
  const leads = new Set<PageElement>();
  const most = LEAD_SHARE * (figures.good.get(container) ?? 0);
  for (let below = container; below.parent; below = below.parent)
    for (const child of below.parent.children) {
      if (child === below) break;
      const good = typeof child === 'string' ? 0 : (figures.good.get(child) ?? 0);
      if (typeof child !== 'string' && good > 0 && good <= most && isDense(child, figures)) leads.add(child);
    }
  return leads;
}

/** Whether an element consists mostly of sentences and has few links, unlike a list of teasers. */
function isDense(element: PageElement, { good, words, linkWords }: Figures): boolean {
  const all = words.get(element) ?? 0;
  return (
    (good.get(element) ?? 0) >= DENSE_SHARE * all && (linkWords.get(element) ?? 0) < DENSE_LINK_SHARE * all
  );
}

/** Whether two elements have the same tag and the same nonempty class, which makes them parts of one series. */
const isTwin = (a: PageElement, b: PageElement) => a.attribute('class') !== '' && isSameKind(a, b);

const isSameKind = (a: PageElement, b: PageElement) =>
  a.tag === b.tag && a.attribute('class') === b.attribute('class');

/** An element with a boilerplate name that contains more than this fraction of the page's good text is usually kept. */
const WRAPPER_SHARE = 0.4;
/** The same for an element that contains the headline. */
const HEADED_SHARE = 0.2;
/** Minimum good text of the rest of the page for a footer, `nav` or comment section with much of it to be boilerplate. */
const MIN_ARTICLE_SCORE = 20;
/** Minimum fraction of good text in a box of sentences. */
const PROSE_SHARE = 0.7;
const MAX_COUNTED_WORDS = 120;
/** Maximum length of a stamp such as "5 มีนาคม 2567 เวลา 09:12 น.", which ends like a sentence. */
const MAX_STAMP_WORDS = 20;
const COOKIES = /\bcookies?\b/gi;
const SENTENCE_END = new RegExp(
  `[${SENTENCE_MARKS}][\\s"'”’»)\\]]*$|[${SPACED_MARKS}]["”’»)]?\\s|[${UNSPACED_MARKS}]`,
  'u',
);

/** Scores text that reads like sentences, which articles contain and menus do not. 0 for everything else. */
function goodTextScore(block: Block): number {
  if (block.kind === 'heading' || block.words < 8) return 0;
  if (block.words < 150 && (block.text.match(COOKIES)?.length ?? 0) >= 2) return 0;
  const linkShare = block.linkWords / block.words;
  if (linkShare > 0.5 || !SENTENCE_END.test(block.text)) return 0;
  if (block.words <= MAX_STAMP_WORDS && /\d/.test(block.text) && isStatementLine(block.text)) return 0;
  return Math.min(block.words, MAX_COUNTED_WORDS) * (1 - linkShare);
}

/** Sums a value over each element's subtree, in time linear in the number of elements with text. */
export function subtreeSums(
  blocks: readonly Block[],
  value: (block: Block) => number,
): Map<PageElement, number> {
  const sums = new Map<PageElement, number>();
  const byDepth: PageElement[][] = [];
  const visit = (element: PageElement, amount: number) => {
    const sum = sums.get(element);
    if (sum === undefined) {
      sums.set(element, amount);
      const level = byDepth[element.depth];
      if (level) level.push(element);
      else byDepth[element.depth] = [element];
    } else sums.set(element, sum + amount);
  };
  for (const block of blocks) visit(block.element, value(block));
  for (let depth = byDepth.length - 1; depth > 0; depth -= 1)
    for (const element of byDepth[depth] ?? [])
      if (element.parent) visit(element.parent, sums.get(element) ?? 0);
  return sums;
}

/** Good text and words by element, summed over subtrees, and the element of the headline. */
interface MarkSources {
  readonly good: ReadonlyMap<PageElement, number>;
  readonly words: ReadonlyMap<PageElement, number>;
  readonly root: PageElement;
  readonly headline: PageElement | null;
}

/**
 * Returns a test for whether an element is inside boilerplate. A name alone is not enough for an element that contains the
 * headline and part of the page's good text, or much of that text. With `ignoresNames`, a word in a class or ID makes an
 * element boilerplate only if it marks a caption.
 */
function boilerplateTest({ good, words, root, headline }: MarkSources, ignoresNames: boolean) {
  const total = good.get(root) ?? 0;
  const headed = new Set<PageElement>();
  for (let node = headline; node; node = node.parent) headed.add(node);
  return insideTest((element) => {
    const mark = boilerplateMark(element);
    if (mark === 'none') return false;
    const score = good.get(element) ?? 0;
    if (mark === 'name') {
      if (ignoresNames && !isCaptionElement(element)) return false;
      const isProse = score > 0 && score >= PROSE_SHARE * (words.get(element) ?? 0);
      if (isProse && !isOtherProse(element, nameOf(element))) return false;
    }
    if (headed.has(element) && score > HEADED_SHARE * total) return false;
    if (score <= WRAPPER_SHARE * total) return true;
    return isNeverArticle(element) && total - score >= MIN_ARTICLE_SCORE;
  });
}

/**
 * Returns the good text near each element: blocks in the element or in a paragraph directly inside it count fully, blocks
 * one level deeper count half, and so on for four levels. Elements marked as the article's text get a bonus.
 */
function nearScores(blocks: readonly Block[], good: readonly number[]): Map<PageElement, number> {
  const scores = new Map<PageElement, number>();
  for (const block of blocks) {
    let score = good[block.index] ?? 0;
    if (score === 0) continue;
    let node = isLeaf(block.element) ? block.element.parent : block.element;
    for (let level = 0; node && level < 4; level += 1, node = node.parent) {
      scores.set(node, (scores.get(node) ?? 0) + score);
      score /= 2;
    }
  }
  for (const [element, score] of scores) {
    if (hasBodyHint(element)) scores.set(element, score * 1.5);
    else if (element.tag === 'article') scores.set(element, score * 1.1);
  }
  return scores;
}
