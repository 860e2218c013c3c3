import { getDomain } from 'tldts';
import { remembering } from '../../lazily.ts';
import { type Block, countWords, sumOf } from '../html/blocks.ts';
import { closest, type PageElement } from '../html/page-element.ts';
import { plainText } from '../html/parse-html.ts';
import {
  hasPhrase,
  isClosingLine,
  isLabel,
  isLabelLine,
  otherProbabilities,
  type PhrasedLine,
  phraseAtStart,
  withPhrases,
} from '../lines/article-lines.ts';
import { isStatementLine } from '../metadata/bylines.ts';
import { isObject, type LinkedNode, loose } from '../metadata/stated-values.ts';
import { addressesReader, PHRASES, phraseText } from '../refusal/phrases.ts';
import { leadsToSite, listEntries, withoutBoxes } from './teasers.ts';

export interface CleaningSources {
  readonly container: PageElement;
  readonly blocks: readonly Block[];
  readonly good: readonly number[];
  readonly titles: readonly string[];
  readonly url: string;
}

/** Keeps what `candidateLines` and the line model accept, without datelines and bylines at both ends. */
export function cleanBlocks(sources: CleaningSources): Block[] {
  const { good, url } = sources;
  const score = (block: Block) => good[block.index] ?? 0;
  const domain = getDomain(url);
  const lines = withPhrases(candidateLines(sources));
  const isOther = otherLines(lines, score);
  const cleaned: Block[] = [];
  /** Set after a removed line, such as the label "Related", until a line that is not a link. */
  let isAfterLabel = false;
  for (const [i, line] of lines.entries()) {
    const isLinks = line.linkWords > 0 && line.linkWords >= 0.8 * line.words;
    const isRemoved = isOther(line, i);
    isAfterLabel = isRemoved || (isAfterLabel && isLinks);
    if (isRemoved || (isLinks && (isAfterLabel || isLinkLine(line, domain)))) continue;
    cleaned.push(line);
  }
  return withoutLinkedEnd(withoutStatements(cleaned, score), score);
}

export function candidateLines({ container, blocks, good, titles, url }: CleaningSources): Block[] {
  const titleKeys = new Set(titles.map(loose).filter((key) => key.length > 0));
  const mostCharacters = 2 * Math.max(0, ...titles.map(({ length }) => length));
  const score = (block: Block) => good[block.index] ?? 0;
  return joinTableRows(cutWall(cutTail(withoutBoxes(blocks, container, url, score), score, url), score))
    .map((block) => {
      const text = withoutLabels(block.text);
      return text === block.text ? block : { ...block, text };
    })
    .filter(({ text }) => text.length > mostCharacters || !titleKeys.has(loose(text)));
}

function withoutLabels(text: string): string {
  if (!text.includes('\n')) return withoutClosingLabel(text);
  const prose = text.split('\n').filter((line) => !isLabelLine(line));
  return prose.length === 0 ? text : prose.map(withoutClosingLabel).join('\n');
}

