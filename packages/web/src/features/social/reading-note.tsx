import type { Metadata, Reading } from '@earshot/schema/analysis-result';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.text;

/** The server's name for a platform that it could not recognize. */
const UNKNOWN_PLATFORM = 'Unknown';

interface ReadingNoteProps {
  readonly reading: Reading;
  /** Tells whether an author and a platform were found. */
  readonly metadata: Pick<Metadata, 'author' | 'platform'>;
}

/**
 * The confidence of the recognized words and of the choice of the post: of its text, author and platform, with any evidence
 * against that choice.
 */
export function ReadingNote({ reading, metadata }: ReadingNoteProps) {
  const { confidence, doubtful, choice } = reading;
  const { parts } = choice;
  const isKnown = metadata.platform !== undefined && metadata.platform !== UNKNOWN_PLATFORM;
  return (
    <Box>
      <Typography variant="body2">
        {STRINGS.confidence(confidence)}{' '}
        {doubtful.length > 0 ? STRINGS.doubtful(doubtful.length) : STRINGS.noneDoubtful}
      </Typography>
      <Typography variant="body2">{STRINGS.choice(choice.level, choice.confidence)}</Typography>
      {parts ? (
        <Typography variant="body2">
          {STRINGS.parts([
            STRINGS.part('text', parts.text),
            STRINGS.part('author', metadata.author ? parts.author : null),
            STRINGS.part('platform', isKnown ? parts.network : null),
          ])}
        </Typography>
      ) : null}
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
