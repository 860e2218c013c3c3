import { COUNT_NUMBER, LONE_NUMBER, printedCount } from '@earshot/schema/values/numbers/read-count';
import WORDS from '../../../content/screenshot/count-words.json' with { type: 'json' };
import type { ButtonOrder } from '../../social/platform.ts';
import { PLATFORMS, type PlatformId } from '../../social/platforms.ts';
import { smallLetters } from '../../text/small-letters.ts';
import { DOUBTFUL_CONFIDENCE } from '../rows/text-of-rows.ts';
import type { ImageCounter, Segment } from '../words/segments.ts';
import { anyOf, CLOCK, phraseSource, WORD_END } from '../words/vocabulary.ts';

type Counts = Readonly<Record<string, number>>;

const NAME_OF: readonly (readonly [RegExp, string])[] = Object.entries(WORDS).flatMap(([name, words]) =>
  words.map((word) => [new RegExp(`^${phraseSource(word)}${WORD_END}`, 'iu'), name] as const),
);
const NUMBER = new RegExp(`(?<![\\p{L}\\p{N}.,])${COUNT_NUMBER}\\s+`, 'giu');
const WHOLE = new RegExp(`^${LONE_NUMBER}$`, 'iu');
const COMMENTS = new RegExp(`\\d[\\p{L}.]*\\s+${anyOf(WORDS.comments)}${WORD_END}`, 'iu');
const VIEWS_AND_CLOCK = new RegExp(`^[^\\d]{0,6}${COUNT_NUMBER}[^\\p{L}\\p{N}]+${CLOCK}$`, 'iu');
/** `9 Like` is a button after a misread icon, and `1 Bookmarks` a menu entry. Other languages may lack a plural here. */
const BUTTON_WORD =
  /^(?:like|share|comment|reply|repost|quote|boost|bookmark|save|view|favou?rite|vote|upvote|reblog|note)$/i;

function countsInWords(rows: readonly string[], platform: PlatformId | null = null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    for (const match of row.matchAll(NUMBER)) {
      const [all, digits = '', unit] = match;
      const rest = row.slice(match.index + all.length);
      const value = printedCount(digits, unit);
      const name = NAME_OF.find(([pattern]) => pattern.test(smallLetters(rest)))?.[1];
      const word = /^\p{L}+/u.exec(rest)?.[0] ?? '';
      const isButton = value === 1 ? BUTTON_WORD.test(word.slice(0, -1)) : BUTTON_WORD.test(word);
      // On networks other than Reddit, votes belong to a poll.
      const isPoll = name === 'upvotes' && platform !== null && platform !== 'reddit';
      if (name && value !== null && !isButton && !isPoll) counts[name] ??= value;
    }
    const views = platform === 'telegram' ? viewsBeforeClock(row) : null;
    if (views !== null) counts.views ??= views;
  }
  return counts;
}

const OPENING = new RegExp(`^\\D{0,8}?${COUNT_NUMBER}\\s`, 'iu');

function openingReactions(rows: readonly string[]): Record<string, number> {
  for (const row of rows) {
    const [all = '', digits = '', unit] = OPENING.exec(row) ?? [];
    const isBeforeComments = all !== '' && COMMENTS.test(smallLetters(row.slice(all.length)));
    const value = isBeforeComments ? printedCount(digits, unit) : null;
    if (value !== null) return { reactions: value };
  }
  return {};
}

const GROUP_GAP_HEIGHTS = 0.75;

/** Doubtful numbers become a question mark. Groups are joined (`6 731`) unless the first may be the day of a date. */
export function printedFigures({ words, height }: Segment): string {
  let text = '';
  words.forEach((word, i) => {
    const [before, above] = [words[i - 1], words[i - 2]];
    const isSure = !/\d/.test(word.text) || word.confidence >= DOUBTFUL_CONFIDENCE;
    const isGroup =
      before !== undefined &&
      /^[1-9]\d{0,2}$/.test(before.text) &&
      /^\d{3}$/.test(word.text) &&
      word.box.left - before.box.right < GROUP_GAP_HEIGHTS * height;
    const isAfterWord = isGroup && /\p{L}$/u.test(above?.text ?? '');
    text += `${i === 0 ? '' : isGroup ? '’' : ' '}${isSure && !isAfterWord ? word.text : '?'}`;
  });
  return text;
}

