/** The model of parties: how many readers would call a sentence good, bad or neither for one party named in it. */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties-en.json' with { type: 'json' };
import linksFile from '../../../content/models/parties-links-en.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf, probabilitiesOf } from '../../model/linear-model.ts';
import { readHashedModel, readNamedModel } from '../../model/model-file.ts';
import { linkFeatures, type PartyOdds } from './links.ts';
import type { PartyPlace } from './party-feature.ts';
import { type PartySentence, visitPartyFeatures } from './party-features.ts';

export interface PartyEvidence {
  readonly good: number;
  readonly bad: number;
  /** What each item adds to "good" and takes from "bad", in log odds. */
  readonly byItem: Float64Array;
}

/** Outcomes of the model, in the order of its weights; the reference is neither. */
export const PARTY_OUTCOMES = ['good', 'bad'] as const;

const alone = lazily(() => readHashedModel(file));
const linked = lazily(() => readNamedModel(linksFile));

/** Reads each party of a sentence by itself, and then in the light of the others: a winner makes losers. */
export function partyReading(sentence: PartySentence): (place: PartyPlace) => PartyEvidence {
  const known = new Map<number, PartyOdds>();
  const oddsOf = (item: number) => {
    const odds = known.get(item) ?? weigh(sentence, { at: item, isPossessive: false }).odds;
    known.set(item, odds);
    return odds;
  };
  return (place) => {
    const { odds, byItem } = weigh(sentence, place);
    known.set(place.at, odds);
    const { model, space } = linked();
    const [good = 0, bad = 0] = probabilitiesOf(
      logOddsOf(model, vectorOf(space, linkFeatures(sentence, place.at, oddsOf))),
    );
    return { good, bad, byItem };
  };
}

function weigh(sentence: PartySentence, place: PartyPlace): { odds: PartyOdds; byItem: Float64Array } {
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
  return { odds: [goodOdds, badOdds], byItem };
}
