import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { SearchIcon } from './icons.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

interface FilterSelect {
  readonly label: string;
  readonly value: string;
  /** Values besides "all"; `value` is what is sent. */
  readonly options: readonly string[];
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
  /** `N frameworks found` while a filter is active, empty until data is there; null shows neither it nor Clear Filters. */
  readonly summary: string | null;
  readonly onClear: () => void;
}

/** Search field and selects above a list, with the number found and a way back to the whole list. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, search, onSearchChange, searchRef, selects, summary, onClear } = props;
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
            {...(searchRef ? { inputRef: searchRef } : {})}
          />
        </Box>
        {selects.map((select) => (
          <FilterSelectField key={select.label} select={select} />
        ))}
      </Box>
      <div role="status">
        {summary === null ? null : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {summary}
            </Typography>
            <Button size="small" variant="outlined" onClick={onClear}>
              {UI_STRINGS.filter.clear}
            </Button>
          </Box>
        )}
      </div>
    </Box>
  );
}

function FilterSelectField({ select }: { readonly select: FilterSelect }) {
  const id = useId();
  return (
    <FormControl sx={{ flex: '1 1 11rem' }}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, fontSize: '0.875rem', fontWeight: 620, color: 'text.primary' }}>
        {select.label}
      </FormLabel>
      <NativeSelect
        value={select.value}
        onChange={(event) => select.onChange(event.target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        <option value={select.allValue}>{UI_STRINGS.filter.all}</option>
        {select.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
