import {
  EXCLUSION_SCOPES,
  formatKeyword,
  keywordSpellings,
} from '@earshot/schema/keywords/keyword-spellings';
import { addKeywords } from '@earshot/schema/keywords/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SelectField } from './select-field.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

const STRINGS = UI_STRINGS.exclusions;
const SCOPES = EXCLUSION_SCOPES.map((scope) => ({ value: scope, label: STRINGS.scopes[scope] }));

interface KeywordExclusionsProps {
  readonly keywords: readonly string[];
  readonly onChange: (keywords: string[]) => void;
}

/** Adds words that keep mentions of a keyword from counting: around the mention, in its sentence, or in the article. */
export function KeywordExclusions({ keywords, onChange }: KeywordExclusionsProps) {
  const names = keywords.flatMap((keyword) => keywordSpellings(keyword).slice(0, 1));
  const [chosen, setChosen] = useState('');
  const [scope, setScope] = useState<string>(EXCLUSION_SCOPES[0]);
  const [words, setWords] = useState('');
  const name = names.find((one) => one === chosen) ?? names[0];
  if (name === undefined) return null;

  const add = () => {
    const known = EXCLUSION_SCOPES.find((one) => one === scope) ?? EXCLUSION_SCOPES[0];
    onChange(addKeywords(keywords, formatKeyword([name], [{ scope: known, text: words.trim() }])));
    setWords('');
  };
  return (
    <Box component="details" sx={FOLD}>
      <summary>{STRINGS.title}</summary>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        <TextField
          label={STRINGS.words(name)}
          value={words}
          onChange={setWords}
          placeholder={STRINGS.placeholder}
          hint={STRINGS.hint}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          {names.length > 1 ? (
            <SelectField
              label={STRINGS.keyword}
              value={name}
              options={names.map((value) => ({ value, label: value }))}
              onChange={setChosen}
            />
          ) : null}
          <SelectField label={STRINGS.scope} value={scope} options={SCOPES} onChange={setScope} />
          <Button variant="outlined" disabled={words.trim() === ''} onClick={add}>
            {STRINGS.add}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const FOLD = { typography: 'body2', mt: 1, '& > summary': { cursor: 'pointer', minHeight: 24 } } as const;
