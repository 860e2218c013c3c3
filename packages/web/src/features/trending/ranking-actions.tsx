import { restPath } from '@earshot/schema/contract';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { CSV_FORMS, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { downloadText } from '../../lib/download.ts';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { rankingJson } from './ranking-json.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { topTenText } from './top-ten-text.ts';

const STRINGS = TRENDING_STRINGS.actions;

/** Ways to take a ranking along: text on the clipboard, CSV by stories or by lines, JSON. */
export function RankingActions({ ranking }: { readonly ranking: TrendingResult }) {
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
      <CsvExport ranking={ranking} form="stories" label={STRINGS.csv} />
      <CsvExport ranking={ranking} form="lines" label={STRINGS.csvLines} />
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={saveJson}>
        {STRINGS.json}
      </Button>
    </Box>
  );
}

interface CsvExportProps {
  readonly ranking: TrendingResult;
  readonly form: (typeof CSV_FORMS)[number];
  readonly label: string;
}

/** The server's file in a new tab (#208); once stories were changed by hand, the same table made in the browser. */
function CsvExport({ ranking, form, label }: CsvExportProps) {
  const { session_id, summary } = ranking;
  const suffix = form === 'lines' ? '-lines' : '';
  if (isChangedByHand(summary)) {
    const save = () => downloadText(`trending-${session_id}${suffix}.csv`, toCsv(ranking, form), 'text/csv');
    return (
      <Button size="small" variant="outlined" startIcon={<DownloadIcon />} onClick={save}>
        {label}
      </Button>
    );
  }
  if (session_id === '') return null;
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
