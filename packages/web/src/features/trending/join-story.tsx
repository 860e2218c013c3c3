import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DisclosureButton } from '../../ui/disclosure-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import type { JoinCandidate, StoryEdits } from './story-edits.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.item;

interface JoinStoryProps {
  readonly item: TrendingItem;
  readonly edits: StoryEdits;
}

/** Lets the user join a story with another story. The candidates are computed only when the form is opened. */
export function JoinStory({ item, edits }: JoinStoryProps) {
  const formId = useId();
  const [candidates, setCandidates] = useState<readonly JoinCandidate[] | null>(null);
  const isOpen = candidates !== null;
  return (
    <Box className="no-print" sx={{ mt: 1 }}>
      <DisclosureButton
        label={STRINGS.sameAs}
        about={item.title}
        expanded={isOpen}
        controls={formId}
        onClick={() => setCandidates(isOpen ? null : edits.candidates(item))}
      />
      <div id={formId}>
        {isOpen ? <JoinForm item={item} candidates={candidates} onJoin={edits.join} /> : null}
      </div>
    </Box>
  );
}

interface JoinFormProps {
  readonly item: TrendingItem;
  readonly candidates: readonly JoinCandidate[];
  readonly onJoin: StoryEdits['join'];
}

function JoinForm({ item, candidates, onJoin }: JoinFormProps) {
  const [chosen, setChosen] = useState(0);
  const options = candidates.map((candidate, at) => ({
    value: String(at),
    label: STRINGS.ranked(candidate.rank, candidate.item.title),
  }));
  const to = candidates[chosen]?.item;
  if (!to) return <Typography variant="caption">{STRINGS.noOther}</Typography>;
  return (
    <Box sx={FORM}>
      <SelectField
        label={STRINGS.joinTo}
        value={String(chosen)}
        options={options}
        onChange={(value) => setChosen(Number(value))}
      />
      <SmallButton type="button" onClick={() => onJoin(item, to)}>
        {STRINGS.join}
      </SmallButton>
    </Box>
  );
}

const FORM = { mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 } as const;
