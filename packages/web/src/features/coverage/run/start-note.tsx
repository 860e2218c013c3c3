import { EXERCISE_PARAMETER, SAMPLE_SET_NAME } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { type CoverageList, nameOf } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.start;
const PLAYBOOK = '/help/playbooks#coverage-report';

/** Whether a list has articles, none of which has been analyzed yet. */
export function isUnstarted({ rows }: CoverageList): boolean {
  return rows.length > 0 && rows.every(({ status, entry }) => status === 'waiting' && entry === null);
}

interface StartNoteProps {
  readonly list: CoverageList;
  readonly onStart: () => void;
}

/** Explains a list that has not been analyzed yet and what to do with it, with a button that starts the analysis. */
export function StartNote({ list, onStart }: StartNoteProps) {
  const { name, rows, keywords } = list;
  // An exercise named in the URL is already shown above the tool, with its own task.
  const [parameters] = useSearchParams();
  const isPractice = name === SAMPLE_SET_NAME && !parameters.has(EXERCISE_PARAMETER);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography role="status" sx={{ maxWidth: '46rem' }}>
        {STRINGS.ready(rows.length, keywords.map(nameOf))} {isPractice ? STRINGS.practice : null}
      </Typography>
      {isPractice ? (
        <Link component={RouterLink} to={PLAYBOOK}>
          {STRINGS.playbook}
        </Link>
      ) : null}
      <Button variant="contained" size="large" onClick={onStart}>
        {STRINGS.analyze(rows.length)}
      </Button>
    </Box>
  );
}
