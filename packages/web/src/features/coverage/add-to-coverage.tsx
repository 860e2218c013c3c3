import Button from '@mui/material/Button';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { ListIcon } from '../../ui/icons.tsx';
import { addEntry, type PastedArticle } from './book/coverage-list.ts';
import { useCoverageStore } from './book/coverage-store.ts';
import { toListEntry } from './book/to-list-entry.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

interface AddToCoverageProps {
  readonly report: ReportData;
  /** The pasted text that the report is based on, stored so that the list can analyze it again. */
  readonly pasted?: PastedArticle | null;
}

/** Button that adds a report to the most recently opened coverage list. */
export function AddToCoverage({ report, pasted = null }: AddToCoverageProps) {
  const store = useCoverageStore();
  const add = async () => {
    await store.open(store.get().list.id);
    store.update((list) => addEntry(list, toListEntry(report, new Date()), pasted), { what: STRINGS.added });
    showToast({
      title: STRINGS.added,
      text: STRINGS.addedText(store.get().list.rows.length),
      tone: 'success',
    });
  };
  return (
    <Button size="small" variant="outlined" startIcon={<ListIcon />} onClick={() => void add()}>
      {STRINGS.add}
    </Button>
  );
}
