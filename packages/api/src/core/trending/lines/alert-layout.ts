import type { Boilerplate } from './page-boilerplate.ts';
import { sourceEvidence } from './source-evidence.ts';

export interface NumberedLine {
  readonly text: string;
  /** 1-based number in the input. */
  readonly line: number;
}

/** A headline with the publisher that a line of its own names below it. */
interface AlertStory extends NumberedLine {
  readonly source: string;
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
const BULLET_OR_DATE = /^(?:[•*-]|\d)/;

/**
 * Reads a list in the layout of an alert e-mail, where every headline has its publisher on a line of its own, below it
 * or below its teaser; null for every other list. `boilerplate`: lines of the page layout that hold no story.
 */
export function readAlert(
  rows: readonly NumberedLine[],
  boilerplate: ReadonlyMap<NumberedLine, Boilerplate>,
): AlertReading | null {
  const text = rows.filter((row) => (boilerplate.get(row)?.kind ?? 'publisher') === 'publisher');
  const blocks = cutBlocks(text);
  const isMail = [...boilerplate.values()].some(({ kind }) => kind === 'page');
  const minShare = isMail ? MIN_SHARE_IN_MAIL : MIN_SHARE;
  if (blocks.length < MIN_STORIES || blocks.length < minShare * rows.length) return null;
  const hasTeaserAbove =
    blocks.filter(({ above }) => isTeaser(above.at(-1)?.text ?? '')).length > blocks.length / 2;
  const stories: AlertStory[] = [];
  for (const { above, source } of blocks) {
    const title = hasTeaserAbove ? titleAboveTeaser(above) : above.at(-1);
    if (title) stories.push({ ...title, source });
  }
  const taken = new Set(stories.map(({ line }) => line));
  return { stories, leftOut: rows.filter(({ line }) => !taken.has(line)) };
}

interface Block {
  readonly above: readonly NumberedLine[];
  readonly source: string;
}

/** Every publisher's line with the lines between it and the one before. */
function cutBlocks(rows: readonly NumberedLine[]): Block[] {
  const blocks: Block[] = [];
  let above: NumberedLine[] = [];
  rows.forEach((row, i) => {
    const next = rows[i + 1]?.text ?? '';
    const isSource = above.some(({ text }) => isTitle(text)) && isPublisher(row.text) && !isPublisher(next);
    if (!isSource) {
      above.push(row);
      return;
    }
    blocks.push({ above, source: row.text.trim() });
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

function isPublisher(text: string): boolean {
  if (BULLET_OR_DATE.test(text) || TEASER_END.test(text)) return false;
  const evidence = sourceEvidence(text);
  return evidence === 'strong' || evidence === 'weak';
}
