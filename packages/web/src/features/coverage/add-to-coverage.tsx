import { countOf, formatCount } from '@earshot/schema/format-count';
import Button from '@mui/material/Button';
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../toasts/toast-store.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { ListIcon } from '../../ui/icons.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import {
  addAddresses,
  addEntry,
  figuresOf,
  NO_FACTS,
  type PastedArticle,
  rowOf,
} from './book/coverage-list.ts';
import { useCoverageStore } from './book/coverage-store.ts';
import type { CoverageList } from './book/list-shape.ts';
import { toListEntry } from './book/to-list-entry.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

function useLastList() {
  const store = useCoverageStore();
  const { list } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const navigate = useNavigate();
  const open = () => void navigate(`/?list=${encodeURIComponent(store.get().list.id)}`);
  const add = async (step: (list: CoverageList) => CoverageList) => {
    await store.open(store.get().list.id);
    store.update(step, { what: STRINGS.added });
    showToast({
      title: STRINGS.added,
      text: `${countOf(store.get().list.rows.length, 'article')} in the list.`,
      tone: 'success',
      action: { label: 'Open the list', run: open },
    });
  };
  return { list, open, add };
}

interface AddToCoverageProps {
  readonly report: ReportData;
  readonly pasted?: PastedArticle | null;
}

export function AddToCoverage({ report, pasted = null }: AddToCoverageProps) {
  const { list, open, add } = useLastList();
  const entry = useMemo(() => toListEntry(report, new Date()), [report]);
  const row = rowOf(list, entry);
  const isListed = row !== undefined && entry.keywords.every(({ keyword }) => figuresOf(row, keyword));
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<ListIcon />}
      onClick={isListed ? open : () => void add((current) => addEntry(current, entry, pasted))}
    >
      {isListed ? `Open coverage list (${formatCount(list.rows.length)})` : STRINGS.add}
    </Button>
  );
}

interface AddLinesProps {
  readonly articles: readonly {
    readonly address: string;
    readonly headline: string;
    readonly outlet: string;
    readonly date: string;
  }[];
}

export function AddLines({ articles }: AddLinesProps) {
  const { add } = useLastList();
  const addresses = articles.map(({ address, ...facts }) => ({ address, known: { ...NO_FACTS, ...facts } }));
  return (
    <SmallButton type="button" onClick={() => void add((list) => addAddresses(list, addresses))}>
      {STRINGS.add}
    </SmallButton>
  );
}
