import { canSplit } from '@earshot/schema/trending/hand-edits';
import Box from '@mui/material/Box';
import { KeyList } from '../../ui/key-list.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { MARK_STRINGS } from './mark-strings.ts';
import type { StoryMarks } from './use-story-marks.ts';

const STRINGS = MARK_STRINGS;

interface MarkBarProps {
  readonly marked: StoryMarks;
  /** Number of marked stories that the filter hides. */
  readonly hidden: number;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  /** Whether a narrow list shows its boxes. A wide list always does. */
  readonly isSelecting: boolean;
  readonly onSelect: () => void;
}

/**
 * Bar above the stories that says what is marked and joins or splits it. It stays in view while something is marked, because
 * the marks may be far apart.
 */
export function MarkBar({ marked, hidden, isHelpShown, onHelp, isSelecting, onSelect }: MarkBarProps) {
  const { parts, note, actions } = marked;
  const { stories, partly, lines } = parts;
  const isMarked = stories.length + partly.length > 0;
  const counts = STRINGS.marked(stories.length, lines.length) + (hidden > 0 ? STRINGS.hidden(hidden) : '');
  const canJoin = stories.length + partly.length > 1;
  const canSplitOff = lines.length > 0 && stories.length === 0;
  const canSplitUp = lines.length === 0 && stories.some(canSplit);
  return (
    <Box className="no-print" sx={{ ...BAR, ...(isMarked ? STICKY : {}) }}>
      <Box component="span" role="status" sx={{ flex: { xs: '1 1 100%', sm: '1 1 14rem' } }}>
        {isMarked ? (
          counts
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {STRINGS.hint}
          </Box>
        )}
        {note === '' ? null : ` ${note}`}
      </Box>
      {canJoin ? <KeyButton label={STRINGS.join} onClick={actions.join} /> : null}
      {canSplitOff ? <KeyButton label={STRINGS.splitOff} onClick={() => actions.split(null)} /> : null}
      {canSplitUp ? <KeyButton label={STRINGS.splitUp} onClick={() => actions.split(null)} /> : null}
      {isMarked ? (
        <KeyButton label={STRINGS.clear} onClick={actions.clear} />
      ) : (
        <>
          <SmallButton className="select" aria-pressed={isSelecting} onClick={onSelect}>
            {isSelecting ? STRINGS.stopSelecting : STRINGS.select}
          </SmallButton>
          <SmallButton className="keys" aria-expanded={isHelpShown} onClick={onHelp}>
            {STRINGS.keys}
          </SmallButton>
        </>
      )}
      {isHelpShown ? <KeyList label={STRINGS.keys} keys={STRINGS.help} /> : null}
    </Box>
  );
}

interface KeyButtonProps {
  readonly label: readonly [text: string, key: string];
  readonly onClick: () => void;
}

/** A button labeled with its shortcut key, which is hidden on touch devices. */
function KeyButton({ label: [text, key], onClick }: KeyButtonProps) {
  return (
    <SmallButton onClick={onClick}>
      {text}
      <span className="key">{` (${key})`}</span>
    </SmallButton>
  );
}

const BAR = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1,
  // A wide list always has boxes, so it needs no mode.
  '@container ranking (min-width: 34rem)': { '& > .select': { display: 'none' } },
  '@media (pointer: coarse)': { '& > .keys, & .key': { display: 'none' } },
} as const;
const STICKY = {
  position: 'sticky',
  top: 8,
  zIndex: 1,
  px: 2,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;
