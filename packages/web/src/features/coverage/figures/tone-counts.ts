import type { SentimentLabel } from '@earshot/schema/sentiment';
import { figuresOf } from '../book/coverage-list.ts';
import { countedRows, toneOf } from '../book/effective-row.ts';
import type { CountedList } from './coverage-figures.ts';

/** The tones in their order in tables. Null stands for articles without a clear tone. */
export const TONES: readonly (SentimentLabel | null)[] = ['Positive', 'Neutral', 'Negative', null];

/** The articles that mention a keyword, grouped by their tone toward this keyword. */
export interface KeywordTones {
  readonly keyword: string;
  /** IDs of the rows of each tone, in the order of `TONES`. */
  readonly groups: readonly { readonly tone: SentimentLabel | null; readonly rows: readonly number[] }[];
}

/**
 * Returns how many articles are positive, neutral and negative toward each keyword, over the rows that count. Articles that
 * do not mention a keyword are left out for it, unless the user set their tone.
 */
export function toneCounts(list: CountedList, keywords: readonly string[]): KeywordTones[] {
  const counted = countedRows(list);
  return keywords.map((keyword) => {
    const toned = counted.flatMap((row) => {
      const { label, manual } = toneOf(row, keyword);
      const isAbout = manual !== null || (figuresOf(row, keyword)?.mentions ?? 0) > 0;
      return isAbout ? [{ id: row.id, label }] : [];
    });
    const groups = TONES.map((tone) => ({
      tone,
      rows: toned.filter(({ label }) => label === tone).map(({ id }) => id),
    }));
    return { keyword, groups };
  });
}
