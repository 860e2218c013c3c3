import { at } from '@earshot/schema/at';

const ROUNDS = 25;

/**
 * Returns the centrality of each title, given the strengths of title pairs: the leading eigenvector of the pair matrix,
 * found by power iteration and scaled so that its largest entry is 1. It concentrates on the largest group of titles that
 * are linked with each other.
 */
export function leadingVector(
  titles: number,
  { first, second }: { readonly first: Int32Array; readonly second: Int32Array },
  strengths: Float64Array,
): Float64Array {
  let vector = new Float64Array(titles).fill(1 / Math.sqrt(titles));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(titles);
    for (let pair = 0; pair < strengths.length; pair++) {
      const [a, b, strength] = [at(first, pair), at(second, pair), at(strengths, pair)];
      next[a] = at(next, a) + strength * at(vector, b);
      next[b] = at(next, b) + strength * at(vector, a);
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    if (length === 0) break;
    vector = next.map((value) => value / length);
  }
  const most = vector.reduce((greatest, value) => Math.max(greatest, value), 0) || 1;
  return vector.map((value) => value / most);
}
