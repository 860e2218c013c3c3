import {
  ARTICLE_PARTS,
  type ArticleField,
  type ArticlePart,
  isManualInputFilled,
  type ManualInput,
} from '@earshot/schema/article/rules';
import { formatCount } from '@earshot/schema/format-count';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { type ClearOnEdit, clearOnEdit, type FieldRefs, useFieldFocus } from '../../lib/focus.ts';
import { ModeToggle } from '../../ui/choices.tsx';
import { KeywordManager, KeywordSets } from '../../ui/keyword-manager.tsx';
import { Fold } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useListCount } from '../coverage/lists/use-lists.ts';
import { ARTICLE_STRINGS } from './strings.ts';
import { type ArticleInputs, NO_MANUAL_INPUT } from './use-article.ts';

interface ArticleFormProps {
  readonly inputs: ArticleInputs;
  readonly pending: boolean;
  readonly problem: Problem<ArticleField> | null;
  readonly onEdit: () => void;
  readonly onAnalyze: () => void;
  readonly onQuickAnalyze: () => void;
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
  { value: 'url', label: 'Article URL' },
  { value: 'manual', label: 'Manual Input' },
] as const;

export function ArticleForm(props: ArticleFormProps) {
  const { inputs, pending, problem, onEdit, onAnalyze, onQuickAnalyze, onOpenList } = props;
  const listed = useListCount();
  const refs = useFieldFocus(FIELDS, problem);
  const errorFor = (field: ArticleField) =>
    problem?.field === field ? ARTICLE_STRINGS.fieldErrors[field] : undefined;
  const editing = clearOnEdit(onEdit);

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ModeToggle<(typeof MODES)[number]['value'] | 'list'>
        label="Input type"
        mode={inputs.mode}
        options={[
          ...MODES,
          { value: 'list', label: listed === 0 ? 'Many articles' : `Many articles (${formatCount(listed)})` },
        ]}
        onChange={(mode) => (mode === 'list' ? onOpenList() : editing(inputs.setMode)(mode))}
      />
      <ArticleSource
        inputs={inputs}
        pending={pending}
        editing={editing}
        errorFor={errorFor}
        refs={refs}
        onAnalyze={onAnalyze}
        onQuickAnalyze={onQuickAnalyze}
      />
      <KeywordManager
        label="Keywords"
        noun="keyword"
        keywords={inputs.keywords}
        onChange={editing(inputs.setKeywords)}
        draft={inputs.draft}
        onDraftChange={inputs.setDraft}
        error={errorFor('keywords')}
        inputRef={refs.keywords}
      />
      <SpecialTerms inputs={inputs} />
      <Fold title="More options" isPrinted={false}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <KeywordSets
            keywords={inputs.keywords}
            specialTerms={inputs.specialTerms}
            onUse={({ keywords, specialTerms }) => {
              editing(inputs.setKeywords)(keywords);
              inputs.setSpecialTerms(specialTerms);
              if (specialTerms.length > 0) inputs.setSpecialEnabled(true);
            }}
          />
          {inputs.mode === 'url' ? (
            <CountedParts chosen={inputs.countedParts} onChange={inputs.setCountedParts} />
          ) : null}
        </Box>
      </Fold>
    </Box>
  );
}

interface SourceProps extends Pick<ArticleFormProps, 'inputs' | 'pending' | 'onAnalyze' | 'onQuickAnalyze'> {
  readonly editing: ClearOnEdit;
  readonly errorFor: (field: ArticleField) => string | undefined;
  readonly refs: FieldRefs<ArticleField>;
}

/** Quick Analyze and Clear are shown once the input of the mode is filled (#70-#75). */
function ArticleSource(props: SourceProps) {
  const { inputs, pending, editing, errorFor, refs, onAnalyze, onQuickAnalyze } = props;
  const isUrl = inputs.mode === 'url';
  const isFilled = isUrl
    ? inputs.url !== '' && readPastedAddress(inputs.url).kind !== 'several'
    : isManualInputFilled(inputs.manual);
  const clear = () => (isUrl ? editing(inputs.setUrl)('') : editing(inputs.setManual)(NO_MANUAL_INPUT));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isUrl ? (
        <TextField
          {...ARTICLE_STRINGS.url}
          inputMode="url"
          value={inputs.url}
          onChange={editing(inputs.setUrl)}
          error={errorFor('url')}
          inputRef={refs.url}
          onEnter={onAnalyze}
        />
      ) : (
        <ManualFields
          manual={inputs.manual}
          onChange={editing(inputs.setManual)}
          errorFor={errorFor}
          refs={refs}
        />
      )}
      {isFilled ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" disabled={pending} onClick={onQuickAnalyze}>
            Quick Analyze
          </Button>
          <Button size="small" onClick={clear}>
            Clear
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

interface ManualFieldsProps extends Pick<SourceProps, 'errorFor' | 'refs'> {
  readonly manual: ManualInput;
  readonly onChange: (manual: ManualInput) => void;
}

function ManualFields({ manual, onChange, errorFor, refs }: ManualFieldsProps) {
  const set = (field: keyof ManualInput) => (value: string) => onChange({ ...manual, [field]: value });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        name="headline"
        label="Headline"
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
          label="Source"
          value={manual.source}
          onChange={set('source')}
          error={errorFor('source')}
          inputRef={refs.source}
        />
        <TextField
          label="Publication date (optional)"
          type="date"
          value={manual.date}
          onChange={set('date')}
        />
      </Box>
      <TextField
        label="Full article content"
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
            <span>Perfect for articles behind paywalls or when URL scraping fails</span>
            <span>{`${formatCount(manual.content.trim().length)} characters`}</span>
          </Box>
        }
      />
    </Box>
  );
}

function SpecialTerms({ inputs }: Pick<ArticleFormProps, 'inputs'>) {
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={inputs.specialEnabled}
            onChange={(_, checked) => inputs.setSpecialEnabled(checked)}
          />
        }
        label="Special Keyword Breakout"
      />
      {inputs.specialEnabled ? (
        <Box sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'secondary.main' }}>
          <KeywordManager
            label="Special terms"
            noun="special term"
            keywords={inputs.specialTerms}
            onChange={inputs.setSpecialTerms}
            draft={inputs.specialDraft}
            onDraftChange={inputs.setSpecialDraft}
          />
        </Box>
      ) : null}
    </Box>
  );
}

interface CountedPartsProps {
  readonly chosen: readonly ArticlePart[];
  readonly onChange: (chosen: readonly ArticlePart[]) => void;
}

function CountedParts({ chosen, onChange }: CountedPartsProps) {
  const toggle = (part: ArticlePart) =>
    onChange(ARTICLE_PARTS.filter((each) => chosen.includes(each) !== (each === part)));
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">What counts</FormLabel>
      {ARTICLE_PARTS.map((part) => (
        <FormControlLabel
          key={part}
          control={<Checkbox checked={chosen.includes(part)} onChange={() => toggle(part)} />}
          label={ARTICLE_STRINGS.counted[part]}
        />
      ))}
    </FormControl>
  );
}
