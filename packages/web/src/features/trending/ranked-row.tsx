import { formatCount } from '@earshot/schema/format-count';
import { SOURCES_SHOWN } from '@earshot/schema/limits';
import { sentimentLabel } from '@earshot/schema/sentiment';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, useId } from 'react';
import { formatDate, formatSigned } from '../../lib/format.ts';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { Figure, type FigureEvidence } from '../../ui/figure.tsx';
import { HeatBar } from './heat-bar.tsx';
import { MarkBox } from './mark-box.tsx';
import { MARK_STRINGS } from './mark-strings.ts';
import { ROW_STYLE } from './row-style.ts';
import { SentimentDot } from './sentiment-dot.tsx';
import { SourceLine } from './source-line.tsx';
import { StoryDetails } from './story-details.tsx';
import type { StoryEdits } from './story-edits.ts';
import type { MarkPlace, Marks } from './story-marks.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface RankedRowProps {
  readonly item: TrendingItem;
  /** Rank in the whole ranking, starting at 1. */
  readonly rank: number;
  /** Identifies the story across filtering, sorting and reranking. */
  readonly storyKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (storyKey: string) => void;
  readonly edits: StoryEdits;
  /** Whether all, some or none of the story's lines are marked. */
  readonly mark: boolean | 'mixed';
  /** Numbers of the marked lines, if the story is open. */
  readonly marks: Marks;
  readonly onMark: (place: MarkPlace, isRange: boolean) => void;
}

const STRINGS = TRENDING_STRINGS.item;

/**
 * One story of the ranking in one row: rank, heat, title, outlets, mentions, tone and date. Details expand below
 * (#213-#223).
 */
export const RankedRow = memo(function RankedRow(props: RankedRowProps) {
  const { item, rank, storyKey, isOpen, onToggle, edits, mark, marks, onMark } = props;
  const detailsId = useId();
  const toggle = () => onToggle(storyKey);
  return (
    <Box
      component="article"
      aria-label={item.title}
      data-open={isOpen}
      data-story={storyKey}
      data-marked={mark !== false}
      sx={ROW_STYLE}
    >
      <div className="rank">
        <MarkBox
          label={MARK_STRINGS.story(item.title)}
          mark={mark}
          onMark={(isRange) => onMark({ item }, isRange)}
        />
        <span aria-hidden="true">{formatCount(rank)}</span>
      </div>
      <div className="title">
        <Typography component="h4" variant="h4" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          <span style={visuallyHidden}>{`${STRINGS.rank(rank)}: `}</span>
          <span>{item.title}</span>
        </Typography>
        <SourceLine sources={item.sources} max={SOURCES_SHOWN} />
        {item.by_hand ? <span className="by-hand">{STRINGS.byHand}</span> : null}
      </div>
      <div className="heat">
        <HeatBar
          score={item.heat_score}
          parts={item.heat_parts}
          evidence={{ about: STRINGS.heatOf(item.title), expanded: isOpen, onOpen: toggle }}
        />
      </div>
      <RowFigures item={item} isOpen={isOpen} onToggle={toggle} />
      <div className="why no-print">
        <DisclosureButton
          label={STRINGS.why}
          about={item.title}
          expanded={isOpen}
          controls={detailsId}
          onClick={toggle}
        />
      </div>
      <Box id={detailsId} className="details" hidden={!isOpen}>
        {isOpen ? <StoryDetails item={item} edits={edits} marks={marks} onMark={onMark} /> : null}
      </Box>
      {isOpen ? null : <p className="print-only details">{`${STRINGS.why}: ${item.explain_why}`}</p>}
    </Box>
  );
});

interface RowFiguresProps {
  readonly item: TrendingItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The figures of a row. Clicking the mentions or the tone opens the details of the story. */
function RowFigures({ item, isOpen, onToggle }: RowFiguresProps) {
  const copies = item.pieces > 0 ? item.mentions - item.pieces : 0;
  return (
    <>
      <div className="mentions">
        <Figure about={STRINGS.linesAbout(item.title)} expanded={isOpen} onOpen={onToggle}>
          {STRINGS.mentions(item.mentions)}
        </Figure>
        {copies > 0 ? <span className="quiet">{STRINGS.copies(copies)}</span> : null}
        {item.paid_placements ? <span className="quiet">{STRINGS.paid(item.paid_placements)}</span> : null}
      </div>
      <div className="tone">
        {item.avg_sentiment === null ? null : (
          <SentimentFigure
            value={item.avg_sentiment}
            evidence={{ about: STRINGS.toneAbout(item.title), expanded: isOpen, onOpen: onToggle }}
          />
        )}
      </div>
      <div className="date">
        {item.latest_date ? (
          <>
            <span className="quiet">{`${STRINGS.latest} `}</span>
            <span>{formatDate(item.latest_date)}</span>
          </>
        ) : null}
      </div>
    </>
  );
}

interface SentimentFigureProps {
  readonly value: number;
  readonly evidence: FigureEvidence;
}

function SentimentFigure({ value, evidence }: SentimentFigureProps) {
  const label = sentimentLabel(value);
  return (
    <>
      <SentimentDot kind={label} /> <span>{label}</span> <Figure {...evidence}>{formatSigned(value)}</Figure>
    </>
  );
}
