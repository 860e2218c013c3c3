import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import type { TimeBins } from './bin-days.ts';
import type { StoryView } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.timeline;
/** For each key, returns the index of the bar that it moves focus to. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

type Days = Pick<StoryView, 'from' | 'to'>;

interface TimelineBarsProps {
  readonly caption: string;
  readonly bars: readonly (TimeBins['bins'][number] & { readonly label: string })[];
  /** Count of the tallest bar. */
  readonly max: number;
  readonly picked: Days;
  readonly onPick: (days: Days) => void;
}

/**
 * The bars of the timeline, which are a single tab stop. Arrow keys move between bars. Clicking a bar filters by its dates,
 * and clicking it again removes the filter.
 */
export function TimelineBars({ caption, bars, max, picked, onPick }: TimelineBarsProps) {
  const [stop, setStop] = useState(0);
  const pressable = bars.filter((bar) => bar.kind === 'bin' && bar.count > 0);
  const current = pressable[Math.min(stop, pressable.length - 1)];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = STEPS[event.key]?.(stop, pressable.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={caption}
      onKeyDown={onKeyDown}
      sx={{ ...PLOT, gap: bars.length > 20 ? '1px' : '4px' }}
    >
      {bars.map((bar) => {
        if (bar.kind === 'gap')
          return <Box key={bar.first} className="gap" title={STRINGS.gap(bar.days)} sx={GAP} />;
        if (bar.count === 0) return <div key={bar.first} title={STRINGS.bar(bar.label, 0)} />;
        const isPicked = picked.from === bar.first && picked.to === bar.last;
        return (
          <button
            key={bar.first}
            type="button"
            aria-pressed={isPicked}
            aria-label={STRINGS.bar(bar.label, bar.count)}
            title={STRINGS.bar(bar.label, bar.count)}
            tabIndex={bar === current ? 0 : -1}
            onClick={() => {
              setStop(pressable.indexOf(bar));
              onPick(isPicked ? { from: '', to: '' } : { from: bar.first, to: bar.last });
            }}
          >
            <span className="print-bar" style={{ height: `${(bar.count / max) * 100}%` }} />
          </button>
        );
      })}
    </Box>
  );
}

const PLOT = {
  display: 'flex',
  alignItems: 'stretch',
  // If there are only a few bars, they keep their width, and the first and last bars stay above their dates.
  justifyContent: 'space-between',
  height: 96,
  borderBottom: 1,
  borderColor: 'control.border',
  '& > *': { flex: '1 1 0', minWidth: 0, maxWidth: 56 },
  '& > button': {
    all: 'unset',
    boxSizing: 'border-box',
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: 56,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    cursor: 'pointer',
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
    '&:hover': { bgcolor: 'primary.light' },
  },
  '& > button > span': {
    display: 'block',
    minHeight: 3,
    borderRadius: '3px 3px 0 0',
    bgcolor: 'primary.main',
  },
  '& > button[aria-pressed="true"]': {
    bgcolor: 'primary.light',
    boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
} as const;

/** A broken axis: an empty gap between two dotted lines. */
const GAP = {
  mx: '3px',
  borderInline: '2px dotted',
  borderColor: 'control.border',
} as const;
