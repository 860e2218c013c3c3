import { type ArticleField, isManualInputFilled } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClearOnEdit, FieldRefs } from '../../lib/focus.ts';
import { AddressField } from '../../ui/tool-form.tsx';
import { ManualFields } from './manual-fields.tsx';
import { ARTICLE_STRINGS } from './strings.ts';
import { type ArticleInputs, NO_MANUAL_INPUT } from './use-article-inputs.ts';

interface ArticleSourceProps {
  readonly inputs: ArticleInputs;
  readonly pending: boolean;
  readonly editing: ClearOnEdit;
  readonly errorFor: (field: ArticleField) => string | undefined;
  readonly refs: FieldRefs<ArticleField>;
  readonly onAnalyze: () => void;
  readonly onQuickAnalyze: () => void;
}

/** Input for what to analyze: a URL or the text itself. */
export function ArticleSource(props: ArticleSourceProps) {
  return props.inputs.mode === 'url' ? <AddressSource {...props} /> : <ManualSource {...props} />;
}

function AddressSource(props: ArticleSourceProps) {
  const { inputs, pending, editing, errorFor, refs, onAnalyze, onQuickAnalyze } = props;
  const isSeveral = readPastedAddress(inputs.url).kind === 'several';
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <AddressField
        texts={ARTICLE_STRINGS.url}
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

/** Quick Analyze and Clear, shown once the current mode's input is filled (#70-#75). */
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
