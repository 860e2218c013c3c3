import { countOf } from '@earshot/schema/format-count';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { storyOfLines } from '@earshot/schema/trending/regroup';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useMemo, useState } from 'react';
import { SmallButton } from '../../ui/small-button.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import type { StoryEdits } from './use-hand-edits.ts';

const STRINGS = TRENDING_STRINGS.suggestions;
const SHOWN = 3;
/** Maximum share of the lines. A more frequent word is a topic of the list, not a story. */
const MAX_STORY_SHARE = 1 / 4;

type Suggestions = NonNullable<TrendingResult['suggestions']>;

interface StorySuggestionsProps {
  readonly suggestions: Suggestions;
  readonly keywords: readonly string[];
  readonly items: readonly TrendingItem[];
  readonly edits: StoryEdits;
}

export function StorySuggestions({ suggestions, keywords, items, edits }: StorySuggestionsProps) {
  const [openTerm, setOpenTerm] = useState<string | null>(null);
  const panelId = useId();
  const shown = useMemo(() => {
    const storyOf = storyOfLines(items);
    const isOpen = ({ lines }: Suggestions[number]) => {
      const stories = lines.flatMap((line) => storyOf.get(line) ?? []);
      // The user has already made a story of most of these lines.
      const isAnswered = (story: TrendingItem) =>
        story.by_hand && stories.filter((one) => one === story).length > lines.length / 2;
      return new Set(stories).size > 1 && !stories.some(isAnswered);
    };
    return suggestions.filter(isOpen).slice(0, SHOWN);
  }, [suggestions, items]);
  if (shown.length === 0) return null;
  const open = shown.find(({ term }) => term === openTerm);
  return (
    <Box className="no-print" role="group" aria-label={STRINGS.label} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={TERMS}>
        <span>{STRINGS.label}</span>
        {shown.map(({ term, lines }) => (
          <SmallButton
            key={term}
            type="button"
            aria-expanded={term === openTerm}
            aria-controls={panelId}
            onClick={() => setOpenTerm(term === openTerm ? null : term)}
          >
            {countOf(lines.length, 'line contains', 'lines contain')} <b dir="auto">{term}</b>
          </SmallButton>
        ))}
      </Box>
      <div id={panelId}>
        {open ? (
          <LinesToJoin
            key={open.term}
            suggestion={open}
            isKeyword={keywords.some((word) => word.toLowerCase() === open.term.toLowerCase())}
            items={items}
            onJoin={(lines) => {
              setOpenTerm(null);
              edits.gather(lines);
            }}
          />
        ) : null}
      </div>
    </Box>
  );
}

interface LinesToJoinProps {
  readonly suggestion: Suggestions[number];
  readonly isKeyword: boolean;
  readonly items: readonly TrendingItem[];
  readonly onJoin: (lines: readonly number[]) => void;
}

function LinesToJoin({ suggestion, isKeyword, items, onJoin }: LinesToJoinProps) {
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const members = useMemo(() => items.flatMap((item) => item.members), [items]);
  const named = useMemo(() => new Set(suggestion.lines), [suggestion]);
  const startsTicked = !isKeyword && suggestion.lines.length <= members.length * MAX_STORY_SHARE;
  const isTicked = (line: number) => startsTicked !== toggled.has(line);
  const listed = members.filter(({ line }) => named.has(line));
  const ticked = listed.map(({ line }) => line).filter(isTicked);
  const toggle = (line: number) =>
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(line)) next.add(line);
      return next;
    });
  return (
    <Box sx={PANEL}>
      <Box component="ul" aria-label={`Lines with “${suggestion.term}”`} sx={LINES}>
        {listed.map((member) => (
          <li key={member.line}>
            <FormControlLabel
              control={
                <Checkbox size="small" checked={isTicked(member.line)} onChange={() => toggle(member.line)} />
              }
              label={[member.title || member.text, member.source].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </Box>
      <div>
        <SmallButton type="button" disabled={ticked.length < 2} onClick={() => onJoin(ticked)}>
          {`Make one story of ${countOf(ticked.length, 'line')}`}
        </SmallButton>
      </div>
    </Box>
  );
}

const TERMS = {
  typography: 'body2',
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
} as const;
const PANEL = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: '16rem',
  overflowY: 'auto',
  '& .MuiFormControlLabel-label': { typography: 'body2', overflowWrap: 'anywhere' },
  '& .MuiCheckbox-root': { py: 0.25 },
} as const;
