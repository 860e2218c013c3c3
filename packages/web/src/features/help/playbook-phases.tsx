import type { PlaybookPhase } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section.tsx';
import { PracticeExercise } from './practice-link.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.playbooks;

/** The phases of a playbook: what to do, what to decide, and what you have at the end. */
export function PlaybookPhases({ phases }: { readonly phases: readonly PlaybookPhase[] }) {
  if (phases.length === 0) return null;
  return (
    <Section title={STRINGS.phases}>
      <Box className="print-blocks" sx={{ display: 'grid', gap: 2, maxWidth: '46rem' }}>
        {phases.map(({ time, title, actions, decision, result, practice }) => (
          <div key={time}>
            <Typography component="h4" sx={{ fontWeight: 650 }}>
              {time}: {title}
            </Typography>
            <Box component="ul" sx={{ my: 0.75, pl: 3, display: 'grid', gap: 0.5 }}>
              {actions.map((action) => (
                <li key={action}>{action}</li>
              ))}
            </Box>
            <Typography>
              <strong>{STRINGS.decision}</strong> {decision}
            </Typography>
            <Typography>
              <strong>{STRINGS.result}</strong> {result}
            </Typography>
            {practice ? <PracticeExercise practice={practice} /> : null}
          </div>
        ))}
      </Box>
    </Section>
  );
}
