import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

interface FigureEvidence {
  /** What the figure counts, e.g. `mentions of Acme in “Ferries go electric”`. */
  readonly about: string;
  /** Undefined for a figure without evidence, such as 0. */
  readonly onOpen?: (() => void) | undefined;
  /** For a figure that opens its evidence. */
  readonly expanded?: boolean;
  /** For a figure that filters a list. */
  readonly pressed?: boolean;
}

interface FigureProps extends FigureEvidence {
  readonly children: string;
}

export function Figure({ children, about, onOpen, expanded, pressed }: FigureProps) {
  if (onOpen === undefined) return <span data-figure="">{children}</span>;
  return (
    <FigureButton
      type="button"
      data-figure=""
      title={about}
      aria-label={`${children} ${about}`}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Some browsers do not focus a clicked button, but the focus must return to it later.
        event.currentTarget.focus();
        onOpen();
      }}
    >
      {children}
    </FigureButton>
  );
}

/** One shared style, because a long list has thousands of figures. */
const FigureButton = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-block',
  maxWidth: '100%',
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  textAlign: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // The font's kerning removes the space before a minus sign: "negative-0.30".
  fontKerning: 'none',
  textDecoration: 'underline dotted 1px',
  textUnderlineOffset: '0.22em',
  textDecorationColor: 'var(--mui-palette-text-secondary)',
  '&:hover, &[aria-expanded="true"], &[aria-pressed="true"]': {
    color: 'var(--mui-palette-primary-main)',
    textDecoration: 'underline solid 2px',
    textDecorationColor: 'currentColor',
  },
  '&:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
    borderRadius: 4,
  },
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  '@media print': { textDecoration: 'none' },
});

/** Fill of each tone: a color, two colors for mixed, or hatching if the tone is not clear. The word is always beside it. */
const SENTIMENT_FILLS = {
  Positive: { bgcolor: 'sentiment.positive' },
  Neutral: { bgcolor: 'sentiment.neutral' },
  Negative: { bgcolor: 'sentiment.negative' },
  Mixed: {
    background:
      'linear-gradient(90deg, var(--mui-palette-sentiment-positive) 50%, var(--mui-palette-sentiment-negative) 50%)',
  },
  'No clear tone': {
    background:
      'repeating-linear-gradient(45deg, var(--mui-palette-sentiment-unscored) 0 2px, transparent 2px 5px)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-sentiment-unscored)',
  },
} as const;

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
        '@media (forced-colors: active)': { display: 'none' },
      }}
    />
  );
}
