import { formatCount } from '@earshot/schema/format-count';
import { formatDate } from '../../../lib/format.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { ReportModel } from './report-model.ts';

const { report: STRINGS, charts: CHARTS, groups: GROUPS } = COVERAGE_STRINGS;

/** A cell of a table, with the IDs of the rows that it counts. A label counts none. */
interface ReportCell {
  readonly text: string;
  /** The number in the cell. Null for a label or if there is nothing to count. */
  readonly value: number | null;
  /** Whether the value is a fraction, shown as a percentage. */
  readonly isShare: boolean;
  readonly rows: readonly number[];
}

/** A table of figures in a report. The first cell of each row is its label. */
export interface ReportTable {
  readonly title: string;
  /** Explains the measure. Empty if the title says it. */
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

/**
 * Returns the tables on tone in a report, with the tone toward every tracked keyword: the number of articles of each
 * tone with the net tone, and the net tone over time if it covers more than one day or week.
 */
export function toneTables(model: ReportModel): ReportTable[] {
  if (model.tones.length === 0) return [];
  return [countTable(model), ...netTable(model)];
}

function countTable({ tones }: ReportModel): ReportTable {
  const groups = tones[0]?.groups ?? [];
  return {
    title: STRINGS.tones,
    note: '',
    heads: [STRINGS.keyword, ...groups.map(({ tone }) => STRINGS.toneNames[tone ?? 'none']), STRINGS.netTone],
    rows: tones.map(({ keyword, groups: counted, net, scored }) => [
      label(keyword),
      ...counted.map(({ rows }) => ({
        text: formatCount(rows.length),
        value: rows.length,
        isShare: false,
        rows,
      })),
      // The articles behind the net tone are those of the columns before it, except for those without a clear tone.
      {
        ...netCell(net),
        ...(net !== null && { text: GROUPS.netToneOf(CHARTS.format.tone(net), scored.length) }),
        rows: [],
      },
    ]),
  };
}

function netTable({ charts }: ReportModel): ReportTable[] {
  const chart = charts.find(({ name }) => name === 'tone');
  if (!chart) return [];
  return [
    {
      title: CHARTS.captions.tone(chart.unit),
      note: CHARTS.notes.tone,
      heads: [CHARTS.first[chart.unit], ...chart.series],
      rows: chart.points
        .filter(({ cells }) => cells.some(({ value }) => value !== null))
        .map(({ key, cells }) => [
          label(formatDate(key)),
          ...cells.map(({ value, rows }) => ({ ...netCell(value), rows })),
        ]),
    },
  ];
}

function label(text: string): ReportCell {
  return { text, value: null, isShare: false, rows: [] };
}

function netCell(value: number | null) {
  return { text: value === null ? CHARTS.nothing : CHARTS.format.tone(value), value, isShare: true };
}
