import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, useEffect, useEffectEvent, useId } from 'react';
import type { EditLog } from '../lib/edits/edit-log.ts';
import { useEditFocus } from '../lib/edits/use-edit-focus.ts';
import { isTextField } from '../lib/is-typing.ts';
import { UI_STRINGS } from './strings.ts';
import { useFloatingBar } from './use-floating-bar.ts';

const STRINGS = UI_STRINGS.edits;

interface EditsBarProps {
  readonly log: EditLog<unknown>;
  /** Sums up all edits. The bar is printed only if it has a summary. */
  readonly summary?: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Undoes all edits. Without it, they can only be undone one by one. */
  readonly onUndoAll?: () => void;
  /** DOM ID of the Undo button, for a screen that moves the focus to it. */
  readonly undoId?: string;
  /** Receives focus if neither button remains after the click. */
  readonly afterRef: RefObject<HTMLElement | null>;
}

/**
 * Shows and announces the last change or undo, with Undo and Redo buttons. No other component does this. Used for a list, a
 * ranking and a report. If its place on the page is out of view, the bar floats after an edit, covering no controls if
 * possible, and returns to its place at the next interaction outside it.
 */
export function EditsBar(props: EditsBarProps) {
  const { log, summary = '', onUndo, onRedo, onUndoAll, afterRef } = props;
  const focus = useEditFocus();
  // Several tools can be mounted, each with a bar, so the IDs must be unique.
  const barId = useId();
  const undoId = props.undoId ?? `${barId}-undo`;
  const redoId = `${barId}-redo`;
  const { placeRef, barRef, isFloating, stay } = useFloatingBar(log);
  useUndoKeys(placeRef, { log, onUndo, onRedo });
  const last = log.edits.at(-1);
  const next = log.undone.at(-1);
  const isShown = last !== undefined || next !== undefined;
  const said = log.isUndo && next ? STRINGS.undone(next.what) : (last?.what ?? '');
  const going = (act: () => void, id: string, other: string) => () => {
    stay();
    act();
    focus.to(id, other, afterRef);
  };
  const undo = {
    ...{ id: undoId, action: STRINGS.undo, what: last?.what, isNamed: log.isUndo },
    onPress: going(onUndo, undoId, redoId),
  };
  const redo = {
    ...{ id: redoId, action: STRINGS.redo, what: next?.what, isNamed: !log.isUndo },
    onPress: going(onRedo, redoId, undoId),
  };
  return (
    <div ref={placeRef}>
      <Box
        ref={barRef}
        className={summary === '' ? 'no-print' : ''}
        data-edits={log.edits.length}
        sx={{ ...(isShown ? BAR : visuallyHidden), ...(isShown && isFloating ? FLOATING : {}) }}
      >
        <Box component="span" role="status" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {[said, summary].filter(Boolean).join(' ')}
        </Box>
        {isShown ? (
          <Box className="no-print" sx={BUTTONS}>
            {(log.isUndo ? [redo, undo] : [undo, redo]).map((step) => (
              <StepButton key={step.id} {...step} />
            ))}
            {onUndoAll && log.edits.length > 1 ? (
              <Button size="small" variant="outlined" onClick={going(onUndoAll, redoId, undoId)}>
                {STRINGS.undoAll}
              </Button>
            ) : null}
          </Box>
        ) : null}
      </Box>
    </div>
  );
}

interface StepButtonProps {
  readonly id: string;
  readonly action: string;
  /** Description of the edit that the button undoes or redoes. Undefined if there is no step. */
  readonly what: string | undefined;
  /** Whether the button includes the description, because the bar shows that of the other edit. */
  readonly isNamed: boolean;
  readonly onPress: () => void;
}

function StepButton({ id, action, what, isNamed, onPress }: StepButtonProps) {
  if (what === undefined) return null;
  const named = STRINGS.step(action, what);
  return (
    <Button
      id={id}
      size="small"
      variant={isNamed ? 'text' : 'outlined'}
      title={named}
      onClick={onPress}
      sx={{ minWidth: 0, maxWidth: '20rem' }}
    >
      <Box component="span" dir="auto" sx={ONE_LINE}>
        {isNamed ? named : action}
      </Box>
    </Button>
  );
}

/**
 * Undoes with Ctrl+Z and redoes with Ctrl+Shift+Z or Ctrl+Y, or with Cmd on a Mac. In a text field, the keys keep the
 * browser's own undo and redo. The bar of a hidden tool ignores the keys, because another tool is on screen.
 */
function useUndoKeys(
  placeRef: RefObject<HTMLElement | null>,
  { log, onUndo, onRedo }: Pick<EditsBarProps, 'log' | 'onUndo' | 'onRedo'>,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    if (placeRef.current === null || placeRef.current.closest('[hidden]') !== null) return;
    const isUndo = key === 'z' && !event.shiftKey;
    if ((isUndo ? log.edits : log.undone).length === 0) return;
    event.preventDefault();
    if (isUndo) onUndo();
    else onRedo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto', minWidth: 0 } as const;
const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const BAR = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'secondary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
const FLOATING = {
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 'snackbar',
  width: 'min(20rem, calc(100vw - 2rem))',
  boxShadow: 8,
  '@media print': { position: 'static', width: 'auto', boxShadow: 0 },
} as const;
