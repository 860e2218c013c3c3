/** Tone of a whole article: headline and body, without the sender's own boilerplate. */
import type { Sentiment } from '@earshot/schema/analysis-result';
import { scoreSentiment } from '../sentiment/score-sentiment.ts';
import type { NameSpans } from './name-spans.ts';

/** Closing paragraphs of a press release: about the company, media contact, legal notices. */
const SENDER_BLOCK =
  /^[ \t#*]*(?:about (?:the )?\p{Lu}[^\n]{0,60}|notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$|^[ \t]*about (?:the )?\p{Lu}[^\n]{0,40}(?=\n)/imu;
const BREAK = '\n\n';

export interface DocumentTone {
  readonly headline: string;
  readonly text: string;
  /** Offset behind a first line that repeats the headline; else 0. */
  readonly bodyStart: number;
  /** Gives the ranges that never have a tone: the tracked keywords, the outlet, the author. */
  readonly namesIn: NameSpans;
}

/** Offsets of the words point into the text, or into the headline for those with `section: 'headline'`. */
export function documentTone({ headline, text, bodyStart, namesIn }: DocumentTone): Sentiment {
  const head = headline.trim() === '' ? '' : headline + BREAK;
  const end = senderBlockStart(text, bodyStart);
  const shift = head.length - bodyStart;
  const moved = namesIn(text)
    .filter(({ start }) => start >= bodyStart)
    .map(({ start, end: to }) => ({ start: start + shift, end: to + shift }));
  const { words, ...sentiment } = scoreSentiment(head + text.slice(bodyStart, end), [
    ...namesIn(headline),
    ...moved,
  ]);
  return {
    ...sentiment,
    words: words.map((word) =>
      word.start < head.length
        ? { ...word, section: 'headline' as const }
        : { ...word, start: word.start - shift, end: word.end - shift },
    ),
  };
}

function senderBlockStart(text: string, from: number): number {
  const at = text.slice(from).search(SENDER_BLOCK);
  // A text that consists of such a block alone is scored as it is.
  return at <= 0 ? text.length : from + at;
}
