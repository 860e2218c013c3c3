import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type RefObject, useRef } from 'react';

interface ListToolbarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  readonly selects: ReactNode;
  readonly children?: ReactNode;
  /** What is left of the list. Null if all of it is shown. */
  readonly summary: string | null;
  /** May move the focus, which is on the search field before. */
  readonly onClear: () => void;
}

export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, search, onSearch, selects, children, summary, onClear } = props;
  const fallbackRef = useRef<HTMLInputElement>(null);
  const searchRef = props.searchRef ?? fallbackRef;
  const clear = () => {
    searchRef.current?.focus();
    onClear();
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
        {selects}
        {children}
      </Box>
      <div role="status">
        {summary === null ? null : (
          <Box sx={BAR}>
            <span>{summary}</span>
            <Button size="small" variant="outlined" onClick={clear}>
              Clear Filters
            </Button>
          </Box>
        )}
      </div>
    </Box>
  );
}

const BAR = { typography: 'body2', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
