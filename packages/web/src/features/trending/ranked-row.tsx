import { countOf, formatCount } from '@earshot/schema/format-count';
import { SOURCES_SHOWN } from '@earshot/schema/limits';
import { sentimentLabel } from '@earshot/schema/sentiment';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, useId } from 'react';
import { formatDate, formatSigned } from '../../lib/format.ts';
import { SentimentDot } from '../../ui/figure.tsx';
import { LOOSE_DASHES } from '../../ui/marked-text.tsx';
import { HeatScore } from './heat.tsx';
import { StoryDetails } from './story-details.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import type { StoryEdits } from './use-hand-edits.ts';

interface RankedRowProps {
  readonly item: TrendingItem;
  readonly rank: number;
  readonly storyKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (storyKey: string) => void;
  readonly edits: StoryEdits;
}

const STRINGS = TRENDING_STRINGS.item;

export const RankedRow = memo(function RankedRow(props: RankedRowProps) {
  const { item, rank, storyKey, isOpen, onToggle, edits } = props;
  const detailsId = useId();
  const copies = item.pieces > 0 ? item.mentions - item.pieces : 0;
  return (
    <Box component="article" aria-label={item.title} data-open={isOpen} data-story={storyKey} sx={ROW}>
      <span className="rank" aria-hidden="true">
        {formatCount(rank)}
      </span>
      <div className="heat">
        <HeatScore score={item.heat_score} parts={item.heat_parts} />
      </div>
      <div className="main">
        <Typography component="h3" variant="h4">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            dir="auto"
            onClick={() => onToggle(storyKey)}
          >
            <span style={visuallyHidden}>{`Rank ${formatCount(rank)}:`}</span> {item.title}
          </button>
        </Typography>
        <SourceLine sources={item.sources} />
        {item.by_hand ? <span className="by-hand">{STRINGS.byHand}</span> : null}
      </div>
      <div className="figures">
        <div className="mentions">
          <span data-figure="">{countOf(item.mentions, 'mention')}</span>
          {copies > 0 ? <span className="quiet">{countOf(copies, 'copy', 'copies')}</span> : null}
          {item.paid_placements ? (
            <span className="quiet">{countOf(item.paid_placements, 'paid placement')}</span>
          ) : null}
        </div>
        <div className="tone">
          {item.avg_sentiment === null ? null : (
            <>
              <SentimentDot kind={sentimentLabel(item.avg_sentiment)} /> {sentimentLabel(item.avg_sentiment)}{' '}
              <span data-figure="">{formatSigned(item.avg_sentiment)}</span>
            </>
          )}
        </div>
        <div className="date">{item.latest_date ? formatDate(item.latest_date) : null}</div>
      </div>
      {isOpen ? null : (
        <p className="why">
          {STRINGS.why}: <span dir="auto">{reasonOf(item.explain_why)}</span>
        </p>
      )}
      <div id={detailsId} className="details" hidden={!isOpen}>
        {isOpen ? <StoryDetails item={item} edits={edits} /> : null}
      </div>
    </Box>
  );
});

/** The facts of an explanation that the row does not show elsewhere, without the sum of points. */
function reasonOf(explanation: string): string {
  const [facts = ''] = explanation.split(/\. Heat \d/);
  return facts.replace(/(?<= sources?) \([^)]*\)|; \d+ texts? with a date|latest \w+ \d+, \d{4}, /g, '');
}

function SourceLine({ sources }: { readonly sources: readonly string[] }) {
  if (sources.length === 0) return null;
  const hidden = sources.length - SOURCES_SHOWN;
  return (
    <ul className="sources" aria-label="Sources">
      {sources.slice(0, SOURCES_SHOWN).map((source) => (
        <li key={source} dir="auto">
          {source}
        </li>
      ))}
      {hidden > 0 ? (
        <li className="badge" title={sources.slice(SOURCES_SHOWN).join(', ')}>
          {`+${formatCount(hidden)} more`}
        </li>
      ) : null}
    </ul>
  );
}

const ONE_ROW = '@container ranking (min-width: 44rem)';

const ROW = {
  typography: 'body2',
  position: 'relative',
  display: 'grid',
  alignItems: 'start',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  px: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  '&:hover, &[data-open="true"]': { bgcolor: 'background.default' },
  gridTemplateColumns: '1.5rem 3rem minmax(0, 1fr)',
  gridTemplateAreas: '"rank heat main" ". figures figures" ". why why" "details details details"',
  '& > .rank': { gridArea: 'rank', fontWeight: 700, lineHeight: 1.6 },
  '& > .heat': { gridArea: 'heat' },
  '& > .main': { gridArea: 'main', minWidth: 0 },
  '& > .details': { gridArea: 'details', minWidth: 0, position: 'relative' },
  '& > .figures': { gridArea: 'figures', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 },
  '& .date': { color: 'text.secondary' },
  '& .tone, & > .main': LOOSE_DASHES,
  // The title's button covers the row, so that a click anywhere opens the story.
  '& h3 > button': {
    all: 'unset',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '&::before': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::before': {
      outline: '2px solid var(--mui-palette-primary-main)',
      outlineOffset: -2,
      borderRadius: 8,
    },
  },
  '& .sources, & > .why': { typography: 'caption', m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
  // Shortened here, because the opened row has the whole explanation.
  '@media screen': {
    '& > .why': {
      gridArea: 'why',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    },
  },
  '& .sources': { p: 0, listStyle: 'none' },
  '& .sources > li': { display: 'inline' },
  '& .sources > li + li:not(.badge)::before': { content: '" · "' },
  '& .sources > .badge': {
    ml: 0.75,
    px: 0.75,
    border: 1,
    borderColor: 'control.border',
    borderRadius: 4,
    whiteSpace: 'nowrap',
  },
  '& .quiet': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& .by-hand': { typography: 'caption', color: 'text.secondary', fontStyle: 'italic' },
  [ONE_ROW]: {
    gridTemplateColumns: '1.75rem 3.5rem minmax(0, 1fr) 5.5rem 8.25rem 8.5rem',
    gridTemplateAreas:
      '"rank heat main mentions tone date" ". . why why why why" "details details details details details details"',
    '& > .why': { WebkitLineClamp: '1' },
    '& > .figures': { display: 'contents' },
    '& .mentions': { gridArea: 'mentions' },
    '& .tone': { gridArea: 'tone' },
    '& .date': { gridArea: 'date' },
    '& > .details': { pl: '6rem' },
  },
} as const;
