import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SelectField } from '../../ui/select-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.filter;
/** Which stories the CSV files contain while a filter is on. */
const EXPORT_SCOPES = ['all', 'shown'] as const;
export type ExportScope = (typeof EXPORT_SCOPES)[number];

interface FilterNoteProps {
  readonly shown: number;
  readonly all: number;
  readonly scope: ExportScope;
  readonly onScope: (scope: ExportScope) => void;
  readonly onGoToStories: () => void;
}

/**
 * Shows next to the charts how many stories match their filter, because the list may be out of view, and lets the user
 * choose whether the CSV files contain only those. It stays at the lower edge of the window while the summary is in
 * view. The status above the list announces the number to screen readers.
 */
export function FilterNote({ shown, all, scope, onScope, onGoToStories }: FilterNoteProps) {
  const counts = { all, shown };
  return (
    <Box className="no-print" sx={NOTE}>
      <Box component="span" sx={{ flex: '1 1 8rem' }}>
        {STRINGS.isOn(shown, all)}
      </Box>
      <Button size="small" variant="outlined" onClick={onGoToStories}>
        {STRINGS.goTo}
      </Button>
      <Box sx={{ display: 'flex', flex: '0 1 11rem' }}>
        <SelectField
          label={STRINGS.scope}
          value={scope}
          options={EXPORT_SCOPES.map((value) => ({ value, label: STRINGS.scopes[value](counts[value]) }))}
          onChange={(value) => onScope(EXPORT_SCOPES.find((known) => known === value) ?? 'all')}
        />
      </Box>
    </Box>
  );
}

const NOTE = {
  typography: 'body2',
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
