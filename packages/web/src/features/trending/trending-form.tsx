import { TRENDING_FAILURE_TEXT } from '@earshot/schema/trending/rules';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type KeyboardEvent, useState } from 'react';
import { withFeedItems } from '../../lib/feeds.ts';
import { clearOnEdit, useFieldFocus } from '../../lib/focus.ts';
import { FeedReader } from '../../ui/feed-reader.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FailureNote, ProgressNote } from '../../ui/run-state.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { FOLDED, RunRow, stickyInputs } from '../../ui/tool-form.tsx';
import { FileField } from './file-field.tsx';
import { LineTypeSelect } from './line-type-select.tsx';
import { PasteField } from './paste-field.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { useFileDrop } from './use-file-drop.ts';
import type { TrendingField, useTrending } from './use-trending.ts';
import type { TrendingInputs } from './use-trending-inputs.ts';

const STRINGS = TRENDING_STRINGS.form;
const FIELDS = ['text', 'file'] as const satisfies readonly TrendingField[];
const MODES = [
  { value: 'paste', label: STRINGS.modes.paste },
  { value: 'upload', label: STRINGS.modes.upload },
] as const;

interface TrendingFormProps {
  readonly inputs: TrendingInputs;
  readonly trending: ReturnType<typeof useTrending>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Whether the form is collapsed to one line. */
  readonly isFolded: boolean;
}

/** Inputs of the Trending Analyzer. Files can be dropped anywhere on the form. */
export function TrendingForm({ inputs, trending, onKeyDown, isFolded }: TrendingFormProps) {
  const { pending, noteEdit, failure } = trending;
  const drop = useFileDrop(trending.takeFile);

  return (
    <Panel
      className="no-print"
      onKeyDown={onKeyDown}
      {...drop.handlers}
      sx={{
        display: 'grid',
        gap: 2,
        ...stickyInputs(760),
        ...(drop.isOver ? DROP_TARGET : {}),
        ...(isFolded ? FOLDED : {}),
      }}
    >
      <HiddenTitle />
      <ModeToggle
        label={STRINGS.mode}
        mode={inputs.mode}
        options={MODES}
        onChange={clearOnEdit(noteEdit)(inputs.setMode)}
      />
      <LineTypeSelect value={inputs.lineType} onChange={inputs.setLineType} />
      <InputField inputs={inputs} trending={trending} isDropTarget={drop.isOver} />
      <RunRow
        pending={pending}
        label={STRINGS.analyze}
        busyLabel={STRINGS.analyzing}
        onRun={() => trending.analyze()}
        runRef={trending.runRef}
      />
      {pending ? (
        <ProgressNote phase={trending.phase} uploadShare={trending.uploadShare} onCancel={trending.cancel} />
      ) : null}
      {failure ? (
        <FailureNote failure={failure} fallback={TRENDING_FAILURE_TEXT} onRetry={() => trending.analyze()} />
      ) : null}
    </Panel>
  );
}

interface InputFieldProps extends Pick<TrendingFormProps, 'inputs' | 'trending'> {
  readonly isDropTarget: boolean;
}

/** The paste box or the file field, depending on the mode. */
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
        <PasteField
          text={inputs.text}
          onChange={(next) => {
            if (!trending.takeSavedText(next)) setText(next);
          }}
          error={errorFor('text')}
          inputRef={text}
        />
        <FeedInput text={inputs.text} onChange={setText} />
      </>
    );
  return (
    <FileField
      file={inputs.file}
      isDropTarget={isDropTarget}
      onChoose={trending.chooseFile}
      onChooseTable={trending.chooseTable}
      onChooseSaved={trending.chooseSaved}
      onRemove={() => {
        editing(inputs.setFile)(null);
        file.current?.focus();
      }}
      error={errorFor('file')}
      inputRef={file}
    />
  );
}

interface FeedInputProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Collapsible section that adds a feed's items to the list. */
function FeedInput({ text, onChange }: FeedInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold title={UI_STRINGS.feeds.add} isPrinted={false} onToggle={setIsOpen}>
      {isOpen ? (
        <FeedReader
          onRead={(items) => {
            const next = withFeedItems(text, items);
            if (next === text) return 0;
            onChange(next);
            return next.split('\n').length - (text.trim() === '' ? 1 : text.trimEnd().split('\n').length);
          }}
        />
      ) : null}
    </Fold>
  );
}

const DROP_TARGET = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -4 } as const;

/** Heading for screen readers. Sighted users see the tab instead. */
function HiddenTitle() {
  return (
    <Typography variant="h2" sx={visuallyHidden}>
      {STRINGS.title}
    </Typography>
  );
}
