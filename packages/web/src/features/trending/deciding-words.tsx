import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { formatSigned } from '../../lib/format.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface DecidingWordsProps {
  readonly title: string;
  readonly words: TrendingItem['deciding_words'];
}

/** The words behind a sentiment value with their weights. */
export function DecidingWords({ title, words }: DecidingWordsProps) {
  return (
    <Box component="ul" aria-label={TRENDING_STRINGS.item.wordsOf(title)} sx={LIST}>
      {withKeys(words).map(({ key, text, weight }) => (
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
    </Box>
  );
}

/** The same word may decide more than once. */
function withKeys(words: DecidingWordsProps['words']) {
  return words.map((word, position) => ({ ...word, key: `${position}-${word.text}` }));
}

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;
