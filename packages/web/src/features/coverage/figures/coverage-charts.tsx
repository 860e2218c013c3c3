import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { pngOf } from '../../../lib/picture-of.ts';
import { ChartPicture } from '../../../ui/chart-picture.tsx';
import { copyWithToast } from '../../../ui/copy-button.tsx';
import { ModeToggle } from '../../../ui/mode-toggle.tsx';
import { Section } from '../../../ui/section.tsx';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ChartName, coverageCharts } from './charts.ts';
import { FigureTableView } from './figure-table.tsx';
import type { ListFigures } from './list-figures.ts';

const STRINGS = COVERAGE_STRINGS.charts;

interface CoverageChartsProps {
  readonly figures: ListFigures;
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** Charts of the list. Each chart can be shown as a table, whose figures filter the list, or copied as an image. */
export function CoverageCharts({ figures, onPick }: CoverageChartsProps) {
  const charts = useMemo(() => coverageCharts(figures), [figures]);
  const [name, setName] = useState<ChartName>('coverage');
  const [asTable, setAsTable] = useState(false);
  const pictureRef = useRef<HTMLDivElement>(null);
  const chart = charts.find((one) => one.name === name) ?? charts[0];
  if (!chart) return null;
  const { title, note } = chart.table;
  const copy = () => {
    const drawn = pictureRef.current?.querySelector('svg');
    if (drawn) void copyWithToast({ png: pngOf(drawn) }, STRINGS.copied);
  };
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
          <Box ref={pictureRef}>
            <ChartPicture data={chart.picture} />
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {title}. {note}
          </Typography>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" aria-label={`${title}: ${STRINGS.asTable}`} onClick={() => setAsTable(!asTable)}>
          {asTable ? STRINGS.asChart : STRINGS.asTable}
        </Button>
        {asTable ? null : (
          <Button size="small" aria-label={`${title}: ${STRINGS.copyPng}`} onClick={copy}>
            {STRINGS.copyPng}
          </Button>
        )}
      </Box>
    </Section>
  );
}
