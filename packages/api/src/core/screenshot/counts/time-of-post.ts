import { timeIn } from '../headers/find-headers.ts';
import type { PostChoice } from '../post/choose-post.ts';
import type { Page } from '../rows/text-block.ts';
import type { Segment } from '../words/segments.ts';
import { AGO_WORDS, CLOCK, COMPLETE_DATE } from '../words/vocabulary.ts';
import { isOfPost } from './post-foot.ts';

/**
 * Rows that start with an age, or that consist of a clock time, possibly after a count: `Hace 6 horas - Ver traducción`,
 * `112K 23:10`.
 */
const OPENS_WITH_TIME = new RegExp(`^[^\\p{L}\\p{N}]*(?:${AGO_WORDS}|(?:\\d[\\d.,]*[KM]? )?${CLOCK}$)`, 'iu');

/** Channels show only the time of day, in the lower corner of a message. */
const ENDS_WITH_CLOCK = new RegExp(`(?<!\\d)${CLOCK}$`, 'iu');

const WORD_BEFORE = /[\p{L}\p{N}]$/u;
const WORD_AFTER = /^[\p{L}\p{N}]/u;

/**
 * Returns the time in the post's header, or the complete date below the text if it contains that time. If the header has no
 * time, returns the complete date below the text, or else the first time in the other rows of the post.
 */
export function timeOf(page: Page, chrome: readonly Segment[], choice: PostChoice | null): string | null {
  if (!choice) return null;
  const own = chrome.filter(isOfPost(page, choice.candidate));
  const rows = own.filter((segment) => page.kindOf(segment) === 'time');
  const bottom = choice.candidate.text.rows.at(-1)?.box.bottom ?? 0;
  const complete = rows.find(({ text, box }) => box.top > bottom && COMPLETE_DATE.test(text));
  const others = own.filter(({ text, box }) => box.top > bottom && OPENS_WITH_TIME.test(text));
  const top = choice.candidate.text.rows[0]?.box.top ?? 0;
  const shown = choice.candidate.header?.time ?? null;
  if (shown !== null) return complete && hasWords(complete.text, shown) ? timeIn(complete.text) : shown;
  const header = own.filter((row) => page.headers.has(row) && row.box.top < top);
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
  const at = text.indexOf(part);
  return at >= 0 && !WORD_AFTER.test(text.slice(at + part.length)) && !WORD_BEFORE.test(text.slice(0, at));
}
