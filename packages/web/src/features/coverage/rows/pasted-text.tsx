import { isLongEnough, isManualInputFilled } from '@earshot/schema/article/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PastedArticle } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const { row: STRINGS, edit: FIELDS } = COVERAGE_STRINGS;

interface PastedTextFormProps {
  readonly title: string;
  readonly start: PastedArticle;
  readonly onSubmit: (pasted: PastedArticle) => void;
  /** Closes the form. Omitted in a form that stays. */
  readonly onClose?: () => void;
}

export function PastedTextForm({ title, start, onSubmit, onClose }: PastedTextFormProps) {
  const [manual, setManual] = useState(start);
  const [error, setError] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useFocusWhenShown(first);
  const set = (field: keyof PastedArticle) => (value: string) => setManual({ ...manual, [field]: value });

  const analyze = () => {
    if (!isManualInputFilled(manual) || !isLongEnough(manual.content)) {
      return setError(STRINGS.contentTooShort);
    }
    onSubmit(manual);
  };

  return (
    <Box
      role="group"
      aria-label={title}
      className="no-print"
      sx={{ display: 'grid', gap: 1.5, mt: 1.5, maxWidth: '46rem' }}
    >
      <TextField
        label={FIELDS.headline}
        value={manual.headline}
        onChange={set('headline')}
        inputRef={first}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField label={FIELDS.outlet} value={manual.source} onChange={set('source')} />
        <TextField label={FIELDS.date} type="date" value={manual.date} onChange={set('date')} />
      </Box>
      <TextField label={STRINGS.content} rows={6} value={manual.content} onChange={set('content')} />
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SmallButton onClick={analyze}>{STRINGS.analyzeText}</SmallButton>
        {onClose ? <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton> : null}
      </Box>
    </Box>
  );
}
