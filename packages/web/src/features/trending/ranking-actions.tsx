import { restPath } from '@earshot/schema/contract';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { downloadText } from '../../lib/download.ts';
import { formatDateTime } from '../../lib/format.ts';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { rankingJson } from './ranking-json.ts';
import { spreadsheetName, spreadsheetStyle } from './spreadsheet-file.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { topTenText } from './top-ten-text.ts';
import { useStoredRanking } from './use-stored-ranking.ts';

const STRINGS = TRENDING_STRINGS.actions;
/** Length of the date part of an ISO timestamp. */
const DAY_CHARACTERS = 10;

/**
 * Actions on a ranking: copy as text, export as CSV by story or by line, save as a spreadsheet or as JSON, and delete it
 * from the server.
 */
export function RankingActions({ ranking }: { readonly ranking: TrendingResult }) {
  const stored = useStoredRanking(ranking);
  const saveJson = () =>
    downloadText(
      `trending-${ranking.session_id}.json`,
      rankingJson(ranking, new Date().toISOString()),
      'application/json',
    );
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => copyWithToast(topTenText(ranking), STRINGS.copied)}
      >
        {STRINGS.copy}
      </Button>
      <CsvExport ranking={ranking} form="stories" label={STRINGS.csv} isStored={stored.isStored} />
      <CsvExport ranking={ranking} form="lines" label={STRINGS.csvLines} isStored={stored.isStored} />
      <Button
        size="small"
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => saveSpreadsheet(ranking)}
      >
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

/** Saves all lines with their stories, and any additional columns of the pasted table. */
function saveSpreadsheet(ranking: TrendingResult): void {
  const name = spreadsheetName(ranking, 'lines', new Date().toISOString().slice(0, DAY_CHARACTERS));
  downloadText(name, toCsv(ranking, 'lines', spreadsheetStyle()), 'text/csv');
}

interface CsvExportProps {
  readonly ranking: TrendingResult;
  readonly form: (typeof CSV_FORMS)[number];
  readonly label: string;
  /** Whether the server has stored the ranking. */
  readonly isStored: boolean;
}

/**
 * Link that opens the server's CSV file in a new tab (#208). If stories were changed by hand, or the server does not have
 * the ranking, the same table is created in the browser.
 */
function CsvExport({ ranking, form, label, isStored }: CsvExportProps) {
  const { session_id, summary } = ranking;
  const suffix = form === 'lines' ? '-lines' : '';
  if (isChangedByHand(summary) || !isStored) {
    const save = () => downloadText(`trending-${session_id}${suffix}.csv`, toCsv(ranking, form), 'text/csv');
    return (
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      component="a"
      href={restPath('trending.exportCsv', { session_id }) + (form === 'lines' ? '?form=lines' : '')}
      target="_blank"
      rel="noopener"
    >
      {label}
      <span style={visuallyHidden}> {STRINGS.newTab}</span>
    </Button>
  );
}
