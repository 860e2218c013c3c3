import { sentimentLabel } from '@earshot/schema/sentiment';
import type { TrendingItem } from '@earshot/schema/trending/model';
import Typography from '@mui/material/Typography';
import { formatSigned } from '../../lib/format.ts';
import { TONE_STRINGS } from './tone-strings.ts';

/** Says how the tone of a story follows from the tones of its lines. Hidden if fewer than two lines have a tone. */
export function StoryTone({ item: { avg_sentiment, members } }: { readonly item: TrendingItem }) {
  const tones = members.flatMap(({ sentiment }) => sentiment ?? []);
  if (avg_sentiment === null || tones.length < 2) return null;
  const labels = new Set(tones.map(sentimentLabel));
  const isMixed = labels.has('Positive') && labels.has('Negative');
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1 }}>
      {TONE_STRINGS.mean(formatSigned(avg_sentiment), tones.length, isMixed)}
    </Typography>
  );
}
