import { useNavigate } from 'react-router-dom';
import { showToast } from '../../toasts/toast-store.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { addAddresses, NO_FACTS } from './book/coverage-list.ts';
import { useCoverageStore } from './book/coverage-store.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

interface AddLinesProps {
  /** Links with what is known about their articles. */
  readonly articles: readonly {
    readonly address: string;
    readonly headline: string;
    readonly outlet: string;
    readonly date: string;
  }[];
}

/** Button that adds links to the coverage list that was opened last, to be analyzed there. */
export function AddLines({ articles }: AddLinesProps) {
  const store = useCoverageStore();
  const navigate = useNavigate();
  const add = async () => {
    const { id } = store.get().list;
    await store.open(id);
    const addresses = articles.map(({ address, ...facts }) => ({
      address,
      known: { ...NO_FACTS, ...facts },
    }));
    store.update((list) => addAddresses(list, addresses), { what: STRINGS.added });
    showToast({
      title: STRINGS.added,
      text: STRINGS.addedText(store.get().list.rows.length),
      tone: 'success',
      action: { label: STRINGS.openAdded, run: () => void navigate(`/?list=${encodeURIComponent(id)}`) },
    });
  };
  return (
    <SmallButton type="button" onClick={() => void add()}>
      {STRINGS.add}
    </SmallButton>
  );
}
