import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { ListIcon } from '../../ui/icons.tsx';
import { useCoverageStore } from './book/use-coverage-store.ts';
import { COVERAGE_STRINGS as STRINGS } from './strings.ts';

/** Button that opens the coverage list and shows the number of its articles. */
export function CoverageButton({ onClick }: { readonly onClick: () => void }) {
  const store = useCoverageStore();
  const count = useSyncExternalStore(
    store.subscribe,
    () => store.get().list.rows.length,
    // The server snapshot: a prerendered page has no list.
    () => 0,
  );
  return (
    <Button startIcon={<ListIcon />} onClick={onClick} sx={{ ml: { xs: -0.75, sm: 'auto' }, flexShrink: 0 }}>
      {STRINGS.open(count)}
    </Button>
  );
}
