import type { Practice } from '@earshot/schema/help/model';
import { MATERIALS, sampleAddress } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.practice;

export function PracticeExercise({ practice }: { readonly practice: Practice }) {
  const { slug, label, task, expected, sample, materials = [] } = practice;
  return (
    <Box sx={EXERCISE}>
      <Typography component="h5" id={slug} tabIndex={-1} sx={{ fontWeight: 650, scrollMarginTop: 16 }}>
        {STRINGS.heading(label)}
      </Typography>
      <Typography>{task}</Typography>
      <Typography>
        <Link component={RouterLink} to={sampleAddress(sample, slug)} aria-describedby={slug}>
          {STRINGS.open}
        </Link>
      </Typography>
      {materials.map((name) => (
        <Link key={name} href={MATERIALS[name].address} target="_blank" rel="noopener">
          {MATERIALS[name].title} {STRINGS.newTab}
        </Link>
      ))}
      <Typography>
        <strong>{STRINGS.expected}</strong> {expected}
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
      <strong>{STRINGS.title}</strong>{' '}
      <Link href={sampleAddress(practice.sample)} target="_blank" rel="noopener">
        {practice.label} {STRINGS.newTab}
      </Link>
      {isRevealed ? (
        <>
          . <strong>{STRINGS.expected}</strong> {practice.expected}
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
