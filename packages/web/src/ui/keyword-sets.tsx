import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { downloadText } from '../lib/download.ts';
import { type KeywordSet, keywordSetsJson, useKeywordSets } from '../lib/keyword-sets.ts';
import { showToast } from '../toasts/toast-store.ts';
import { JsonFileInput } from './json-file-input.tsx';
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

/**
 * Named sets of keywords and special terms. They are stored in this browser, can be applied with one click, and can be
 * shared with colleagues as a file.
 */
export function KeywordSets({ keywords, specialTerms = [], onUse }: KeywordSetsProps) {
  const { sets, save, remove, importFile } = useKeywordSets();
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
        <SetFile sets={sets} onImport={importFile} />
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

interface SetFileProps {
  readonly sets: readonly KeywordSet[];
  /** Called with the content of an imported file. Throws if it is not a file of keyword sets. */
  readonly onImport: (text: string) => void;
}

/** Buttons that save all sets to a file and import sets from a file. */
function SetFile({ sets, onImport }: SetFileProps) {
  const fileRef = useRef<HTMLInputElement>(null);
  const openFile = async (file: File) => {
    try {
      onImport(await file.text());
    } catch {
      showToast({ title: STRINGS.importFailed, text: STRINGS.importFailedText, tone: 'destructive' });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {sets.length > 0 ? (
        <SmallButton
          type="button"
          onClick={() => downloadText('keyword-sets.json', keywordSetsJson(sets), 'application/json')}
        >
          {STRINGS.exportFile}
        </SmallButton>
      ) : null}
      <SmallButton type="button" onClick={() => fileRef.current?.click()}>
        {STRINGS.importFile}
      </SmallButton>
      <JsonFileInput label={STRINGS.importFile} inputRef={fileRef} onChoose={openFile} />
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
