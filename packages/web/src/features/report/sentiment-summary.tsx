import type { Sentiment } from '@earshot/schema/analysis-result';
import { sentimentLabel } from '@earshot/schema/sentiment';
import { RIGHT_TONES_OF_100 } from '@earshot/schema/tone-rates';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type SyntheticEvent, useState } from 'react';
import { formatTone } from '../../lib/format.ts';
import { Figure } from '../../ui/figure.tsx';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { WeightedWords } from '../../ui/weighted-words.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.sentiment;
const COLORS = {
  Positive: 'sentiment.positive',
  Negative: 'sentiment.negative',
  Neutral: 'sentiment.neutral',
} as const;

const RIGHT_OF_100: ReadonlyMap<string, number> = new Map(Object.entries(RIGHT_TONES_OF_100));

interface SentimentSummaryProps {
  readonly sentiment: Sentiment;
  /** ISO 639-1 code of the language of the text. */
  readonly language: string;
  readonly isPost: boolean;
}

/** The signed tone value of the whole text, its label and, on demand, the words that determined it. */
export function SentimentSummary({ sentiment, language, isPost }: SentimentSummaryProps) {
  const { value, words, note } = sentiment;
  const right = RIGHT_OF_100.get(language);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={STRINGS.title}>
      {value === null ? (
        <Typography variant="body2">{note ?? STRINGS.noTone}</Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ fontWeight: 650, color: COLORS[sentimentLabel(value)] }}>
            <Figure
              about={STRINGS.about}
              expanded={isOpen}
              onOpen={words.length === 0 ? undefined : () => setIsOpen(!isOpen)}
            >
              {formatTone(sentimentLabel(value), value)}
            </Figure>
          </Typography>
          <Scale value={value} />
          <Box aria-hidden="true" sx={AXIS}>
            <span>-1</span>
            <span>0</span>
            <span>+1</span>
          </Box>
          {note ? <Typography variant="body2">{note}</Typography> : null}
          {right === undefined ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {STRINGS.certainty(right, isPost)}
            </Typography>
          )}
        </Box>
      )}
      {words.length > 0 ? <DecidingWords words={words} isOpen={isOpen} onToggle={setIsOpen} /> : null}
      <MethodNote figure={STRINGS.title} text={REPORT_STRINGS.method.sentiment} page="tone" term="Tone" />
    </Section>
  );
}

/** Shows the value on a scale from -1 to +1. */
function Scale({ value }: { readonly value: number }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        position: 'relative',
        height: 10,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        maxWidth: 340,
      }}
    >
      <Box
        className="print-ink"
        sx={{
          position: 'absolute',
          left: '50%',
          top: -3,
          bottom: -3,
          width: '1px',
          bgcolor: 'control.border',
        }}
      />
      <Box
        className="print-ink"
        sx={{
          position: 'absolute',
          top: 0,
          bottom: 0,
          borderRadius: 1,
          bgcolor: COLORS[sentimentLabel(value)],
        }}
        style={{ left: `${value < 0 ? 50 + value * 50 : 50}%`, width: `${Math.abs(value) * 50}%` }}
      />
    </Box>
  );
}

const AXIS = {
  typography: 'small',
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 340,
  mt: -0.5,
  color: 'text.secondary',
} as const;

interface DecidingWordsProps {
  readonly words: Sentiment['words'];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function DecidingWords({ words, isOpen, onToggle }: DecidingWordsProps) {
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle(event.currentTarget.open)}
      sx={{ typography: 'body2', '& summary': { cursor: 'pointer', py: 0.5 } }}
    >
      <summary>{STRINGS.words(words.length)}</summary>
      <WeightedWords label={STRINGS.caption} words={words} />
    </Box>
  );
}
