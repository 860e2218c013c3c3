import { countOf } from '@earshot/schema/format-count';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { isRepeatable, staleness } from '../book/effective-row.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { Coverage } from './use-coverage.ts';

const STRINGS = COVERAGE_STRINGS.stale;

/** Shows how many rows were analyzed for other keywords or with an older method, and offers to analyze them again. */
export function StaleRows({ coverage: { list, run, repeatStale } }: { readonly coverage: Coverage }) {
  const stale = list.rows.filter((row) => row.status === 'done' && staleness(row, list) !== null);
  const again = stale.filter(isRepeatable).length;
  if (stale.length === 0 || run.isRunning) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        again > 0 ? (
          <Button size="small" color="inherit" onClick={() => void repeatStale()}>
            {STRINGS.again(again)}
          </Button>
        ) : null
      }
    >
      {STRINGS.text(countOf(stale.length, 'article'), stale.length - again)}
    </Alert>
  );
}
