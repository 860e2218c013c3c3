import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { ColumnsPanel } from './columns-panel.tsx';
import type { ReadingChoice } from './reading-choice.ts';
import { RivalReadings } from './rival-readings.tsx';

interface ReadingPanelProps {
  readonly summary: TrendingResult['summary'];
  /** Null while the list cannot be analyzed again, for example because its file was lost in a reload. */
  readonly onChoose: ((choice: ReadingChoice) => void) | null;
}

/** Shows how the list was read if the user may want to change it: two possible readings, or the columns of a table. */
export function ReadingPanel({ summary, onChoose }: ReadingPanelProps) {
  const { readings = [], table } = summary;
  if (onChoose === null || (readings.length < 2 && table === undefined)) return null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      {readings.length > 1 ? (
        <RivalReadings readings={readings} onChoose={(recordStart) => onChoose({ recordStart })} />
      ) : null}
      {table ? (
        <ColumnsPanel
          key={table.columns.map(({ kind }) => kind).join()}
          table={table}
          onChoose={(columns) => onChoose({ columns })}
        />
      ) : null}
    </Box>
  );
}
