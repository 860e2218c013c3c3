import { formatCount } from '@earshot/schema/format-count';
import { addKeywords } from '@earshot/schema/keywords/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, useRef, useState } from 'react';
import { type KeywordSet, lastKeywords, useKeywordSets } from '../lib/tool-inputs.ts';
import { showToast } from '../toasts/toast-store.ts';
import { CloseIcon } from './icons.tsx';
import { SmallButton, TOUCH_TARGET_PX } from './small-button.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

interface KeywordManagerProps {
  readonly label: string;
  /** Singular, for labels of buttons, e.g. `keyword`. */
  readonly noun: string;
  readonly keywords: readonly string[];
  readonly onChange: (keywords: string[]) => void;
  /** Text that is typed but not added. The screen stores it, so that a reload does not lose it. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly error?: string | undefined;
  readonly texts?: { readonly hint: string; readonly empty: string; readonly placeholder: string };
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const STRINGS = UI_STRINGS.keywords;

export function KeywordManager(props: KeywordManagerProps) {
  const { label, noun, keywords, onChange, draft, onDraftChange, error, texts = STRINGS } = props;
  const fallbackInputRef = useRef<HTMLInputElement>(null);
  const inputRef = props.inputRef ?? fallbackInputRef;
  const tagRefs = useRef(new Map<string, HTMLButtonElement>());
  const [announcement, setAnnouncement] = useState('');

  const add = () => {
    if (draft.trim() === '') return;
    const next = addKeywords(keywords, draft);
    onChange(next);
    onDraftChange('');
    setAnnouncement(announcementOf(keywords, next));
    inputRef.current?.focus();
  };

  const remove = (index: number) => {
    const keyword = keywords[index] ?? '';
    const neighbor = keywords[index + 1] ?? keywords[index - 1];
    onChange(keywords.filter((_, position) => position !== index));
    setAnnouncement(`${keyword} removed`);
    const target = neighbor === undefined ? inputRef.current : tagRefs.current.get(neighbor);
    target?.focus();
  };

  const clear = () => {
    onChange([]);
    onDraftChange('');
    setAnnouncement('All removed');
    inputRef.current?.focus();
  };

  return (
    <div>
      <TextField
        label={label}
        value={draft}
        onChange={onDraftChange}
        inputRef={inputRef}
        onEnter={add}
        error={error}
        name="keywords"
        placeholder={texts.placeholder}
        hint={texts.hint}
        actions={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              variant="outlined"
              onClick={add}
              disabled={draft.trim() === ''}
              aria-label={`Add ${noun}`}
            >
              Add
            </Button>
            <Button
              onClick={clear}
              disabled={keywords.length === 0 && draft === ''}
              aria-label={`Clear all ${noun} entries`}
            >
              Clear all
            </Button>
          </Box>
        }
      />
      {texts === STRINGS ? <LastKeywords keywords={keywords} onUse={onChange} /> : null}
      <KeywordTags keywords={keywords} empty={texts.empty} tagRefs={tagRefs.current} onRemove={remove} />
      <Typography role="status" sx={visuallyHidden}>
        {announcement}
      </Typography>
    </div>
  );
}

function LastKeywords({ keywords, onUse }: { keywords: readonly string[]; onUse: (last: string[]) => void }) {
  const [last] = useState(lastKeywords);
  if (keywords.length > 0 || last.length === 0) return null;
  return (
    <Button size="small" onClick={() => onUse(last)} sx={{ mt: 0.5 }}>
      {`Use the last keywords: ${last.join(', ')}`}
    </Button>
  );
}

interface KeywordTagsProps extends Pick<KeywordManagerProps, 'keywords'> {
  readonly empty: string;
  readonly tagRefs: Map<string, HTMLButtonElement>;
  readonly onRemove: (index: number) => void;
}

function KeywordTags({ keywords, empty, tagRefs, onRemove }: KeywordTagsProps) {
  if (keywords.length === 0) return <FormHelperText sx={{ mt: 1 }}>{empty}</FormHelperText>;
  return (
    <Box
      component="ul"
      aria-label={`${formatCount(keywords.length)} entered`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0, mt: 1, listStyle: 'none' }}
    >
      {keywords.map((keyword, index) => (
        <Box key={keyword} component="li" sx={TAG}>
          <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere', py: 0.375 }}>
            {keyword}
          </Box>
          <ButtonBase
            ref={(button) => {
              if (button) tagRefs.set(keyword, button);
              else tagRefs.delete(keyword);
            }}
            onClick={() => onRemove(index)}
            aria-label={`Remove ${keyword}`}
            sx={TAG_BUTTON}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

/** Not a MUI Chip, whose delete icon screen readers do not announce as a button (#63). */
const TAG = {
  typography: 'body2',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  pl: 1.25,
  borderRadius: 5,
  bgcolor: 'primary.light',
  color: 'text.primary',
  fontWeight: 560,
  // Visible only with forced colors, which remove the background.
  border: '1px solid transparent',
} as const;

const TAG_BUTTON = {
  width: 30,
  minHeight: 30,
  ml: 0.25,
  borderRadius: 5,
  color: 'text.secondary',
  '&:hover': { color: 'error.main' },
  '@media (pointer: coarse)': { width: TOUCH_TARGET_PX, minHeight: TOUCH_TARGET_PX },
} as const;

function announcementOf(before: readonly string[], after: readonly string[]): string {
  if (after.length > before.length) return `${formatCount(after.length - before.length)} added`;
  const gained = after.some((keyword, index) => keyword !== before[index]);
  return gained ? 'Spellings added' : 'Already in the list';
}

interface KeywordSetsProps {
  readonly keywords: readonly string[];
  readonly specialTerms?: readonly string[];
  readonly onUse: (set: { readonly keywords: string[]; readonly specialTerms: string[] }) => void;
}

export function KeywordSets({ keywords, specialTerms = [], onUse }: KeywordSetsProps) {
  const { sets, save, remove } = useKeywordSets();
  const [name, setName] = useState('');
  const trimmed = name.trim();

  const saveSet = () => {
    save({ name: trimmed, keywords, specialTerms });
    setName('');
    showToast({ title: 'Keyword set saved', text: trimmed, tone: 'success' });
  };

  return (
    <Box component="details" sx={FOLD}>
      <summary>{UI_STRINGS.keywordSets(sets.length)}</summary>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        {sets.length > 0 ? <SetList sets={sets} onUse={onUse} onRemove={remove} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 10rem' }}>
            <TextField label="Name of a new set" value={name} onChange={setName} />
          </Box>
          <Button variant="outlined" disabled={trimmed === '' || keywords.length === 0} onClick={saveSet}>
            Save keywords as set
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

interface SetListProps extends Pick<KeywordSetsProps, 'onUse'> {
  readonly sets: readonly KeywordSet[];
  readonly onRemove: (name: string) => void;
}

function SetList({ sets, onUse, onRemove }: SetListProps) {
  return (
    <Box component="ul" aria-label="Saved keyword sets" sx={SET_LIST}>
      {sets.map((set) => (
        <li key={set.name}>
          <SmallButton
            type="button"
            title={set.keywords.join(', ')}
            onClick={() => onUse({ keywords: [...set.keywords], specialTerms: [...set.specialTerms] })}
          >
            <bdi>Use {set.name}</bdi>
          </SmallButton>
          <SmallButton
            type="button"
            aria-label={`Remove the set ${set.name}`}
            onClick={() => onRemove(set.name)}
          >
            Remove
          </SmallButton>
        </li>
      ))}
    </Box>
  );
}

const FOLD = { typography: 'body2', mt: 1, '& > summary': { cursor: 'pointer', minHeight: 24 } } as const;
const SET_LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' },
} as const;
