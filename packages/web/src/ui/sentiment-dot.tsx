import Box from '@mui/material/Box';

/** In forced-colors mode, patterns replace the colors. */
const forced = (background: string) => ({
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background,
    boxShadow: 'inset 0 0 0 1px CanvasText',
  },
});

/** Fill for each tone. The absence of a clear tone is hatched instead of having a fourth color. */
export const SENTIMENT_FILLS = {
  Positive: { bgcolor: 'sentiment.positive', ...forced('CanvasText') },
  Neutral: { bgcolor: 'sentiment.neutral', ...forced('Canvas') },
  Negative: {
    bgcolor: 'sentiment.negative',
    ...forced('repeating-linear-gradient(0deg, CanvasText 0 2px, Canvas 2px 4px)'),
  },
  'No clear tone': {
    background:
      'repeating-linear-gradient(45deg, var(--mui-palette-sentiment-unscored) 0 2px, transparent 2px 5px)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-sentiment-unscored)',
    ...forced('repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 5px)'),
  },
} as const;

/** The dot next to a sentiment label. */
export function SentimentDot({ kind }: { readonly kind: keyof typeof SENTIMENT_FILLS }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      className="print-ink"
      data-fill={kind}
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
