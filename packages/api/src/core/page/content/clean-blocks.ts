/** Reduces the blocks of the article's container to those of the article. */
import { getDomain } from 'tldts';
import type { Block } from '../html/blocks.ts';
import type { PageElement } from '../html/page-element.ts';
import {
  hasPhrase,
  isLabel,
  isLabelLine,
  type PhrasedLine,
  withoutClosingLabel,
  withPhrases,
} from '../lines/line-classes.ts';
import { otherProbabilities } from '../lines/line-features.ts';
import { loose } from '../metadata/title-parts.ts';
import { isStatementLine } from '../statements/byline.ts';
import { withoutBoxes } from './boilerplate-boxes.ts';
import { cutTail, cutWall } from './cut-end.ts';
import { joinTableRows } from './table-rows.ts';

export interface CleaningSources {
  readonly container: PageElement;
  readonly blocks: readonly Block[];
  /** Good-text score by block index. */
  readonly good: readonly number[];
  /** All forms of the headline. */
  readonly titles: readonly string[];
  readonly url: string;
}

/**
 * Removes, in this order: what `candidateLines` excludes, lines that are not text according to the line model along with
 * lines that only link to other pages of the site, and datelines and bylines at both ends.
 */
export function cleanBlocks(sources: CleaningSources): Block[] {
  const { good, url } = sources;
  const score = (block: Block) => good[block.index] ?? 0;
  const links = new LinkLines(url);
  const lines = withPhrases(candidateLines(sources));
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
  return withoutLinkedEnd(withoutStatements(kept, score), score);
}

/**
 * Returns the lines that may belong to the article: those outside boxes and before the end of the article, without
 * repetitions of the headline. Joins the cells of table rows and removes labels inside blocks.
 */
export function candidateLines({ container, blocks, good, titles, url }: CleaningSources): Block[] {
  const titleKeys = new Set(titles.map(loose).filter((key) => key.length > 0));
  const mostCharacters = 2 * Math.max(0, ...titles.map(({ length }) => length));
  const score = (block: Block) => good[block.index] ?? 0;
  return joinTableRows(cutWall(cutTail(withoutBoxes(blocks, container, url), score, url), score))
    .map((block) => {
      const text = withoutLabels(block.text);
      return text === block.text ? block : { ...block, text };
    })
    .filter(({ text }) => text.length > mostCharacters || !titleKeys.has(loose(text)));
}

/** Removes labels from a paragraph: whole lines of it ("Photo: Ada Fenwick") and the end of a line ("Read more"). */
function withoutLabels(text: string): string {
  if (!text.includes('\n')) return withoutClosingLabel(text);
  const kept = text.split('\n').filter((line) => !isLabelLine(line));
  return kept.length === 0 ? text : kept.map(withoutClosingLabel).join('\n');
}

/**
 * Minimum probability for removing a line that is not a sentence. It is high because losing text is worse than keeping an
 * extra line.
 */
const MIN_OTHER = 0.86;
/** The same for lines and sentences with a phrase typical of calls to action, credits and similar text. */
const MIN_OTHER_PHRASE = 0.55;
/** The same for lines that are only a label. */
const MIN_OTHER_LABEL = 0.5;

/**
 * Returns a test for lines that are not text according to the line model. Sentences without a phrase always stay. If no
 * line is a sentence (poems, captions, scripts without periods), the model has no example of the text, and only labels are
 * removed.
 */
function otherLines(lines: readonly PhrasedLine[], score: (block: Block) => number) {
  const others = lines.some((line) => score(line) > 0) ? otherProbabilities(lines) : null;
  const minOf = (line: PhrasedLine) => {
    const isSentence = score(line) > 0;
    if (!isSentence && isLabel(line.first)) return MIN_OTHER_LABEL;
    if (hasPhrase(line)) return MIN_OTHER_PHRASE;
    return isSentence ? 1 : MIN_OTHER;
  };
  const isOther = (line: PhrasedLine, at: number): boolean =>
    others === null ? isLabel(line.first) : (others[at] ?? 0) > minOf(line);
  // If the model rejects every sentence, the sentences are the page's text and are kept.
  const hasText = lines.some((line, at) => score(line) > 0 && !isOther(line, at));
  return (line: PhrasedLine, at: number): boolean => (hasText || score(line) === 0) && isOther(line, at);
}

/** Recognizes lines that consist mostly of links to other pages of the site, and lists of links below a removed label. */
class LinkLines {
  /** Set after a removed line, such as the label "Related", until a line that is not a link. */
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

/** A paragraph above the text with a number, at most this many words and no mark at its end: "5 min read". */
const MAX_NOTE_WORDS = 5;

const isNote = ({ kind, words, text }: Block): boolean =>
  kind === 'paragraph' && words <= MAX_NOTE_WORDS && /\d/.test(text) && !/[.!?…。！？:”"]\W*$/.test(text);

/** Removes datelines and bylines above the first and below the last paragraph. Between them, a date is part of the text. */
function withoutStatements(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const first = blocks.findIndex((block) => score(block) > 0);
  const last = blocks.findLastIndex((block) => score(block) > 0);
  return blocks.filter(
    (block, at) =>
      (at >= first && at <= last) ||
      block.kind === 'heading' ||
      !(isStatementLine(block.text) || (at < first && isNote(block))),
  );
}

/** Blocks after the last sentence are removed if more than this share of their words is linked. */
const LINKED_END_SHARE = 0.4;

/** Removes headings at the end, and the blocks after the last sentence if many of their words are linked. */
function withoutLinkedEnd(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const end = blocks.findLastIndex(({ kind }) => kind !== 'heading') + 1;
  const last = blocks.findLastIndex((block) => score(block) > 0) + 1;
  const rest = blocks.slice(last, end);
  const words = rest.reduce((sum, block) => sum + block.words, 0);
  const linkWords = rest.reduce((sum, block) => sum + block.linkWords, 0);
  return blocks.slice(0, last > 0 && linkWords > LINKED_END_SHARE * words ? last : end);
}
