import { looksLikeWord } from './looks-like-word.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

/** Below both, the reading comes from another script, from noise or from a picture. */
const MIN_CONFIDENCE = 60;
const MIN_WORD_SHARE = 0.7;
/** Below this confidence, in percent, a reading is not text, whatever its words look like: Arabic is recognized as short Latin words. */
const LEAST_CONFIDENCE = 45;
/** Below this share of words a reading is not text, whatever its confidence. */
const UNREADABLE_WORD_SHARE = 0.3;

/**
 * Whether a reading is not text, or not that of the post: few of its pieces are words of a Latin script, and they were read with low
 * confidence; or more characters of the picture could not be read than were read.
 */
export function isUnreadable({
  text,
  confidence,
  unreadCharacters,
}: Pick<ScreenshotPost, 'text' | 'confidence' | 'unreadCharacters'>): boolean {
  if (unreadCharacters > text.length || confidence < LEAST_CONFIDENCE) return true;
  const pieces = text.split(/\s+/).filter((piece) => /\p{L}/u.test(piece));
  const words = pieces.filter((piece) => looksLikeWord(piece) || /^\W*[#@]\w{2}/.test(piece));
  const share = words.length / Math.max(1, pieces.length);
  return share < UNREADABLE_WORD_SHARE || (confidence < MIN_CONFIDENCE && share < MIN_WORD_SHARE);
}
