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
  /** Values besides "all", with a label where it differs from the value. */
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
  /** Further fields, after the selects. */
  readonly children?: ReactNode;
  /** `N frameworks found` while a filter is active, empty until data is there; null shows neither it nor Clear Filters. */
  readonly summary: string | null;
  readonly onClear: () => void;
}

/** Search field and selects above a list, with the number found and a way back to the whole list, which gives the focus to the search field. */
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
