import { looksLikeWord } from './looks-like-word.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

/** Below both, the reading comes from another script, from noise or from a picture. */
const MIN_CONFIDENCE = 60;
const MIN_WORD_SHARE = 0.7;
/** Below this confidence, in per cent, it is so, whatever the words look like: Arabic letters come out as short ones. */
const LEAST_CONFIDENCE = 45;
/** Below this share of words a reading is no text, whatever its confidence. */
const UNREADABLE_WORD_SHARE = 0.3;

/**
 * Whether a text is no text, or not that of the post: few of its pieces are words of a Latin script, and they were read with little
 * confidence; or more of the picture was not read than it holds.
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
