/** Tone of a whole article: headline and body, without the sender's own boilerplate. */
import type { Sentiment } from '@earshot/schema/analysis-result';
import { articleTone } from '../tone/article-tone.ts';
import type { NameSpans } from './name-spans.ts';

/** Closing paragraphs of a press release: about the company, media contact, legal notices. */
const SENDER_BLOCK =
  /^[ \t#*]*(?:about (?:the )?\p{Lu}[^\n]{0,60}|notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$|^[ \t]*about (?:the )?\p{Lu}[^\n]{0,40}(?=\n)/imu;

export interface DocumentTone {
  readonly headline: string;
  readonly text: string;
  /** Offset after a first line that repeats the headline; else 0. */
  readonly bodyStart: number;
  /** ISO 639-1 of the text, `und` when it is not known. */
  readonly language: string;
  /** Gives the ranges that never have a tone: the tracked keywords, the outlet, the author. */
  readonly namesIn: NameSpans;
}

/** Offsets of the words point into the text, or into the headline for those with `section: 'headline'`. */
export function documentTone({ headline, text, bodyStart, language, namesIn }: DocumentTone): Sentiment {
  const end = senderBlockStart(text, bodyStart);
  return articleTone({ headline, text, start: bodyStart, end, language, namesIn });
}

function senderBlockStart(text: string, from: number): number {
  const at = text.slice(from).search(SENDER_BLOCK);
  // A text that consists of such a block alone is scored as it is.
  return at <= 0 ? text.length : from + at;
}