const AFTER_LAST_SENTENCE = /([.!?。！？…]["”’»)]?)\s*\[?([^.!?。！？…\n]{3,30})$/u;

/** "Every boat needs a crew.Click to tweet" */
function withoutClosingLabel(line: string): string {
  return line.replace(AFTER_LAST_SENTENCE, (whole, mark: string, rest: string) => {
    const phrase = phraseAtStart(rest);
    const isControl = phrase?.class === 'tools' || phrase?.class === 'other stories';
    return isControl && phrase?.form === 'alone' ? mark : whole;
  });
}

/** High, because losing text is worse than keeping an extra line. */
const MIN_OTHER = 0.86;
/** The same for lines and sentences with a phrase typical of calls to action, credits and similar text. */
const MIN_OTHER_PHRASE = 0.55;
const MIN_OTHER_LABEL = 0.5;

/** Sentences without a phrase always stay. Without any sentence, the model has no example of the text. */
function otherLines(lines: readonly PhrasedLine[], score: (block: Block) => number) {
  const others = lines.some((line) => score(line) > 0) ? otherProbabilities(lines) : null;
  const minOf = (line: PhrasedLine) => {
    const isSentence = score(line) > 0;
    if (!isSentence && isLabel(line.first)) return MIN_OTHER_LABEL;
    if (hasPhrase(line)) return MIN_OTHER_PHRASE;
    return isSentence ? 1 : MIN_OTHER;
  };
  const isOther = (line: PhrasedLine, i: number): boolean =>
    others === null ? isLabel(line.first) : (others[i] ?? 0) > minOf(line);
  // If the model rejects every sentence, the sentences are the page's text and are kept.
  const hasText = lines.some((line, index) => score(line) > 0 && !isOther(line, index));
  return (line: PhrasedLine, i: number): boolean => (hasText || score(line) === 0) && isOther(line, i);
}

/** Whether a line is only a link to another page of the site. */
function isLinkLine({ kind, text, firstLink }: Block, domain: string | null): boolean {
  if (kind === 'heading' || (kind === 'table-row' && !text.includes('\n'))) return false;
  if (/[.!?。！？][”"'’)]?$/.test(text) || /^(?:https?:|www\.|\[)/.test(text)) return false;
  return leadsToSite(firstLink ?? '', domain);
}

/** A paragraph above the text with a number, at most this many words and no mark at its end: "5 min read". */
const MAX_NOTE_WORDS = 5;

const isNote = ({ kind, words, text }: Block): boolean =>
  kind === 'paragraph' && words <= MAX_NOTE_WORDS && /\d/.test(text) && !/[.!?…。！？:”"]\W*$/.test(text);

/** Removes lines of dates and labels. Between the first and last paragraph, a date is part of the text. */
function withoutStatements(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const first = blocks.findIndex((block) => score(block) > 0);
  const last = blocks.findLastIndex((block) => score(block) > 0);
  return blocks.filter(
    (block, i) =>
      (i >= first && i <= last) ||
      block.kind === 'heading' ||
      !(isStatementLine(block.text) || (i < first && isNote(block))),
  );
}

/** Blocks after the last sentence or quote are removed if more than this share of their words is linked. */
const LINKED_END_SHARE = 0.4;

function withoutLinkedEnd(blocks: readonly Block[], score: (block: Block) => number): Block[] {
  const end = blocks.findLastIndex(({ kind }) => kind !== 'heading') + 1;
  const last = blocks.findLastIndex((block) => block.kind === 'quote' || score(block) > 0) + 1;
  const rest = blocks.slice(last, end);
  const words = sumOf(rest, (block) => block.words);
  const linkWords = sumOf(rest, (block) => block.linkWords);
  return blocks.slice(0, last > 0 && linkWords > LINKED_END_SHARE * words ? last : end);
}

/** Text below a closing heading is removed if it is at most this share of all good text, or a list of stories. */
const TAIL_SHARE = 0.15;
const MIN_STORIES = 2;
/** If any story in a list has text below its headline, at least this fraction of the stories must have some. */
const MIN_TEXT_SHARE = 0.75;
/** Maximum fraction of a story list's good text that belongs to none of its stories. */
const MAX_OTHER_SHARE = 0.2;
const MAX_HEADINGS = 12;
const MAX_HEADING_CHARACTERS = 60;

type Score = (block: Block) => number;

function cutTail(blocks: readonly Block[], score: Score, url: string): readonly Block[] {
  const total = sumOf(blocks, score);
  const headings = blocks.flatMap((block, i) => (i > 0 && isClosing(block) ? [i] : []));
  const end = headings.slice(0, MAX_HEADINGS).find((i) => {
    const below = blocks.slice(i + 1);
    return sumOf(below, score) <= TAIL_SHARE * total || isStoryList(below, score, url);
  });
  return blocks.slice(0, end);
}

function isClosing({ kind, text }: Block): boolean {
  const [line = ''] = text.split('\n');
  return (
    line.length <= MAX_HEADING_CHARACTERS && isClosingLine(line) && (kind === 'heading' || isLabelLine(line))
  );
}

function isStoryList(blocks: readonly Block[], score: Score, url: string): boolean {
  const { count, withText, blocks: listed } = listEntries(blocks, url);
  if (count < MIN_STORIES || (withText > 0 && withText < MIN_TEXT_SHARE * count)) return false;
  const others = blocks.filter(({ index }) => !listed.has(index));
  return sumOf(others, score) <= MAX_OTHER_SHARE * sumOf(blocks, score);
}

const AMOUNT = String.raw`(?:[$€£¥]|\b(?:EUR|USD|GBP|CHF|kr|zł))\s?\d[\d.,]*|\d\s?(?:[€£¥]|(?:EUR|USD|GBP|CHF|kr|zł|euros?)(?!\p{L}))`;
const PERIOD = String.raw`(?<!\p{L})(?:days?|weeks?|months?|monthly|years?|annual(?:ly)?|tage?|wochen?|monate?n?|monatlich|jahr(?:e|lich)?|jours?|semaines?|mois|ans?|años?|días?|semanas?|mes(?:es|i|e)?|giorni|settimane?|ann[oi]|dia|mês|ano|dag(?:en)?|weken|maand(?:en)?|jaar)(?!\p{L})`;
/** A price for a period: "€1 for the first month". */
const PRICE = new RegExp(`(?:${AMOUNT})[^.!?]{0,60}${PERIOD}|${PERIOD}[^.!?]{0,40}(?:${AMOUNT})`, 'iu');
export const hasOfferPrice = (text: string): boolean => PRICE.test(text);

/** Longer lines are paragraphs of a story. */
const MAX_WALL_WORDS = 45;
const MIN_OFFERS = 2;
/** A hard paywall shows only the first paragraphs. Prices below a longer text belong to it. */
const MAX_SHOWN_WORDS = 200;
/** Maximum good text below a wall that is not an offer. With more, the article goes on. */
const MAX_STORY_SCORE = 24;
const MAX_LABEL_WORDS = 6;

function cutWall(blocks: readonly Block[], score: Score): readonly Block[] {
  const isOffer = remembering((block: Block) => hasOfferPrice(block.text) || isRequest(block.text));
  let wordsAbove = 0;
  let hasText = false;
  for (const [i, block] of blocks.entries()) {
    const mayBeWall = hasText && block.words <= MAX_WALL_WORDS;
    const isWall = mayBeWall && (wordsAbove <= MAX_SHOWN_WORDS ? isOffer(block) : isRequest(block.text));
    if (isWall && endsAt(blocks.slice(i), isOffer, score))
      return blocks.slice(0, startOfLabels(blocks, i, score));
    wordsAbove += block.words;
    hasText ||= score(block) > 0;
  }
  return blocks;
}

const isRequest = (text: string) => PHRASES.paywall(phraseText(text)).some(({ words }) => words > 1);

function endsAt(blocks: readonly Block[], isOffer: (block: Block) => boolean, score: Score): boolean {
  if (blocks.filter(isOffer).length < MIN_OFFERS && !isRequest(blocks[0]?.text ?? '')) return false;
  const isStory = (block: Block) =>
    !isOffer(block) && (block.words > MAX_WALL_WORDS || !addressesReader(block.text));
  return sumOf(blocks.filter(isStory), score) <= MAX_STORY_SCORE;
}

function startOfLabels(blocks: readonly Block[], index: number, score: Score): number {
  let start = index;
  for (let above = blocks[start - 1]; above && start > 1; above = blocks[start - 1]) {
    if (above.words > MAX_LABEL_WORDS || score(above) > 0) break;
    start -= 1;
  }
  return start;
}

export function joinTableRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let row: PageElement | null = null;
  let cell: PageElement | null = null;
  for (const block of blocks) {
    const nearest = ancestorOf(block, 'tr');
    const nearestCell = nearest && (ancestorOf(block, 'td') ?? ancestorOf(block, 'th'));
    const last = joined[joined.length - 1];
    if (nearest && nearest === row && nearestCell !== cell && last) {
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${block.text}`,
        words: last.words + block.words,
        linkWords: last.linkWords + block.linkWords,
      };
    } else joined.push(block);
    row = nearest;
    cell = nearestCell;
  }
  return joined;
}

function ancestorOf(block: Block, tag: 'td' | 'th' | 'tr'): PageElement | null {
  if (block.kind !== 'table-row') return null;
  const found = closest(block.element, (each) => each.tag === tag || each.tag === 'table');
  return found?.tag === tag ? found : null;
}

const MIN_BODY_WORDS = 60;
const MAX_BODY_CHARACTERS = 400_000;
/** The blocks are filtered only if `articleBody` contains at least this fraction of their good text. */
const COVERED_SHARE = 0.85;
/** If the blocks have less than this fraction of the words of `articleBody`, it replaces them. */
const EMPTY_SHARE = 0.3;
/** The same if they have less than this fraction of its text: the page shows only the beginning, above other text. */
const SHOWN_SHARE = 0.75;
const COMPARED_CHARACTERS = 80;

/** Paragraphs of the JSON-LD `articleBody`. Empty if it is missing, too short or too long. */
export function linkedParagraphs(article: LinkedNode | null): string[] {
  const body = article?.values.articleBody;
  const text = isObject(body) ? body['@value'] : Array.isArray(body) ? body.join('\n') : body;
  if (typeof text !== 'string' || text.length > MAX_BODY_CHARACTERS) return [];
  const lines = text
    .replace(/<\/(?:p|div|li|h[1-6]|blockquote)>|<br\s*\/?>/gi, '\n')
    .split(/\n+/)
    .map(plainText)
    .filter(Boolean);
  return countWords(text) >= MIN_BODY_WORDS ? lines : [];
}

/** Null if the page shows so much less text that `articleBody` should be used instead. */
export function filterByLinkedBody(
  blocks: readonly Block[],
  good: readonly number[],
  paragraphs: readonly string[],
): readonly Block[] | null {
  if (paragraphs.length === 0) return blocks;
  const text = paragraphs.join(' ');
  const [body, bodyWords] = [loose(text), countWords(text)];
  if (sumOf(blocks, ({ words }) => words) < EMPTY_SHARE * bodyWords) return null;
  const isInBody = (block: Block) => {
    const key = loose(block.text.slice(0, 2 * COMPARED_CHARACTERS)).slice(0, COMPARED_CHARACTERS);
    return key.length > 0 && body.includes(key);
  };
  const isInside = blocks.map(isInBody);
  const shown = blocks.reduce((total, block, i) => total + (isInside[i] ? block.words : 0), 0);
  if (shown > 0 && shown < SHOWN_SHARE * bodyWords) return null;
  const first = isInside.indexOf(true);
  const last = isInside.lastIndexOf(true);
  // `articleBody` may lack some paragraphs, so good text between two of its paragraphs also belongs to the article.
  const chosen = blocks.filter(
    (block, index) => isInside[index] || (index > first && index < last && (good[block.index] ?? 0) > 0),
  );
  const score = (block: Block) => good[block.index] ?? 0;
  return sumOf(chosen, score) >= COVERED_SHARE * sumOf(blocks, score) ? chosen : blocks;
}
