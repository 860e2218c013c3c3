/** A fitted model of the tone toward a party: what its part in the sentence and the words around it say together. */
import fitted from '../../content/tone/target-weights.json' with { type: 'json' };
import { type LogOdds, readWeights, sharesOf } from './log-odds.ts';
import type { TargetFeature } from './target-feature.ts';
import { targetFeatures } from './target-features.ts';
import { linkOf } from './target-links.ts';
import type { Party, SentenceOutline } from './target-outline.ts';

/** By feature. */
export type TargetWeights = ReadonlyMap<string, LogOdds>;

export interface TargetEvidence {
  readonly logits: LogOdds;
  /** What each unit adds to "good" and takes from "bad", in log odds. */
  readonly byUnit: ReadonlyMap<number, number>;
}

/** The feature that every party has. */
export const BIAS = 'bias';

/** A line of the table is a feature and its two weights. */
const shipped: TargetWeights = new Map(
  (fitted as readonly string[]).map((line): [string, LogOdds] => {
    const { name, weights } = readWeights(line);
    return [name, weights];
  }),
);

/** Gives the estimate for one party of a sentence. */
export type EvidenceReader = (party: Party) => TargetEvidence;

/**
 * Estimates the parties of a sentence in the light of each other: a winner makes losers. What a party shows by itself is
 * worked out once, however many others look at it.
 */
export function evidenceReader(sentence: SentenceOutline, weights: TargetWeights = shipped): EvidenceReader {
  const known = new Map<string, { features: readonly TargetFeature[]; shares: LogOdds }>();
  const alone = (party: Party) => {
    const key = `${party.first}-${party.last}`;
    const found = known.get(key);
    if (found) return found;
    const features = targetFeatures(sentence, party);
    const made = { features, shares: sharesOf(weigh(features, weights).logits) };
    known.set(key, made);
    return made;
  };
  return (party) => {
    const links = linkFeatures(sentence, party, (other) => alone(other).shares);
    return weigh([...alone(party).features, ...links], weights);
  };
}

/** Parties on either side that are looked at. */
const NEAREST = 4;

/** What the estimates of the other parties say, by how they are linked to this one. */
export function linkFeatures(
  sentence: SentenceOutline,
  party: Party,
  sharesOfOther: (other: Party) => LogOdds,
): TargetFeature[] {
  const others = sentence.parties.filter(({ first, last }) => last < party.first || party.last < first);
  const before = others.filter(({ last }) => last < party.first).length;
  return others.slice(Math.max(0, before - NEAREST), before + NEAREST).flatMap((other) => {
    const [good, bad] = sharesOfOther(other);
    const link = linkOf(sentence, party, other);
    return [
      { key: `link ${link}`, value: 1 },
      { key: `link ${link} lead`, value: good - bad },
      { key: `link ${link} neutral`, value: 1 - good - bad },
      { key: 'link lead', value: good - bad },
    ];
  });
}

export function weigh(features: readonly TargetFeature[], weights: TargetWeights): TargetEvidence {
  let [good, bad] = weights.get(BIAS) ?? [0, 0];
  const byUnit = new Map<number, number>();
  for (const { key, value, unit } of features) {
    const pair = weights.get(key);
    if (!pair) continue;
    good += pair[0] * value;
    bad += pair[1] * value;
    if (unit !== undefined) byUnit.set(unit, (byUnit.get(unit) ?? 0) + (pair[0] - pair[1]) * value);
  }
  return { logits: [good, bad], byUnit };
}
