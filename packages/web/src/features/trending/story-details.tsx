import { SOURCES_SHOWN } from '@earshot/schema/limits';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../ui/fact-list.tsx';
import { WeightedWords } from '../../ui/weighted-words.tsx';
import { HeatParts } from './heat-parts.tsx';
import { JoinStory } from './join-story.tsx';
import { MemberList } from './member-list.tsx';
import type { StoryEdits } from './story-edits.ts';
import type { MarkPlace, Marks } from './story-marks.ts';
import { StoryTone } from './story-tone.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { TitleChoice } from './title-choice.tsx';

const STRINGS = TRENDING_STRINGS.item;

interface StoryDetailsProps {
  readonly item: TrendingItem;
  readonly edits: StoryEdits;
  readonly marks: Marks;
  readonly onMark: (place: MarkPlace, isRange: boolean) => void;
}

/** Details of a row: why it is trending, the lines with their origin, the parts of the heat, copies and deciding words. */
export function StoryDetails({ item, edits, marks, onMark }: StoryDetailsProps) {
  const { title, heat_parts, deciding_words, members } = item;
  return (
    <Box sx={DETAILS}>
      <div>
        <Typography variant="body2" data-evidence="" sx={{ overflowWrap: 'anywhere' }}>
          {item.explain_why}
        </Typography>
        <Facts item={item} />
        {members.length > 0 ? (
          <>
            <StoryTone item={item} />
            <MemberList item={item} edits={edits} marks={marks} onMark={onMark} />
            <TitleChoice item={item} onChoose={edits.retitle} />
            <JoinStory item={item} edits={edits} />
          </>
        ) : null}
      </div>
      <div>
        {heat_parts.length > 0 ? (
          <HeatParts title={title} score={item.heat_score} parts={heat_parts} />
        ) : null}
        {deciding_words.length > 0 ? (
          <Box sx={{ mt: 1.5 }}>
            <Typography component="h5" variant="caption" sx={{ fontWeight: 'fontWeightMedium' }}>
              {STRINGS.words}
            </Typography>
            <WeightedWords label={STRINGS.wordsOf(title)} words={deciding_words} />
          </Box>
        ) : null}
      </div>
    </Box>
  );
}

/** Words that connect the lines, outlets that only ran copies, and all outlets if they did not fit in the row. */
function Facts({ item: { tied_by, pick_ups, sources, members } }: { readonly item: TrendingItem }) {
  const facts = [
    { label: STRINGS.tiedBy, value: members.length > 1 ? tied_by.join(', ') : '' },
    { label: STRINGS.pickUps, value: pick_ups.join(', ') },
    { label: STRINGS.allSources, value: sources.length > SOURCES_SHOWN ? sources.join(', ') : '' },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Box sx={{ typography: 'caption', mt: 1 }}>
      <FactList facts={facts} />
    </Box>
  );
}

const DETAILS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  p: { xs: 1.25, sm: 2 },
  mt: 0.75,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container ranking (min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
