import { formatCount } from '@earshot/schema/format-count';
import { TOP_KEYWORDS_SHOWN } from '@earshot/schema/limits';
import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { addDays, instantOf, leadingDay, weekday } from '@earshot/schema/values/dates/calendar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { SentimentDot } from '../../ui/figure.tsx';
import { Section } from '../../ui/section.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { type StoryView, TONES, toneOf } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const { keywords: KEYWORDS, sentiment: SENTIMENT, summary: STRINGS, timeline: TIMELINE } = TRENDING_STRINGS;

interface RankingSideProps {
  readonly ranking: TrendingResult;
  readonly view: StoryView;
  readonly onView: (change: Partial<StoryView>) => void;
}

export function RankingSide({ ranking, view, onView }: RankingSideProps) {
  const { summary, items } = ranking;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      {summary.top_tags.length > 0 ? (
        <Section title={KEYWORDS.title}>
          <Box component="ul" aria-label={KEYWORDS.caption} sx={CHIPS}>
            {summary.top_tags.slice(0, TOP_KEYWORDS_SHOWN).map(([word, lines]) => (
              <li key={word}>
                <SmallButton
                  type="button"
                  aria-pressed={view.text === word}
                  onClick={() => onView({ text: view.text === word ? '' : word })}
                >
                  <span dir="auto">{word}</span> <b>{formatCount(lines)}</b>
                </SmallButton>
              </li>
            ))}
          </Box>
          <Typography variant="caption" className="no-print" sx={{ color: 'text.secondary' }}>
            {KEYWORDS.pickHint}
          </Typography>
        </Section>
      ) : null}
      {items.length > 0 ? (
        <Section title={SENTIMENT.title}>
          <Box component="ul" aria-label={SENTIMENT.caption} sx={CHIPS}>
            {TONES.map((tone) => {
              const count = items.filter(({ avg_sentiment }) => toneOf(avg_sentiment) === tone).length;
              return count === 0 ? null : (
                <li key={tone}>
                  <SmallButton
                    type="button"
                    aria-pressed={view.tone === tone}
                    onClick={() => onView({ tone: view.tone === tone ? '' : tone })}
                  >
                    <SentimentDot kind={tone} /> {tone} <b>{formatCount(count)}</b>
                  </SmallButton>
                </li>
              );
            })}
          </Box>
        </Section>
      ) : null}
      {summary.timeline.length > 0 ? <Timeline days={summary.timeline} view={view} onView={onView} /> : null}
      <Notes ranking={ranking} />
    </Box>
  );
}

function Notes({ ranking: { summary } }: Pick<RankingSideProps, 'ranking'>) {
  const { item, edits, method } = TRENDING_STRINGS;
  const notes = [
    ...(isChangedByHand(summary) ? [edits.changed(countHandEdits(summary))] : []),
    ...summary.notes,
    ...(summary.reference_day ? [STRINGS.referenceDay(formatDate(summary.reference_day))] : []),
    item.heatScope,
    ...(summary.method_version ? [method.version(summary.method_version)] : []),
  ];
  return (
    <Box component="ul" aria-label={STRINGS.notes} sx={NOTES}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li className="print-only">{method.generated(formatDateTime(new Date()))}</li>
    </Box>
  );
}

const CHIPS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  fontVariantNumeric: 'tabular-nums',
  '& button': { maxWidth: '100%', minHeight: 28, overflowWrap: 'anywhere', color: 'text.primary' },
  '& button[aria-pressed="true"]': { bgcolor: 'primary.light', borderColor: 'primary.main' },
} as const;

const NOTES = {
  typography: 'caption',
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

const MAX_BARS = 14;
const DAYS_PER_WEEK = 7;

const PERIODS = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((weekday(day) + 6) % DAYS_PER_WEEK)),
  month: (day: string) => day.slice(0, 'YYYY-MM'.length),
  year: (day: string) => day.slice(0, 'YYYY'.length),
} as const;
type Unit = keyof typeof PERIODS;
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year'];

type TimelineDays = TrendingResult['summary']['timeline'];

interface Period {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** Chooses the shortest unit that gives few enough bars. */
export function periodsOf(timeline: TimelineDays): {
  readonly unit: Unit;
  readonly periods: readonly Period[];
} {
  const days = timeline
    .filter(({ day }) => leadingDay(day) !== null)
    .sort((a, b) => a.day.localeCompare(b.day));
  const counted = (unit: Unit) => {
    const periods = new Map<string, Period>();
    for (const { day, count } of days) {
      const key = PERIODS[unit](day);
      const before = periods.get(key);
      periods.set(key, { first: before?.first ?? day, last: day, count: count + (before?.count ?? 0) });
    }
    return { unit, periods: [...periods.values()] };
  };
  return UNITS.map(counted).find(({ periods }) => periods.length <= MAX_BARS) ?? counted('year');
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const span = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function periodLabel(unit: Unit, { first, last }: Period): string {
  if (unit === 'month') return month.format(instantOf(first));
  if (unit === 'year') return first.slice(0, 'YYYY'.length);
  return first === last ? formatDate(first) : span.formatRange(instantOf(first), instantOf(last));
}

/** Dated lines over time. A bar filters the stories by its days. */
function Timeline({
  days,
  view,
  onView,
}: Omit<RankingSideProps, 'ranking'> & { readonly days: TimelineDays }) {
  const [isShown, setIsShown] = useState(false);
  const { unit, periods } = periodsOf(days);
  const bars = periods.map((period) => ({ ...period, label: periodLabel(unit, period) }));
  return (
    <Box sx={{ '& > button': { mb: 1 } }}>
      <SmallButton
        type="button"
        className="no-print"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {TIMELINE.title}
      </SmallButton>
      {isShown ? (
        <BarList
          caption={TIMELINE.captions[unit]}
          bars={bars.map(({ label, count }) => ({ label, value: count }))}
          pick={{
            picked: bars.find(({ first, last }) => first === view.from && last === view.to)?.label ?? '',
            onPick: (picked) => {
              const { first = '', last = '' } = bars.find(({ label }) => label === picked) ?? {};
              onView({ from: first, to: last });
            },
            hint: TIMELINE.pickHint,
          }}
        />
      ) : null}
    </Box>
  );
}
