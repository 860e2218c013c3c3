import { at } from '@earshot/schema/at';
import { type SourceEvidence, sourceEvidence } from '../lines/source-evidence.ts';
import { fragmentKind } from './fragment-kind.ts';

/**
 * A possible outlet of a record and its position: of its line relative to the headline (`below 1`), or the separators
 * around it.
 */
export interface PlacedOutlet {
  readonly name: string;
  readonly place: string;
}

/** Points that a position gets for each name, and additionally for each distinct name. */
const WEIGHTS: Readonly<Record<SourceEvidence, readonly [each: number, different: number]>> = {
  strong: [1, 2],
  weak: [1, 1],
  doubtful: [1, 1],
  none: [0.2, 0],
};

/**
 * Returns the outlet of each record, or null if it has none. If a record has several, the one in the position where most
 * records have an outlet and the names vary and are known. Headings are in fewer records, labels such as "Neutral" repeat,
 * and document numbers are not names.
 */
export function outletsInPlace(records: readonly (readonly PlacedOutlet[])[]): (string | null)[] {
  const scores = new Map<string, number>();
  const seen = new Set<string>();
  for (const { name, place } of records.flat()) {
    // A position with names is preferred to one with domains, because a name says more.
    const [each, different] = WEIGHTS[fragmentKind(name) === 'domain' ? 'weak' : sourceEvidence(name)];
    const isNew = !seen.has(`${place} ${name}`);
    seen.add(`${place} ${name}`);
    scores.set(place, (scores.get(place) ?? 0) + each + (isNew ? different : 0));
  }
  const scoreOf = ({ place }: PlacedOutlet) => scores.get(place) ?? 0;
  return records.map((own) =>
    own.length === 0 ? null : own.reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a), at(own, 0)).name,
  );
}