/** Channels show an eye, the number of views and the time in the lower corner of a message. */
function viewsBeforeClock(row: string): number | null {
  const [, digits, unit] = VIEWS_AND_CLOCK.exec(row) ?? [];
  // Small decimal points may be lost: `251K` may be `25.1K`.
  const isDoubtful = unit !== undefined && /^\d{3}$/.test(digits ?? '');
  return digits === undefined || isDoubtful ? null : printedCount(digits, unit);
}

const ICONS: Readonly<Record<string, string>> = {
  bubble: 'replies',
  reply: 'replies',
  repost: 'reposts',
  heart: 'likes',
  thumb: 'likes',
  bookmark: 'bookmarks',
  share: 'shares',
  views: 'views',
  play: 'views',
  star: 'favourites',
  up: 'upvotes',
};
const SIGNS = new Map(PLATFORMS.map(({ id, screenshot }) => [id, screenshot]));
const signsOf = (platform: PlatformId | null) => (platform === null ? undefined : SIGNS.get(platform));

/** Names the numbers in a row of buttons by their order, given the known ones. Null if the order allows several names. */
function inOrder(figures: readonly (string | null)[], order: ButtonOrder | undefined): (string | null)[] {
  if (!order || figures.length < order.always || figures.length > order.names.length) return [...figures];
  const { always, names } = order;
  const rows = subsetsOf(names.slice(always), figures.length - always)
    .map((rest) => [...names.slice(0, always), ...rest])
    .filter((row) => row.every((name, i) => figures[i] === null || figures[i] === name));
  return figures.map((name, i) => {
    const possible = new Set(rows.map((row) => row[i]));
    return name ?? (possible.size === 1 ? (rows[0]?.[i] ?? null) : null);
  });
}

function subsetsOf(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, i) => subsetsOf(names.slice(i + 1), count - 1).map((rest) => [name, ...rest]));
}

export interface PostCounts {
  readonly counts: Counts;
  /** Figures beside icons that were seen but not read or not understood. */
  readonly unreadFigures: number;
}

export function countsOfPost(
  counters: readonly ImageCounter[],
  rows: readonly string[],
  platform: PlatformId | null,
): PostCounts {
  const { counts, bar } = buttonsOf(counters, platform);
  const figures = bar.filter(({ icon, text }) => /\d/.test(text) || (icon !== null && icon in ICONS));
  return {
    counts: { ...openingReactions(rows), ...counts, ...countsInWords(rows, platform) },
    unreadFigures: Math.max(0, figures.length - Object.keys(counts).length),
  };
}

function buttonsOf(counters: readonly ImageCounter[], platform: PlatformId | null) {
  const named = barsOf(counters).map((bar) => ({ bar, counts: countsOfRow(bar, platform) }));
  named.sort((a, b) => Object.keys(b.counts).length - Object.keys(a.counts).length);
  return named[0] ?? { bar: [], counts: {} };
}

export function iconsOf(counters: readonly ImageCounter[]): (string | null)[] {
  const sure = (bar: readonly ImageCounter[]) => bar.filter(({ icon }) => icon !== null).length;
  const best = barsOf(counters).reduce<readonly ImageCounter[]>(
    (most, bar) => (sure(bar) > sure(most) ? bar : most),
    [],
  );
  return best.map(({ icon }) => icon);
}

function barsOf(counters: readonly ImageCounter[]): ImageCounter[][] {
  const bars: ImageCounter[][] = [];
  for (const counter of counters) {
    const bar = bars.at(-1);
    if (bar?.[0] && isSameBar(bar[0], counter)) bar.push(counter);
    else bars.push([counter]);
  }
  return bars;
}

/** The order of icons beside videos, on all networks. The last three may be missing. */
const COLUMN: ButtonOrder = { always: 2, names: ['likes', 'comments', 'reposts', 'bookmarks', 'shares'] };

