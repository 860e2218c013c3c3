import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { pngOf } from '../../../lib/picture-of.ts';
import { ChartPicture } from '../../../ui/chart-picture.tsx';
import { copyWithToast } from '../../../ui/copy-with-toast.ts';
import { Figure } from '../../../ui/figure.tsx';
import { ModeToggle } from '../../../ui/mode-toggle.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ChartData, type ChartName, coverageCharts } from './chart-data.ts';
import { FIGURE_TABLE } from './figure-table-style.ts';
import { toPicture } from './to-picture.ts';

const STRINGS = COVERAGE_STRINGS.charts;

interface CoverageChartsProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** Charts of the list. Each chart can be shown as a table, whose figures filter the list, or copied as an image. */
export function CoverageCharts({ list, keywords, onPick }: CoverageChartsProps) {
  const charts = useMemo(() => coverageCharts(list, keywords), [list, keywords]);
  const [name, setName] = useState<ChartName>('coverage');
  const [asTable, setAsTable] = useState(false);
  const pictureRef = useRef<HTMLDivElement>(null);
  const chart = charts.find((one) => one.name === name) ?? charts[0];
  if (!chart) return null;
  const options = charts.map(({ name: value }) => ({ value, label: STRINGS.names[value] }));
  const caption = STRINGS.captions[chart.name](chart.unit);
  return (
    <Section title={STRINGS.title}>
      <ModeToggle label={STRINGS.choose} mode={chart.name} options={options} onChange={setName} />
      {asTable ? (
        <ChartTable chart={chart} caption={caption} onPick={onPick} />
      ) : (
        <Box ref={pictureRef}>
          <ChartPicture data={toPicture(chart)} />
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {caption}. {STRINGS.notes[chart.name]}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          aria-label={`${caption}: ${STRINGS.asTable}`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? STRINGS.asChart : STRINGS.asTable}
        </Button>
        {asTable ? null : (
          <CopyButton caption={caption} drawing={() => pictureRef.current?.querySelector('svg')} />
        )}
      </Box>
    </Section>
  );
}

interface CopyButtonProps {
  readonly caption: string;
  readonly drawing: () => SVGSVGElement | null | undefined;
}

function CopyButton({ caption, drawing }: CopyButtonProps) {
  const copy = () => {
    const drawn = drawing();
    if (drawn) void copyWithToast({ png: pngOf(drawn) }, STRINGS.copied);
  };
  return (
    <Button size="small" aria-label={`${caption}: ${STRINGS.copyPng}`} onClick={copy}>
      {STRINGS.copyPng}
    </Button>
  );
}

interface ChartTableProps extends Pick<CoverageChartsProps, 'onPick'> {
  readonly chart: ChartData;
  readonly caption: string;
}

function ChartTable({ chart, caption, onPick }: ChartTableProps) {
  const { name, unit, series, points, whole } = chart;
  const heads = series.map((one) => one || STRINGS.count);
  const tableRows = [
    ...points.map(({ key, cells }) => ({ head: formatDate(key), cells })),
    ...(whole ? [{ head: STRINGS.whole, cells: whole }] : []),
  ];
  return (
    // A wide table scrolls, so it must be reachable by keyboard.
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={caption}>
      <Box component="table" sx={FIGURE_TABLE}>
        <thead>
          <tr>
            <th scope="col">{STRINGS.first[unit]}</th>
            {heads.map((head) => (
              <th scope="col" key={head} dir="auto">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableRows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map(({ value, rows }, at) => {
                const label = STRINGS.of(`${caption}, ${heads[at] ?? ''}`, head);
                return (
                  <td key={heads[at]}>
                    <Figure
                      about={label}
                      onOpen={rows.length > 0 ? () => onPick({ label, rows }) : undefined}
                    >
                      {value === null ? STRINGS.nothing : STRINGS.format[name](value)}
                    </Figure>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
