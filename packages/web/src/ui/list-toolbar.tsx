import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { SmallButton } from './small-button.tsx';
import { UI_STRINGS } from './strings.ts';

interface ListToolbarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  readonly selects?: ReactNode;
  readonly filtersLabel: string;
  readonly filters: () => ReactNode;
  readonly children: ReactNode;
  /** What the filters leave. Null if none is active. */
  readonly summary: string | null;
  readonly onClear: () => void;
}

export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, search, onSearch, selects, filtersLabel, filters, children, summary, onClear } = props;
  const [areFiltersShown, setAreFiltersShown] = useState(false);
  const filtersId = useId();
  const fallbackRef = useRef<HTMLInputElement>(null);
  const searchRef = props.searchRef ?? fallbackRef;
  const clear = () => {
    onClear();
    searchRef.current?.focus();
  };
  return (
    <Box role="search" className="no-print" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={BAR}>
        <OutlinedInput
          size="small"
          type="search"
          value={search}
          placeholder={searchLabel}
          inputRef={searchRef}
          onChange={({ target }) => onSearch(target.value)}
          slotProps={{ input: { 'aria-label': searchLabel, dir: 'auto' } }}
          sx={{ flex: '1 1 11rem', maxWidth: { sm: '18rem' } }}
        />
        <SmallButton
          type="button"
          aria-expanded={areFiltersShown}
          aria-controls={filtersId}
          onClick={() => setAreFiltersShown(!areFiltersShown)}
        >
          {filtersLabel}
        </SmallButton>
        {selects}
        {children}
      </Box>
      <Box id={filtersId} hidden={!areFiltersShown} sx={{ ...BAR, '&[hidden]': { display: 'none' } }}>
        {areFiltersShown ? filters() : null}
      </Box>
      <div role="status">
        {summary === null ? null : (
          <Box sx={BAR}>
            <span>{summary}</span>
            <Button size="small" variant="outlined" onClick={clear}>
              {UI_STRINGS.filter.clear}
            </Button>
          </Box>
        )}
      </div>
    </Box>
  );
}

export function withAll(values: readonly string[]): { readonly value: string; readonly label: string }[] {
  return [{ value: '', label: UI_STRINGS.filter.all }, ...values.map((value) => ({ value, label: value }))];
}

const BAR = { typography: 'body2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
