import Button from '@mui/material/Button';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { ListIcon } from '../../ui/icons.tsx';
import { addEntry } from './coverage-list.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';
import { toCoverageEntry } from './to-coverage-entry.ts';
import { useCoverageStore } from './use-coverage-store.ts';

/** Puts a report into the coverage list. */
export function AddToCoverage({ report }: { readonly report: ReportData }) {
  const store = useCoverageStore();
  const add = () => {
    store.update((list) => addEntry(list, toCoverageEntry(report, new Date())));
    showToast({
      title: STRINGS.added,
      text: STRINGS.addedText(store.get().list.rows.length),
      tone: 'success',
    });
  };
  return (
    <Button size="small" variant="outlined" startIcon={<ListIcon />} onClick={add}>
      {STRINGS.add}
    </Button>
  );
}
