import { type ArticleField, isManualInputFilled, type ManualInput } from '@earshot/schema/article/rules';
import { formatCount } from '@earshot/schema/format-count';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClearOnEdit, FieldRefs } from '../../lib/focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ARTICLE_STRINGS } from './strings.ts';
import { type ArticleInputs, NO_MANUAL_INPUT } from './use-article.ts';

interface ArticleSourceProps {
  readonly inputs: ArticleInputs;
  readonly pending: boolean;
  readonly editing: ClearOnEdit;
  readonly errorFor: (field: ArticleField) => string | undefined;
  readonly refs: FieldRefs<ArticleField>;
  readonly onAnalyze: () => void;
  readonly onQuickAnalyze: () => void;
}

export function ArticleSource(props: ArticleSourceProps) {
  return props.inputs.mode === 'url' ? <AddressSource {...props} /> : <ManualSource {...props} />;
}

function AddressSource(props: ArticleSourceProps) {
  const { inputs, pending, editing, errorFor, refs, onAnalyze, onQuickAnalyze } = props;
  const isSeveral = readPastedAddress(inputs.url).kind === 'several';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        {...ARTICLE_STRINGS.url}
        inputMode="url"
        value={inputs.url}
        onChange={editing(inputs.setUrl)}
        error={errorFor('url')}
        inputRef={refs.url}
        onEnter={onAnalyze}
      />
      {inputs.url !== '' && !isSeveral ? (
        <InputActions
          pending={pending}
          onAnalyze={onQuickAnalyze}
          onClear={() => editing(inputs.setUrl)('')}
        />
      ) : null}
    </Box>
  );
}

function ManualSource({ inputs, pending, editing, errorFor, refs, onQuickAnalyze }: ArticleSourceProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ManualFields
        manual={inputs.manual}
        onChange={editing(inputs.setManual)}
        errorFor={errorFor}
        refs={refs}
      />
      {isManualInputFilled(inputs.manual) ? (
        <InputActions
          pending={pending}
          onAnalyze={onQuickAnalyze}
          onClear={() => editing(inputs.setManual)(NO_MANUAL_INPUT)}
        />
      ) : null}
    </Box>
  );
}

interface InputActionsProps {
  readonly pending: boolean;
  readonly onAnalyze: () => void;
  readonly onClear: () => void;
}

/** Quick Analyze and Clear, shown once the input of the current mode is filled (#70-#75). */
function InputActions({ pending, onAnalyze, onClear }: InputActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" disabled={pending} onClick={onAnalyze}>
        {ARTICLE_STRINGS.quickAnalyze}
      </Button>
      <Button size="small" onClick={onClear}>
        {ARTICLE_STRINGS.clear}
      </Button>
    </Box>
  );
}

const STRINGS = ARTICLE_STRINGS.manual;

interface ManualFieldsProps {
  readonly manual: ManualInput;
  readonly onChange: (manual: ManualInput) => void;
  readonly errorFor: (field: ArticleField) => string | undefined;
  readonly refs: FieldRefs<ArticleField>;
}

function ManualFields({ manual, onChange, errorFor, refs }: ManualFieldsProps) {
  const set = (field: keyof ManualInput) => (value: string) => onChange({ ...manual, [field]: value });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        name="headline"
        label={STRINGS.headline}
        value={manual.headline}
        onChange={set('headline')}
        error={errorFor('headline')}
        inputRef={refs.headline}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        }}
      >
        <TextField
          label={STRINGS.source}
          value={manual.source}
          onChange={set('source')}
          error={errorFor('source')}
          inputRef={refs.source}
        />
        <TextField
          label={STRINGS.date}
          optionalNote={STRINGS.optional}
          type="date"
          value={manual.date}
          onChange={set('date')}
        />
      </Box>
      <TextField
        label={STRINGS.content}
        rows={11}
        value={manual.content}
        onChange={set('content')}
        error={errorFor('content')}
        inputRef={refs.content}
        hint={
          <Box
            component="span"
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
          >
            <span>{STRINGS.hint}</span>
            <span>{STRINGS.characters(formatCount(manual.content.trim().length))}</span>
          </Box>
        }
      />
    </Box>
  );
}
