/** Fits the model of `core/sentiment/target-model.ts` and turns it into the table that the product reads. */
import { type LogOdds, sharesOf } from '../../src/core/sentiment/log-odds.ts';
import type { TargetFeature } from '../../src/core/sentiment/target-feature.ts';
import { targetFeatures } from '../../src/core/sentiment/target-features.ts';
import { BIAS, linkFeatures, type TargetWeights, weigh } from '../../src/core/sentiment/target-model.ts';
import { againstNeutral, type FitExample, fitLabels, type Label } from './label-fit.ts';
import type { ReadParty } from './party-data.ts';
import untonedWords from './untoned-words.json' with { type: 'json' };

export interface TrainingParty extends ReadParty {
  readonly weight: number;
}

const PULL = 4;
const SETTINGS = { iterations: 120, learningRate: 0.05, densePull: 0 } as const;
/** Features that are rarer in the project's own sentences, which have the weight 1, say nothing that the others do not. */
const MIN_COUNT = 3;
/** Smaller weights change no label. */
const MIN_WEIGHT = 0.02;
/** The estimates of the other parties are made by fits that have not seen the sentence. */
const FOLDS = 3;
const BLOCK = 20;

const UNTONED = new Set(untonedWords);
const NO_VECTOR = new Float64Array(0);

/** A first fit tells of each party without the others; a second one adds what the first says of the others. */
export function fitTargets(parties: readonly TrainingParty[]): TargetWeights {
  const alone = parties.map(({ sentence, party }) => targetFeatures(sentence, party));
  const foldOf = ({ line }: TrainingParty) => Math.floor(line / BLOCK) % FOLDS;
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isKept = (_: unknown, i: number) => parties[i] !== undefined && foldOf(parties[i]) !== fold;
    return fitWeights(parties.filter(isKept), alone.filter(isKept));
  });
  const together = parties.map((one, i) => {
    const weights = folds[foldOf(one)] ?? new Map();
    const links = linkFeatures(one.sentence, one.party, (other) =>
      sharesOf(weigh(targetFeatures(one.sentence, other), weights).logits),
    );
    return [...(alone[i] ?? []), ...links];
  });
  return fitWeights(parties, together);
}

function fitWeights(
  parties: readonly TrainingParty[],
  features: readonly (readonly TargetFeature[])[],
): TargetWeights {
  const counts = new Map<string, number>();
  const own = features.filter((_, i) => parties[i]?.weight === 1);
  for (const list of own)
    for (const key of new Set(list.map(({ key }) => key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isKept = (key: string) => (counts.get(key) ?? 0) >= MIN_COUNT && !isAboutPeople(key);
  const ids = new Map([...counts.keys()].filter(isKept).map((key, id): [string, number] => [key, id]));
  const examples = parties.map(({ label, weight }, i): FitExample => {
    const known = (features[i] ?? []).flatMap(({ key, value }) => {
      const id = ids.get(key);
      return id === undefined ? [] : [{ id, value }];
    });
    return { label, weight, features: known, vector: NO_VECTOR };
  });
  const pulls = new Float64Array(ids.size).fill(PULL);
  const { sparse, bias } = fitLabels(examples, { ...SETTINGS, pulls });
  const table = new Map<string, LogOdds>([[BIAS, againstNeutral(bias)]]);
  for (const [key, id] of ids) {
    const pair = againstNeutral(sparse.map((weights) => weights[id] ?? 0));
    if (Math.max(Math.abs(pair[0]), Math.abs(pair[1])) >= MIN_WEIGHT) table.set(key, pair);
  }
  return table;
}

/** A neighbor that is a word for people, groups, faiths, bodies or classes. */
function isAboutPeople(key: string): boolean {
  const [place, word = ''] = key.split(' ');
  return (place === 'before' || place?.startsWith('behind') === true) && UNTONED.has(word);
}

/** The label with the largest share. */
export function labelOf([good, bad]: LogOdds): Label {
  if (1 - good - bad >= Math.max(good, bad)) return 'neutral';
  return good > bad ? 'good' : 'bad';
}
