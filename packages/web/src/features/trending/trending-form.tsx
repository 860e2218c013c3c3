import { TABLE_EXTENSIONS, UPLOAD_EXTENSIONS, UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { LINE_TYPE_LABELS, LINE_TYPES, TRENDING_FAILURE_TEXT } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, useRef } from 'react';
import { clearOnEdit, useFieldFocus } from '../../lib/focus.ts';
import { ModeToggle } from '../../ui/choices.tsx';
import { FeedReader, withFeedItems } from '../../ui/feed-reader.tsx';
import { FileButton, FileField, useFileDrop } from '../../ui/file-field.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { Fold, Panel } from '../../ui/section.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { FOLDED, RunRow, stickyInputs } from '../../ui/tool-form.tsx';
import { PasteField } from './paste-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { parseLineType, type TrendingField, type TrendingInputs, type useTrending } from './use-trending.ts';

const STRINGS = TRENDING_STRINGS.form;
const FIELDS = ['text', 'file'] as const satisfies readonly TrendingField[];
const MODES = [
  { value: 'paste', label: 'Paste Text' },
  { value: 'upload', label: 'Upload File' },
] as const;
const LINE_TYPE_OPTIONS = LINE_TYPES.map((value) => ({ value, label: LINE_TYPE_LABELS[value] }));

interface TrendingFormProps {
  readonly inputs: TrendingInputs;
  readonly trending: ReturnType<typeof useTrending>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly isFolded: boolean;
}

export function TrendingForm({ inputs, trending, onKeyDown, isFolded }: TrendingFormProps) {
  const { pending, noteEdit, failure } = trending;
  const formRef = useRef<HTMLDivElement>(null);
  const isDropTarget = useFileDrop(formRef, trending.takeFile);

  return (
    <Panel
      ref={formRef}
      className="no-print"
      onKeyDown={onKeyDown}
      sx={{
        display: 'grid',
        gap: 2,
        ...stickyInputs(760),
        ...(isDropTarget ? DROP_TARGET : {}),
        ...(isFolded ? FOLDED : {}),
      }}
    >
      <Typography variant="h2" sx={visuallyHidden}>
        List to analyze
      </Typography>
      <ModeToggle
        label="Input mode"
        mode={inputs.mode}
        options={MODES}
        onChange={clearOnEdit(noteEdit)(inputs.setMode)}
      />
      <SelectField
        label="Content type"
        value={inputs.lineType}
        options={LINE_TYPE_OPTIONS}
        onChange={(chosen) => inputs.setLineType(parseLineType(chosen) ?? inputs.lineType)}
      />
      <InputField inputs={inputs} trending={trending} isDropTarget={isDropTarget} />
      <RunRow
        pending={pending}
        label="Analyze"
        busyLabel="Analyzing..."
        onRun={() => trending.analyze()}
        runRef={trending.runRef}
      />
      {pending ? <ProgressNote phase={trending.phase} onCancel={trending.cancel} /> : null}
      {failure ? (
        <FailureNote failure={failure} fallback={TRENDING_FAILURE_TEXT} onRetry={() => trending.analyze()} />
      ) : null}
    </Panel>
  );
}

interface InputFieldProps extends Pick<TrendingFormProps, 'inputs' | 'trending'> {
  readonly isDropTarget: boolean;
}

function InputField({ inputs, trending, isDropTarget }: InputFieldProps) {
  const { problem, noteEdit } = trending;
  const { text, file } = useFieldFocus(FIELDS, problem);
  const errorFor = (field: TrendingField) =>
    problem?.field === field ? STRINGS.fieldErrors[field] : undefined;
  const editing = clearOnEdit(noteEdit);
  const setText = editing(inputs.setText);
  if (inputs.mode === 'paste')
    return (
      <>
        <PasteField text={inputs.text} onChange={setText} error={errorFor('text')} inputRef={text} />
        <FeedInput text={inputs.text} onChange={setText} />
      </>
    );
  return (
    <div>
      <FileField
        texts={STRINGS.file}
        accept={UPLOAD_EXTENSIONS.join(',')}
        file={inputs.file}
        maxBytes={UPLOAD_MAX_BYTES}
        isDropTarget={isDropTarget}
        onChoose={trending.chooseFile}
        onRemove={() => editing(inputs.setFile)(null)}
        error={errorFor('file')}
        inputRef={file}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        <FileButton
          label="Read a table: .csv, .tsv or .xlsx"
          accept={TABLE_EXTENSIONS.join(',')}
          variant="text"
          onChoose={trending.chooseTable}
        />
        <FileButton
          label="Load a ranking saved as JSON"
          accept=".json,application/json"
          variant="text"
          onChoose={trending.chooseSaved}
        />
      </Box>
    </div>
  );
}

interface FeedInputProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function FeedInput({ text, onChange }: FeedInputProps) {
  return (
    <Fold title="Add a feed" isPrinted={false}>
      <FeedReader
        onRead={(items) => {
          const next = withFeedItems(text, items);
          if (next === text) return 0;
          onChange(next);
          return next.split('\n').length - (text.trim() === '' ? 1 : text.trimEnd().split('\n').length);
        }}
      />
    </Fold>
  );
}

const DROP_TARGET = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -4 } as const;
