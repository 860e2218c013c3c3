/** Finds the blocks of the article among all blocks of the page. */
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { hasBodyHint } from './boilerplate.ts';
import { BoilerplateMap, goodTextScore, isLeaf, nearScores, subtreeSums } from './content-score.ts';

export interface Content {
  readonly container: PageElement;
  /** Blocks inside the container that no boilerplate element holds, in document order. */
  readonly blocks: readonly Block[];
  /** Good-text score per block of the page, by index; 0 inside boilerplate. */
  readonly good: readonly number[];
}

/**
 * The climb over ancestors follows Readability's (mozilla/readability), with shares of good text in place of its points.
 * The figures beside each share are those of `npm run bench -- extraction` on the 91 development pages (F1 .984) when that
 * share alone is changed.
 */

/** Text before the headline's block is dropped when this share of the good text comes after it; .6: F1 .980, .2: .984. */
const AFTER_HEADLINE_SHARE = 0.4;
/** A parent is chosen when it adds this share of the good text below it; .02 and .1: F1 .984. */
const GAIN_SHARE = 0.04;
/** `body` holds the boilerplate of the whole page and must add more; .04 and .25: F1 .984. */
const BODY_GAIN_SHARE = 0.5;
/** A box before the chosen element counts from this share on, else it is a teaser or a note; .25 and 1: F1 .984. */
const EARLIER_SIBLING_SHARE = 0.5;
/** Share of an element's words in good text that makes it dense; .4 and .8: F1 .984. */
const DENSE_SHARE = 0.6;
/** Share of linked words from which an element is a list of links; .3: F1 .977, .1: .984. */
const DENSE_LINK_SHARE = 0.15;

/**
 * Starts from the element with the most good text near it and climbs while the parent brings more of the same
 * article. When names alone leave no good text at all, only certain ones count. `headlineAt` is the index of the headline's block, -1 when it is unknown.
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
    good: subtreeSums(blocks, (block) => good[block.index] ?? 0),
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

/** Moves up while the parent adds enough dense text beside the chosen element. */
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
 * The good text of the other dense children of `parent`: `twins` in parts of the series that `below` belongs to,
 * `gain` in the rest. `before` is the good text of the element chosen so far.
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
    else if (!passed || isLeaf(child) || good > EARLIER_SIBLING_SHARE * before) gain += good;
  }
  return { gain, twins };
}

/** Elements above others of the same name and class as the chosen one: parts of one series. */
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

/** Mostly sentences, few links: unlike lists of teasers. */
function isDense(element: PageElement, { good, words, linkWords }: Figures): boolean {
  const all = words.get(element) ?? 0;
  return (
    (good.get(element) ?? 0) >= DENSE_SHARE * all && (linkWords.get(element) ?? 0) < DENSE_LINK_SHARE * all
  );
}

/** Same name and class: parts of one series. */
const isTwin = (a: PageElement, b: PageElement) => a.attribute('class') !== '' && isSameKind(a, b);

const isSameKind = (a: PageElement, b: PageElement) =>
  a.tag === b.tag && a.attribute('class') === b.attribute('class');

/** Whether `element` is `container` or inside it; answers are cached in `known`. */
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
