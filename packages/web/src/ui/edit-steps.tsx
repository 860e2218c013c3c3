import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { EditLog } from '../lib/edits/edit-log.ts';
import { isTextField, useEditFocus } from '../lib/focus.ts';
import { UI_STRINGS } from './strings.ts';

const STRINGS = UI_STRINGS.edits;

interface EditStepsProps {
  readonly log: EditLog<unknown>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly undoId?: string;
  /** Gets the focus if neither button remains after a click. */
  readonly afterRef: RefObject<HTMLElement | null>;
}

export function EditSteps({ log, onUndo, onRedo, afterRef, ...props }: EditStepsProps) {
  const focus = useEditFocus();
  const rootRef = useRef<HTMLDivElement>(null);
  const fallbackId = useId();
  const undoId = props.undoId ?? `${fallbackId}-undo`;
  const redoId = `${fallbackId}-redo`;
  useUndoKeys(rootRef, { log, onUndo, onRedo });
  const last = log.edits.at(-1);
  const next = log.undone.at(-1);
  const steps = [
    { id: undoId, other: redoId, action: STRINGS.undo, what: last?.what, act: onUndo },
    { id: redoId, other: undoId, action: 'Redo', what: next?.what, act: onRedo },
  ];
  return (
    <Box ref={rootRef} className="no-print" sx={{ display: 'flex', gap: 1 }}>
      <span role="status" dir="auto" style={visuallyHidden}>
        {log.isUndo && next ? `Undone: ${next.what}` : (last?.what ?? '')}
      </span>
      {steps.map(({ id, other, action, what, act }) =>
        what === undefined ? null : (
          <Button
            key={id}
            id={id}
            size="small"
            variant="outlined"
            title={`${action}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`}
            onClick={() => {
              act();
              focus.to(id, other, afterRef);
            }}
          >
            {action}
          </Button>
        ),
      )}
    </Box>
  );
}

/** Undo and redo by keyboard. Text fields keep the browser's own undo, and a hidden tool does not react. */
function useUndoKeys(
  rootRef: RefObject<HTMLDivElement | null>,
  { log, onUndo, onRedo }: Pick<EditStepsProps, 'log' | 'onUndo' | 'onRedo'>,
): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event);
    const root = rootRef.current;
    if (step === null || root === null || root.closest('[hidden]') !== null) return;
    if ((step === 'undo' ? log.edits : log.undone).length === 0) return;
    event.preventDefault();
    if (step === 'undo') onUndo();
    else onRedo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function stepOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) return 'undo';
  return key === 'z' || key === 'y' ? 'redo' : null;
}
