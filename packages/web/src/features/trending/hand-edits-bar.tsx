import { countHandEdits } from '@earshot/schema/trending/hand-edits';
import type { HandEdit, TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.edits;

interface HandEditsBarProps {
  /** The user's edits, in the order in which they were made. */
  readonly edits: readonly HandEdit[];
  /** Summary of the ranking with the edits applied. */
  readonly summary: TrendingResult['summary'];
  readonly onUndo: () => void;
  readonly onUndoAll: () => void;
  readonly undoRef: RefObject<HTMLButtonElement | null>;
}

/** Shows the user's last change and the total of changes, with Undo. Stays visible while there are changes. */
export function HandEditsBar({ edits, summary, onUndo, onUndoAll, undoRef }: HandEditsBarProps) {
  const last = edits.at(-1);
  return (
    <Box role="status" sx={last === undefined ? {} : BAR}>
      {last === undefined ? null : (
        <>
          <span>{`${last.kind === 'join' ? STRINGS.joined : STRINGS.takenOut(last.line)} ${STRINGS.changed(countHandEdits(summary))}`}</span>
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            <Button ref={undoRef} size="small" variant="outlined" onClick={onUndo}>
              {STRINGS.undo}
            </Button>
            {edits.length > 1 ? (
              <Button size="small" variant="outlined" onClick={onUndoAll}>
                {STRINGS.undoAll}
              </Button>
            ) : null}
          </Box>
        </>
      )}
    </Box>
  );
}

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
