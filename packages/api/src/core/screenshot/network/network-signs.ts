import { phrasesOf } from '../../../content/screenshot/languages.ts';
import { lazily } from '../../lazily.ts';
import type { ScreenshotSigns } from '../../social/platform.ts';
import { PLATFORMS, type PlatformId } from '../../social/platforms.ts';
import { smallLetters } from '../../text/small-letters.ts';
import {
  AGE_WORDS,
  AGO_WORDS,
  AT_WORDS,
  anyOf,
  CLOCK,
  DAY,
  FOLLOWED,
  SHORT_AGE,
  TIME,
  WORD_END,
  WORD_START,
} from '../words/vocabulary.ts';

/** In small type, OCR may read the h after a number of hours as a 1: `4h` as `41`. Matched only after a word. */
const MISREAD_AGE = '(?<=[^\\d\\s] )(?:1?\\d|2[0-3])1(?!\\d)';
/** What stands for a token in braces. */
const TOKENS: Readonly<Record<string, string>> = {
  account: '(?<account>[a-z0-9_][a-z0-9._]{2,29})',
  age: `(?:${SHORT_AGE}|${MISREAD_AGE})`,
  'age-words': AGE_WORDS,
  ago: AGO_WORDS,
  caption: '\\[caption\\]',
  clock: CLOCK,
  comment: anyOf(phrasesOf('commentButtons')),
  community: '[\\w-]{3,24}(?: [\\p{Ll}\\p{N}]{1,12})?',
  'cut-domain-handle': '(?<!\\w)@[\\w-]+(?:\\.[\\w-]+)+(?:\\.{2,3}|…)',
  'cut-handle': '@\\w{1,15}(?:\\.{2,3}|…)',
  at: AT_WORDS,
  date: DAY,
  day: `(?:${DAY})(?<!\\d{4})(?!,?\\s*\\d{4})`,
  degree: '(?:1st|2nd|3rd\\+?|1er|[23]e\\+?|[123]\\.?º)',
  followers: FOLLOWED,
  'domain-handle': '@[\\w-]+(?:\\.[\\w-]+)+',
  handle: '@\\w{2,15}(?![\\w.@])',
  header: '\\[header\\]',
  host: '[\\w-]{2,}(?:\\.[\\w-]+)*',
  like: anyOf(phrasesOf('likeButtons')),
  name: "\\p{L}[\\p{L}\\p{N} .,&’'+|()–-]{2,60}?",
  'number-date': '\\d{1,2}[/-]\\d{1,2}(?:[/-]\\d{2,4})?',
  reply: anyOf(phrasesOf('replyButtons')),
  repost: anyOf(phrasesOf('repostButtons')),
  send: anyOf(phrasesOf('sendButtons')),
  share: anyOf(phrasesOf('shareButtons')),
  time: `(?:${TIME}|${MISREAD_AGE})`,
  user: '@\\w+',
  word: '[\\w-]{3,24}',
  year: '(?:\\d{4}|(?<=\\p{L}\\.?\\s)\\d{2})',
};
/** Before a row followed by a text that begins with the account. */
export const CAPTION_ROW = '[caption]';
/** Before the rows of the post's header. Elsewhere, a phrase is weaker evidence. */
export const HEADER_ROW = '[header]';

const WEIGHTS = [
  ['buttons', 6],
  ['own', 3],
  ['ownRows', 3],
  ['typical', 2],
  ['typicalRows', 2],
  ['shared', 1],
  ['sharedRows', 1],
] as const;

interface Sign {
  readonly platform: PlatformId;
  /** Letters in every text that matches, to rule out most phrases quickly. */
  readonly letters: readonly string[];
  readonly pattern: RegExp;
  readonly weight: number;
}

const allSigns = lazily((): readonly Sign[] =>
  PLATFORMS.flatMap(({ id, screenshot }) => (screenshot === undefined ? [] : signsOf(id, screenshot))),
);

function signsOf(platform: PlatformId, signs: ScreenshotSigns): Sign[] {
  return WEIGHTS.flatMap(([kind, weight]) =>
    (signs[kind] ?? []).map((phrase): Sign => {
      const source = anyOf([phrase], TOKENS);
      const pattern = kind.endsWith('Rows')
        ? `^[^\\p{L}\\p{N}@]*(?:\\S{1,3} )?${source}[^\\p{L}\\p{N}]*(?:\\S{1,2})?$`
        : `${/^(?:[\p{L}\p{N}#]|\{(?:age|like)\})/u.test(phrase) ? WORD_START : ''}${source}${/[\p{L}]$/u.test(phrase) ? WORD_END : ''}`;
      return { platform, letters: lettersOf(phrase), pattern: new RegExp(pattern, 'dgmu'), weight };
    }),
  );
}

function lettersOf(phrase: string): string[] {
  const rows = phrase.replace(/^i|\{[\w-]+\}/gi, ' ').toLowerCase();
  return rows.match(/[a-z]+/g) ?? [];
}

/** `matchAll` would compile a copy of the pattern after each garbage collection. */
function isFound(pattern: RegExp, small: string, text: string): boolean {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(small); match !== null; match = pattern.exec(small)) {
    const [start, end] = match.indices?.groups?.account ?? [0, 0];
    if (mayBeAccount(text.slice(start, end))) return true;
  }
  return false;
}

/** In `Marrable 3h` the match is the end of a display name, in `vor 3 Tagen` a part of the age. */
function mayBeAccount(account: string): boolean {
  return !/\p{Lu}/u.test(account) && !BEFORE_AGES.has(account);
}

const BEFORE_AGES: ReadonlySet<string> = new Set(phrasesOf('agoBefore'));

export function phrasePoints(chrome: readonly string[]): Map<PlatformId, number> {
  const text = chrome.join('\n');
  const small = smallLetters(text);
  const points = new Map<PlatformId, number>();
  for (const { platform, letters, pattern, weight } of allSigns()) {
    if (!letters.every((row) => small.includes(row))) continue;
    if (isFound(pattern, small, text)) points.set(platform, (points.get(platform) ?? 0) + weight);
  }
  return points;
}
