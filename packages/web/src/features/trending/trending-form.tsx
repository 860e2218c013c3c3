import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProgressNote } from '../../ui/progress-note.tsx';
import { FileField } from './file-field.tsx';
import { LineTypeSelect } from './line-type-select.tsx';
import { PasteField } from './paste-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { TrendingField, useTrending } from './use-trending.ts';
import type { TrendingInputs } from './use-trending-inputs.ts';

const STRINGS = TRENDING_STRINGS.form;
const MODES = [
  { value: 'paste', label: STRINGS.modes.paste },
  { value: 'upload', label: STRINGS.modes.upload },
] as const;

interface TrendingFormProps {
  readonly inputs: TrendingInputs;
  readonly trending: ReturnType<typeof useTrending>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The inputs of the Trending Analyzer; a file may be dropped anywhere on it. */
export function TrendingForm({ inputs, trending, onKeyDown }: TrendingFormProps) {
  const { pending, problem, clearProblem, failure } = trending;
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(trending.chooseFile);
  const errorFor = (field: TrendingField) =>
    problem?.field === field ? STRINGS.fieldErrors[field] : undefined;

  useEffect(() => {
    if (problem) (problem.field === 'text' ? text : file).current?.focus();
  }, [problem]);

  return (
    <Panel
      className="no-print"
      onKeyDown={onKeyDown}
      {...drop.handlers}
      sx={{ display: 'grid', gap: 2, ...STICKY, ...(drop.isOver ? DROP_TARGET : {}) }}
    >
      <Typography variant="h2" sx={visuallyHidden}>
        {STRINGS.title}
      </Typography>
      <ModeToggle
        label={STRINGS.mode}
        mode={inputs.mode}
        options={MODES}
        onChange={(mode) => {
          clearProblem();
          inputs.setMode(mode);
        }}
      />
      <LineTypeSelect value={inputs.lineType} onChange={inputs.setLineType} />
      {inputs.mode === 'paste' ? (
        <PasteField
          text={inputs.text}
          onChange={(next) => {
            clearProblem();
            inputs.setText(next);
          }}
          error={errorFor('text')}
          inputRef={text}
        />
      ) : (
        <FileField
          file={inputs.file}
          isDropTarget={drop.isOver}
          onChoose={trending.chooseFile}
          onRemove={() => {
            clearProblem();
            inputs.setFile(null);
            file.current?.focus();
          }}
          error={errorFor('file')}
          inputRef={file}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          size="large"
          disabled={pending}
          onClick={trending.analyze}
          sx={{ flex: '1 1 10rem', ...(pending ? BUSY_BUTTON : {}) }}
        >
          {pending ? STRINGS.analyzing : STRINGS.analyze}
        </Button>
        {trending.ranking && !pending ? (
          <Button onClick={() => trending.headingRef.current?.focus()}>{STRINGS.goToRanking}</Button>
        ) : null}
      </Box>
      {pending ? (
        <ProgressNote phase={trending.phase} uploadShare={trending.uploadShare} onCancel={trending.cancel} />
      ) : null}
      {failure !== '' && !pending ? (
        // The toast has announced the failure already.
        <Alert severity="error" role="note" sx={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      ) : null}
    </Panel>
  );
}

/** Beside a long ranking the list stays at hand, where the window is high enough for all of it. */
const STICKY = {
  '@media (min-width: 900px) and (min-height: 760px)': { position: 'sticky', top: 16 },
} as const;

const DROP_TARGET = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -4 } as const;

/** A running analysis is no unavailable one: its button stays readable. */
const BUSY_BUTTON = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
} as const;
