import type { ImageWord } from './image-text.ts';
import {
  LOCAL_AGO,
  LOCAL_AT,
  LOCAL_CAN_REPLY,
  LOCAL_COUNTED,
  LOCAL_EDITED,
  LOCAL_HALF_DAY,
  LOCAL_LABELS,
  LOCAL_MONTHS,
  LOCAL_NEAR_DAY,
  LOCAL_OTHERS,
  LOCAL_PAID,
  LOCAL_REPLYING,
  LOCAL_REPOSTED,
  LOCAL_SOUND,
  LOCAL_THOUSAND,
  LOCAL_TRANSLATE,
} from './local-words.ts';
import { looksLikeWord } from './looks-like-word.ts';
import { MAX_FURNITURE_CHARACTERS, type Segment } from './segments.ts';

const MONTH = `(?:${LOCAL_MONTHS}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?`;
const CLOCK = `\\d{1,2}[:.]\\d{2}(?:\\s*(?:${LOCAL_HALF_DAY}))?`;
const DAY = `(?:${MONTH}\\s*\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?${MONTH})(?:,?\\s*(?:de\\s+)?\\d{4})?`;
const AGO =
  '(?:\\d{1,3}\\s?(?:s|m|h|d|w|y|mo|yr|min|mins|hr|hrs)\\.?|(?:\\d{1,3}|an?)\\s+(?:second|minute|hour|day|week|month|year)s?)(?:\\s+ago)?';
const NEAR_DAY = `(?:${LOCAL_NEAR_DAY}|today|yesterday|just now|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
/** A point in time as networks print it: clock, date, both, or how long ago. */
export const TIME = `(?:${CLOCK}\\s*[^\\w\\s]?\\s*(?:${DAY}|\\d{1,2}/\\d{1,2}/\\d{2,4})|(?:${DAY}|${NEAR_DAY}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4})(?:,?\\s*(?:[^\\w\\s]|at|${LOCAL_AT})?\\s*${CLOCK})?|${LOCAL_AGO}|${AGO}|${NEAR_DAY}|\\d{1,2}-\\d{1,2})`;

/** A day and a clock, of which the day may be misread. */
const CLOCK_ROW = new RegExp(`^[^.!?]{3,24}\\s${CLOCK}(?:[^\\p{L}\\p{N}]+.{0,2})?$`, 'iu');
const MAX_CLOCK_ROW_WORDS = 5;

const COUNT = `\\d[\\d.,\\s]{0,14}\\s?(?:${LOCAL_THOUSAND}|thousand|million)?(?![\\p{L}])`;
const COUNTED = `${LOCAL_COUNTED}|reposts?|retweets?|retruths?|quotes?|quote tweets|likes?|bookmarks?|views?|comments?|shares?|replies|repl(?:y|ies)|reactions?|boosts?|favou?rites?|upvotes?|votes?|saves?|notes?|followers|following|subscribers|members|posts|plays|reblogs?|pins`;

/** `\b` knows ASCII letters only. */
const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
const NON_WORD = '[^\\p{L}\\p{N}]';

const TIME_ROW = new RegExp(
  `^${NON_WORD}*(?:${WORD_START}[\\p{L}\\p{N}]{1,2}${NON_WORD}+)?(?:(?:edited|posted|published|last edited|suggested)\\s+)?${TIME}\\p{Ll}?(?:${NON_WORD}*(?:(?:edited|${LOCAL_EDITED})(?: ${DAY})?|web|public|from earth|everybody can reply|${LOCAL_CAN_REPLY}|translate post|via .{1,30}|(?:twitter|mastodon|truth social|tusky) .{1,25}|${COUNT}\\s*(?:${COUNTED})|${COUNT}|[^\\p{L}\\p{N}\\s]{1,3}|${WORD_START}[\\p{L}\\p{N}]{1,2}${WORD_END}))*${NON_WORD}*$`,
  'iu',
);
/** How long ago, and where. */
const TIME_PLACE_ROW = new RegExp(
  `^${NON_WORD}*(?:${AGO}|${LOCAL_AGO})\\s*[^\\w\\s]\\s*\\p{Lu}[\\p{L}' ]{2,30}${NON_WORD}*$`,
  'u',
);
/** The number beside the reactions, which may come out as letters. */
const BARE_COUNT_ROW = new RegExp(`^${NON_WORD}*(?:[\\p{L}]{1,3}\\s)?${COUNT}${NON_WORD}*$`, 'iu');
/** Stands where other posts show their time. */
const PAID_ROW = new RegExp(
  `^${NON_WORD}*(?:${LOCAL_PAID}|sponsored|promoted|paid partnership.{0,40}|ad)(?:${NON_WORD}+[\\p{L}\\p{N}]{0,2})*$`,
  'iu',
);

