import type { WorkedExample } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.examples;

/** A worked example from start to finish: the situation, the steps and the outcome. */
export function WorkedExampleText({ example }: { readonly example: WorkedExample }) {
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 1.25, maxWidth: '46rem' }}>
      <Typography>{example.situation}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1 }}>
        {example.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {text}
          </li>
        ))}
      </Box>
      <Typography>
        <strong>{STRINGS.result}</strong> {example.result}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {STRINGS.fictional}
      </Typography>
    </Box>
  );
}
