import { hashFeature } from '../src/core/model/feature-space.ts';

const BITS = 24;

/**
 * Returns the fold of a group, from 0 to `folds` - 1. It depends only on the group's name, so adding data does not change
 * the fold of other groups. Items that depend on each other (lines of a list, rows of a picture, headlines about one event)
 * must be in the same group.
 */
export function foldOf(group: string, folds: number): number {
  return hashFeature(group, BITS) % folds;
}

/** For each fold, splits items into those to fit on and those to score. */
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
