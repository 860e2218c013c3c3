import type { DateOptions } from '../../dates/found-date.ts';
import { withoutBullet } from './line-pieces.ts';
import type { Boilerplate } from './page-boilerplate.ts';
import { sourceEvidence } from './source-evidence.ts';
import { bareName } from './source-place.ts';
import { stripDates } from './strip-dates.ts';

export interface NumberedLine {
  readonly text: string;
  /** 1-based number in the input. */
  readonly line: number;
}

/** A headline with the publisher that a line of its own names below it. */
interface AlertStory extends NumberedLine {
  /** The line that names the publisher, perhaps with the day: "Harbour Gazette, May 12". */
  readonly sourceLine: string;
}

export interface AlertReading {
  readonly stories: readonly AlertStory[];
  /** Headings, publishers, teasers and links of the alert. */
  readonly leftOut: readonly NumberedLine[];
}

const MIN_STORIES = 3;
/** Share of the lines that must name a publisher: a story has three lines, or four with "Flag as irrelevant". */
const MIN_SHARE = 0.2;
/** The same where other lines show that it is a mail, whose teasers may be cut into several lines. */
const MIN_SHARE_IN_MAIL = 0.1;
const MIN_TITLE_WORDS = 3;
const TEASER_CHARACTERS = 110;
const TEASER_END = /(?:\.{3}|…|[.!?]["”»]?)$/u;
const STARTS_WITH_DIGIT = /^\d/;
/** Headlines of a list, not of a mail, have a bullet in front or an outlet in brackets behind: from this share of the lines. */
const MIN_LIST_SHARE = 0.4;
const BRACKET_AT_END = /\S\s*[([][^()[\]]{2,60}[)\]]$/u;

/**
 * Reads a list in the layout of an alert e-mail, where every headline has its publisher on a line of its own, below it
 * or below its teaser; null for every other list. `boilerplate`: lines of the page layout that hold no story.
 */
export function readAlert(
  rows: readonly NumberedLine[],
  boilerplate: ReadonlyMap<NumberedLine, Boilerplate>,
  options: DateOptions,
): AlertReading | null {
  if (rows.filter(({ text }) => isListed(text)).length >= MIN_LIST_SHARE * rows.length) return null;
  const text = rows.filter((row) => (boilerplate.get(row)?.kind ?? 'publisher') === 'publisher');
  const blocks = cutBlocks(text, options);
  const isMail = [...boilerplate.values()].some(({ kind }) => kind === 'page');
  const minShare = isMail ? MIN_SHARE_IN_MAIL : MIN_SHARE;
  if (blocks.length < MIN_STORIES || blocks.length < minShare * rows.length) return null;
  const hasTeaserAbove =
    blocks.filter(({ above }) => isTeaser(above.at(-1)?.text ?? '')).length > blocks.length / 2;
  const stories: AlertStory[] = [];
  for (const { above, sourceLine } of blocks) {
    const title = hasTeaserAbove ? titleAboveTeaser(above) : above.at(-1);
    if (title) stories.push({ ...title, sourceLine });
  }
  const taken = new Set(stories.map(({ line }) => line));
  return { stories, leftOut: rows.filter(({ line }) => !taken.has(line)) };
}

/** The publisher and the day that a line below a headline names. */
export function readSourceLine(text: string, options: DateOptions): { source: string; date: string | null } {
  const { rest, edge } = stripDates(text, options);
  const date = edge[0]?.date ?? null;
  return { source: date === null ? text.trim() : bareName(rest), date };
}

interface Block {
  readonly above: readonly NumberedLine[];
  readonly sourceLine: string;
}

/** Every publisher's line with the lines between it and the one before. */
function cutBlocks(rows: readonly NumberedLine[], options: DateOptions): Block[] {
  const blocks: Block[] = [];
  let above: NumberedLine[] = [];
  rows.forEach((row, i) => {
    const next = rows[i + 1]?.text ?? '';
    const isSource =
      above.some(({ text }) => isTitle(text)) &&
      isPublisher(row.text, options) &&
      !isPublisher(next, options);
    if (!isSource) {
      above.push(row);
      return;
    }
    blocks.push({ above, sourceLine: row.text });
    above = [];
  });
  return blocks;
}

function titleAboveTeaser(above: readonly NumberedLine[]): NumberedLine | undefined {
  const teaser = above.findLastIndex(({ text }) => !isTeaser(text) && isTitle(text));
  return above[teaser];
}

function isTeaser(text: string): boolean {
  return text.length > TEASER_CHARACTERS || TEASER_END.test(text);
}

function isTitle(text: string): boolean {
  return text.split(/\s+/).length >= MIN_TITLE_WORDS;
}

function isListed(text: string): boolean {
  return withoutBullet(text) !== text || BRACKET_AT_END.test(text);
}

function isPublisher(text: string, options: DateOptions): boolean {
  if (STARTS_WITH_DIGIT.test(text) || withoutBullet(text) !== text || TEASER_END.test(text)) return false;
  const evidence = sourceEvidence(readSourceLine(text, options).source);
  return evidence === 'strong' || evidence === 'weak';
}
