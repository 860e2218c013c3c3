import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

interface MenuAction {
  readonly label: string;
  readonly onRun: () => void;
  readonly isDisabled?: boolean;
}

interface MoreMenuProps {
  /** What the menu belongs to, for screen readers. */
  readonly about: string;
  readonly actions: readonly MenuAction[];
  /** Text of the button. Three dots if omitted. */
  readonly label?: string;
  /** Text or controls below the actions. */
  readonly children?: ReactNode;
}

/** A button that opens a list of further actions. Closes on a choice, on Escape and when the focus leaves it. */
export function MoreMenu({ about, actions, label, children }: MoreMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && rootRef.current?.contains(target))) setIsOpen(false);
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    buttonRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  return (
    <Box
      ref={rootRef}
      className="no-print"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !rootRef.current?.contains(relatedTarget)) setIsOpen(false);
      }}
      sx={{ position: 'relative' }}
    >
      <Button
        ref={buttonRef}
        size="small"
        variant="outlined"
        aria-label={label ? undefined : `${UI_STRINGS.moreActions}: ${about}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ minWidth: 44 }}
      >
        {label ?? '⋯'}
      </Button>
      <Box id={id} role="group" aria-label={about} hidden={!isOpen} sx={MENU}>
        {isOpen
          ? actions.map((action) => (
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
            ))
          : null}
        {isOpen ? children : null}
      </Box>
    </Box>
  );
}

const MENU = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: 0,
  // Above notifications.
  zIndex: 1450,
  display: 'grid',
  minWidth: '13rem',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  p: 0.75,
  border: 1,
  borderColor: 'control.border',
  borderRadius: 2,
  bgcolor: 'background.paper',
  boxShadow: 6,
  '&[hidden]': { display: 'none' },
  '& > button': { justifyContent: 'flex-start', textAlign: 'left' },
} as const;
