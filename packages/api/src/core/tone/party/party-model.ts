import type { DecidingWord } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import file from '../../../content/models/parties.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { probabilitiesOf, readHashedModel } from '../../model/linear-model.ts';
import { type Item, isTelling } from '../headline/items.ts';
import type { ToneLine } from '../line/read-line.ts';
import { frameOf } from '../words/read-word.ts';
import { slotOf } from './outline.ts';
import { type PartyPlace, type PartySentence, visitPartyFeatures } from './party-features.ts';

export interface PartyEvidence {
  readonly good: number;
  readonly bad: number;
  readonly byItem: Float64Array;
}

/** The order of the model's weights. The reference class is neither. */
export const PARTY_OUTCOMES = ['good', 'bad'] as const;

const model = lazily(() => readHashedModel(file));

/** In a longer sentence, the tone of the whole sentence is more informative than the words around the party. */
const LONG_ITEMS = 13;
const LONG_SHARE = 0.3;

export function readParty(sentence: PartySentence, place: PartyPlace): PartyEvidence {
  const { weights, bias, scale } = model();
  const mask = weights.length / PARTY_OUTCOMES.length - 1;
  let [goodOdds, badOdds] = [itemAt(bias, 0), itemAt(bias, 1)];
  const byItem = new Float64Array(sentence.items.length);
  visitPartyFeatures(sentence, place, (hash, size, item) => {
    const row = (hash & mask) * PARTY_OUTCOMES.length;
    const [good, bad] = [itemAt(weights, row) * size * scale, itemAt(weights, row + 1) * size * scale];
    goodOdds += good;
    badOdds += bad;
    if (item >= 0) byItem[item] = itemAt(byItem, item) + good - bad;
  });
  const [good = 0, bad = 0] = probabilitiesOf([goodOdds, badOdds]);
  const share = sentence.items.length >= LONG_ITEMS ? LONG_SHARE : 0;
  return {
    good: (1 - share) * good + share * Math.max(0, sentence.balance),
    bad: (1 - share) * bad + share * Math.max(0, -sentence.balance),
    byItem,
  };
}

const MOST_WORDS = 5;
/** Minimum contribution of a word to the tone, in log odds. */
const SHOWN_LEAST = 0.2;

/** How much more good than bad a sentence is for a party, as a difference of shares and for each item in log odds. */
export interface PartyBalance {
  readonly balance: number;
  readonly byItem: (item: number) => number;
  /** The items that name the party. */
  readonly parties: readonly number[];
}

/** A word that the tables call bad is not a reason for a good tone, or the reverse. A negation turns it. */
export function partyReasons(
  line: ToneLine,
  sentence: PartySentence,
  { balance, byItem, parties }: PartyBalance,
): DecidingWord[] {
  const sign = Math.sign(balance);
  return sentence.items
    .map((item, i) => ({ item, at: i, odds: byItem(i) }))
    .filter(
      ({ item, at, odds }) =>
        sign * odds >= SHOWN_LEAST &&
        isTelling(item) &&
        !item.isNegation &&
        mayMean(sentence, at, sign, parties),
    )
    .sort((a, b) => sign * (b.odds - a.odds))
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.at - b.at)
    .map(({ item, odds }) => wordOf(line, item, odds));
}

/** Whether the tables do not say the opposite of an item, for a party in its role. */
function mayMean(
  { items, statements }: PartySentence,
  index: number,
  sign: number,
  parties: readonly number[],
): boolean {
  const item = items[index];
  if (item === undefined) return false;
  const turn = items.slice(0, index).some((one) => one.isNegation && one.stretch === item.stretch) ? -1 : 1;
  const frame = item.verbClass === undefined ? undefined : frameOf(item.verbClass);
  const signs = [item.isFigure && !frame ? 0 : item.polarity, frame?.own, frame?.good, frame?.bad].map(
    (one) => turn * Math.sign(one ?? 0),
  );
  if (!frame || (frame.subject === 0 && frame.object === 0) || frame.intransitive)
    return signs.includes(sign);
  return parties.some((party) => {
    const slot = slotOf(items, statements, party);
    const hasRole = slot.verb === index && ['subject', 'object', 'by by'].includes(slot.name);
    if (!hasRole) return signs[1] === sign || (turn > 0 && !signs.includes(-sign));
    const isSubject = slot.isPassive ? slot.name === 'by by' : slot.name === 'subject';
    return Math.sign(turn * (isSubject ? frame.subject : frame.object)) === sign;
  });
}

function wordOf({ text, tokens }: ToneLine, { from, to }: Item, weight: number): DecidingWord {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return { start, end, text: text.slice(start, end), weight: Math.round(weight * 1000) / 1000 };
}
