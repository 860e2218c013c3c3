import { agreement, type Estimate, readCodedPairs } from '@earshot/schema/help/agreement';
import { CODED_ARTICLES } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { logError } from '../../lib/page.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { TextField } from '../../ui/text-field.tsx';
import { DataTable } from './data-table.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.agreement;
const INPUT_ROWS = 6;

/** Nothing that is pasted here is sent to the server. */
export function AgreementCalculator() {
  const [text, setText] = useState('');
  const { pairs, unread } = readCodedPairs(text);
  const result = agreement(pairs);
  const rows = result
    ? [
        [STRINGS.percent, ...cells(result.percent)],
        [STRINGS.kappa, ...cells(result.kappa)],
        [STRINGS.alpha, ...cells(result.alpha)],
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
      <Typography variant="body2">{STRINGS.lead}</Typography>
      <TextField
        label={STRINGS.input}
        value={text}
        onChange={setText}
        rows={INPUT_ROWS}
        error={unread.length > 0 ? STRINGS.unread(unread) : undefined}
      />
      <Box>
        <Button size="small" variant="outlined" onClick={() => setText(STRINGS.sample)}>
          {STRINGS.useSample}
        </Button>{' '}
        <Button size="small" variant="outlined" onClick={() => void toneCodes().then(setText, failed)}>
          {STRINGS.useTone}
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'body2', display: 'grid', gap: 1, minWidth: 0 }}>
        {result ? (
          <>
            <div>{STRINGS.counted(result.equal, result.items)}</div>
            <DataTable table={{ title: STRINGS.result, columns: STRINGS.columns, rows }} hasCaption={false} />
            <div>{STRINGS.advice}</div>
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
  return [value, STRINGS.range(low, high)];
}
