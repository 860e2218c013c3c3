import { countedRows, type RowToneLabel, toneOf } from '../book/effective-row.ts';
import type { CountedList } from './coverage-figures.ts';

/** The tones in their order in tables. Null means articles without a clear tone. */
export const TONES: readonly (RowToneLabel | null)[] = ['Positive', 'Mixed', 'Neutral', 'Negative', null];

/** The articles that mention a keyword, grouped by their tone toward this keyword. */
export interface KeywordTones {
  readonly keyword: string;
  /** IDs of the rows of each tone, in the order of `TONES`. */
  readonly groups: readonly { readonly tone: RowToneLabel | null; readonly rows: readonly number[] }[];
  /** Net tone over all these articles (see `netShare`). */
  readonly net: number | null;
  /** IDs of the rows with a tone toward the keyword, which the net tone is computed from. */
  readonly scored: readonly number[];
}

/**
 * Returns the net tone: the number of positive minus negative articles, divided by the number of articles with a clear tone. From
 * -1 to 1, or null if no article has a tone.
 */
export function netShare(positive: number, negative: number, scored: number): number | null {
  return scored === 0 ? null : (positive - negative) / scored;
}

/**
 * Returns how many articles have each tone toward each keyword, over the rows that count. Articles that
 * do not mention a keyword are left out for it, unless the user set their tone.
 */
export function toneCounts(list: CountedList, keywords: readonly string[]): KeywordTones[] {
  const counted = countedRows(list);
  return keywords.map((keyword) => {
    const toned = counted.flatMap((row) => {
      const { label, isAbout } = toneOf(row, keyword);
      return isAbout ? [{ id: row.id, label }] : [];
    });
    const groups = TONES.map((tone) => ({
      tone,
      rows: toned.filter(({ label }) => label === tone).map(({ id }) => id),
    }));
    const scored = toned.filter(({ label }) => label !== null).map(({ id }) => id);
    const countOf = (tone: RowToneLabel) => toned.filter(({ label }) => label === tone).length;
    const net = netShare(countOf('Positive'), countOf('Negative'), scored.length);
    return { keyword, groups, net, scored };
  });
}
