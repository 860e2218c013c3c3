import { type ArticleField, isManualInputFilled } from '@earshot/schema/article/rules';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useFieldFocus } from '../../lib/use-field-focus.ts';
import { AddressField } from '../../ui/address-field.tsx';
import { KeywordManager } from '../../ui/keyword-manager.tsx';
import { KeywordSets } from '../../ui/keyword-sets.tsx';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { CoverageButton } from '../coverage/coverage-button.tsx';
import { InputActions } from './input-actions.tsx';
import { ManualFields } from './manual-fields.tsx';
import { ARTICLE_STRINGS } from './strings.ts';
import { type ArticleInputs, NO_MANUAL_INPUT } from './use-article-inputs.ts';

interface ArticleFormProps {
  readonly inputs: ArticleInputs;
  readonly pending: boolean;
  readonly problem: Problem<ArticleField> | null;
  readonly onEdit: () => void;
  readonly onAnalyze: () => void;
  readonly onQuickAnalyze: () => void;
  /** Opens the coverage list. */
  readonly onOpenList: () => void;
}

const FIELDS = [
  'keywords',
  'url',
  'headline',
  'source',
  'content',
] as const satisfies readonly ArticleField[];
const MODES = [
  { value: 'url', label: ARTICLE_STRINGS.modes.url },
  { value: 'manual', label: ARTICLE_STRINGS.modes.manual },
] as const;

/** The inputs of the article tool: address or text, keywords, special terms. */
export function ArticleForm(props: ArticleFormProps) {
  const { inputs, pending, problem, onEdit, onAnalyze, onQuickAnalyze, onOpenList } = props;
  const pasted = inputs.mode === 'url' ? readPastedAddress(inputs.url) : null;
  const refs = useFieldFocus(FIELDS, problem);
  const errorFor = (field: ArticleField) =>
    problem?.field === field ? ARTICLE_STRINGS.fieldErrors[field] : undefined;
  /** An edit answers the complaint about the field. */
  const editing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      onEdit();
      set(value);
    };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ModeToggle
          label={ARTICLE_STRINGS.inputType}
          mode={inputs.mode}
          options={MODES}
          onChange={editing(inputs.setMode)}
        />
        <CoverageButton onClick={onOpenList} />
      </Box>
      {inputs.mode === 'url' ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <AddressField
            texts={ARTICLE_STRINGS.url}
            value={inputs.url}
            onChange={editing(inputs.setUrl)}
            error={errorFor('url')}
            inputRef={refs.url}
            onEnter={onAnalyze}
          />
          {pasted?.kind === 'several' ? (
            <Button variant="outlined" onClick={onOpenList} sx={{ justifySelf: 'start' }}>
              {ARTICLE_STRINGS.asList(pasted.urls.length)}
            </Button>
          ) : null}
          {inputs.url !== '' ? (
            <InputActions
              pending={pending}
              onAnalyze={onQuickAnalyze}
              onClear={() => editing(inputs.setUrl)('')}
            />
          ) : null}
        </Box>
      ) : (
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
      )}
      <KeywordManager
        label={ARTICLE_STRINGS.keywords.label}
        noun={ARTICLE_STRINGS.keywords.noun}
        keywords={inputs.keywords}
        onChange={editing(inputs.setKeywords)}
        draft={inputs.draft}
        onDraftChange={inputs.setDraft}
        error={errorFor('keywords')}
        inputRef={refs.keywords}
      />
      <KeywordSets
        keywords={inputs.keywords}
        specialTerms={inputs.specialTerms}
        onUse={({ keywords, specialTerms }) => {
          editing(inputs.setKeywords)(keywords);
          inputs.setSpecialTerms(specialTerms);
          if (specialTerms.length > 0) inputs.setSpecialEnabled(true);
        }}
      />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={inputs.specialEnabled}
              onChange={(_, checked) => inputs.setSpecialEnabled(checked)}
            />
          }
          label={ARTICLE_STRINGS.special.toggle}
        />
        {inputs.specialEnabled ? (
          <Box sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
            <KeywordManager
              label={ARTICLE_STRINGS.special.label}
              noun={ARTICLE_STRINGS.special.noun}
              keywords={inputs.specialTerms}
              onChange={inputs.setSpecialTerms}
              draft={inputs.specialDraft}
              onDraftChange={inputs.setSpecialDraft}
            />
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
