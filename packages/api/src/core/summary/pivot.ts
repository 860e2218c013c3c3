/** Finds the sentence where an article that begins with a scene gets to its point. */
import { knowsMatter, matterOf } from './matter.ts';

/** A sentence with the data needed to find the main statement. */
export interface Statement {
  readonly sentence: string;
  readonly isUsable: boolean;
  /** Whether it is in the first paragraph. */
  readonly opensText: boolean;
  /** Share of the headline's terms in it, 0 to 1. */
  readonly headlineShare: number;
  /** How much later sentences repeat it, 0 to 1. */
  readonly echo: number;
}

/** Maximum number of sentences of the first paragraph that are treated as the beginning of a text. */
const BEGINNING_SENTENCES = 3;
/** Minimum evidence at which the beginning itself states the point, as in a news report. */
const STATED = 1.7;
/** How much more evidence a later sentence needs than the beginning. */
const MARGIN = 0.3;
/** Evidence deducted from the last sentence. Earlier sentences lose proportionally less, and judgments lose nothing. */
const DISTANCE_COST = 0.7;

/**
 * Returns the index of the later sentence that states the point. Returns -1 if the beginning already does, if no later
 * sentence is clearly better, or if the language is not supported.
 */
export function pivotOf(statements: readonly Statement[], language: string): number {
  if (!knowsMatter(language)) return -1;
  const usable = statements.flatMap((statement, index) =>
    statement.isUsable ? [{ ...statement, index }] : [],
  );
  const isBeginning = (rank: number) =>
    rank === 0 || (rank < BEGINNING_SENTENCES && usable[rank]?.opensText === true);
  const beginning = usable.filter((_, rank) => isBeginning(rank));
  const stated = beginning
    .map((statement) => matterOf({ ...statement, language }).evidence)
    .reduce((most, evidence) => Math.max(most, evidence), 0);
  if (stated >= STATED) return -1;
  let best = -1;
  let highest = stated + MARGIN;
  usable.forEach((statement, rank) => {
    if (isBeginning(rank)) return;
    const { evidence, judges } = matterOf({ ...statement, language });
    const value = judges ? evidence : evidence - (DISTANCE_COST * rank) / usable.length;
    if (value > highest) [best, highest] = [statement.index, value];
  });
  return best;
}
