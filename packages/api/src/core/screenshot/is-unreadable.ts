import { looksLikeWord } from './looks-like-word.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

/** Below both, what was read is what the recognizer makes of another script, of noise or of a picture. */
const MIN_CONFIDENCE = 60;
const MIN_WORD_SHARE = 0.7;
/** Below this share of words it is so, however sure the recognizer was. */
const LEAST_WORD_SHARE = 0.3;

/** Whether a text is no text: few of its pieces are words of a Latin script, and they were read with little confidence. */
export function isUnreadable({ text, confidence }: Pick<ScreenshotPost, 'text' | 'confidence'>): boolean {
  const pieces = text.split(/\s+/).filter((piece) => /\p{L}/u.test(piece));
  const words = pieces.filter((piece) => looksLikeWord(piece) || /^\W*[#@]\w{2}/.test(piece));
  const share = words.length / Math.max(1, pieces.length);
  return share < LEAST_WORD_SHARE || (confidence < MIN_CONFIDENCE && share < MIN_WORD_SHARE);
}
