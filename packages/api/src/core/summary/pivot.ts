/** Where an article that begins with a scene comes to its matter. */
import { knowsMatter, matterOf } from './matter.ts';

/** A sentence with what the search for the matter needs of it. */
export interface Statement {
  readonly sentence: string;
  readonly isUsable: boolean;
  /** In the first paragraph. */
  readonly opensText: boolean;
  /** Share of the headline's terms in it, 0 to 1. */
  readonly headlineShare: number;
  /** How much later sentences repeat it, 0 to 1. */
  readonly echo: number;
}

/** First sentences of a text that are taken for its beginning, however long its first paragraph. */
const BEGINNING_SENTENCES = 3;
/** From this much evidence on, the beginning states the matter itself: a news report. */
const STATED = 1.7;
/** A later sentence must have so much more evidence than the beginning. */
const MARGIN = 0.3;
/** What evidence loses from the beginning to the end of a text; a judgment loses nothing. */
const DISTANCE_COST = 0.7;

/** The sentence that states the matter when the beginning does not, as its index; -1 when the beginning does. */
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
