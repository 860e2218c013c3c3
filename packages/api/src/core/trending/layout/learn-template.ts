import { itemAt } from '@earshot/schema/item-at';
import { type ChainModel, sumOverLabels } from '../../model/linear-chain.ts';

const ROUNDS = 2;
/** Weight of the list's own template relative to the general one. */
const TEMPLATE_WEIGHT = 0.5;
/** Assumed items, which keep a template that is learned from few items close to the general one. */
const PRIOR_ITEMS = 4;
const MAX_PULL = 2;
/** A template repeats, so the first items of a long list are enough to learn it. */
const TEMPLATE_ITEMS = 2000;

interface Template {
  readonly shares: Float64Array;
  readonly chain: ChainModel;
  /** For each way to compare items, by kind of item: what it adds to the score of each label. */
  readonly pulls: readonly ReadonlyMap<string, Float64Array>[];
}

export interface AdaptedScores {
  readonly shares: Float64Array;
  readonly chain: ChainModel;
  readonly scores: Float64Array;
}

/** Adds what the list shows about itself. `kinds`: for each way to compare items, the kind of each item. */
export function adaptToList(
  chain: ChainModel,
  scores: Float64Array,
  kinds: readonly (readonly string[])[],
): AdaptedScores {
  const size = chain.labels.length;
  const itemScores = scores.subarray(0, TEMPLATE_ITEMS * size);
  const templateKinds = kinds.map((list) => list.slice(0, TEMPLATE_ITEMS));
  let template: Template = { shares: new Float64Array(size), chain, pulls: [] };
  for (let round = 0; round < ROUNDS && itemScores.length > 0; round++) {
    const { marginals } = sumOverLabels(
      template.chain,
      addPulls(itemScores, templateKinds, template.pulls, size),
    );
    template = templateOf(marginals, templateKinds, chain);
  }
  return {
    shares: template.shares,
    chain: template.chain,
    scores: addPulls(scores, kinds, template.pulls, size),
  };
}

function templateOf(
  marginals: Float64Array,
  kinds: readonly (readonly string[])[],
  chain: ChainModel,
): Template {
  const size = chain.labels.length;
  const count = marginals.length / size;
  const labels = new Float64Array(size);
  const pairs = new Float64Array(size * size);
  for (let item = 0; item < count; item++) {
    const itemShares = marginals.subarray(item * size, (item + 1) * size);
    addTo(labels, 0, itemShares);
    if (item + 1 === count) break;
    itemShares.forEach((share, label) => {
      for (let next = 0; next < size; next++)
        pairs[label * size + next] =
          itemAt(pairs, label * size + next) + share * itemAt(marginals, (item + 1) * size + next);
    });
  }
  const shares = labels.map((sum) => (sum + 1 / size) / (count + 1));
  const transitions = Float64Array.from(chain.transitions);
  for (let label = 0; label < size; label++)
    addTo(transitions, label * size, pullOf(pairs.subarray(label * size, (label + 1) * size), shares));
  return {
    shares,
    chain: { ...chain, transitions },
    pulls: kinds.map((list) => pullsOf(marginals, list, shares)),
  };
}

function pullsOf(
  marginals: Float64Array,
  kinds: readonly string[],
  shares: Float64Array,
): Map<string, Float64Array> {
  const size = shares.length;
  const byKind = new Map<string, Float64Array>();
  kinds.forEach((kind, item) => {
    const counts = byKind.get(kind) ?? new Float64Array(size);
    byKind.set(kind, counts);
    addTo(counts, 0, marginals.subarray(item * size, (item + 1) * size));
  });
  return new Map([...byKind].map(([kind, counts]) => [kind, pullOf(counts, shares)]));
}

/** Returns how much more often each label occurs here than in the whole list, as a capped and weighted log ratio. */
function pullOf(counts: Float64Array, shares: Float64Array): Float64Array {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, label) => {
    const share = itemAt(shares, label);
    const gain = Math.log((count + PRIOR_ITEMS * share) / ((total + PRIOR_ITEMS) * share));
    return TEMPLATE_WEIGHT * Math.min(MAX_PULL, Math.max(-MAX_PULL, gain));
  });
}

function addPulls(
  scores: Float64Array,
  kinds: readonly (readonly string[])[],
  pulls: Template['pulls'],
  size: number,
): Float64Array {
  const adapted = Float64Array.from(scores);
  pulls.forEach((byKind, way) => {
    kinds[way]?.forEach((kind, item) => {
      const pull = byKind.get(kind);
      if (pull) addTo(adapted, item * size, pull);
    });
  });
  return adapted;
}

function addTo(target: Float64Array, start: number, added: Float64Array): void {
  for (let i = 0; i < added.length; i++) target[start + i] = itemAt(target, start + i) + itemAt(added, i);
}
