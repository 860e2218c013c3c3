import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HELP_STRINGS } from './strings.ts';
import type { HelpSearch } from './use-help-search.ts';

const STRINGS = HELP_STRINGS.search;

export function SearchBox({ search }: { readonly search: HelpSearch }) {
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
          type="search"
          inputMode="search"
          value={search.text}
          onChange={search.setText}
          startAdornment={<SearchIcon sx={{ mr: 1, color: 'text.secondary' }} />}
        />
        <Button type="submit" variant="contained" sx={SUBMIT}>
          {search.pending ? STRINGS.searching : STRINGS.submit}
        </Button>
      </Box>
    </Panel>
  );
}

/** Aligns the button with the field, which has its label above. */
const SUBMIT = {
  alignSelf: 'start',
  mt: { xs: 1.5, sm: '25px' },
  minHeight: 40,
  minWidth: '7.5rem',
} as const;
