import { formatCount } from '@earshot/schema/format-count';
import type { CoverageList } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ComparedFigure, comparedFigures } from './compare-lists.ts';

const STRINGS = COVERAGE_STRINGS.compare;

/** A table cell: text, or a number. Shares are between -1 and 1. */
export type ComparisonCell = string | { readonly value: number; readonly isShare: boolean };

/** The comparison of a list with an earlier one, for print and files. */
export interface ComparisonTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ComparisonCell[])[];
}

/** Returns the figures of a list beside those of an earlier one. */
export function comparisonTable(list: CoverageList, earlier: CoverageList): ComparisonTable {
  const cell = (figure: ComparedFigure, value: number | null): ComparisonCell =>
    value === null ? STRINGS.nothing : { value, isShare: isShare(figure) };
  return {
    title: STRINGS.with(nameOfList(earlier)),
    heads: [STRINGS.figure, STRINGS.before, STRINGS.after, STRINGS.change],
    rows: comparedFigures(earlier, list).map((figure) => [
      labelOf(figure),
      cell(figure, figure.before),
      cell(figure, figure.after),
      changeOf(figure),
    ]),
  };
}

/** Returns the name of a figure. */
export function labelOf({ name, keyword }: ComparedFigure): string {
  if (name === 'netTone') return STRINGS.netTone(keyword);
  return name === 'share' ? STRINGS.share(keyword) : STRINGS.names[name];
}

/** Returns the value of a figure as text. */
export function valueText(figure: ComparedFigure, value: number | null): string {
  if (value === null) return STRINGS.nothing;
  return isShare(figure) ? STRINGS.shareOf(value) : formatCount(value);
}

/** Returns the difference between the two values of a figure as text. */
export function changeOf(figure: ComparedFigure): string {
  const { before, after } = figure;
  return before === null || after === null ? '' : STRINGS.difference(after - before, isShare(figure));
}

function isShare({ name }: ComparedFigure): boolean {
  return name === 'share' || name === 'netTone';
}

function nameOfList({ name, client, period }: CoverageList): string {
  return [name || client, period].filter(Boolean).join(', ') || STRINGS.unnamed;
}

/** Returns the text of a cell. */
export function cellText(cell: ComparisonCell): string {
  if (typeof cell === 'string') return cell;
  return cell.isShare ? STRINGS.shareOf(cell.value) : formatCount(cell.value);
}
