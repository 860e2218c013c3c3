import { isLongEnough, isManualInputFilled } from '@earshot/schema/article/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../transport/trpc.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CoverageRow } from './coverage-list.ts';
import type { RowActions } from './coverage-row.tsx';
import { COVERAGE_STRINGS } from './strings.ts';
import { toCoverageEntry } from './to-coverage-entry.ts';

const { row: STRINGS, edit: FIELDS, input: INPUT } = COVERAGE_STRINGS;
const EMPTY = { headline: '', source: '', date: '', content: '' };

interface PastedTextProps extends Pick<RowActions, 'change'> {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  readonly onClose: () => void;
}

/** Takes the text of an article that could not be read at its address; the row then has a report and keeps its link. */
export function PastedText({ row, keywords, change, onClose }: PastedTextProps) {
  const [manual, setManual] = useState(EMPTY);
  const [error, setError] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const mutation = trpc.article.analyze.useMutation();
  useEffect(() => first.current?.focus(), []);
  const set = (field: keyof typeof EMPTY) => (value: string) => setManual({ ...manual, [field]: value });

  const analyze = async () => {
    if (keywords.length === 0) return setError(INPUT.problems.keywords);
    if (!isManualInputFilled(manual) || !isLongEnough(manual.content)) {
      return setError(STRINGS.contentTooShort);
    }
    setError('');
    try {
      const report = await mutation.mutateAsync({
        manualContent: manual,
        keywords: [...keywords],
        specialEnabled: false,
      });
      const entry = { ...toCoverageEntry(report, new Date()), url: row.address };
      change(row.id, { entry, status: 'done', failure: '' });
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '');
    }
  };

  return (
    <Box
      role="group"
      aria-label={STRINGS.pasteTitle(row.address)}
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
        <SmallButton disabled={mutation.isPending} onClick={() => void analyze()}>
          {STRINGS.analyzeText}
        </SmallButton>
        <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton>
      </Box>
    </Box>
  );
}
