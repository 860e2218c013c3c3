import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type RefObject, useRef, useState } from 'react';
import { useEditFocus } from '../../../lib/edits/use-edit-focus.ts';
import { Panel } from '../../../ui/panel.tsx';
import { addPastedArticle, nameOf } from '../book/coverage-list.ts';
import type { CoverageList } from '../book/list-shape.ts';
import { ImportPanel } from '../import/import-panel.tsx';
import { PastedTextForm } from '../rows/pasted-text.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageInput } from './coverage-input.tsx';
import { RunNotes, RunStatus } from './run-status.tsx';
import type { Coverage } from './use-coverage.ts';

const STRINGS = COVERAGE_STRINGS.input;

interface RunPanelProps {
  readonly coverage: Coverage;
  /** URLs that were pasted into the field for a single URL. */
  readonly initialAddresses: string;
  readonly startsAtOnce: boolean;
  /** Called when a run started here has finished. */
  readonly onDone: () => void;
}

/**
 * The inputs of the list and the progress of the run. As soon as the list has articles, the inputs are folded to one line,
 * so that the articles and their figures come first.
 */
export const RunPanel = memo(function RunPanel(props: RunPanelProps) {
  const { coverage, initialAddresses, startsAtOnce, onDone } = props;
  const { list } = coverage;
  // Null until the user opens or closes the inputs, or uses them.
  const [isOpened, setOpened] = useState<boolean | null>(initialAddresses === '' ? null : true);
  // A folded form stays mounted, so that a second press loses nothing that was typed.
  const [pasting, setPasting] = useState<'no' | 'yes' | 'folded'>('no');
  const openRef = useRef<HTMLButtonElement>(null);
  const pasteRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const keywordsRef = useRef<HTMLInputElement>(null);
  const focus = useEditFocus();
  const isOpen = isOpened ?? list.rows.length === 0;
  const isShown = isOpen || list.rows.length === 0;
  const run = async () => {
    if (list.keywords.length === 0) {
      setOpened(true);
      focus.to(keywordsRef);
    } else {
      focus.ifLost(cancelRef);
    }
    if (await coverage.start()) onDone();
  };
  const keepOpen = () => setOpened(true);
  const closePaste = () => {
    setPasting('no');
    focus.to(pasteRef);
  };
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 2 }}>
      <InputBar
        list={list}
        isOpen={isOpen}
        onOpen={() => setOpened(!isOpen)}
        openRef={openRef}
        isPasting={pasting === 'yes'}
        onPaste={() => setPasting(pasting === 'yes' ? 'folded' : 'yes')}
        pasteRef={pasteRef}
      />
      <Box hidden={!isShown} onFocusCapture={keepOpen} onClickCapture={keepOpen} onChangeCapture={keepOpen}>
        <Box sx={INPUTS}>
          {isShown ? (
            <CoverageInput
              coverage={coverage}
              initialAddresses={initialAddresses}
              startsAtOnce={startsAtOnce}
              keywordsRef={keywordsRef}
              onStart={() => {
                setOpened(false);
                focus.ifLost(openRef);
              }}
              onDone={onDone}
            />
          ) : null}
          {/* Stays mounted: the import would lose an opened table. */}
          <ImportPanel coverage={coverage} />
        </Box>
      </Box>
      {pasting === 'no' ? null : (
        <PasteBox
          coverage={coverage}
          isFolded={pasting === 'folded'}
          onAdded={() => {
            closePaste();
            void run();
          }}
          onClose={closePaste}
        />
      )}
      <RunStatus coverage={coverage} cancelRef={cancelRef} onStart={() => void run()} />
      <RunNotes coverage={coverage} />
    </Panel>
  );
});

interface PasteBoxProps {
  readonly coverage: Coverage;
  readonly isFolded: boolean;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The form that adds a pasted text to the list. */
function PasteBox({ coverage, isFolded, onAdded, onClose }: PasteBoxProps) {
  return (
    <Box hidden={isFolded}>
      <PastedTextForm
        title={STRINGS.pasteTitle}
        start={NO_TEXT}
        onSubmit={(pasted) => {
          coverage.update((current) => addPastedArticle(current, pasted), {
            what: STRINGS.pasted(pasted.headline),
          });
          onAdded();
        }}
        onClose={onClose}
      />
    </Box>
  );
}

interface InputBarProps {
  readonly list: CoverageList;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly openRef: RefObject<HTMLButtonElement | null>;
  readonly isPasting: boolean;
  readonly onPaste: () => void;
  readonly pasteRef: RefObject<HTMLButtonElement | null>;
}

/** The line that shows the keywords of a list with articles, and the buttons that open its inputs. */
function InputBar({ list, isOpen, onOpen, openRef, isPasting, onPaste, pasteRef }: InputBarProps) {
  return (
    <Box sx={BAR}>
      {list.rows.length > 0 ? (
        <>
          <Typography variant="body2" dir="auto" sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>
            {STRINGS.tracked(list.keywords.map(nameOf))}
          </Typography>
          <Button ref={openRef} size="small" variant="outlined" aria-expanded={isOpen} onClick={onOpen}>
            {STRINGS.more}
          </Button>
        </>
      ) : null}
      <Button ref={pasteRef} size="small" variant="outlined" aria-expanded={isPasting} onClick={onPaste}>
        {STRINGS.paste}
      </Button>
    </Box>
  );
}

const INPUTS = { display: 'grid', gap: 2, minWidth: 0 } as const;
const NO_TEXT = { headline: '', source: '', date: '', content: '' } as const;

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
