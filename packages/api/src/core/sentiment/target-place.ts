/** A party in a sentence: its place among the units around it, and what is said there. */
import type { ToneUnit } from './tone-unit.ts';

export interface TargetRole {
  /** Tone for the party, on the lexicon's scale; 0 for a speaker or a bystander. */
  readonly value: number;
  /** Positions of the units that decide. */
  readonly units: readonly number[];
}

export interface Place {
  readonly units: readonly ToneUnit[];
  readonly weights: readonly number[];
  /** Units of the party's own statement, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Units of the party itself. */
  readonly first: number;
  readonly last: number;
}

/** Least tone of a party with a role, so that one clear role is beyond the neutral band. */
const ROLE = 1.5;

export const role = (sign: number, ...units: number[]): TargetRole => ({ value: sign * ROLE, units });

export const NOTHING: TargetRole = { value: 0, units: [] };

export function isVerb(
  unit: ToneUnit | undefined,
): unit is ToneUnit & { verb: NonNullable<ToneUnit['verb']> } {
  return unit?.kind === 'verb' && unit.verb !== undefined;
}

export function lastVerb(units: readonly ToneUnit[], from: number, to: number): number | undefined {
  for (let i = to - 1; i >= from; i--) if (isVerb(units[i])) return i;
  return undefined;
}

export function firstVerb(units: readonly ToneUnit[], from: number, to: number): number | undefined {
  for (let i = from; i < to; i++) if (isVerb(units[i])) return i;
  return undefined;
}

export function hasPreposition(units: readonly ToneUnit[], from: number, to: number): boolean {
  return units.slice(from + 1, to).some(({ kind }) => kind === 'preposition');
}

export function hasNoun(units: readonly ToneUnit[], from: number, to: number): boolean {
  return units.slice(from, to).some(({ kind }) => kind === 'noun' || kind === 'word' || kind === 'name');
}

export function sum(weights: readonly number[], from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += weights[i] ?? 0;
  return total;
}

export function toned(weights: readonly number[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let i = from; i < to; i++) if ((weights[i] ?? 0) !== 0) found.push(i);
  return found;
}

/** `trust X less than Y`: less of the verb is its contrary. */
export function isLess(units: readonly ToneUnit[], from: number, to: number): boolean {
  return units
    .slice(from, to)
    .some(
      ({ key }, i) =>
        key === 'less' && !units[from + i]?.event && isVerb(units[lastVerb(units, from, from + i) ?? -1]),
    );
}

/** Something taken from a party is negative for it. */
export const LEAVING = new Set([
  'poach',
  'steal',
  'snatch',
  'grab',
  'win',
  'gain',
  'take',
  'strip',
  'seize',
  'lure',
  'win back',
  'switch',
  'quit',
  'defect',
  'save',
  'rescue',
  'protect',
  'free',
  'shield',
  'walk away from',
]);

export const BELONGS = new Set(['of', 'from', 'at', 'by', 'behind', 'inside', 'within']);

/** Tone of a statement from which it colors a party without a role. */
export const CLEAR = 0.6;

/** Share of the statement's tone for a party that has no role in it, and of the sentence's. */
export const NO_ROLE = 0.7;
