import { itemAt } from '@earshot/schema/item-at';
import { SENTENCE_MARKS, SPACED_MARKS, UNSPACED_MARKS } from '../../text/sentence-boundary.ts';
import type { Block } from '../html/blocks.ts';
import { insideTest, type PageElement } from '../html/page-element.ts';
import { isCaptionElement } from '../html/scan-page.ts';
import { isStatementLine } from '../metadata/bylines.ts';
import { speaksForSite } from '../refusal/phrases.ts';
import { boilerplateMark, hasBodyHint, isLeaf, isNeverArticle, isOtherProse, nameOf } from './boilerplate.ts';

/** Climbs like Readability, by shares of good text. Figures: F1 on 91 development pages if one share changes (.984). */

/** Text up to the headline is removed if at least this share of the good text is below it. .6: F1 .980, .2: .984. */
const AFTER_HEADLINE_SHARE = 0.4;
/** Good text that a parent must add, relative to the chosen element. .02 and .1: F1 .984. */
const GAIN_SHARE = 0.04;
/** `body` contains the boilerplate of the whole page and must add more. .04 and .25: F1 .984. */
const BODY_GAIN_SHARE = 0.5;
/** A box below the chosen element with less is a teaser or a note. .25 and 1: F1 .984. */
const LATER_SIBLING_SHARE = 0.5;
/** Share of good text. .4 and .8: F1 .984. */
const DENSE_SHARE = 0.6;
/** Share of linked words in a list of links. .3: F1 .977, .1: .984. */
const DENSE_LINK_SHARE = 0.15;

/** If boilerplate names exclude all good text, they do not count. `headlineAt` is -1 if the headline is unknown. */
export function chooseContent(root: PageElement, blocks: readonly Block[], headlineAt: number) {
  const scores = blocks.map(goodTextScore);
  const scoreOf = (block: Block) => itemAt(scores, block.index);
  const sums = subtreeSums(blocks, scoreOf);
  const headline = blocks[headlineAt]?.element ?? null;
  const sources = { sums, root, headline };
  let isBoilerplate = boilerplateTest(sources, false);
  if (blocks.every((block) => scoreOf(block) === 0 || isBoilerplate(block.element)))
    isBoilerplate = boilerplateTest(sources, true);
  const good = blocks.map((block) => (isBoilerplate(block.element) ? 0 : scoreOf(block)));
  const total = good.reduce((sum, score) => sum + score, 0);
  const after = good.slice(headlineAt + 1).reduce((sum, score) => sum + score, 0);
  const from = headlineAt >= 0 && after >= AFTER_HEADLINE_SHARE * total && after > 0 ? headlineAt + 1 : 0;
  good.fill(0, 0, from);
  const clean = blocks.filter(({ element }) => !isBoilerplate(element));
  const figures = subtreeSums(clean, (block) => itemAt(good, block.index));
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
    /** Good text by index of the block. 0 inside boilerplate and up to the headline. */
    good,
    blocks: clean.filter((block) => block.index >= from && (isInside(block.element) || isLead(block))),
  };
}

type Figures = ReadonlyMap<PageElement, Sums>;

const goodIn = (figures: Figures, element: PageElement): number => figures.get(element)?.good ?? 0;

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

function climb(from: PageElement, figures: Figures): PageElement {
  let chosen = from;
  let below = from;
  for (let node = from.parent; node && node.tag !== 'html'; below = node, node = node.parent) {
    const before = goodIn(figures, chosen);
    const { gain, twins } = goodTextBeside(node, below, before, figures);
    const counted = gain < before && hasBodyHint(chosen) ? 0 : gain;
    if (counted + twins >= (node.tag === 'body' ? BODY_GAIN_SHARE : GAIN_SHARE) * before) chosen = node;
  }
  return chosen;
}

/** `twins` is the good text in children of the same kind as `below`, `gain` that in other dense children. */
function goodTextBeside(
  parent: PageElement,
  below: PageElement,
  before: number,
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
    const good = goodIn(figures, child);
    if (good === 0 || !isDense(child, figures)) continue;
    if (isTwin(child, below)) twins += good;
    else if (!passed || isLeaf(child) || good > LATER_SIBLING_SHARE * before) gain += good;
  }
  return { gain, twins };
}

/** A stamp or a kicker above the text has fewer words. */
const MIN_LEAD_WORDS = 12;
const LEAD_SHARE = 0.5;

