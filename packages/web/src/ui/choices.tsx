import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useId, useRef, useState } from 'react';

interface ModeToggleProps<Mode extends string> {
  readonly label: string;
  readonly mode: Mode;
  readonly options: readonly {
    readonly value: Mode;
    readonly label: string;
    /** What a screen reader says instead of the label. */
    readonly name?: string;
  }[];
  readonly onChange: (mode: Mode) => void;
}

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
          aria-label={option.name}
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

interface MenuAction {
  readonly label: string;
  readonly onRun: () => void;
  readonly isDisabled?: boolean;
}

interface MoreMenuProps {
  readonly about: string;
  readonly actions: readonly MenuAction[];
  readonly children?: ReactNode;
}

export function MoreMenu({ about, actions, children }: MoreMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <Box className="no-print">
      <Button
        ref={buttonRef}
        size="small"
        variant="outlined"
        aria-label={`More: ${about}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          // Safari does not focus a clicked button, but closing returns the focus to where it was.
          buttonRef.current?.focus();
          setIsOpen(true);
        }}
        sx={{ minWidth: 44 }}
      >
        ⋯
      </Button>
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => buttonRef.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        transitionDuration={0}
        // Above toasts.
        sx={{ zIndex: 1450 }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': about, className: 'no-print', sx: MENU } }}
      >
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            disabled={action.isDisabled === true}
            onClick={() => {
              close();
              action.onRun();
            }}
          >
            {action.label}
          </Button>
        ))}
        {children}
      </Popover>
    </Box>
  );
}

const MENU = {
  display: 'grid',
  minWidth: '13rem',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  p: 0.75,
  border: 1,
  borderColor: 'control.border',
  '& > button': { justifyContent: 'flex-start', textAlign: 'left' },
} as const;
