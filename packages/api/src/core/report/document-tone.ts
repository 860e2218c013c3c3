/** Tone of a whole article: headline and body, without the boilerplate that the sender appends to a press release. */
import type { Sentiment } from '@earshot/schema/analysis-result';
import { articleTone } from '../tone/article-tone.ts';
import type { NameSpans } from './name-spans.ts';

/** Matches the first line of the closing paragraphs of a press release: media contact, legal notices. */
const SENDER_BLOCK =
  /^[ \t#*]*(?:notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$/imu;
/** Matches `About Melvick`. Letter case matters, because `About half of residents disagree` is part of the text. */
const ABOUT_SENDER = /^[ \t#*]*(?:[Aa]bout|ABOUT) (?:the |The |THE )?\p{Lu}[^\n]{0,60}$/mu;

export interface DocumentTone {
  readonly headline: string;
  readonly text: string;
  /** Offset after a first line that repeats the headline. Otherwise 0. */
  readonly bodyStart: number;
  /** ISO 639-1 code of the text's language, or `und` if unknown. */
  readonly language: string;
  /** Returns the ranges that never have a tone: the tracked keywords, the outlet, the author. */
  readonly namesIn: NameSpans;
}

/**
 * Returns the tone of an article. Word offsets are relative to the text, or to the headline for words with `section:
 * 'headline'`.
 */
export function documentTone({ headline, text, bodyStart, language, namesIn }: DocumentTone): Sentiment {
  const end = senderBlockStart(text, bodyStart);
  return articleTone({ headline, text, start: bodyStart, end, language, namesIn });
}

function senderBlockStart(text: string, from: number): number {
  const body = text.slice(from);
  // A text that begins with such a block is scored as a whole.
  const starts = [SENDER_BLOCK, ABOUT_SENDER].map((block) => body.search(block)).filter((at) => at > 0);
  return from + Math.min(body.length, ...starts);
}
