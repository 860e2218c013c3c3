import type { Segment } from '../words/segments.ts';
import { EDITED, FEELING, FOLLOW, TIME } from '../words/vocabulary.ts';

export interface PostHeader {
  readonly author: string | null;
  readonly handle: string | null;
  readonly time: string | null;
  readonly segments: readonly Segment[];
}

export const MAX_NAME_LINE_GAP_HEIGHTS = 1.2;

/** Not the `@domain` of a mail address. */
const HANDLE =
  '(?!(?<=[\\p{L}\\p{N}])@[\\w-]+\\.\\p{L}{2})@(?:(?<=\\p{L}.{0,3}@) (?!\\d))?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]+(?:@[\\w-]+(?:(?:\\.[\\w-]+)+|(?=\\.{2,3}|…)))?(?:(?: (?=[\\w-]*[a-z_])[\\w-]+){0,2}(?:\\.{2,3}|…))?';
/** `u/name`. The letter may be read as `w`. */
const REDDIT_USER = '(?<![\\w/])(?:[uw]|ul)\\/[\\w-]{2,24}';
export const HANDLE_ROW = new RegExp(
  `^(?<name>.*?)[^\\p{L}\\p{N}.]*?(?<handle>(?:${HANDLE}|${REDDIT_USER})(?: [\\p{L}\\p{N}]+(?=\\s*[^\\p{L}\\p{N}\\s]\\s*${TIME}[^\\p{L}\\p{N}]*$))?)\\)?(?:[^\\p{L}\\p{N}@]*(?<time>${TIME}|\\d{1,2}/\\d{1,2}))?[^\\p{L}\\p{N}]*(?:\\p{L}{1,2}|\\d{1,3}|${FOLLOW}|${EDITED})?[^\\p{L}\\p{N}]*$`,
  'iu',
);
export const NAME_TIME_ROW = new RegExp(
  `^(?<name>.+?)[^\\p{L}\\p{N})]+(?<time>${TIME})(?:\\s*\\(${EDITED}\\)|[^\\p{L}\\p{N}]+\\d{1,2})?[^\\p{L}\\p{N}]*$`,
  'iu',
);
/** An account name, an optional topic, and an age whose unit (h or d) was misread as `1`, `I` or `l`: `name › News 211`. */
export const ACCOUNT_AGE_ROW =
  /^(?:\S{1,3} )?(?<name>(?=.*[a-z])[a-z0-9][a-z0-9._]{4,29}) (?:[^\p{L}\p{N}\s] (?:\p{Lu}\S* ?){1,3})?\d{1,2}[1Il]$/u;
/** An account, a topic and perhaps an age. The sign before the topic may be lost. */
export const ACCOUNT_TOPIC_ROW = new RegExp(
  `^(?:\\S{1,3} )?(?<name>[a-z0-9]+(?:[._][a-z0-9]+)+|[a-z0-9]{4,29}(?= [>›»] ))(?: [^\\p{L}\\p{N}]{1,3})*(?:(?: \\p{Lu}[\\p{L}\\p{N}]+){1,3}|(?<=[>›»]) \\p{Lu}\\p{L}*(?: [\\p{L}\\p{N}]+){1,2}(?= ${TIME}))(?: (?:(?<age>${TIME})|\\d{1,2}\\p{Ll})[^\\p{L}\\p{N}]?)?$`,
  'u',
);
export const DEGREE_ROW = new RegExp(
  `^(?<name>.+?)\\s*[^\\p{L}\\p{N}\\s]+\\s*(?:1st|2nd|3rd\\+?|1er|[23]e\\+?|[123]º)(?:\\P{L}+${FOLLOW})?(?:\\P{L}+\\p{L}{1,3})?\\P{L}*$`,
  'iu',
);
/** The degree of connection, alone on a row. */
export const DEGREE = /^\P{L}*(?:1st|2nd|3rd|1er|[23]e|[123]\.?[º°])\P{L}*$/iu;
export const FEELING_ROW = new RegExp(`^(?<name>\\S.{1,50}?) ${FEELING}(?![\\p{L}])`, 'u');
