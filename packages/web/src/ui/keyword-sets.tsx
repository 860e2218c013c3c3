import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type KeywordSet, useKeywordSets } from '../lib/keyword-sets.ts';
import { showToast } from '../toasts/toast-store.ts';
import { SmallButton } from './small-button.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

const STRINGS = UI_STRINGS.keywordSets;

interface KeywordSetsProps {
  readonly keywords: readonly string[];
  /** Omitted for a tool without special terms. */
  readonly specialTerms?: readonly string[];
  readonly onUse: (set: { readonly keywords: string[]; readonly specialTerms: string[] }) => void;
}

/** Named sets of keywords and special terms. They are stored in this browser and can be applied with one click. */
export function KeywordSets({ keywords, specialTerms = [], onUse }: KeywordSetsProps) {
  const { sets, save, remove } = useKeywordSets();
  const [name, setName] = useState('');
  const trimmed = name.trim();

  const saveSet = () => {
    save({ name: trimmed, keywords, specialTerms });
    setName('');
    showToast({ title: STRINGS.saved, text: trimmed, tone: 'success' });
  };

  return (
    <Box component="details" sx={FOLD}>
      <summary>{STRINGS.title(sets.length)}</summary>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        {sets.length > 0 ? <SetList sets={sets} onUse={onUse} onRemove={remove} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 10rem' }}>
            <TextField label={STRINGS.name} value={name} onChange={setName} />
          </Box>
          <Button variant="outlined" disabled={trimmed === '' || keywords.length === 0} onClick={saveSet}>
            {STRINGS.save}
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
    <Box component="ul" aria-label={STRINGS.list} sx={LIST}>
      {sets.map((set) => (
        <li key={set.name}>
          <SmallButton
            type="button"
            title={set.keywords.join(', ')}
            onClick={() => onUse({ keywords: [...set.keywords], specialTerms: [...set.specialTerms] })}
          >
            <bdi>{STRINGS.use(set.name)}</bdi>
          </SmallButton>
          <SmallButton
            type="button"
            aria-label={STRINGS.removeName(set.name)}
            onClick={() => onRemove(set.name)}
          >
            {STRINGS.remove}
          </SmallButton>
        </li>
      ))}
    </Box>
  );
}

const FOLD = { typography: 'body2', mt: 1, '& > summary': { cursor: 'pointer', minHeight: 24 } } as const;
const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, overflowWrap: 'anywhere' },
} as const;
