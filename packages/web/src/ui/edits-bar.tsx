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
 * Shows and announces the last change or undo, with Undo and Redo buttons. Used for lists, rankings and reports. If its
 * place on the page is out of view, the bar floats after an edit, covering no controls if possible, and returns to its
 * place at the next interaction outside it.
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
  const going = (act: () => void, id: string, other: string) => () => {
    stay();
    act();
    focus.to(id, other, afterRef);
  };
  const undo = {
    ...{ id: undoId, action: STRINGS.undo, what: last?.what },
    onPress: going(onUndo, undoId, redoId),
  };
  const redo = {
    ...{ id: redoId, action: STRINGS.redo, what: next?.what },
    onPress: going(onRedo, redoId, undoId),
  };
  return (
    // While the bar floats, its place keeps its height. That must not leave a gap on paper.
    <div ref={placeRef} className={summary === '' ? 'no-print' : ''}>
      <Box
        ref={barRef}
        data-edits={log.edits.length}
        sx={{ ...(isShown ? BAR : visuallyHidden), ...(isShown && isFloating ? FLOATING : {}) }}
      >
        <EditText log={log} summary={summary} />
        {isShown ? (
          <Box className="no-print" sx={BUTTONS}>
            {onUndoAll && log.edits.length > 1 ? (
              <Button size="small" variant="outlined" onClick={going(onUndoAll, redoId, undoId)}>
                {STRINGS.undoAll}
              </Button>
            ) : null}
            <StepButton {...redo} />
            <StepButton {...undo} keepsPlace />
          </Box>
        ) : null}
      </Box>
    </div>
  );
}

/** Says what was edited or undone last and, after an undo, what Undo would undo next. */
function EditText({ log, summary }: { readonly log: EditLog<unknown>; readonly summary: string }) {
  const last = log.edits.at(-1);
  const next = log.undone.at(-1);
  const said = log.isUndo && next ? STRINGS.undone(next.what) : (last?.what ?? '');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}>
      <Box component="span" role="status" dir="auto">
        {[said, summary].filter(Boolean).join(' ')}
      </Box>
      {log.isUndo && last ? (
        <Box component="span" className="no-print" dir="auto" sx={NEXT}>
          {STRINGS.nextUndo(last.what)}
        </Box>
      ) : null}
    </Box>
  );
}

interface StepButtonProps {
  readonly id: string;
  readonly action: string;
  /** Description of the edit that the button undoes or redoes. Undefined if there is no step. */
  readonly what: string | undefined;
  readonly onPress: () => void;
  /** Whether the place of the button stays empty while there is no step, so that no other button moves there. */
  readonly keepsPlace?: boolean;
}

function StepButton({ id, action, what, onPress, keepsPlace = false }: StepButtonProps) {
  if (what !== undefined)
    return (
      <Button id={id} size="small" variant="outlined" title={STRINGS.step(action, what)} onClick={onPress}>
        {action}
      </Button>
    );
  if (!keepsPlace) return null;
  return (
    <Button size="small" variant="outlined" disabled aria-hidden="true" sx={{ visibility: 'hidden' }}>
      {action}
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
    const step = stepOf(event);
    const place = placeRef.current;
    if (step === null || place === null || place.closest('[hidden]') !== null) return;
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

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' } as const;
const NEXT = { display: 'block', color: 'text.secondary' } as const;
/**
 * Keeps Undo in the same position however long the text is: at the top right or, in a floating bar, at the bottom
 * right.
 */
const BAR = {
  typography: 'body2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
  alignItems: 'start',
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  boxShadow: 8,
  '@media print': { position: 'static', width: 'auto', boxShadow: 0 },
} as const;
