import type { KeywordMatch } from '@earshot/schema/analysis-result';

/** Tone towards a keyword: mean of the scored sentences that mention it, in [-1, 1]; null when none was scored. */
export function toneTowards({ evidence }: Pick<KeywordMatch, 'evidence'>): number | null {
  const values = evidence.map(({ sentiment }) => sentiment).filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
