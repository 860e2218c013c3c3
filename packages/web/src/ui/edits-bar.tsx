import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { RefObject } from 'react';
import type { EditLog } from '../lib/edits/edit-log.ts';
import { useEditFocus } from '../lib/edits/use-edit-focus.ts';
import { UI_STRINGS } from './strings.ts';

const STRINGS = UI_STRINGS.edits;
/** DOM ID of the Undo button. A page has one bar. */
export const UNDO_BUTTON_ID = 'undo-edit';

interface EditsBarProps {
  readonly log: EditLog<unknown>;
  /** Sums up all edits. The bar is printed only if it has a summary. */
  readonly summary?: string;
  readonly onUndo: () => void;
  /** Undoes all edits. Without it, they can only be undone one by one. */
  readonly onUndoAll?: () => void;
  /** Receives the focus when the last edit has been undone. */
  readonly afterRef: RefObject<HTMLElement | null>;
}

/**
 * The one place that says what the user changed or undid last, aloud and on screen, with Undo. Used for a list, a ranking
 * and a report. It stays at the lower edge of the window while there are edits.
 */
export function EditsBar({ log, summary = '', onUndo, onUndoAll, afterRef }: EditsBarProps) {
  const { edits, undone } = log;
  const focus = useEditFocus();
  const last = edits.at(-1);
  const said = undone === '' ? (last?.what ?? '') : STRINGS.undone(undone);
  const undoing = (undo: () => void) => () => {
    undo();
    focus.to(UNDO_BUTTON_ID, afterRef);
  };
  return (
    <Box className={summary === '' ? 'no-print' : ''} data-edits={edits.length} sx={last ? BAR : HIDDEN}>
      <Box component="span" role="status" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {[said, summary].filter(Boolean).join(' ')}
      </Box>
      {last ? (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
          <Button
            id={UNDO_BUTTON_ID}
            size="small"
            variant="outlined"
            title={last.what}
            onClick={undoing(onUndo)}
          >
            {STRINGS.undo}
          </Button>
          {onUndoAll && edits.length > 1 ? (
            <Button size="small" variant="outlined" onClick={undoing(onUndoAll)}>
              {STRINGS.undoAll}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** Without edits, the bar is read aloud but not shown. */
const HIDDEN = { ...visuallyHidden, position: 'fixed' } as const;
const BAR = {
  typography: 'body2',
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
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
  '@media print': { position: 'static' },
} as const;
