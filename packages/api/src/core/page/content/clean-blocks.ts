/** From the blocks of the article's container to those that the article consists of. */
import { getDomain } from 'tldts';
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import { otherProbabilities } from '../lines/line-model.ts';
import { loose } from '../metadata/title-parts.ts';
import { isStatementLine } from '../statements/is-statement-line.ts';
import { withoutBoxes } from './boilerplate-boxes.ts';
import { cutTail } from './cut-tail.ts';
import { listingOf, withoutGluedControls } from './line-rules.ts';
import { joinTableRows } from './table-rows.ts';

export interface CleaningSources {
  readonly container: PageElement;
  readonly blocks: readonly Block[];
  /** Good-text score by block index. */
  readonly good: readonly number[];
  /** All forms of the headline. */
  readonly titles: readonly string[];
  /** Address of the page. */
  readonly url: string;
}

/**
 * Drops, in this order: what `candidateLines` leaves out, lines that are not text by the model of lines or by their wording, lines that only link to other pages of the site, repeated paragraphs, fragments at both ends.
 */
export function cleanBlocks(sources: CleaningSources): Block[] {
  const { good, url } = sources;
  const score = (block: Block) => good[block.index] ?? 0;
  const links = new LinkLines(url);
  const lines = candidateLines(sources);
  const isOther = otherLines(lines, score);
  const kept: Block[] = [];
  for (const [at, line] of lines.entries()) {
    if (isOther(line, at)) {
      links.afterLabel = true;
      continue;
    }
    if (links.drops(line)) continue;
    kept.push(line);
  }
  return trimEnds(withoutStatements(withoutRepeats(kept), score), score);
}

/** The lines that the article may consist of: without boxes, a closing list of other stories, and repeats of the headline. */
export function candidateLines({ container, blocks, good, titles, url }: CleaningSources): Block[] {
  const titleKeys = new Set(titles.map(loose).filter((key) => key.length > 0));
  const score = (block: Block) => good[block.index] ?? 0;
  return joinTableRows(cutTail(withoutBoxes(blocks, container, url), score, url))
    .map((block) => {
      const text = withoutGluedControls(block.text);
      return text === block.text ? block : { ...block, text };
    })
    .filter(({ text }) => !titleKeys.has(loose(text)));
}

/** A line without a sentence goes from this probability on: losing text costs more than a line too many. */
const MIN_OTHER = 0.86;
/** The same for a listed label. */
const MIN_LISTED_OTHER = 0.5;

/**
 * Tells lines that are not text. A line that is listed by its beginning or its wording is not. The model decides on the others without a
 * sentence; a listed label is only one of its features. Where no line is a sentence (poems, captions, scripts without periods), the look
 * of the text is unknown, and the lists decide alone.
 */
function otherLines(lines: readonly Block[], score: (block: Block) => number) {
  const others = lines.some((line) => score(line) > 0) ? otherProbabilities(lines) : null;
  return (line: Block, at: number): boolean => {
    const listing = listingOf(line);
    if (others === null || score(line) > 0) return listing !== null;
    if (listing === 'beginning' || listing === 'wording') return true;
    return (others[at] ?? 0) >= (listing === 'label' ? MIN_LISTED_OTHER : MIN_OTHER);
  };
}

/** Recognizes lines that only lead to other pages. */
class LinkLines {
  /** Whether a label such as "Related" is directly above. */
  afterLabel = false;
  readonly #domain: string | null;

  constructor(url: string) {
    this.#domain = getDomain(url);
  }

  drops(block: Block): boolean {
    const isLinks = block.linkWords > 0 && block.linkWords >= 0.8 * block.words;
    if (!isLinks) {
      this.afterLabel = false;
      return false;
    }
    if (this.afterLabel) return true;
    if (block.kind === 'heading') return false;
    if (block.kind === 'table-row' && !block.text.includes('\n')) return false;
    if (/[.!?。！？][”"'’)]?$/.test(block.text) || /^(?:https?:|www\.|\[)/.test(block.text)) return false;
    return this.#isSameSite(block.firstLink ?? '');
  }

  #isSameSite(address: string): boolean {
    if (!/^(?:https?:)?\/\//i.test(address)) return true;
    return this.#domain === null || getDomain(address) === this.#domain;
  }
}

/**
 * Long text that occurs twice in different elements, such as a pull quote and its paragraph: the first stays. The same
 * paragraph twice in the same place is the author's own.
 */
function withoutRepeats(blocks: readonly Block[]): Block[] {
  const seen = new Map<string, Block>();
  return blocks.filter((block) => {
    if (block.words < 8) return true;
    const key = loose(block.text);
    const first = seen.get(key);
    if (first) return isSamePlace(first.element, block.element);
    seen.set(key, block);
    return true;
  });
}

const isSamePlace = (a: PageElement, b: PageElement) =>
  a !== b && a.parent === b.parent && a.tag === b.tag && a.attribute('class') === b.attribute('class');

/** Drops datelines and bylines above the first and below the last paragraph. Between them, a date is part of the text. */
function withoutStatements(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const first = blocks.findIndex((block) => score(block) > 0);
  const last = blocks.findLastIndex((block) => score(block) > 0);
  return blocks.filter(
    (block, at) => (at >= first && at <= last) || block.kind === 'heading' || !isStatementLine(block.text),
  );
}

const SHORT_FRAGMENT_WORDS = 5;
const SHORT_CELL_WORDS = 7;
/** More closing quotes and brackets than any sentence ends with. */
const CLOSING_CHARACTERS = 20;
/** What follows the last good line goes when more than this share of its words is links. */
const LINKED_END_SHARE = 0.4;

/** Fragments before the first and headings after the last line that reads as text. */
function trimEnds(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const isText = (block: Block) =>
    score(block) > 0 ||
    block.words > (isLoneCell(block) ? SHORT_CELL_WORDS : SHORT_FRAGMENT_WORDS) ||
    /[.!?…。！？:”"][)”"'’]*$/.test(block.text.slice(-CLOSING_CHARACTERS));
  let from = 0;
  let to = blocks.length;
  const at = (index: number) => blocks[index];
  for (let block = at(from); block && isFragment(block) && !isText(block); block = at(from)) from += 1;
  for (let block = at(to - 1); block && to > from && block.kind === 'heading'; block = at(to - 1)) to -= 1;
  let last = to - 1;
  for (let block = at(last); block && last > from && score(block) === 0; block = at(last)) last -= 1;
  const end = blocks.slice(last + 1, to);
  const words = end.reduce((sum, block) => sum + block.words, 0);
  const linkWords = end.reduce((sum, block) => sum + block.linkWords, 0);
  return blocks.slice(from, linkWords > LINKED_END_SHARE * words ? last + 1 : to);
}

/** A cell of a table that only lays the page out; cells of data are joined to rows. */
const isLoneCell = (block: Block) => block.kind === 'table-row' && !block.text.includes(' | ');

const isFragment = (block: Block) =>
  block.kind === 'heading' || block.kind === 'paragraph' || isLoneCell(block);
