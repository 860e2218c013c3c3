/** The party model: how many readers would call a sentence good, bad or neither for one party named in it. */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { probabilitiesOf } from '../../model/linear-model.ts';
import { readHashedModel } from '../../model/model-file.ts';
import type { WindowOdds } from '../headline/window-net.ts';
import type { PartyPlace } from './party-feature.ts';
import { type PartySentence, visitPartyFeatures } from './party-features.ts';
import { partyWindows } from './party-windows.ts';

export interface PartyEvidence {
  readonly good: number;
  readonly bad: number;
  /** How much each item adds to "good" and subtracts from "bad", in log odds. */
  readonly byItem: Float64Array;
}

/** Classes of the model, in the order of its weights. The reference class is neither. */
export const PARTY_OUTCOMES = ['good', 'bad'] as const;

const alone = lazily(() => readHashedModel(file));

/** In a longer sentence, the tone of the whole sentence is more informative than the words around the party. */
const LONG_ITEMS = 13;
const LONG_SHARE = 0.3;

/** Scores the parties of a sentence one at a time. */
export function partyReading(sentence: PartySentence): (place: PartyPlace) => PartyEvidence {
  const share = sentence.items.length >= LONG_ITEMS ? LONG_SHARE : 0;
  const windowsOf = partyWindows(sentence);
  return (place) => {
    const { odds, byItem } = weigh(sentence, place, windowsOf(place));
    const [good = 0, bad = 0] = probabilitiesOf(odds);
    const whole = sentence.balance;
    return {
      good: (1 - share) * good + share * Math.max(0, whole),
      bad: (1 - share) * bad + share * Math.max(0, -whole),
      byItem,
    };
  };
}

function weigh(
  sentence: PartySentence,
  place: PartyPlace,
  windows: WindowOdds,
): { odds: readonly [number, number]; byItem: Float64Array } {
  const model = alone();
  const mask = model.weights.length / PARTY_OUTCOMES.length - 1;
  let [goodOdds, badOdds] = [at(model.bias, 0), at(model.bias, 1)];
  const byItem = new Float64Array(sentence.items.length);
  visitPartyFeatures(sentence, place, (hash, size, item) => {
    const row = (hash & mask) * PARTY_OUTCOMES.length;
    const value = size * model.scale;
    const [good, bad] = [at(model.weights, row) * value, at(model.weights, row + 1) * value];
    goodOdds += good;
    badOdds += bad;
    if (item >= 0) byItem[item] = at(byItem, item) + good - bad;
  });
  windows.byItem.forEach((value, item) => {
    byItem[item] = at(byItem, item) + value;
  });
  return { odds: [goodOdds + windows.good, badOdds + windows.bad], byItem };
}
