/** The foot of a post goes from the end of its text to the next header and has the buttons, the date and the counts. */
import { timeIn } from '../headers/find-headers.ts';
import type { PostChoice } from '../post/choose-post.ts';
import { type PostCandidate, wholeText } from '../post/post-candidates.ts';
import { type Page, topOf } from '../rows/text-block.ts';
import { CAPITAL_HEIGHT, type PixelBox, type Segment, sharedWidth } from '../words/segments.ts';
import { AGO_WORDS, CLOCK, COMPLETE_DATE } from '../words/vocabulary.ts';

export interface Foot {
  readonly box: PixelBox;
  /** Area directly above the text, where photo networks have their buttons. */
  readonly above: PixelBox;
  /** Height of a capital letter in pixels. */
  readonly capital: number;
}

/** Least width of a row of buttons, and its part under the avatar, in type sizes. */
const USUAL_WIDTH = 36;
const AVATAR_WIDTH = 5;
const ROOM_ABOVE = 6;

export function footOf(page: Page, candidate: PostCandidate): Foot | null {
  const { title, rows } = wholeText(candidate);
  const all = [...title, ...rows];
  const first = rows[0] ?? all[0];
  if (!first) return null;
  const left = Math.min(
    ...all.map(({ box }) => box.left),
    ...(candidate.header?.segments ?? []).map(({ box }) => box.left),
  );
  const right = Math.max(...all.map(({ box }) => box.right), left + USUAL_WIDTH * first.size);
  const top = Math.max(...all.map((row) => row.box.bottom));
  const box = {
    left: Math.max(0, left - AVATAR_WIDTH * first.size),
    top,
    right: Math.min(page.widthPx, right),
    bottom: nextHeaderTop(page, candidate, left, top, first.size),
  };
  const start = Math.min(...all.map((row) => row.box.top));
  const above = { ...box, top: Math.max(0, start - ROOM_ABOVE * first.size), bottom: start };
  return { box, above, capital: CAPITAL_HEIGHT * first.size };
}

export function isOfPost(page: Page, candidate: PostCandidate): (row: Segment) => boolean {
  const foot = footOf(page, candidate);
  if (!foot) return () => false;
  const top = Math.min(foot.box.top, ...(candidate.header?.segments ?? []).map((row) => row.box.top));
  return (row) => row.box.bottom > top && row.box.top < foot.box.bottom && sharedWidth(row.box, foot.box) > 0;
}

/** Rows that are only likely headers count, too. Quoted posts and cards are indented and do not count. */
function nextHeaderTop(
  page: Page,
  { header }: PostCandidate,
  left: number,
  top: number,
  size: number,
): number {
  const headers = page.proved.filter((other) => other !== header).map(({ segments }) => segments);
  const likely = page.segments.filter(
    (row) => page.kindOf(row) === null && (page.oddsOf?.(row).header ?? 0) > LIKELY_HEADER_ODDS,
  );
  const tops = [...headers, ...likely.map((row) => [row])]
    .filter((rows) => topOf(rows) > top && Math.min(...rows.map(({ box }) => box.left)) < left + size)
    .map(topOf);
  return Math.min(page.heightPx, ...tops);
}

const LIKELY_HEADER_ODDS = 2;

/** `Hace 6 horas - Ver traducción`, `112K 23:10` */
const OPENS_WITH_TIME = new RegExp(`^[^\\p{L}\\p{N}]*(?:${AGO_WORDS}|(?:\\d[\\d.,]*[KM]? )?${CLOCK}$)`, 'iu');

const ENDS_WITH_CLOCK = new RegExp(`(?<!\\d)${CLOCK}$`, 'iu');

const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}]/u;

/** The time of the header, or the complete date below the text if it contains that time. */
export function timeOf(page: Page, chrome: readonly Segment[], choice: PostChoice | null): string | null {
  if (!choice) return null;
  const postRows = chrome.filter(isOfPost(page, choice.candidate));
  const rows = postRows.filter((segment) => page.kindOf(segment) === 'time');
  const bottom = choice.candidate.text.rows.at(-1)?.box.bottom ?? 0;
  const complete = rows.find(({ text, box }) => box.top > bottom && COMPLETE_DATE.test(text));
  const others = postRows.filter(({ text, box }) => box.top > bottom && OPENS_WITH_TIME.test(text));
  const top = choice.candidate.text.rows[0]?.box.top ?? 0;
  const shown = choice.candidate.header?.time ?? null;
  if (shown !== null) return complete && hasWords(complete.text, shown) ? timeIn(complete.text) : shown;
  const header = postRows.filter((row) => page.headers.has(row) && row.box.top < top);
  const times = [...(complete ? [complete] : []), ...header, ...rows, ...others].map(({ text }) =>
    timeIn(text),
  );
  return (
    times.find((time) => time !== null) ??
    others.flatMap(({ text }) => ENDS_WITH_CLOCK.exec(text) ?? [])[0] ??
    null
  );
}

/** Whether `part` is in the text as whole words: "Nov 1" is not in "Nov 18". */
function hasWords(text: string, part: string): boolean {
  const i = text.indexOf(part);
  return i >= 0 && !WORD_AFTER.test(text.slice(i + part.length)) && !WORD_BEFORE.test(text.slice(0, i));
}
