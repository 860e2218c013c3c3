/** Finds the end of an article: a heading such as "Related" with little text or other stories below it. */
import type { Block } from '../html/blocks.ts';
import { isClosingLine, isLabelLine } from '../lines/line-classes.ts';
import { PHRASES, phraseText, READER_WORDS, withoutQuotes, wordsOf } from '../refusal/phrases.ts';
import { listEntries } from './list-entries.ts';

/** Text below a closing heading is removed if it is at most this share of all good text, or a list of stories. */
const TAIL_SHARE = 0.15;
const MIN_STORIES = 2;
/** If any story in a list has text below its headline, at least this fraction of the stories must have some. */
const MIN_TEXT_SHARE = 0.75;
/** Maximum fraction of a story list's good text that belongs to none of its stories. */
const MAX_OTHER_SHARE = 0.2;
/** Maximum number of closing headings to compare with the blocks below them. */
const MAX_HEADINGS = 12;
const MAX_HEADING_CHARACTERS = 60;

type Score = (block: Block) => number;

const sumOf = (blocks: readonly Block[], score: Score) =>
  blocks.reduce((sum, block) => sum + score(block), 0);

/** Returns the blocks before the end of the article. `score` returns the amount of good text in a block. */
export function cutTail(blocks: readonly Block[], score: Score, url: string): readonly Block[] {
  const total = sumOf(blocks, score);
  const headings = blocks.flatMap((block, i) => (i > 0 && isClosing(block) ? [i] : []));
  const end = headings.slice(0, MAX_HEADINGS).find((i) => {
    const below = blocks.slice(i + 1);
    return sumOf(below, score) <= TAIL_SHARE * total || isStoryList(below, score, url);
  });
  return blocks.slice(0, end);
}

/** Whether the block is a heading such as "Related", or its first line is such a label. */
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

/** Returns the blocks above a paywall. `score` returns the amount of good text in a block. */
export function cutWall(blocks: readonly Block[], score: Score): readonly Block[] {
  const known = new Map<Block, boolean>();
  const isOffer = (block: Block): boolean => {
    const answer = known.get(block) ?? (hasOfferPrice(block.text) || isRequest(block.text));
    known.set(block, answer);
    return answer;
  };
  let wordsAbove = 0;
  let hasText = false;
  for (const [at, block] of blocks.entries()) {
    const isWall = hasText && block.words <= MAX_WALL_WORDS && isOffer(block);
    if (
      isWall &&
      endsAt(blocks.slice(at), isOffer, score) &&
      (wordsAbove <= MAX_SHOWN_WORDS || isRequest(block.text))
    )
      return blocks.slice(0, startOfLabels(blocks, at, score));
    wordsAbove += block.words;
    hasText ||= score(block) > 0;
  }
  return blocks;
}

const isRequest = (text: string) => PHRASES.paywall.in(phraseText(text)).some(({ words }) => words > 1);

/** Whether nearly all sentences of the last blocks are offers or speak to the reader. */
function endsAt(blocks: readonly Block[], isOffer: (block: Block) => boolean, score: Score): boolean {
  if (blocks.filter(isOffer).length < MIN_OFFERS && !isRequest(blocks[0]?.text ?? '')) return false;
  const isStory = (block: Block) =>
    !isOffer(block) && (block.words > MAX_WALL_WORDS || !addressesReader(block.text));
  return sumOf(blocks.filter(isStory), score) <= MAX_STORY_SCORE;
}

const addressesReader = (text: string) => READER_WORDS.countIn(wordsOf(withoutQuotes(text))) > 0;

/** Returns the index of the first of the short labels directly above an offer. */
function startOfLabels(blocks: readonly Block[], at: number, score: Score): number {
  let start = at;
  for (let above = blocks[start - 1]; above && start > 1; above = blocks[start - 1]) {
    if (above.words > MAX_LABEL_WORDS || score(above) > 0) break;
    start -= 1;
  }
  return start;
}
