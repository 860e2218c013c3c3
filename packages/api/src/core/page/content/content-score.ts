/** Scores blocks and elements to choose the article's container. */
import { SENTENCE_MARKS, SPACED_MARKS, UNSPACED_MARKS } from '../../text/sentence-marks.ts';
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { isStatementLine } from '../statements/is-statement-line.ts';
import { boilerplateMark, hasBodyHint, isLeaf, isNeverArticle, nameOf } from './boilerplate.ts';
import { isOtherProse } from './other-prose.ts';
import { isCaptionElement } from './table-rows.ts';

/** An element with a boilerplate name that contains more than this fraction of the page's good text is usually kept. */
const WRAPPER_SHARE = 0.4;
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
export function goodTextScore(block: Block): number {
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

/** Determines whether an element is inside boilerplate. Each element is examined once. */
export class BoilerplateMap {
  readonly #known = new Map<PageElement, boolean>();
  readonly #good: ReadonlyMap<PageElement, number>;
  readonly #words: ReadonlyMap<PageElement, number>;
  readonly #total: number;
  readonly #ignoresNames: boolean;
  readonly #headed = new Set<PageElement>();

  /**
   * `good` and `words` are sums over subtrees, and `headline` is the element of the headline. With `ignoresNames`, a word in a
   * class or ID makes an element boilerplate only if it marks a caption.
   */
  constructor(
    good: ReadonlyMap<PageElement, number>,
    words: ReadonlyMap<PageElement, number>,
    root: PageElement,
    headline: PageElement | null,
    ignoresNames = false,
  ) {
    this.#ignoresNames = ignoresNames;
    this.#good = good;
    this.#words = words;
    this.#total = good.get(root) ?? 0;
    for (let at = headline; at; at = at.parent) this.#headed.add(at);
  }

  has(element: PageElement): boolean {
    const path: PageElement[] = [];
    let at: PageElement | null = element;
    let inside = false;
    for (; at; at = at.parent) {
      const known = this.#known.get(at);
      if (known !== undefined) {
        inside = known;
        break;
      }
      path.push(at);
    }
    for (const each of path.reverse()) {
      inside = inside || this.#isOuterBoilerplate(each);
      this.#known.set(each, inside);
    }
    return inside;
  }

  /** Whether an element consists of sentences that are not of another kind. */
  #isArticleLike(element: PageElement, good: number): boolean {
    if (good === 0 || good < PROSE_SHARE * (this.#words.get(element) ?? 0)) return false;
    return !isOtherProse(element, nameOf(element));
  }

  /**
   * Whether the element itself is boilerplate. A name alone is not enough for an element that contains the headline and
   * part of the page's good text, or much of that text.
   */
  #isOuterBoilerplate(element: PageElement): boolean {
    const good = this.#good.get(element) ?? 0;
    const mark = boilerplateMark(element);
    if (mark === 'none') return false;
    const mayBeArticle = this.#ignoresNames && !isCaptionElement(element);
    if (mark === 'name' && (mayBeArticle || this.#isArticleLike(element, good))) return false;
    if (this.#headed.has(element) && good > 0.2 * this.#total) return false;
    if (good <= WRAPPER_SHARE * this.#total) return true;
    return isNeverArticle(element) && this.#total - good >= MIN_ARTICLE_SCORE;
  }
}

/**
 * Returns the good text near each element: blocks in the element or in a paragraph directly inside it count fully, blocks
 * one level deeper count half, and so on for four levels. Elements marked as the article's text get a bonus.
 */
export function nearScores(blocks: readonly Block[], good: readonly number[]): Map<PageElement, number> {
  const scores = new Map<PageElement, number>();
  for (const block of blocks) {
    let score = good[block.index] ?? 0;
    if (score === 0) continue;
    let at = isLeaf(block.element) ? block.element.parent : block.element;
    for (let level = 0; at && level < 4; level += 1, at = at.parent) {
      scores.set(at, (scores.get(at) ?? 0) + score);
      score /= 2;
    }
  }
  for (const [element, score] of scores) {
    if (hasBodyHint(element)) scores.set(element, score * 1.5);
    else if (element.tag === 'article') scores.set(element, score * 1.1);
  }
  return scores;
}
