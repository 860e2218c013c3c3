/** Finds the blocks of the article among all blocks of the page. */
import { at } from '@earshot/schema/at';
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { hasBodyHint, isLeaf } from './boilerplate.ts';
import { BoilerplateMap, goodTextScore, nearScores, subtreeSums } from './content-score.ts';

export interface Content {
  readonly container: PageElement;
  /**
   * Blocks inside the container, in document order, without boilerplate and without the text removed from the start of the
   * page up to the headline.
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
  const all = subtreeSums(blocks, goodTextScore);
  const headline = blocks[headlineAt]?.element ?? null;
  const words = subtreeSums(blocks, (block) => block.words);
  let boilerplate = new BoilerplateMap(all, words, root, headline);
  if (blocks.every((block) => goodTextScore(block) === 0 || boilerplate.has(block.element)))
    boilerplate = new BoilerplateMap(all, words, root, headline, true);
  const good = blocks.map((block) => (boilerplate.has(block.element) ? 0 : goodTextScore(block)));
  const total = good.reduce((sum, score) => sum + score, 0);
  const after = good.slice(headlineAt + 1).reduce((sum, score) => sum + score, 0);
  const from = headlineAt >= 0 && after >= AFTER_HEADLINE_SHARE * total && after > 0 ? headlineAt + 1 : 0;
  good.fill(0, 0, from);
  const figures = () => ({
    good: subtreeSums(blocks, (block) => at(good, block.index)),
    words: subtreeSums(blocks, (block) => (boilerplate.has(block.element) ? 0 : block.words)),
    linkWords: subtreeSums(blocks, (block) => (boilerplate.has(block.element) ? 0 : block.linkWords)),
  });
  const lowest = start(root, nearScores(blocks, good));
  const container = lowest === root ? root : climb(lowest, figures());
  const inside = new Map<PageElement, boolean>();
  return {
    container,
    good,
    blocks: blocks.filter(
      (block) =>
        block.index >= from && isInside(block.element, container, inside) && !boilerplate.has(block.element),
    ),
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
  for (let at = from.parent; at && at.tag !== 'html'; below = at, at = at.parent) {
    const before = figures.good.get(chosen) ?? 0;
    const { gain, twins } = goodTextBeside(at, below, before, series, figures);
    const counted = gain < before && hasBodyHint(chosen) ? 0 : gain;
    if (counted + twins >= (at.tag === 'body' ? BODY_GAIN_SHARE : GAIN_SHARE) * before) chosen = at;
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
    for (let at: PageElement | null = element; at && !ancestors.has(at); at = at.parent) ancestors.add(at);
  }
  return ancestors;
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

/** Whether `element` is `container` or inside it. Results are cached in `known`. */
function isInside(element: PageElement, container: PageElement, known: Map<PageElement, boolean>): boolean {
  const path: PageElement[] = [];
  let inside = false;
  for (let at: PageElement | null = element; at; at = at.parent) {
    const answer = at === container ? true : known.get(at);
    if (answer !== undefined) {
      inside = answer;
      break;
    }
    path.push(at);
  }
  for (const each of path) known.set(each, inside);
  return inside;
}
