import type { CheckQuestion } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';

/** Questions with answers that can be expanded. */
export function CheckQuestions({ questions }: { readonly questions: readonly CheckQuestion[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: '46rem' }}>
      {questions.map(({ question, answer }) => (
        <Box component="details" key={question} sx={QUESTION}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Box>
      ))}
    </Box>
  );
}

const QUESTION = {
  '& summary': { cursor: 'pointer', py: 0.5, fontWeight: 620 },
  '& p': { m: 0, pl: 2.25, pb: 0.5 },
} as const;
