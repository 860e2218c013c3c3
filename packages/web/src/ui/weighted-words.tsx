import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatSigned } from '../lib/format.ts';
import { UI_STRINGS } from './strings.ts';

/** More words than these are read by few; the rest opens with one click. */
const WORDS_SHOWN = 12;

interface WeightedWordsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** In the order in which they are shown; `weight` is signed. */
  readonly words: readonly { readonly text: string; readonly weight: number }[];
}

/** The words behind a sentiment value with their weights. */
export function WeightedWords({ label, words }: WeightedWordsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? words : words.slice(0, WORDS_SHOWN);
  const hidden = words.length - shown.length;
  return (
    <Box component="ul" aria-label={label} sx={LIST}>
      {withKeys(shown).map(({ key, text, weight }) => (
        <li key={key}>
          <span dir="auto">{text}</span>{' '}
          <Box
            component="span"
            sx={{
              fontVariantNumeric: 'tabular-nums',
              color: weight < 0 ? 'sentiment.negative' : 'sentiment.positive',
            }}
          >
            {formatSigned(weight)}
          </Box>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <Button size="small" className="no-print" onClick={() => setAll(true)} sx={{ my: -0.75 }}>
            {UI_STRINGS.andMore(hidden)}
          </Button>
          <span className="print-only">{UI_STRINGS.andMore(hidden)}</span>
        </li>
      ) : null}
    </Box>
  );
}

/** The same word may decide more than once. */
function withKeys(words: WeightedWordsProps['words']) {
  return words.map((word, position) => ({ ...word, key: `${position}-${word.text}` }));
}

const LIST = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
