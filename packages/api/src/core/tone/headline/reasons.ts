import type { DecidingWord } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import type { ToneLine } from '../line/read-line.ts';
import type { HeadlineEvidence } from './headline-model.ts';
import { isTelling } from './items.ts';

/** Log odds. The strongest word for the tone is always shown. */
const SHOWN_LEAST = 0.3;
/** A word against the tone is shown only if it has at least this share of the strongest word's weight. */
const AGAINST_LEAST = 0.4;
const MOST_WORDS = 5;

export interface Reason {
  readonly word: DecidingWord;
  /** A topic (`boat`) is shown only if no word with a tone is strong enough. */
  readonly isTopic: boolean;
}

/** Forms of one word are counted together, so that none is both good and bad. `side` is 1 for good news, -1 for bad. */
export function decidingWords(line: ToneLine, evidence: HeadlineEvidence, side: number): Reason[] {
  if (side === 0) return [];
  const found = withSums(readableWords(line, evidence));
  const telling = found.filter((word) => word.isTelling);
  const most = supportOf(telling, side);
  const topics = most < SHOWN_LEAST ? found.filter((word) => !word.isTelling) : [];
  const mostTopic = supportOf(topics, side);
  const shown = telling
    .filter(({ weight }) => {
      const isStrongest = side * weight === most && most > 0;
      return (
        isStrongest ||
        side * weight >= SHOWN_LEAST ||
        side * weight <= -Math.max(SHOWN_LEAST, AGAINST_LEAST * Math.max(most, mostTopic))
      );
    })
    .concat(topics.filter(({ weight }) => side * weight === mostTopic && mostTopic > Math.max(0, most)))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_WORDS);
  return shown
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, weight, isTelling }) => {
      const text = line.text.slice(start, end);
      return { word: { start, end, text, weight: Math.round(weight * 1000) / 1000 }, isTopic: !isTelling };
    });
}

interface ReadableWord {
  readonly start: number;
  readonly end: number;
  readonly stem: number;
  readonly isTelling: boolean;
  readonly weight: number;
}

function readableWords(line: ToneLine, { byToken, items }: HeadlineEvidence): ReadableWord[] {
  const telling: boolean[] = [];
  for (const item of items)
    if (isTelling(item)) for (let token = item.from; token < item.to; token++) telling[token] = true;
  const readable: ReadableWord[] = [];
  line.tokens.forEach(({ start, end, initial }, i) => {
    const facts = line.facts[i];
    if (!facts || (facts.isSmall && !facts.isNegation)) return;
    if (initial && facts.isUnknown) return;
    readable.push({
      start,
      end,
      stem: facts.stem,
      isTelling: telling[i] === true,
      weight: itemAt(byToken, i),
    });
  });
  return readable;
}

function withSums(words: readonly ReadableWord[]): ReadableWord[] {
  const sums = new Map<number, number>();
  for (const { stem, weight } of words) sums.set(stem, (sums.get(stem) ?? 0) + weight);
  return words.map((word) => ({ ...word, weight: sums.get(word.stem) ?? 0 }));
}

function supportOf(words: readonly ReadableWord[], side: number): number {
  return words.reduce((most, { weight }) => Math.max(most, side * weight), 0);
}
