/** Finds where an article gives way to the offers of a paywall, which are not its text. */
import type { Block } from '../html/blocks.ts';
import { PHRASES, phraseText } from '../refusal/phrases.ts';
import { READER_WORDS, withoutQuotes, wordsOf } from '../refusal/word-lists.ts';

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
export function cutWall(blocks: readonly Block[], score: (block: Block) => number): readonly Block[] {
  const offers = blocks.map(({ text }) => hasOfferPrice(text) || isRequest(text));
  let wordsAbove = 0;
  let hasText = false;
  for (const [at, block] of blocks.entries()) {
    const isWall = hasText && offers[at] && block.words <= MAX_WALL_WORDS;
    if (
      isWall &&
      endsAt(blocks, at, offers, score) &&
      (wordsAbove <= MAX_SHOWN_WORDS || isRequest(block.text))
    )
      return blocks.slice(0, startOfLabels(blocks, at, score));
    wordsAbove += block.words;
    hasText ||= score(block) > 0;
  }
  return blocks;
}

const isRequest = (text: string) => PHRASES.paywall.in(phraseText(text)).some(({ words }) => words > 1);

/** Whether nearly all sentences from this block on are offers or speak to the reader. */
function endsAt(
  blocks: readonly Block[],
  at: number,
  offers: readonly boolean[],
  score: (block: Block) => number,
): boolean {
  const count = offers.slice(at).filter(Boolean).length;
  if (count < MIN_OFFERS && !isRequest(blocks[at]?.text ?? '')) return false;
  const story = blocks.slice(at).reduce((sum, block, i) => {
    const isOffer = offers[at + i] || (block.words <= MAX_WALL_WORDS && addressesReader(block.text));
    return sum + (isOffer ? 0 : score(block));
  }, 0);
  return story <= MAX_STORY_SCORE;
}

const addressesReader = (text: string) => READER_WORDS.countIn(wordsOf(withoutQuotes(text))) > 0;

/** Returns the index of the first of the short labels directly above an offer. */
function startOfLabels(blocks: readonly Block[], at: number, score: (block: Block) => number): number {
  let start = at;
  for (let above = blocks[start - 1]; above && start > 1; above = blocks[start - 1]) {
    if (above.words > MAX_LABEL_WORDS || score(above) > 0) break;
    start -= 1;
  }
  return start;
}