function isSameBar(first: ImageCounter, { box, isStacked = false }: ImageCounter): boolean {
  return (isStacked && first.isStacked) || Math.abs(first.box.bottom - box.bottom) < box.bottom - box.top;
}

function countsOfRow(row: readonly ImageCounter[], platform: PlatformId | null): Counts {
  const values = row.map(valueOfCounter);
  const icons = row.map((counter) => nameOf(counter, platform));
  const { hasReactions = false, bar } = signsOf(platform) ?? {};
  const counts: Record<string, number> = {};
  const [first] = values;
  // Shares come last, so a first icon that looks like the share icon is another one, such as a reaction image.
  if (icons[0] === 'shares' && (hasReactions || row.length > 1) && !row[0]?.isStacked) icons[0] = null;
  if (typeof first === 'number' && icons[0] === null && hasReactions) counts.reactions = first;
  const names = row[0]?.isStacked ? inColumn(icons) : inOrder(icons, bar);
  // Feeds show views where the page of a post shows bookmarks. Posts have more views than likes.
  const isSeen = platform === 'x' && names.length === 4 && (values[3] ?? 0) > (values[2] ?? 0);
  names.forEach((found, i) => {
    const name = found ?? (isSeen && i === 3 ? 'views' : null);
    const value = values[i];
    if (typeof value === 'number' && name !== null) counts[name] ??= value;
  });
  return counts;
}

function inColumn(icons: readonly (string | null)[]): (string | null)[] {
  const places = icons.flatMap((name) => (name === null ? [] : [COLUMN.names.indexOf(name)]));
  const isRising = places.every((place, i) => place >= 0 && place > (places[i - 1] ?? -1));
  return isRising ? inOrder(icons, places.length > 0 ? COLUMN : undefined) : icons.map(() => null);
}

function nameOf({ icon, isStacked }: ImageCounter, platform: PlatformId | null): string | null {
  const name = icon === null ? null : (ICONS[icon] ?? null);
  // Beside videos and where a bubble icon means comments, a bent arrow is the share button.
  const hasComments = signsOf(platform)?.hasComments === true;
  if (icon === 'reply' && (isStacked || hasComments)) return 'shares';
  if (isStacked && name === 'replies') return 'comments';
  // Columns do not show views, but two arrows in a circle look like an eye.
  if (isStacked && name === 'views') return null;
  // Telegram's other icons are reactions of individual readers.
  if (platform === 'telegram' && name !== 'views') return null;
  if (name === 'replies' && hasComments) return 'comments';
  if (platform === 'mastodon' && name === 'reposts') return 'boosts';
  if (platform === 'mastodon' && name === 'likes') return 'favourites';
  return name;
}

const MIN_CONFIDENCE = 60;

/** Null unless it was read surely and with as many characters as the image shows. */
export function valueOfCounter({ text, confidence, characters, marks }: ImageCounter): number | null {
  const plain = text
    .replace(/[^\p{L}\p{N}.,'’| ]/gu, '')
    .trim()
    .replace(/(?<=\d)[oO]|[oO](?=\d)/g, '0')
    .replace(/(?<![\p{L}])[lI|](?=\d)|(?<=\d)[lI|](?![\p{L}])/gu, '1');
  const letters = [...plain].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const [least, most] = characters;
  if (confidence < MIN_CONFIDENCE || letters.length < least || letters.length > most) return null;
  const hasPoint = /[.,]/.test(plain);
  // If characters touch, the position of a lost point is unknown.
  if (least !== most && marks.length > 0 && !hasPoint) return null;
  const [, digits, unit] = WHOLE.exec(hasPoint ? plain : withMarks(plain, letters, marks)) ?? [];
  return digits === undefined ? null : printedCount(digits, unit);
}

function withMarks(text: string, letters: readonly string[], marks: readonly number[]): string {
  const [mark] = marks;
  const digits = letters.findIndex((letter) => !/\d/.test(letter));
  const isAtUnit = mark !== undefined && mark === digits;
  if (mark === undefined || isAtUnit || marks.length > 1) return text;
  return `${letters.slice(0, mark).join('')}.${letters.slice(mark).join('')}`;
}
