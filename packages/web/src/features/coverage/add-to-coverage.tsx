import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { ListIcon } from '../../ui/icons.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { addAddresses, addEntry, NO_FACTS, type PastedArticle } from './book/coverage-list.ts';
import { useCoverageStore } from './book/coverage-store.ts';
import type { CoverageList } from './book/list-shape.ts';
import { toListEntry } from './book/to-list-entry.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

/** Returns a function that changes the most recently opened coverage list, and says so in a toast that leads to it. */
function useAdd() {
  const store = useCoverageStore();
  const navigate = useNavigate();
  return async (step: (list: CoverageList) => CoverageList) => {
    const { id } = store.get().list;
    await store.open(id);
    store.update(step, { what: STRINGS.added });
    showToast({
      title: STRINGS.added,
      text: STRINGS.addedText(store.get().list.rows.length),
      tone: 'success',
      action: { label: STRINGS.openAdded, run: () => void navigate(`/?list=${encodeURIComponent(id)}`) },
    });
  };
}

interface AddToCoverageProps {
  readonly report: ReportData;
  /** The pasted text that the report is based on, stored so that the list can analyze it again. */
  readonly pasted?: PastedArticle | null;
}

/** Button that adds a report to the coverage list. */
export function AddToCoverage({ report, pasted = null }: AddToCoverageProps) {
  const add = useAdd();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ListIcon />}
      onClick={() => void add((list) => addEntry(list, toListEntry(report, new Date()), pasted))}
    >
      {STRINGS.add}
    </Button>
  );
}

interface AddLinesProps {
  /** Links with what is known about their articles. */
  readonly articles: readonly {
    readonly address: string;
    readonly headline: string;
    readonly outlet: string;
    readonly date: string;
  }[];
}

/** Button that adds links to the coverage list, to be analyzed there. */
export function AddLines({ articles }: AddLinesProps) {
  const add = useAdd();
  const addresses = articles.map(({ address, ...facts }) => ({ address, known: { ...NO_FACTS, ...facts } }));
  return (
    <SmallButton type="button" onClick={() => void add((list) => addAddresses(list, addresses))}>
      {STRINGS.add}
    </SmallButton>
  );
}
