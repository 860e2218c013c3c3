import { readFields } from './read-fields.ts';

/** Minimum share of the teasers that must have a day, because a teaser may begin or end with the day of an event. */
const MIN_DAYS_SHARE = 0.5;

/** The outlet of a teaser, and the text that contains its day. Null if the teaser has none. */
export interface TeaserFacts {
  readonly outlet: string | null;
  readonly dayLine: string | null;
}

/**
 * Returns the outlets and days at the ends of teasers: "Nine farms will be flooded. (Rural Post, Nov 19)" or "Rural Post (Nov
 * 19) – Nine farms will be flooded".
 */
export function teaserFacts(teasers: readonly string[]): TeaserFacts[] {
  const fields = readFields(teasers, 'teaser');
  const dated = fields.filter(({ days }) => days.length > 0).length;
  const areDated = dated >= MIN_DAYS_SHARE * teasers.filter((teaser) => teaser !== '').length;
  return fields.map(({ outlet, days }) => ({ outlet, dayLine: areDated ? (days[0] ?? null) : null }));
}
