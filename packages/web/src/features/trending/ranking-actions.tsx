import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../lib/format.ts';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { CsvExport } from './csv-export.tsx';
import { fileNameOf } from './file-name-of.ts';
import { LOADED_STRINGS } from './loaded-strings.ts';
import { rankingJson } from './ranking-json.ts';
import { saveFile } from './save-file.ts';
import { spreadsheetStyle } from './spreadsheet-file.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { topTenText } from './top-ten-text.ts';
import { useStoredRanking } from './use-stored-ranking.ts';

const STRINGS = TRENDING_STRINGS.actions;

interface RankingActionsProps {
  readonly ranking: TrendingResult;
  /** Stories for the CSV files. Null for all of them. */
  readonly only: ReadonlySet<TrendingItem> | null;
}

/**
 * Actions on a ranking: copy as text, export as CSV by story or by line, save as a spreadsheet or as JSON, and delete it
 * from the server.
 */
export function RankingActions({ ranking, only }: RankingActionsProps) {
  const stored = useStoredRanking(ranking);
  const saveJson = () =>
    saveFile(
      fileNameOf(ranking, 'json'),
      rankingJson(ranking, new Date().toISOString()),
      'application/json',
      LOADED_STRINGS.savedNote,
    );
  /** Saves the lines with their stories, and any additional columns of the pasted table. */
  const saveSpreadsheet = () =>
    saveFile(
      fileNameOf(ranking, 'csv', 'lines', only !== null),
      toCsv(ranking, 'lines', spreadsheetStyle(), only ?? undefined),
      'text/csv',
    );
  return (
    <Box className="no-print" sx={ACTIONS}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => copyWithToast(topTenText(ranking), STRINGS.copied)}
      >
        {STRINGS.copy}
      </Button>
      <CsvExport
        ranking={ranking}
        form="stories"
        label={STRINGS.csv}
        isStored={stored.isStored}
        only={only}
      />
      <CsvExport
        ranking={ranking}
        form="lines"
        label={STRINGS.csvLines}
        isStored={stored.isStored}
        only={only}
      />
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={saveSpreadsheet}>
        {STRINGS.spreadsheet}
      </Button>
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={saveJson}>
        {STRINGS.json}
      </Button>
      {stored.until === null ? null : (
        <Button size="small" variant="text" disabled={stored.isDeleting} onClick={stored.remove}>
          {TRENDING_STRINGS.stored.delete}
        </Button>
      )}
      {stored.until === null ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
          {TRENDING_STRINGS.stored.until(formatDateTime(new Date(stored.until)))}
        </Typography>
      )}
    </Box>
  );
}

const ACTIONS = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
