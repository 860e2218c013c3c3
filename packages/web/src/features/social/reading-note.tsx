import type { Reading } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.text;

/** The confidence of the recognized words and of the choice of the post, with any evidence against that choice. */
export function ReadingNote({ reading }: { readonly reading: Reading }) {
  const { confidence, doubtful, choice } = reading;
  return (
    <Box>
      <Typography variant="body2">
        {STRINGS.confidence(confidence)}{' '}
        {doubtful.length > 0 ? STRINGS.doubtful(doubtful.length) : STRINGS.noneDoubtful}
      </Typography>
      <Typography variant="body2">{STRINGS.choice(choice.level, choice.confidence)}</Typography>
      {choice.against.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {choice.against.map((sentence) => (
            <Typography key={sentence} component="li" variant="body2">
              {sentence}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
