import type { Metadata, Reading } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readingCertainty } from '../../lib/record-entries.ts';

interface ReadingNoteProps {
  readonly reading: Reading;
  /** Used to check whether an author and a platform were found. */
  readonly metadata: Pick<Metadata, 'author' | 'platform'>;
}

/** Shows how certain the reading of the screenshot is, and any evidence that the wrong post was chosen. */
export function ReadingNote({ reading, metadata }: ReadingNoteProps) {
  const { choice } = reading;
  return (
    <Box>
      <Typography variant="body2">{readingCertainty(reading, metadata)}</Typography>
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
