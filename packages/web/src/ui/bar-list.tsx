import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** A word next to the value, so that color is never the only signal. */
  readonly note?: string;
}

interface BarPick {
  /** Label of the selected bar. Empty if none is. */
  readonly picked: string;
  /** Called with an empty label if the selected bar is clicked again. */
  readonly onPick: (label: string) => void;
  readonly hint: string;
}

interface BarListProps {
  readonly caption: string;
  readonly bars: readonly Bar[];
  readonly max?: number;
  readonly format?: (value: number) => string;
  readonly pick?: BarPick;
}

export function BarList({ caption, bars, format = formatCount, pick, ...options }: BarListProps) {
  const max = Math.max(options.max ?? 0, ...bars.map((bar) => bar.value), 1);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="ul" aria-label={caption} sx={LIST}>
        {bars.map((bar) => (
          <BarRow key={bar.label} bar={bar} share={bar.value / max} figure={format(bar.value)}>
            {pick && bar.value > 0 ? <PickLabel label={bar.label} pick={pick} /> : bar.label}
          </BarRow>
        ))}
      </Box>
      {pick ? (
        <Typography variant="caption" component="p" className="no-print" sx={{ mt: 0.75 }}>
          {pick.hint}
        </Typography>
      ) : null}
    </Box>
  );
}

function PickLabel({ label, pick: { picked, onPick } }: { readonly label: string; readonly pick: BarPick }) {
  const isPicked = label === picked;
  return (
    <PickButton type="button" aria-pressed={isPicked} onClick={() => onPick(isPicked ? '' : label)}>
      {label}
    </PickButton>
  );
}

interface BarRowProps {
  readonly bar: Bar;
  /** Length relative to a full bar, from 0 to 1. */
  readonly share: number;
  readonly figure: string;
  readonly children: ReactNode;
}

function BarRow({ bar, share, figure, children }: BarRowProps) {
  return (
    <Box component="li" sx={ROW}>
      <Box component="span" dir="auto" sx={LABEL}>
        {children}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          height: 12,
          borderRadius: 1,
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gridRow: { xs: 2, sm: 'auto' },
        }}
      >
        <Box
          className="print-bar"
          sx={{ height: '100%', bgcolor: 'primary.main' }}
          style={{ width: `${share * 100}%` }}
        />
      </Box>
      {/* A clickable label covers the whole row, including the figure. */}
      <Box component="span" data-figure="" sx={FIGURE}>
        <span>{figure}</span>
        {bar.note ? (
          <Box component="span" sx={NOTE}>
            {' '}
            {bar.note}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}

const LIST = {
  display: 'grid',
  rowGap: 0.75,
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'fit-content(11rem) minmax(4rem, 1fr) auto' },
} as const;

/** Next to other columns, only words longer than the column break. */
const LABEL = { overflowWrap: { xs: 'anywhere', sm: 'break-word' }, maxWidth: { sm: '11rem' } } as const;

/** On narrow screens, value and note are in separate rows, which leaves room for the label. */
const FIGURE = {
  display: { xs: 'contents', sm: 'block' },
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 620,
} as const;
const NOTE = {
  fontWeight: 400,
  color: 'text.secondary',
  gridColumn: '1 / -1',
  gridRow: 3,
  textAlign: { xs: 'left', sm: 'inherit' },
} as const;

/** Rows share the list's grid columns, so that full bars are equally long. */
const ROW = {
  typography: 'body2',
  display: 'grid',
  position: 'relative',
  alignItems: 'center',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
} as const;

/** Minimum size of a target (WCAG 2.2, 2.5.8). */
const MIN_TARGET_PX = 24;

/** Its click area covers the nearest positioned ancestor, which is the whole row. */
const PickButton = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  minHeight: MIN_TARGET_PX,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '0 -4px', borderRadius: 6 },
  '&:disabled': { cursor: 'default' },
  '&:not(:disabled):hover::after': { boxShadow: '0 0 0 1px var(--mui-palette-control-border)' },
  '&:focus-visible::after, &[aria-pressed="true"]::after': {
    boxShadow: '0 0 0 2px var(--mui-palette-primary-main)',
  },
  '&[aria-pressed="true"]': { fontWeight: 700, color: 'var(--mui-palette-primary-main)' },
  '&[aria-pressed="true"]::after': {
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
  },
  '@media (forced-colors: active)': {
    '&:focus-visible::after, &[aria-pressed="true"]::after': { outline: '2px solid Highlight' },
  },
});
