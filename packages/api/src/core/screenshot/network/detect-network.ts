/** A conditional logit with an outcome for each network and one for none (`fit/tasks/screenshot-network.ts`). */
import MODEL from '../../../content/models/screenshot-network.json' with { type: 'json' };
import { phrasesOf } from '../../../content/screenshot/languages.ts';
import { lazily } from '../../lazily.ts';
import type { ScreenshotSigns } from '../../social/platform.ts';
import { PLATFORMS, type PlatformId } from '../../social/platforms.ts';
import { smallLetters } from '../../text/small-letters.ts';
import { USER_NAME } from '../headers/author-name.ts';
import type { ImageColor } from '../words/segments.ts';
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

export interface NetworkChoice {
  readonly platform: PlatformId | null;
  readonly probability: number;
}

const MIN_PROBABILITY = 0.6;
const SAME_COLOR = 12;
const MIN_ICONS = 2;
/** Points for two icons in order, compared with 1 for more. */
const TWO_ICONS = 0.75;

export interface PrintedAccount {
  readonly author?: string | null;
  readonly handle: string | null;
}

const ACCOUNT_FORMS: readonly {
  readonly fits: (account: PrintedAccount) => boolean;
  readonly points: Partial<Record<PlatformId, number>>;
}[] = [
  {
    // A handle with a server: `@mara@kolibri.example`.
    fits: ({ handle }) => handle !== null && /^@[^@]+@/.test(handle),
    points: { mastodon: 3, x: -3, truthsocial: -3, threads: -3, bluesky: -3, instagram: -3 },
  },
  {
    // A handle with a dot: `@maravell.example`. Two or three dots at the end truncate it.
    fits: ({ handle }) => handle !== null && /^@[^.…]+\.[^.]/.test(handle),
    points: { x: -3, truthsocial: -3 },
  },
  {
    // The name of a person. These networks show account names.
    fits: ({ handle, author = null }) =>
      handle === null && author !== null && !author.startsWith('@') && !USER_NAME.test(author),
    points: { threads: -1, instagram: -1 },
  },
];

export interface NetworkMarks {
  readonly icons: readonly (string | null)[];
  readonly accents: readonly ImageColor[];
}

const NO_MARKS: NetworkMarks = { icons: [], accents: [] };

export type NetworkEvidence = Readonly<Record<keyof typeof MODEL.weights, number>>;

/** `chrome` is the rows of the page without the post's own text. */
export function networkEvidence(
  chrome: readonly string[],
  account: PrintedAccount = { handle: null },
  { icons, accents }: NetworkMarks = NO_MARKS,
): Map<PlatformId, NetworkEvidence> {
  const phrases = phrasePoints(chrome);
  const accounts = ACCOUNT_FORMS.find(({ fits }) => fits(account))?.points;
  return new Map(
    PLATFORMS.flatMap(({ id, screenshot }): [PlatformId, NetworkEvidence][] => {
      const evidence = {
        phrases: phrases.get(id) ?? 0,
        account: accounts?.[id] ?? 0,
        color: Number(hasColor(screenshot?.accents ?? [], accents)),
        order: orderPoints(screenshot?.icons ?? [], icons, screenshot?.hasReactions === true),
      };
      return Object.values(evidence).some((value) => value > 0) ? [[id, evidence]] : [];
    }),
  );
}

function hasColor(colors: readonly string[], accents: readonly ImageColor[]): boolean {
  const levels = colors.map((color) => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)));
  return levels.some((color) =>
    accents.some((accent) => color.every((level, k) => Math.abs(level - (accent[k] ?? 0)) <= SAME_COLOR)),
  );
}

/** -1 if the first icon begins a row of buttons of other networks. A heart and a bubble alone are common. */
function orderPoints(
  order: readonly string[],
  icons: readonly (string | null)[],
  hasReactions: boolean,
): number {
  const [first = null] = icons;
  if (isInOrder(order, icons))
    return icons.filter((icon) => icon !== null).length > MIN_ICONS ? 1 : TWO_ICONS;
  return first !== null && OPENING.has(first) && !hasReactions && order.length > 0 && !order.includes(first)
    ? -1
    : 0;
}

const OPENING: ReadonlySet<string> = new Set(['heart', 'thumb']);

function isInOrder(order: readonly string[], icons: readonly (string | null)[]): boolean {
  const sure = icons.flatMap((icon) => icon ?? []);
  const places = sure.map((icon) =>
    order.indexOf(icon === 'reply' && order[0] === 'bubble' ? 'bubble' : icon),
  );
  const isRising = places.every((place, i) => place >= 0 && place > (places[i - 1] ?? -1));
  return sure.length >= MIN_ICONS && isRising && (icons[0] === null || places[0] === 0);
}

/** `platform` is null if the evidence is weak or contradictory. */
export function detectNetwork(evidence: ReadonlyMap<PlatformId, NetworkEvidence>): NetworkChoice {
  const odds = [...evidence].map(([id, signs]) => [id, Math.exp(scoreOf(signs))] as const);
  const all = odds.reduce((sum, [, value]) => sum + value, 1);
  const best = odds.reduce((most, one) => (one[1] > (most?.[1] ?? 0) ? one : most), odds[0]);
  const probability = (best?.[1] ?? 0) / all;
  return { platform: best && probability >= MIN_PROBABILITY ? best[0] : null, probability };
}

function scoreOf(evidence: NetworkEvidence): number {
  const weights: Readonly<Record<string, readonly number[]>> = MODEL.weights;
  return Object.entries(evidence).reduce(
    (sum, [name, value]) => sum + (weights[name]?.[0] ?? 0) * value,
    MODEL.bias[0] ?? 0,
  );
}

/** In small type, OCR may read the h after a number of hours as a 1: `4h` as `41`. Matched only after a word. */
const MISREAD_AGE = '(?<=[^\\d\\s] )(?:1?\\d|2[0-3])1(?!\\d)';
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
/** Precedes a row that is followed by a text beginning with the account. */
export const CAPTION_ROW = '[caption]';
/** Precedes the rows of the post's header. Elsewhere, a phrase is weaker evidence. */
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
