import { itemAt } from '@earshot/schema/item-at';
import { hashFeature } from '../src/core/model/linear-model.ts';

const BITS = 24;

/**
 * From 0 to `folds` - 1. Depends only on the name, so new data change no other fold. Lines of a list, rows of a picture
 * and headlines about one event share a group.
 */
export function foldOf(group: string, folds: number): number {
  return hashFeature(group, BITS) % folds;
}

export function splitByGroup<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  folds: number,
): { fitted: T[]; scored: T[] }[] {
  return Array.from({ length: folds }, (_, fold) => ({
    fitted: items.filter((item) => foldOf(groupOf(item), folds) !== fold),
    scored: items.filter((item) => foldOf(groupOf(item), folds) === fold),
  }));
}

export function shuffle(order: Uint32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [itemAt(order, other), itemAt(order, i)];
  }
}

/** A linear congruential generator (Numerical Recipes). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
