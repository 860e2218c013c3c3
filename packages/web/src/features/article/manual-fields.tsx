import type { ArticleField, ManualInput } from '@earshot/schema/article/rules';
import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import type { FieldRefs } from '../../lib/focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ARTICLE_STRINGS } from './strings.ts';

const STRINGS = ARTICLE_STRINGS.manual;

interface ManualFieldsProps {
  readonly manual: ManualInput;
  readonly onChange: (manual: ManualInput) => void;
  readonly errorFor: (field: ArticleField) => string | undefined;
  readonly refs: FieldRefs<ArticleField>;
}

/** The four fields of manual mode. */
export function ManualFields({ manual, onChange, errorFor, refs }: ManualFieldsProps) {
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
