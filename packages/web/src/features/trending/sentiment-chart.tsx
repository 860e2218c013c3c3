import { formatCount } from '@earshot/schema/format-count';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { MethodNote } from '../../ui/method-note.tsx';
import { PickButton } from '../../ui/pick-button.tsx';
import { Section } from '../../ui/section.tsx';
import { SENTIMENT_FILLS, SentimentDot } from './sentiment-dot.tsx';
import { type StoryView, TONES, toneOf } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.sentiment;

interface SentimentChartProps {
  readonly items: readonly TrendingItem[];
  readonly view: Pick<StoryView, 'tone'>;
  readonly onView: (change: Partial<StoryView>) => void;
}

/**
 * Number of positive, neutral, negative and unscored stories as one stacked bar. Clicking a legend entry filters the
 * stories.
 */
export function SentimentChart({ items, view, onView }: SentimentChartProps) {
  const rows = TONES.map((kind) => ({
    kind,
    value: items.filter(({ avg_sentiment }) => toneOf(avg_sentiment) === kind).length,
  }));
  return (
    <Section title={STRINGS.title} heading="h4">
      <ChartFrame
        caption={STRINGS.caption}
        labelHeading={STRINGS.label}
        valueHeading={STRINGS.count}
        rows={rows.map(({ kind, value }) => ({ key: kind, label: kind, figure: formatCount(value) }))}
      >
        <Box aria-hidden="true" className="print-ink" sx={BAR}>
          {rows
            .filter(({ value }) => value > 0)
            .map(({ kind, value }) => (
              <Box key={kind} sx={SENTIMENT_FILLS[kind]} style={{ flexGrow: value }} />
            ))}
        </Box>
        <Box component="ul" aria-label={STRINGS.caption} sx={LEGEND}>
          {rows.map(({ kind, value }) => (
            <li key={kind}>
              <SentimentDot kind={kind} />{' '}
              <PickButton
                type="button"
                aria-pressed={view.tone === kind}
                disabled={value === 0}
                onClick={() => onView({ tone: view.tone === kind ? '' : kind })}
              >
                {kind} <strong>{formatCount(value)}</strong>
              </PickButton>
            </li>
          ))}
        </Box>
        <Typography variant="caption" component="p" className="no-print" sx={{ mt: 0.5 }}>
          {STRINGS.pickHint}
        </Typography>
      </ChartFrame>
      <MethodNote figure={STRINGS.title} text={TRENDING_STRINGS.method.sentiment} page="tone" term="Tone" />
    </Section>
  );
}

const BAR = {
  display: 'flex',
  gap: '2px',
  height: 18,
  borderRadius: 1,
  overflow: 'hidden',
  '& > *': { minWidth: 4, flexBasis: 0 },
} as const;

const LEGEND = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { position: 'relative' },
} as const;
