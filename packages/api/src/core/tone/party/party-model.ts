/** The party model: how many readers would call a sentence good, bad or neither for one party named in it. */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { probabilitiesOf } from '../../model/linear-model.ts';
import { readHashedModel } from '../../model/model-file.ts';
import { type PartyPlace, type PartySentence, visitPartyFeatures } from './party-features.ts';

export interface PartyEvidence {
  readonly good: number;
  readonly bad: number;
  /** How much each item adds to "good" and subtracts from "bad", in log odds. */
  readonly byItem: Float64Array;
}

/** Classes of the model, in the order of its weights. The reference class is neither. */
export const PARTY_OUTCOMES = ['good', 'bad'] as const;

const model = lazily(() => readHashedModel(file));

/** In a longer sentence, the tone of the whole sentence is more informative than the words around the party. */
const LONG_ITEMS = 13;
const LONG_SHARE = 0.3;

/** Scores one party of a sentence. */
export function readParty(sentence: PartySentence, place: PartyPlace): PartyEvidence {
  const { weights, bias, scale } = model();
  const mask = weights.length / PARTY_OUTCOMES.length - 1;
  let [goodOdds, badOdds] = [at(bias, 0), at(bias, 1)];
  const byItem = new Float64Array(sentence.items.length);
  visitPartyFeatures(sentence, place, (hash, size, item) => {
    const row = (hash & mask) * PARTY_OUTCOMES.length;
    const [good, bad] = [at(weights, row) * size * scale, at(weights, row + 1) * size * scale];
    goodOdds += good;
    badOdds += bad;
    if (item >= 0) byItem[item] = at(byItem, item) + good - bad;
  });
  const [good = 0, bad = 0] = probabilitiesOf([goodOdds, badOdds]);
  const share = sentence.items.length >= LONG_ITEMS ? LONG_SHARE : 0;
  return {
    good: (1 - share) * good + share * Math.max(0, sentence.balance),
    bad: (1 - share) * bad + share * Math.max(0, -sentence.balance),
    byItem,
  };
}
