import type { Practice } from '@earshot/schema/help/model';
import { sampleAddress } from '@earshot/schema/help/sample-set';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.practice;

interface PracticeLinkProps {
  readonly practice: Practice;
  /** Whether the expected result is shown. In a quiz, it is shown only after the answer. */
  readonly isTold?: boolean;
}

/** An exercise: opens a tool with a sample and states the expected result. */
export function PracticeLink({ practice, isTold = true }: PracticeLinkProps) {
  return (
    <Typography sx={{ mt: 0.75 }}>
      <strong>{STRINGS.title}</strong>{' '}
      <Link component={RouterLink} to={sampleAddress(practice.sample)}>
        {practice.label}
      </Link>
      {isTold ? (
        <>
          . <strong>{STRINGS.expected}</strong> {practice.expected}
        </>
      ) : null}
    </Typography>
  );
}
