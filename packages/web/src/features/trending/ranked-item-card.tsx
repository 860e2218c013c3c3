import { SOURCES_SHOWN } from '@earshot/schema/limits';
import { sentimentLabel } from '@earshot/schema/sentiment';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, useId } from 'react';
import { formatCount, formatDate, formatSigned } from '../../lib/format.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { TagRow } from '../../ui/tag-row.tsx';
import { WeightedWords } from '../../ui/weighted-words.tsx';
import { HeatBar } from './heat-bar.tsx';
import { HeatParts } from './heat-parts.tsx';
import { MemberList } from './member-list.tsx';
import { SentimentDot } from './sentiment-dot.tsx';
import { TRENDING_STRINGS } from './strings.ts';

/** What can be unfolded below an item, one at a time. */
export type ItemDetail = 'lines' | 'parts' | 'words';

interface RankedItemCardProps {
  readonly item: TrendingItem;
  /** 1-based. */
  readonly rank: number;
  readonly open: ItemDetail | null;
  readonly onOpen: (rank: number, detail: ItemDetail | null) => void;
}

const STRINGS = TRENDING_STRINGS.item;

/** One article of the ranking: rank, heat, title, figures, and what is behind each of them on demand (#213-#223). */
export const RankedItemCard = memo(function RankedItemCard({
  item,
  rank,
  open,
  onOpen,
}: RankedItemCardProps) {
  const detailId = useId();
  const { title, heat_score, heat_parts, mentions, latest_date, avg_sentiment, deciding_words } = item;
  const toggle = (detail: ItemDetail, label: string, isOffered: boolean) =>
    isOffered ? (
      <DisclosureButton
        label={label}
        about={title}
        expanded={open === detail}
        controls={detailId}
        onClick={() => onOpen(rank, open === detail ? null : detail)}
      />
    ) : null;

  return (
    <Box component="article" aria-label={title} sx={CARD}>
      <Box aria-hidden="true" sx={RANK}>
        {formatCount(rank)}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
        <Typography component="h4" variant="h4" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <span style={visuallyHidden}>{`${STRINGS.rank(rank)}: `}</span>
          <span>{title}</span>
        </Typography>
        <HeatBar score={heat_score} parts={heat_parts} />
        <Box sx={FACTS}>
          {item.members.length > 0 ? (
            toggle('lines', STRINGS.mentions(mentions), true)
          ) : (
            <span>{STRINGS.mentions(mentions)}</span>
          )}
          {latest_date ? (
            <span>
              <Box component="span" sx={{ color: 'text.secondary' }}>{`${STRINGS.latest} `}</Box>
              <span>{formatDate(latest_date)}</span>
            </span>
          ) : null}
          {avg_sentiment !== null ? <SentimentFigure value={avg_sentiment} /> : null}
        </Box>
        <TagRow
          tags={item.sources}
          max={SOURCES_SHOWN}
          label={STRINGS.sources}
          overflowLabel={STRINGS.moreSources}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontWeight: 650, color: 'text.primary' }}>
            {STRINGS.why}
          </Box>
          {': '}
          <span>{item.explain_why}</span>
        </Typography>
        {heat_parts.length > 0 || deciding_words.length > 0 ? (
          <Box className="no-print" sx={FACTS}>
            {toggle('parts', STRINGS.parts, heat_parts.length > 0)}
            {toggle('words', STRINGS.words, deciding_words.length > 0)}
          </Box>
        ) : null}
        <Box id={detailId} hidden={open === null} sx={{ minWidth: 0 }}>
          {open === 'lines' ? <MemberList title={title} members={item.members} /> : null}
          {open === 'parts' ? <HeatParts title={title} score={heat_score} parts={heat_parts} /> : null}
          {open === 'words' ? <WeightedWords label={STRINGS.wordsOf(title)} words={deciding_words} /> : null}
        </Box>
      </Box>
    </Box>
  );
});

function SentimentFigure({ value }: { readonly value: number }) {
  const label = sentimentLabel(value);
  return (
    <span>
      <SentimentDot kind={label} /> <span>{label}</span>{' '}
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {formatSigned(value)}
      </Box>
    </span>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2.75rem minmax(0, 1fr)' },
  columnGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const RANK = {
  fontSize: { xs: '0.875rem', sm: '1.375rem' },
  fontWeight: 700,
  lineHeight: 1.1,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
} as const;

const FACTS = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
} as const;