/** Labels of buttons, tabs, menus and empty fields; a row made of nothing else is not part of any post. */
const LABELS = [
  LOCAL_LABELS,
  `(?:${LOCAL_SOUND})\\b.{0,40}`,
  LOCAL_TRANSLATE,
  LOCAL_OTHERS,
  `(?:replying to|${LOCAL_REPLYING})(?: \\S{2,}){1,4}`,
  `(?:\\S+ ){0,5}(?:others )?(?:reposted(?: this)?|retweeted|boosted|liked(?: this)?|${LOCAL_REPOSTED})`,
  'post your reply|write your reply|reply to \\S+|add a (?:public )?comment|write a (?:public )?comment|leave a comment|join the conversation|comment as .{1,30}|start a post|what.s happening|who to follow|you might like|relevant people|more like this|related questions|trending(?: in .{1,30})?|.{1,20} trending|\\d[\\d.,]{0,14}k? posts|see all|see (?:more|less|translation|original)|show (?:more|less|this thread|replies|more replies)|view (?:activity|all|more|replies|insights|post|profile|quotes)|most relevant|all comments|sort ?by(?: best| top| new)?|liked by .{1,60}|X|original (?:sound|audio)\\b.{0,40}|everybody can reply|translated?(?: (?:post|to .{1,20}|from .{1,20}))?|rate this translation|search(?: (?:in )?\\S+)?|community note.{0,20}|not interested|for ?you|what.s hot|my network|live feeds?|create account|log ?in|sign ?(?:up|in)|open (?:in )?app|get (?:the )?app|use app',
  '\\S{0,3} ?pinned by .{1,30}|t\\.me\\/\\S+|what.s on your mind|.{2,40} and [\\d.,]+[km]? others|reactions|hide|report|crosspost|home|explore|notifications|messages|messaging|bookmarks?|profile|post|posts|thread|threads|following|followers|discover|friends|inbox|upload|live|jobs|back|search|top|timed|newest|latest|new|comments?|likes?|shares?|reposts?|reply|replies|retruth|send|save|saved|follow|subscribe|subscribed|join|joined|message|sponsored|promoted|ad|suggested|public|edited|web|menu|premium|lists|communities|more|share|copy link|grok|reels|shop|videos?|photos|feeds?|groups|watch|visit|pin|pinned|about|award|give award|award|upvote|downvote|boost|boosts|favou?rites?|media|settings|facebook|instagram|twitter|linkedin|reddit|tiktok|youtube|telegram|pinterest|mastodon|bluesky|threads|tumblr',
].join('|');
const COUNT_ROW = new RegExp(
  `^(?:view all\\s+)?${NON_WORD}*(?:[\\p{L}\\p{N}]{1,3}\\s+)?(?:${COUNT}${NON_WORD}*)?(?:(?:${COUNT}|\\d[\\d.,]{0,14})\\s*(?:${COUNTED})${WORD_END}(?:${NON_WORD}+[\\p{L}\\p{N}]?${NON_WORD}*)?)+(?:${LABELS})?${NON_WORD}*$`,
  'iu',
);
const LABEL_ROW = new RegExp(
  `^(?:${NON_WORD}*[\\p{L}\\p{N}]{1,2}\\s)?(?:${NON_WORD}*${WORD_START}(?:${LABELS})${WORD_END}${NON_WORD}*)+$`,
  'iu',
);
/** A page, told by its path. */
const ADDRESS = /^(?!t\.me\/)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\/\S+$/u;
const HASHTAGS = /^\W*(?:#[\p{L}\p{N}_]{2,}\W*)+$/u;
const STATUS_BAR = /^\d{1,2}:\d{1,2}\b.{0,14}$/;
/** How far down the picture a phone's status bar reaches, as a share of its width. */
const STATUS_BAR_SHARE = 0.13;

/** What a row of a screenshot is, when it is not part of a post's text. */
export type Chrome = 'time' | 'paid' | 'counts' | 'labels' | 'icons' | 'status';

/**
 * Tells the furniture of a network's page from text by the words alone; null means text, or the header of a post.
 *
 * @param row the segments on the same row, itself included
 */
export function chromeOf(
  segment: Segment,
  pictureWidth: number,
  row: readonly Segment[] = [segment],
): Chrome | null {
  if (segment.text.length > MAX_FURNITURE_CHARACTERS) return null;
  const text = wordsOf(segment);
  if (segment.box.top < pictureWidth * STATUS_BAR_SHARE && STATUS_BAR.test(segment.text)) return 'status';
  if (TIME_ROW.test(text) || TIME_ROW.test(segment.text) || TIME_PLACE_ROW.test(segment.text)) return 'time';
  if (segment.words.length <= MAX_CLOCK_ROW_WORDS && CLOCK_ROW.test(segment.text)) return 'time';
  if (text === '') return 'icons';
  if (HASHTAGS.test(segment.text) || ADDRESS.test(segment.text)) return null;
  if (PAID_ROW.test(text) || PAID_ROW.test(segment.text)) return 'paid';
  if (COUNT_ROW.test(text)) return 'counts';
  if (BARE_COUNT_ROW.test(segment.text)) return 'icons';
  if (LABEL_ROW.test(text) || LABEL_ROW.test(withoutNumbers(text))) return 'labels';
  return isIconRow(segment) || isIconGrid(row) ? 'icons' : null;
}

/** Buttons stand beside their counters and icons. */
function withoutNumbers(text: string): string {
  const words = text
    .split(' ')
    .map((word) => word.replace(/(?<=\p{L}{3})\d[\d.,]{0,14}[KM]?$/iu, ''))
    .filter((word) => !/^\W*[\d.,]+[KM]?\W*$/i.test(word) && !/^\W*\w{1,2}\W*$/.test(word));
  return words.join(' ');
}

/** The text without what icons and avatars are misread as: pieces without letters or digits, short unsure pieces. */
export function wordsOf(segment: Segment): string {
  return segment.words
    .filter(({ text, confidence }) => /[\p{L}\p{N}]/u.test(text) && !(text.length <= 3 && confidence < 60))
    .map(({ text }) => text)
    .join(' ');
}

/** Buttons and counters stand further apart than this many word heights, words of a sentence closer. */
const WIDE_GAP_HEIGHTS = 1;

const isSure = ({ text, confidence }: ImageWord) =>
  looksLikeWord(text) && text.length > 2 && confidence >= 50;

/** Counters with their icons, which come out as letters: no real word, or hardly any and all far apart. */
function isIconRow({ words, height }: Segment): boolean {
  const sure = words.filter(isSure).length;
  const gaps = words.slice(1).map((word, i) => word.box.left - (words[i]?.box.right ?? 0));
  const isSpread =
    gaps.length > 0 && gaps.filter((gap) => gap > WIDE_GAP_HEIGHTS * height).length * 2 > gaps.length;
  if (isSpread && words.length > 2 && sure < 3 && sure * 2 < words.length + 1) return true;
  if (sure > 0) return false;
  const [only] = words;
  return words.length > 1 || !only || only.confidence < 60 || /^\W*\w{0,2}\W*$/.test(only.text);
}

/** A row of several parts, some with numbers and none with two words. */
function isIconGrid(row: readonly Segment[]): boolean {
  const parts = row.filter((segment) => wordsOf(segment) !== '');
  return (
    parts.length > 1 &&
    parts.filter(({ text }) => /\d/.test(text)).length > 0 &&
    parts.every(({ words }) => words.filter(isSure).length < 2 && words.length < 4)
  );
}
