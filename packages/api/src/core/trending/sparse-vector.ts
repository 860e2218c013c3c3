export interface SparseVector {
  /** Ascending term numbers. */
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** Positions of the `count` heaviest weights, ascending; all when there are no more. */
export function heaviest(weights: readonly number[], count: number): number[] {
  const positions = weights.map((_, i) => i);
  if (positions.length <= count) return positions;
  positions.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  return positions.slice(0, count).sort((a, b) => a - b);
}

/** The vector of the heaviest terms only. */
export function withHeaviest(vector: SparseVector, count: number): SparseVector {
  if (vector.terms.length <= count) return vector;
  const positions = heaviest(vector.weights, count);
  return {
    terms: positions.map((at) => vector.terms[at] ?? 0),
    weights: positions.map((at) => vector.weights[at] ?? 0),
  };
}

/** Position of a number in an ascending list, or -1 (binary search: the vectors of large stories are long). */
export function positionOf(term: number, terms: readonly number[]): number {
  let [low, high] = [0, terms.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = terms[middle] ?? 0;
    if (value === term) return middle;
    if (value < term) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Square of the length of a vector. */
export function sumOfSquares(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/** The sum of two vectors. */
export function addVectors(a: SparseVector, b: SparseVector): SparseVector {
  const terms: number[] = [];
  const weights: number[] = [];
  let [i, j] = [0, 0];
  while (i < a.terms.length || j < b.terms.length) {
    const left = a.terms[i] ?? Number.POSITIVE_INFINITY;
    const right = b.terms[j] ?? Number.POSITIVE_INFINITY;
    terms.push(Math.min(left, right));
    weights.push((left <= right ? (a.weights[i] ?? 0) : 0) + (right <= left ? (b.weights[j] ?? 0) : 0));
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return { terms, weights };
}
