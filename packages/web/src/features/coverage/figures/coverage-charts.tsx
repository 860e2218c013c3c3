import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { ChartPicture } from '../../../ui/chart-picture.tsx';
import { ModeToggle } from '../../../ui/choices.tsx';
import { Section } from '../../../ui/section.tsx';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ChartName, coverageCharts } from './charts.ts';
import { FigureTableView } from './figure-table.tsx';
import type { ListFigures } from './list-figures.ts';

const STRINGS = COVERAGE_STRINGS.charts;

interface CoverageChartsProps {
  readonly figures: ListFigures;
  readonly onPick: (pick: FigurePick) => void;
}

export function CoverageCharts({ figures, onPick }: CoverageChartsProps) {
  const charts = useMemo(() => coverageCharts(figures), [figures]);
  const [name, setName] = useState<ChartName>('coverage');
  const [asTable, setAsTable] = useState(false);
  const chart = charts.find((one) => one.name === name) ?? charts[0];
  if (!chart) return null;
  const { title, note } = chart.table;
  return (
    <Section title={STRINGS.title}>
      <ModeToggle
        label={STRINGS.choose}
        mode={chart.name}
        options={charts.map((one) => ({ value: one.name, label: STRINGS.names[one.name] }))}
        onChange={setName}
      />
      {asTable ? (
        <FigureTableView table={chart.table} onPick={onPick} />
      ) : (
        <>
          <ChartPicture data={chart.picture} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {title}. {note}
          </Typography>
        </>
      )}
      <Box>
        <Button size="small" aria-label={`${title}: ${STRINGS.asTable}`} onClick={() => setAsTable(!asTable)}>
          {asTable ? STRINGS.asChart : STRINGS.asTable}
        </Button>
      </Box>
    </Section>
  );
}
