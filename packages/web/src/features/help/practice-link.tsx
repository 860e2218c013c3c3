import type { Practice } from '@earshot/schema/help/model';
import { sampleAddress } from '@earshot/schema/help/sample-set';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.practice;

interface PracticeLinkProps {
  readonly practice: Practice;
  /** Whether what should come out is told; a quiz asks for it first. */
  readonly isTold?: boolean;
}

/** An exercise: opens a tool with a sample in it, and says what should come out. */
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
