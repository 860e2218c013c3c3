import { type CoverageList, nameOf } from '../book/coverage-list.ts';
import { shareOfVoice } from '../figures/coverage-figures.ts';
import { toneCounts } from '../figures/tone-counts.ts';
import { type TotalFigure, totalFigures } from '../figures/total-figures.ts';

/** A figure's value in both lists, with the IDs of the rows of each list that contribute to it. */
export interface ComparedFigure {
  readonly name: TotalFigure['name'] | 'netTone' | 'share';
  /** Keyword of a net tone or a share of voice. Empty for a total. */
  readonly keyword: string;
  /** Shares and net tones are between -1 and 1. Null if no article has a tone. */
  readonly before: number | null;
  readonly after: number | null;
  readonly rowsBefore: readonly number[];
  readonly rows: readonly number[];
}

/**
 * Compares the figures of two lists. Returns the totals, followed by the net tone and then the share of voice of each keyword
 * of the later list.
 */
export function comparedFigures(before: CoverageList, after: CoverageList): ComparedFigure[] {
  const keywords = after.keywords.map(nameOf);
  const [earlier, later] = [before, after].map((list) => figuresOf(list, keywords));
  return (later ?? []).map(({ name, keyword, value, rows }, at) => ({
    name,
    keyword,
    before: earlier?.[at]?.value ?? null,
    after: value,
    rowsBefore: earlier?.[at]?.rows ?? [],
    rows,
  }));
}

function figuresOf(list: CoverageList, keywords: readonly string[]) {
  return [
    ...totalFigures(list, keywords).map((figure) => ({ ...figure, keyword: '' })),
    ...toneCounts(list, keywords).map(({ keyword, net, scored }) => ({
      name: 'netTone' as const,
      keyword,
      value: net,
      rows: scored,
    })),
    ...shareOfVoice(list, keywords).map(({ keyword, percent, rows }) => ({
      name: 'share' as const,
      keyword,
      value: percent / 100,
      rows,
    })),
  ];
}
