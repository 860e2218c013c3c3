import { formatCount } from '@earshot/schema/format-count';
import { TOP_KEYWORDS_SHOWN } from '@earshot/schema/limits';
import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { SentimentDot } from '../../ui/figure.tsx';
import { Section } from '../../ui/section.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { type StoryView, TONES, toneOf } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface RankingSideProps {
  readonly ranking: TrendingResult;
  readonly isLeftOut: boolean;
  readonly view: StoryView;
  readonly onView: (change: Partial<StoryView>) => void;
}

export function RankingSide({ ranking, isLeftOut, view, onView }: RankingSideProps) {
  const { summary, items } = ranking;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      {summary.top_tags.length > 0 ? (
        <Section title="Top keywords">
          <Box component="ul" aria-label="Inputs per keyword" sx={CHIPS}>
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
            Select a keyword to show only its stories.
          </Typography>
        </Section>
      ) : null}
      {items.length > 0 ? (
        <Section title="Tone of stories">
          <Box component="ul" aria-label="Stories by tone" sx={CHIPS}>
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
      <Notes ranking={ranking} isLeftOut={isLeftOut} />
    </Box>
  );
}

function Notes({ ranking: { summary }, isLeftOut }: Pick<RankingSideProps, 'ranking' | 'isLeftOut'>) {
  const { item, edits } = TRENDING_STRINGS;
  const notes = [
    ...(isChangedByHand(summary) ? [edits.changed(countHandEdits(summary))] : []),
    ...(isLeftOut ? [edits.leftOut] : []),
    ...summary.notes,
    ...(summary.reference_day ? [`Relative dates counted from ${formatDate(summary.reference_day)}.`] : []),
    item.heatScope,
    ...(summary.method_version ? [`Methods ${summary.method_version}`] : []),
  ];
  return (
    <Box component="ul" aria-label="Notes on the ranking" sx={NOTES}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      <li className="print-only">{`Printed from Earshot on ${formatDateTime(new Date())}`}</li>
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