function leadsOf(container: PageElement, figures: Figures): Set<PageElement> {
  const leads = new Set<PageElement>();
  const most = LEAD_SHARE * goodIn(figures, container);
  for (let below = container; below.parent; below = below.parent)
    for (const child of below.parent.children) {
      if (child === below) break;
      if (typeof child === 'string') continue;
      const good = goodIn(figures, child);
      if (good > 0 && good <= most && isDense(child, figures)) leads.add(child);
    }
  return leads;
}

function isDense(element: PageElement, figures: Figures): boolean {
  const { good, words, linkWords } = figures.get(element) ?? NO_TEXT;
  return good >= DENSE_SHARE * words && linkWords < DENSE_LINK_SHARE * words;
}

const isTwin = (a: PageElement, b: PageElement) =>
  a.attribute('class') !== '' && a.tag === b.tag && a.attribute('class') === b.attribute('class');

/** An element with a boilerplate name that contains more than this fraction of the page's good text is usually kept. */
const WRAPPER_SHARE = 0.4;
/** The same for an element that contains the headline. */
const HEADED_SHARE = 0.2;
/** Minimum good text of the rest of the page for a footer, `nav` or comment section with much of it to be boilerplate. */
const MIN_ARTICLE_SCORE = 20;
const PROSE_SHARE = 0.7;
const MAX_COUNTED_WORDS = 120;
/** Maximum length of a stamp such as "5 มีนาคม 2567 เวลา 09:12 น.", which ends like a sentence. */
const MAX_STAMP_WORDS = 20;
const COOKIES = /\bcookies?\b/gi;
const SENTENCE_END = new RegExp(
  `[${SENTENCE_MARKS}][\\s"'”’»)\\]]*$|[${SPACED_MARKS}]["”’»)]?\\s|[${UNSPACED_MARKS}]`,
  'u',
);

function goodTextScore(block: Block): number {
  if (block.kind === 'heading' || block.words < 8) return 0;
  if (block.words < 150 && (block.text.match(COOKIES)?.length ?? 0) >= 2) return 0;
  const linkShare = block.linkWords / block.words;
  if (linkShare > 0.5 || !SENTENCE_END.test(block.text)) return 0;
  if (block.words <= MAX_STAMP_WORDS && /\d/.test(block.text) && isStatementLine(block.text)) return 0;
  return Math.min(block.words, MAX_COUNTED_WORDS) * (1 - linkShare);
}

export interface Sums {
  good: number;
  words: number;
  linkWords: number;
}
export const NO_TEXT: Readonly<Sums> = { good: 0, words: 0, linkWords: 0 };

export function subtreeSums(
  blocks: readonly Block[],
  score: (block: Block) => number,
): ReadonlyMap<PageElement, Sums> {
  const sums = new Map<PageElement, Sums>();
  const byDepth: PageElement[][] = [];
  const visit = (element: PageElement, good: number, words: number, linkWords: number) => {
    const sum = sums.get(element);
    if (sum) {
      sum.good += good;
      sum.words += words;
      sum.linkWords += linkWords;
      return;
    }
    sums.set(element, { good, words, linkWords });
    const level = byDepth[element.depth];
    if (level) level.push(element);
    else byDepth[element.depth] = [element];
  };
  for (const block of blocks) visit(block.element, score(block), block.words, block.linkWords);
  for (let depth = byDepth.length - 1; depth > 0; depth -= 1)
    for (const element of byDepth[depth] ?? []) {
      const { good, words, linkWords } = sums.get(element) ?? NO_TEXT;
      if (element.parent) visit(element.parent, good, words, linkWords);
    }
  return sums;
}

interface MarkSources {
  readonly sums: Figures;
  readonly root: PageElement;
  readonly headline: PageElement | null;
}

/** A name is not enough for an element with the headline and part of the good text, or with much of that text. */
function boilerplateTest({ sums, root, headline }: MarkSources, ignoresNames: boolean) {
  const total = goodIn(sums, root);
  const headed = new Set<PageElement>();
  for (let node = headline; node; node = node.parent) headed.add(node);
  return insideTest((element) => {
    const mark = boilerplateMark(element);
    if (mark === 'none') return false;
    const { good: score, words } = sums.get(element) ?? NO_TEXT;
    if (mark === 'name') {
      if (ignoresNames && !isCaptionElement(element)) return false;
      const isProse = score > 0 && score >= PROSE_SHARE * words;
      if (isProse && !isOtherProse(element, nameOf(element))) return false;
    }
    if (headed.has(element) && score > HEADED_SHARE * total) return false;
    if (score <= WRAPPER_SHARE * total) return true;
    return isNeverArticle(element) && total - score >= MIN_ARTICLE_SCORE;
  });
}

/** Counts a block fully in its element or the one around its paragraph, and half as much for each level above. */
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
