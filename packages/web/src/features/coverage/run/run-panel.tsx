import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef, useState } from 'react';
import { useEditFocus } from '../../../lib/focus.ts';
import { Fold, Panel } from '../../../ui/section.tsx';
import { addPasted, nameOf, type PastedArticle } from '../book/coverage-list.ts';
import { hasEnteredAddresses } from '../lists/use-lists.ts';
import { PastedTextForm } from '../rows/failed-rows.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageInput } from './coverage-input.tsx';
import { RunNotes, RunStatus } from './run-status.tsx';
import type { Coverage } from './use-coverage.ts';

const STRINGS = COVERAGE_STRINGS.input;
const NO_TEXT = { headline: '', source: '', date: '', content: '' } as const;

interface RunPanelProps {
  readonly coverage: Coverage;
  readonly startsAtOnce: boolean;
  readonly onStartTaken: () => void;
  readonly onDone: () => void;
}

export const RunPanel = memo(function RunPanel(props: RunPanelProps) {
  const { coverage, startsAtOnce, onStartTaken, onDone } = props;
  const { list, update } = coverage;
  // Null until the user opens or closes the inputs, or enters something.
  const [isOpened, setOpened] = useState<boolean | null>(hasEnteredAddresses() ? true : null);
  const [isDue, setDue] = useState(startsAtOnce && hasEnteredAddresses());
  useEffect(onStartTaken, [onStartTaken]);
  // Created when first opened, and created anew, empty, after a text was added.
  const [pasteForm, setPasteForm] = useState({ key: 0, isMade: false });
  const openRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const keywordsRef = useRef<HTMLInputElement>(null);
  const focus = useEditFocus();
  const hasRows = list.rows.length > 0;
  const isOpen = isOpened ?? !hasRows;
  const run = async () => {
    if (list.keywords.length === 0) {
      setOpened(true);
      focus.to(keywordsRef);
    } else {
      focus.ifLost(cancelRef);
    }
    if (await coverage.start()) onDone();
  };
  const analyzePasted = (pasted: PastedArticle) => {
    update((current) => addPasted(current, [pasted]), { what: STRINGS.pasted(pasted.headline) });
    setPasteForm({ key: pasteForm.key + 1, isMade: true });
    void run();
  };
  const keepOpen = () => setOpened(true);
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 2 }}>
      {hasRows ? (
        <Box sx={BAR}>
          <Typography variant="body2" dir="auto" sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>
            {STRINGS.tracked(list.keywords.map(nameOf))}
          </Typography>
          <Button
            ref={openRef}
            size="small"
            variant="outlined"
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            Add articles or change keywords
          </Button>
        </Box>
      ) : null}
      {/* Stays mounted, so that closing it loses neither an opened table nor pasted text. */}
      <Box
        hidden={!isOpen && hasRows}
        onFocusCapture={keepOpen}
        onClickCapture={keepOpen}
        onChangeCapture={keepOpen}
      >
        <CoverageInput
          coverage={coverage}
          isDue={isDue}
          keywordsRef={keywordsRef}
          onArrival={keepOpen}
          onStart={() => {
            setOpened(false);
            setDue(false);
            focus.ifLost(openRef);
          }}
          onDone={onDone}
        >
          <Fold
            title="Add a pasted text"
            isPrinted={false}
            onToggle={(isUnfolded) => setPasteForm({ ...pasteForm, isMade: pasteForm.isMade || isUnfolded })}
          >
            {pasteForm.isMade ? (
              <PastedTextForm
                key={pasteForm.key}
                title="Paste the text of an article"
                start={NO_TEXT}
                onSubmit={analyzePasted}
              />
            ) : null}
          </Fold>
        </CoverageInput>
      </Box>
      <RunStatus coverage={coverage} cancelRef={cancelRef} onStart={() => void run()} />
      <RunNotes coverage={coverage} />
    </Panel>
  );
});

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
