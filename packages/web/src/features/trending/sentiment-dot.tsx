import Box from '@mui/material/Box';

/** Fill of each kind; unscored is hatched, so that it is no fourth colour. */
export const SENTIMENT_FILLS = {
  Positive: { bgcolor: 'sentiment.positive' },
  Neutral: { bgcolor: 'sentiment.neutral' },
  Negative: { bgcolor: 'sentiment.negative' },
  Unscored: {
    background:
      'repeating-linear-gradient(45deg, var(--mui-palette-sentiment-unscored) 0 2px, transparent 2px 5px)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-sentiment-unscored)',
  },
} as const;

/** The dot beside a sentiment label. */
export function SentimentDot({ kind }: { readonly kind: keyof typeof SENTIMENT_FILLS }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      className="print-ink"
      data-testid="sentiment-dot"
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 0.25,
        borderRadius: '50%',
        ...SENTIMENT_FILLS[kind],
      }}
    />
  );
}
