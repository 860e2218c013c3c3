import { isLongEnough, isManualInputFilled } from '@earshot/schema/article/rules';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { PastedArticle } from '../book/coverage-list.ts';
import { removalEdit } from '../book/list-edits.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.row;
interface FailedRowsProps {
  readonly coverage: Coverage;
}

export function FailedRows({ coverage }: FailedRowsProps) {
  const { list, repeatRow, update } = coverage;
  const [pastingId, setPastingId] = useState<number | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const failed = list.rows.filter(({ status, entry }) => status === 'failed' && entry === null);
  if (failed.length === 0) return null;
  const after = (act: () => void) => {
    act();
    requestAnimationFrame(() => headingRef.current?.focus());
  };
  const remove = (rows: readonly CoverageRow[]) => {
    const { step, ...note } = removalEdit(rows);
    after(() => update(step, note));
  };
  return (
    <Box component="section" className="no-print" sx={BOX}>
      <Box sx={LINE}>
        <Typography variant="h3" ref={headingRef} tabIndex={-1} sx={{ flex: 1 }}>
          {STRINGS.failed(failed.length, list.rows.length)}
        </Typography>
        <SmallButton onClick={() => remove(failed)}>{STRINGS.remove}</SmallButton>
      </Box>
      <Box component="ul" sx={LIST}>
        {failed.map((row) => (
          <li key={row.id} data-row={row.id}>
            <Box sx={LINE}>
              <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <FailedTitle row={row} /> <span className="failure">{row.failure}</span>
              </Box>
              <SmallButton
                aria-expanded={pastingId === row.id}
                onClick={() => setPastingId(pastingId === row.id ? null : row.id)}
              >
                {STRINGS.paste}
              </SmallButton>
              <SmallButton onClick={() => void repeatRow(row.id)}>{STRINGS.retry}</SmallButton>
            </Box>
            {pastingId === row.id ? (
              <PastedTextForm
                title={STRINGS.pasteTitle(row.address)}
                start={startOf(row)}
                onSubmit={(pasted) => {
                  void repeatRow(row.id, { pasted });
                  after(() => setPastingId(null));
                }}
                onClose={() => after(() => setPastingId(null))}
              />
            ) : null}
          </li>
        ))}
      </Box>
    </Box>
  );
}

function startOf({ pasted, known }: CoverageRow): PastedArticle {
  const { headline, outlet: source, date } = known;
  return pasted ?? { headline, source, date: date.slice(0, 10), content: '' };
}

function FailedTitle({ row: { known, address } }: { readonly row: CoverageRow }) {
  const title = [known.outlet, known.headline].filter(Boolean).join(': ');
  if (!/^https?:/i.test(address)) return <b dir="auto">{title}</b>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" dir="auto" sx={{ fontWeight: 620 }}>
      {title || address.replace(/^https?:\/\/(?:www\.)?/i, '')}
    </Link>
  );
}

const BOX = {
  typography: 'body2',
  display: 'grid',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 3,
  bgcolor: 'background.paper',
} as const;
const LIST = {
  m: -0.5,
  p: 0.5,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  maxHeight: '26rem',
  overflowY: 'auto',
} as const;
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

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
        label={COVERAGE_STRINGS.edit.headline}
        value={manual.headline}
        onChange={set('headline')}
        inputRef={first}
      />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField label={COVERAGE_STRINGS.edit.outlet} value={manual.source} onChange={set('source')} />
        <TextField
          label={COVERAGE_STRINGS.edit.date}
          type="date"
          value={manual.date}
          onChange={set('date')}
        />
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
