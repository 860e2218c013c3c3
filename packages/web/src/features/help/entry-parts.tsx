import { formatCount } from '@earshot/schema/format-count';
import { agreement, type Estimate, readCodedPairs } from '@earshot/schema/help/agreement';
import type { FormTable, Practice } from '@earshot/schema/help/model';
import { CODED_ARTICLES, MATERIALS, sampleAddress } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { writeText } from '../../lib/blocks/write-markup.ts';
import { logError } from '../../lib/page.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { TableView, writeHtml } from '../../ui/blocks-view.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { tableBlock } from './entry-sections.ts';
import { ENTRY_STRINGS } from './strings.ts';

interface DataTableProps {
  readonly table: FormTable;
  readonly hasCaption?: boolean;
}

export function DataTable({ table, hasCaption = true }: DataTableProps) {
  const { title: label } = table;
  const block = tableBlock(table);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {hasCaption ? <Box sx={{ flex: 1, fontWeight: 620 }}>{label}</Box> : <Box sx={{ flex: 1 }} />}
        <CopyButton
          text={() => ({ html: writeHtml([block]), text: writeText([block]) })}
          label={`Copy table: ${label}`}
          confirmation="Table copied to clipboard"
        />
      </Box>
      <Box role="group" aria-label={`${label}, scrolls sideways`} tabIndex={0} sx={SCROLLED}>
        <TableView block={block} label={label} />
      </Box>
    </Box>
  );
}

const SCROLLED = {
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& table': {
    typography: 'body2',
    width: '100%',
    '@media screen': { minWidth: '34rem' },
    borderCollapse: 'collapse',
  },
  '& th, & td': { px: 1.25, py: 0.75, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& th': { fontWeight: 620 },
  '& thead th': { bgcolor: 'background.default' },
  '& tbody tr > *': { borderTop: 1, borderColor: 'divider' },
  '& p': { m: 0 },
} as const;

const PRACTICE_STRINGS = ENTRY_STRINGS.practice;

export function PracticeExercise({ practice }: { readonly practice: Practice }) {
  const { slug, label, task, expected, sample, materials = [] } = practice;
  return (
    <Box sx={EXERCISE}>
      <Typography component="h5" id={slug} tabIndex={-1} sx={{ fontWeight: 650, scrollMarginTop: 16 }}>
        {`Exercise: ${label}`}
      </Typography>
      <Typography>{task}</Typography>
      <Typography>
        <Link component={RouterLink} to={sampleAddress(sample, slug)} aria-describedby={slug}>
          Open this exercise in Earshot
        </Link>
      </Typography>
      {materials.map((name) => (
        <Link key={name} href={MATERIALS[name].address} target="_blank" rel="noopener">
          {MATERIALS[name].title} {PRACTICE_STRINGS.newTab}
        </Link>
      ))}
      <Typography>
        <strong>{PRACTICE_STRINGS.expected}</strong> {expected}
      </Typography>
    </Box>
  );
}

interface PracticeLinkProps {
  readonly practice: Practice;
  readonly isRevealed: boolean;
}

export function PracticeLink({ practice, isRevealed }: PracticeLinkProps) {
  return (
    <Typography sx={{ mt: 0.75 }}>
      <strong>Practice in Earshot:</strong>{' '}
      <Link href={sampleAddress(practice.sample)} target="_blank" rel="noopener">
        {practice.label} {PRACTICE_STRINGS.newTab}
      </Link>
      {isRevealed ? (
        <>
          . <strong>{PRACTICE_STRINGS.expected}</strong> {practice.expected}
        </>
      ) : null}
    </Typography>
  );
}

const EXERCISE = {
  mt: 1,
  py: 0.5,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'primary.main',
  display: 'grid',
  gap: 0.5,
  '@media print': { breakInside: 'avoid' },
} as const;

const STRINGS = ENTRY_STRINGS.agreement;
const INPUT_ROWS = 6;

/** Computes everything in the browser: nothing that is pasted here is sent. */
export function AgreementCalculator() {
  const [text, setText] = useState('');
  const { pairs, unread } = readCodedPairs(text);
  const result = agreement(pairs);
  const rows = result
    ? [
        ['Percent agreement (as a share)', ...cells(result.percent)],
        ['Cohen’s kappa', ...cells(result.kappa)],
        ['Krippendorff’s alpha', ...cells(result.alpha)],
      ]
    : [];
  return (
    <Box
      component="section"
      aria-label={STRINGS.title}
      className="no-print"
      sx={{ display: 'grid', gap: 1, maxWidth: '46rem' }}
    >
      <Box sx={{ fontWeight: 620 }}>{STRINGS.title}</Box>
      <Typography variant="body2">
        Paste the codes of two people, one item per line, with a tab or comma between them. Nothing leaves
        this page.
      </Typography>
      <TextField
        label="Codes of two coders"
        value={text}
        onChange={setText}
        rows={INPUT_ROWS}
        error={unread.length > 0 ? STRINGS.unread(unread) : undefined}
      />
      <Box>
        <Button size="small" variant="outlined" onClick={() => void toneCodes().then(setText, failed)}>
          Use the practice data: tone of 30 articles
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'body2', display: 'grid', gap: 1, minWidth: 0 }}>
        {result ? (
          <>
            <div>{`${formatCount(result.equal)} of ${formatCount(result.items)} items have equal codes.`}</div>
            <DataTable
              table={{ title: 'Agreement of two coders', columns: [...STRINGS.columns], rows }}
              hasCaption={false}
            />
            <div>
              By convention, alpha should be .80 or more; from .667, draw tentative conclusions only. The
              intervals of kappa and alpha are approximate.
            </div>
          </>
        ) : null}
      </Box>
    </Box>
  );
}

async function toneCodes(): Promise<string> {
  const { articles } = await fetchSampleSet();
  const coded = articles.slice(0, CODED_ARTICLES);
  return coded.map(({ coderA, coderB }) => `${coderA.tone}\t${coderB.tone}`).join('\n');
}

function failed(error: unknown): void {
  logError('The codes of the practice data could not be loaded.', error);
  showToast({ ...STRINGS.toneFailed, tone: 'destructive' });
}

function cells(estimate: Estimate | undefined): string[] {
  if (!estimate) return [STRINGS.none, STRINGS.none];
  const [value = '', low = '', high = ''] = [estimate.value, estimate.low, estimate.high].map((each) =>
    each.toFixed(2),
  );
  return [value, `${low} to ${high}`];
}
