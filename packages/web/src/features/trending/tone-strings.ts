import { formatCount } from '@earshot/schema/format-count';
import { RIGHT_TONES } from '../../lib/right-tones.ts';

/** UI strings of the tones of a story's lines. */
export const TONE_STRINGS = {
  mean: (value: string, lines: number, isMixed: boolean) =>
    `The tone ${value} is the mean of ${formatCount(lines)} lines.${isMixed ? ' Positive and negative lines offset each other in it, so read them one by one.' : ''} The tone of one line was right for ${RIGHT_TONES}.`,
  line: (tone: string, value: string) => `Tone: ${tone.toLowerCase()} ${value}`,
} as const;
