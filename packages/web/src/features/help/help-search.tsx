import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSlashFocus } from './library-list.tsx';
import { HELP_STRINGS } from './strings.ts';
import type { HelpSearch } from './use-help-search.ts';

const STRINGS = HELP_STRINGS.search;

export function SearchBox({ search }: { readonly search: HelpSearch }) {
  const field = useRef<HTMLInputElement>(null);
  useSlashFocus(field);
  return (
    <Panel component="search">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
        }}
        sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr auto' } }}
      >
        <TextField
          label={STRINGS.label}
          placeholder={STRINGS.placeholder}
          hint={
            <Box component="span" sx={KEYBOARD_ONLY}>
              {STRINGS.hint}
            </Box>
          }
          type="search"
          inputMode="search"
          value={search.text}
          onChange={search.setText}
          inputRef={field}
          startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        />
        <Button type="submit" variant="contained" sx={SUBMIT}>
          {search.pending ? STRINGS.searching : STRINGS.submit}
        </Button>
      </Box>
    </Panel>
  );
}

/** A phone has no `/` key to press. */
const KEYBOARD_ONLY = { '@media (hover: none) and (pointer: coarse)': { display: 'none' } } as const;
/** Aligns the button with the field, which has its label above and its hint below. */
const SUBMIT = {
  alignSelf: 'start',
  mt: { xs: 1.5, sm: '25px' },
  minHeight: 40,
  minWidth: '7.5rem',
} as const;
