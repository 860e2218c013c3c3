import { formatCount } from '@earshot/schema/format-count';
import type { ComparedStory } from '@earshot/schema/trending/compare-rankings';
import type { CoverageList } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { comparedFigures, comparedOutlets } from './compare-lists.ts';

const STRINGS = COVERAGE_STRINGS.compare;

/** A table cell: text, or a number. Shares are between 0 and 1. */
export type ComparisonCell = string | { readonly value: number; readonly isShare: boolean };

/** A table of a comparison, for print and files. */
export interface ComparisonTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComparisonCell[])[];
}

/** A list and an earlier one to compare it with. */
export interface ListComparison {
  readonly earlier: CoverageList;
  /** Null while the stories are being compared, or if the comparison failed. */
  readonly stories: readonly ComparedStory[] | null;
}

/** Returns the comparison of a list with an earlier one as tables: figures, outlets and stories. */
export function comparisonTables(
  list: CoverageList,
  { earlier, stories }: ListComparison,
): ComparisonTable[] {
  const heads = [STRINGS.before, STRINGS.after];
  const count = (value: number) => ({ value, isShare: false });
  const tables: ComparisonTable[] = [
    {
      title: STRINGS.with(STRINGS.figures, nameOfList(earlier)),
      heads: [STRINGS.figure, ...heads, STRINGS.change],
      rows: comparedFigures(earlier, list).map(({ name, keyword, before, after }) => {
        const isShare = name === 'share';
        return [
          isShare ? STRINGS.share(keyword) : STRINGS.names[name],
          { value: before, isShare },
          { value: after, isShare },
          STRINGS.difference(after - before, isShare),
        ];
      }),
    },
    {
      title: STRINGS.with(STRINGS.outlets, nameOfList(earlier)),
      heads: [STRINGS.outlet, ...heads, STRINGS.change],
      rows: comparedOutlets(earlier, list).map(({ outlet, change, before, after }) => [
        outlet,
        count(before),
        count(after),
        STRINGS.changes[change],
      ]),
    },
    {
      title: STRINGS.with(STRINGS.stories, nameOfList(earlier)),
      heads: [STRINGS.story, ...heads, STRINGS.change],
      rows: (stories ?? []).map(({ title, change, before, after }) => [
        title,
        count(before?.lines ?? 0),
        count(after?.lines ?? 0),
        STRINGS.changes[change],
      ]),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

function nameOfList({ name, client, period }: CoverageList): string {
  return [name || client, period].filter(Boolean).join(', ') || STRINGS.unnamed;
}

/** Returns the text of a cell. */
export function cellText(cell: ComparisonCell): string {
  if (typeof cell === 'string') return cell;
  return cell.isShare ? STRINGS.shareOf(cell.value) : formatCount(cell.value);
}
