import { restPath } from '@earshot/schema/contract';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { CSV_FORMS, TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { showToast } from '../../toasts/toast-store.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { fileNameOf, serverFileName } from './file-name-of.ts';
import { saveFile } from './save-file.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.actions;

interface CsvExportProps {
  readonly ranking: TrendingResult;
  readonly form: (typeof CSV_FORMS)[number];
  readonly label: string;
  /** Whether the server has stored the ranking. */
  readonly isStored: boolean;
  /** The stories to export. Null for all of them. */
  readonly only: ReadonlySet<TrendingItem> | null;
}

/**
 * Link that opens the server's CSV file in a new tab (#208). If stories were changed by hand or only some of them are
 * exported, or the server does not have the ranking, the same table is created in the browser.
 */
export function CsvExport({ ranking, form, label, isStored, only }: CsvExportProps) {
  const { session_id, summary } = ranking;
  if (isChangedByHand(summary) || !isStored || only !== null) {
    const save = () =>
      saveFile(
        fileNameOf(ranking, 'csv', form, only !== null),
        toCsv(ranking, form, undefined, only ?? undefined),
        'text/csv',
      );
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
      onClick={() =>
        showToast({
          title: STRINGS.opened,
          text: STRINGS.openedText(serverFileName(ranking, form)),
          tone: 'success',
        })
      }
    >
      {label}
      <span style={visuallyHidden}> {STRINGS.newTab}</span>
    </Button>
  );
}
