export interface ClusteringScores {
  /** B-cubed (Bagga and Baldwin 1998), 0-1. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly pairPrecision: number;
  readonly pairRecall: number;
  readonly pairF1: number;
}

export function scoreClustering(
  truth: readonly (string | number)[],
  predicted: readonly (string | number)[],
): ClusteringScores {
  const [trueSizes, sizes, common] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = truth.map(
    (label, i) => [`${label}`, `${predicted[i]}`, `${label}\u0000${predicted[i]}`] as const,
  );
  for (const [label, group, both] of keys) {
    add(trueSizes, label);
    add(sizes, group);
    add(common, both);
  }
  let [precision, recall] = [0, 0];
  for (const [label, group, both] of keys) {
    precision += (common.get(both) ?? 0) / (sizes.get(group) ?? 1) / truth.length;
    recall += (common.get(both) ?? 0) / (trueSizes.get(label) ?? 1) / truth.length;
  }
  const [right, found, wanted] = [pairs(common), pairs(sizes), pairs(trueSizes)];
  return {
    precision,
    recall,
    f1: harmonic(precision, recall),
    pairPrecision: found === 0 ? 1 : right / found,
    pairRecall: wanted === 0 ? 1 : right / wanted,
    pairF1: found + wanted === 0 ? 1 : (2 * right) / (found + wanted),
  };
}

function pairs(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}
