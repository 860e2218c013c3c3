import { exerciseAddress } from '@earshot/schema/help/library-place';
import { EXERCISE_PARAMETER, type Exercise, MATERIALS, type Material } from '@earshot/schema/help/sample-set';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { logError } from '../../lib/page.ts';
import { fetchSampleSet } from '../../transport/sample-set.ts';
import { TOUCH_LINK } from '../../ui/small-button.tsx';

export function ExerciseNote() {
  const [parameters, setParameters] = useSearchParams();
  const exercise = useExercise(parameters.get(EXERCISE_PARAMETER));
  const id = useId();
  if (exercise === null) return null;
  const close = () =>
    setParameters(
      (current) => {
        const remaining = new URLSearchParams(current);
        remaining.delete(EXERCISE_PARAMETER);
        return remaining;
      },
      { replace: true },
    );
  return (
    <Box component="section" aria-labelledby={id} className="no-print" sx={NOTE}>
      <Typography id={id} component="h2" variant="h3">
        {`Exercise: ${exercise.label}`}
      </Typography>
      <Typography variant="body2">{exercise.task}</Typography>
      <Materials names={exercise.materials ?? []} />
      <Box component="details" sx={{ typography: 'body2', '& summary': { cursor: 'pointer', py: 0.5 } }}>
        <summary>What should come out</summary>
        {exercise.expected}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Link component={RouterLink} to={exerciseAddress(exercise.slug)} variant="body2" sx={TOUCH_LINK}>
          {`Back to the playbook “${exercise.playbook}”`}
        </Link>
        <Button size="small" onClick={close}>
          Close the exercise
        </Button>
      </Box>
    </Box>
  );
}

function Materials({ names }: { readonly names: readonly Material[] }) {
  return names.map((name) => (
    <Link
      key={name}
      href={MATERIALS[name].address}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={TOUCH_LINK}
    >
      {`${MATERIALS[name].title} (opens in a new tab)`}
    </Link>
  ));
}

function useExercise(slug: string | null): Exercise | null {
  const [exercises, setExercises] = useState<readonly Exercise[]>([]);
  useEffect(() => {
    if (slug === null) return;
    let isCurrent = true;
    fetchSampleSet().then(
      (set) => {
        if (isCurrent) setExercises(set.exercises);
      },
      (error: unknown) => logError('The exercise could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [slug]);
  return exercises.find((exercise) => exercise.slug === slug) ?? null;
}

const NOTE = {
  display: 'grid',
  gap: 0.5,
  justifyItems: 'start',
  mb: 2,
  p: 2,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2.5,
  bgcolor: 'background.paper',
} as const;
