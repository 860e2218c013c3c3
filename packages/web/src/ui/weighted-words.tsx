import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { formatSigned } from '../lib/format.ts';
import { groupWords, type WeightedWord } from './group-words.ts';
import { LOOSE_DASHES } from './loose-dashes.ts';
import { UI_STRINGS } from './strings.ts';

/** Maximum number of words shown at first. One click shows the rest. */
const WORDS_SHOWN = 12;

interface WeightedWordsProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** One entry per occurrence of a word. `weight` is signed. */
  readonly words: readonly WeightedWord[];
}

/**
 * The words behind a tone value, strongest first. Each word is shown with its number of occurrences and the sum of their
 * weights.
 */
export function WeightedWords({ label, words }: WeightedWordsProps) {
  const [all, setAll] = useState(false);
  const groups = useMemo(() => groupWords(words), [words]);
  const shown = all ? groups : groups.slice(0, WORDS_SHOWN);
  const hidden = groups.length - shown.length;
  return (
    <Box component="ul" aria-label={label} data-evidence="" sx={LIST}>
      {shown.map(({ text, uses, weight }) => (
        <li key={`${text} ${Math.sign(weight)}`}>
          <span dir="auto">{text}</span>{' '}
          {uses > 1 ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {UI_STRINGS.times(uses)}{' '}
            </Box>
          ) : null}
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

const LIST = {
  typography: 'body2',
  ...LOOSE_DASHES,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
