/** The model of parties: how many readers would call a sentence good, bad or neither for one party named in it. */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties-en.json' with { type: 'json' };
import { type LinearModel, probabilitiesOf } from '../../model/linear-model.ts';
import { readHashedModel } from '../../model/model-file.ts';
import { type PartyPlace, type PartySentence, visitPartyFeatures } from './party-features.ts';

export interface PartyEvidence {
  readonly good: number;
  readonly bad: number;
  /** What each item adds to "good" and takes from "bad", in log odds. */
  readonly byItem: Float64Array;
}

/** Outcomes of the model, in the order of its weights; the reference is neither. */
export const PARTY_OUTCOMES = ['good', 'bad'] as const;

let read: LinearModel | undefined;

export function partyEvidence(sentence: PartySentence, place: PartyPlace): PartyEvidence {
  read ??= readHashedModel(file);
  const model = read;
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
  const [good = 0, bad = 0] = probabilitiesOf([goodOdds, badOdds]);
  return { good, bad, byItem };
}
