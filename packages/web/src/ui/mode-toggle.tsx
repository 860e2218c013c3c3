import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ModeToggleProps<Mode extends string> {
  /** Accessible name of the group, e.g. `Input type`. */
  readonly label: string;
  readonly mode: Mode;
  readonly options: readonly { readonly value: Mode; readonly label: string }[];
  readonly onChange: (mode: Mode) => void;
}

/** A switch between input modes. One is always selected. */
export function ModeToggle<Mode extends string>({ label, mode, options, onChange }: ModeToggleProps<Mode>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={mode}
      onChange={(_, next: Mode | null) => {
        if (next !== null) onChange(next);
      }}
      sx={{ maxWidth: '100%' }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{
            px: { xs: 1, sm: 2 },
            lineHeight: 1.3,
            borderColor: 'control.border',
            color: 'text.primary',
            '&.Mui-selected': { fontWeight: 700 },
          }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
