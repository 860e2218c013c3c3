import type { ScreenshotPost } from '../read-screenshot-post.ts';
import { mean, total } from '../rows/feature-values.ts';
import { looksLikeWord, type Segment } from '../words/segments.ts';

/** Below both limits, what was read is a different script, noise or an image. */
const MIN_CONFIDENCE = 60;
const MIN_WORD_SHARE = 0.7;
/**
 * Below this confidence, in percent, what was read is not text, even if it looks like words. Arabic is read as short Latin
 * words.
 */
const LEAST_CONFIDENCE = 45;
/** Below this share of words, what was read is not text, regardless of its confidence. */
const UNREADABLE_WORD_SHARE = 0.3;

/**
 * Whether what was read is not text, or not the text of the post: its confidence is very low, too few of its pieces look
 * like words (more are required at low confidence), or more characters in the image were unreadable than readable.
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

/** Rows with a mean confidence below this, in percent, are in a different script, or are images. */
const UNREAD_CONFIDENCE = 50;
/** Images are read as shorter pieces. */
const MIN_UNREAD_CHARACTERS = 8;

/**
 * Counts the characters of several rows that OCR could not read. If there are more of them than characters in the text, the
 * image shows a post in a script that is not supported, and the text is a part of the page.
 */
export function countUnread(segments: readonly Segment[], used: ReadonlySet<Segment>): number {
  const unread = segments.filter((row) => {
    const confidence = mean(row.words.map((word) => word.confidence));
    return !used.has(row) && row.text.length >= MIN_UNREAD_CHARACTERS && confidence < UNREAD_CONFIDENCE;
  });
  return unread.length > 1 ? total(unread.map(({ text }) => text.length)) : 0;
}
