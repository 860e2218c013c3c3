import { hashFeature } from '../src/core/model/feature-space.ts';

const BITS = 24;

/**
 * The fold of a group, 0 to folds - 1, from its name alone, so that adding data moves nothing else. Everything that depends on
 * one another (lines of one list, rows of one picture, one event in many headlines) belongs to one group.
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
