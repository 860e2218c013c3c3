import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { formatSigned } from '../lib/format.ts';
import { LOOSE_DASHES } from './marked-text.tsx';
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

/** An occurrence of a word that contributes to a tone value. A positive weight raises the value. */
export interface WeightedWord {
  readonly text: string;
  readonly weight: number;
}

/** All occurrences of one word with the same sign. */
interface WordGroup extends WeightedWord {
  readonly uses: number;
}

/**
 * Groups occurrences of the same word, ignoring case, and adds up their weights. The groups are sorted by absolute weight,
 * largest first. A word with both positive and negative occurrences (for example, because of a negation) is in two groups,
 * so that they do not cancel out.
 */
export function groupWords(words: readonly WeightedWord[]): WordGroup[] {
  const groups = new Map<string, WordGroup>();
  for (const { text, weight } of words) {
    const key = `${text.toLowerCase()} ${Math.sign(weight)}`;
    const known = groups.get(key);
    groups.set(key, {
      text: known?.text ?? text,
      weight: (known?.weight ?? 0) + weight,
      uses: (known?.uses ?? 0) + 1,
    });
  }
  return [...groups.values()].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
