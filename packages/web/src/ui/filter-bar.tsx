import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useRef } from 'react';
import { SearchIcon } from './icons.tsx';
import { SelectField } from './select-field.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

interface FilterSelect {
  readonly label: string;
  readonly value: string;
  /** Options other than "all". An option has a label only if it differs from its value. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  readonly onChange: (value: string) => void;
  /** The value that means "no filter". */
  readonly allValue: string;
}

interface FilterBarProps {
  readonly searchLabel: string;
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  readonly selects: readonly FilterSelect[];
  /** Additional fields after the selects. */
  readonly children?: ReactNode;
  /**
   * Result count such as `N frameworks found` while a filter is active. Empty while loading. Null hides the count and the
   * Clear Filters button.
   */
  readonly summary: string | null;
  readonly onClear: () => void;
}

/**
 * Search field and select boxes above a list, with a result count and a button that clears all filters and focuses the
 * search field.
 */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, search, onSearchChange, selects, children, summary, onClear } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const searchRef = props.searchRef ?? ownRef;
  const clear = () => {
    onClear();
    searchRef.current?.focus();
  };
  return (
    <Box role="search">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box sx={{ flex: '2 1 16rem' }}>
          <TextField
            label={searchLabel}
            type="search"
            inputMode="search"
            value={search}
            onChange={onSearchChange}
            startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
            inputRef={searchRef}
          />
        </Box>
        {selects.map((select) => (
          <SelectField
            key={select.label}
            label={select.label}
            value={select.value}
            options={[
              { value: select.allValue, label: UI_STRINGS.filter.all },
              ...select.options.map(toOption),
            ]}
            onChange={select.onChange}
          />
        ))}
        {children}
      </Box>
      <div role="status">
        {summary === null ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
            <Button size="small" variant="outlined" onClick={clear}>
              {UI_STRINGS.filter.clear}
            </Button>
          </Box>
        )}
      </div>
    </Box>
  );
}

function toOption(option: FilterSelect['options'][number]) {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
