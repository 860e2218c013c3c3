/** Writers of posts often end a sentence with an emoji or an emoticon and no period. */
import { SENTENCE_MARKS } from './sentence-marks.ts';

const LOOK_CHARACTERS = 80;
/** Fewer words are a greeting or a name ("Thanks 🙏 Priya"). */
const MIN_WORDS = 2;
/** The same where the emoji may replace a word ("We ❤️ Harbour City"), or where no capital letter follows. */
const MIN_WORDS_UNCLEAR = 3;

const ONE_EMOJI =
  '(?:[\\u{1f1e6}-\\u{1f1ff}]{2}|(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\ufe0f|[☹☺♥❤])' +
  '(?:\\ufe0f|\\p{Emoji_Modifier}|\\u200d\\p{Extended_Pictographic}|[\\u{e0020}-\\u{e007f}])*)';
const ONE_EMOTICON = '[:;][-^]?[()DPp|]{1,4}(?=\\s|$)';
const EMOJI_RUN = new RegExp(`${ONE_EMOJI}(?:\\s{0,2}${ONE_EMOJI})*["'”’»)\\]]*`, 'uy');
const EMOTICON = new RegExp(`(?<=^|\\s)${ONE_EMOTICON}`, 'uy');
const ENDS_IN_EMOJI = new RegExp(`(?:${ONE_EMOJI}|(?<=\\s)${ONE_EMOTICON})\\s*$`, 'u');

/** Comments on what was said. Objects and flags may replace a word instead. */
const REACTION =
  /[☠☹☺✊-✌✨\u{1f389}\u{1f38a}\u{1f440}\u{1f44a}-\u{1f450}\u{1f480}\u{1f4a9}\u{1f4aa}\u{1f4af}\u{1f493}-\u{1f49f}\u{1f525}\u{1f595}\u{1f596}\u{1f600}-\u{1f64f}\u{1f5a4}\u{1f90c}-\u{1f92f}\u{1f937}\u{1f970}-\u{1f97a}\u{1f9d0}\u{1f9e1}\u{1fa75}-\u{1fa77}\u{1fae0}-\u{1fae9}\u{1faf0}-\u{1faf8}]|[:;]/u;

/** May replace a verb ("I ❤️ New York") or comment on what was said. */
const HEART = /[♥❤]/u;

const CHINESE_OR_JAPANESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const SOUTHEAST_ASIAN = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED_SCRIPT = new RegExp(`^[${CHINESE_OR_JAPANESE}${SOUTHEAST_ASIAN}]`, 'u');
/** In scripts without spaces, two or four characters count as one word. */
const WORD = new RegExp(
  `[${CHINESE_OR_JAPANESE}]{2}|[${SOUTHEAST_ASIAN}]{4}|(?![${CHINESE_OR_JAPANESE}${SOUTHEAST_ASIAN}])\\p{L}[\\p{L}\\p{M}\\p{N}'’]*`,
  'gu',
);
/** Particles that continue a sentence, unlike "but" and "already", which start with the same characters. */
const JAPANESE_PARTICLE = /^(?:[とっはがにをの、]|も(?!う)|で(?![もす])|や(?!っ))/u;
const OPENERS = /^[\s"'“‘«„([{¿¡]+/u;
/** A name can have an inner capital (iPhone). */
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
const CAPITAL_OR_CASELESS = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}|\p{Lo}|\p{Nd})/u;
const SMALL = /^\p{Ll}/u;
const ADDRESS = /^(?:https?:|www\.)/i;
const MARK_OR_END = new RegExp(`[${SENTENCE_MARKS}]|$`, 'u');

export interface EmojiPlace {
  readonly block: string;
  readonly sentenceStart: number;
  readonly index: number;
}

export function emojiEnd(block: string, index: number): number | null {
  for (const pattern of [EMOJI_RUN, EMOTICON]) {
    pattern.lastIndex = index;
    const run = pattern.exec(block)?.[0];
    if (run) return index + run.length;
  }
  return null;
}

export function endsInEmoji(line: string): boolean {
  return ENDS_IN_EMOJI.test(line.slice(-LOOK_CHARACTERS));
}

/** Needs words before it and a next word that can start a sentence. After an object or a flag, one of `starters`. */
export function endsAtEmoji(
  { block, sentenceStart, index: at }: EmojiPlace,
  end: number,
  starters: ReadonlySet<string>,
): boolean {
  const following = block.slice(end, end + LOOK_CHARACTERS);
  const rest = following.replace(OPENERS, '');
  if (rest === '') return true;
  const soFar = wordsOf(block.slice(Math.max(sentenceStart, at - LOOK_CHARACTERS), at));
  const next = rest.slice(0, rest.search(MARK_OR_END));
  if (soFar.length < MIN_WORDS || wordsOf(next).length < MIN_WORDS) return false;
  const isReaction = reacts(block.slice(at, end), soFar, starters);
  if (UNSPACED_SCRIPT.test(next)) return isReaction && !JAPANESE_PARTICLE.test(next);
  if (following === following.trimStart()) return false;
  if (isReaction && CAPITAL_OR_CASELESS.test(next)) return true;
  if (soFar.length < MIN_WORDS_UNCLEAR) return false;
  if (isReaction) return SMALL.test(next) && !ADDRESS.test(next) && startsSmall(block, sentenceStart);
  return CAPITAL.test(next) && starters.has(wordsOf(next)[0] ?? '');
}

function reacts(emoji: string, soFar: readonly string[], smallWords: ReadonlySet<string>): boolean {
  if (!HEART.test(emoji)) return REACTION.test(emoji);
  return soFar.length >= MIN_WORDS_UNCLEAR && !smallWords.has(soFar.at(-1) ?? '');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function startsSmall(block: string, sentenceStart: number): boolean {
  const first = block.slice(sentenceStart, sentenceStart + LOOK_CHARACTERS).match(/\p{L}/u)?.[0] ?? '';
  return SMALL.test(first);
}
