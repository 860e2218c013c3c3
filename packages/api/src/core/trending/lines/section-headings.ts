import type { NumberedLine } from './alert-layout.ts';
import { findBlockHeadings } from './block-headings.ts';
import { withoutBullet } from './line-pieces.ts';
import { findUrl } from './read-url.ts';

/** What the headlines of a list have in front or behind: they are told from headings, greetings and footers by it. */
type LineMark = 'bullet' | 'hash' | 'bracket at the end' | 'bar' | 'dash' | 'prefix';

/** From this many lines with the mark, and this share of all lines, a mark is the layout of the list. */
const MIN_MARKED = 5;
const MIN_SHARE = 0.4;
/** Evidence that makes a line a heading. */
const MIN_EVIDENCE = 4;
const FEW_WORDS = 4;

/** What a newsletter says to its readers: greetings, what it is, how to leave it. */
const ADDRESSES_READER =
  /@[\p{L}\d-]+\.|^(?:good (?:morning|afternoon|evening)|dear |hello|hi |guten (?:morgen|tag)|bonjour|buenos d[ií]as)|\b(?:unsubscribe|click here|write to|reply to|forward(?:ed)? to|this (?:e-?mail|list|newsletter|digest|report)|media (?:digest|monitor(?:ing)?)|daily briefing|clips|press (?:digest|review|cuttings)|(?:compiled|prepared|collected) by|abmelden|pressespiegel|revue de presse|désabonner|darse de baja)\b/iu;
/** Where other lines have another mark, it is no bullet. */
const MARKDOWN_HEADING = /^#{1,6}\s/;
const SENTENCE_END = /[.!]\s*$/;

/**
 * The lines that stand between the headlines of a list without being one: section headings, greetings, footers. Most
 * lines of such a list share a layout (a bullet, an outlet in brackets); these lines lack it, and are short, in capitals,
 * beside the headlines, or speak to the reader. No single sign is enough.
 */
export function findHeadings(rows: readonly NumberedLine[]): Set<NumberedLine> {
  const marks = rows.map(({ text }) => marksOf(text));
  const layout = layoutOf(marks);
  if (layout === null) return findBlockHeadings(rows);
  const first = marks.findIndex((own) => own.includes(layout));
  const last = marks.findLastIndex((own) => own.includes(layout));
  return new Set(
    rows.filter((row, i) => {
      const own = marks[i];
      if (
        own === undefined ||
        own.includes(layout) ||
        own.includes('bracket at the end') ||
        isStoryAddress(row.text)
      )
        return false;
      const isOutside = i < first || i > last;
      const isBeforeHeadline = marks[i + 1]?.includes(layout) === true;
      const isAfterGap = i > 0 && row.line - (rows[i - 1]?.line ?? 0) > 1;
      return (
        (layout === 'bullet' ? 2 : 1) +
          Number(isOutside || isBeforeHeadline) +
          Number(isAfterGap) +
          (own.includes('hash') ? 2 : 0) +
          wordingEvidence(row.text) >=
        MIN_EVIDENCE
      );
    }),
  );
}

/** An address stands for its story, unless the line tells the reader what to do with it. */
function isStoryAddress(text: string): boolean {
  return findUrl(text, false) !== null && !ADDRESSES_READER.test(text);
}

/** The mark that most lines have. */
function layoutOf(marks: readonly (readonly LineMark[])[]): LineMark | null {
  const counts = new Map<LineMark, number>();
  for (const own of marks) for (const mark of own) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const most = [...counts].reduce<readonly [LineMark | null, number]>(
    (best, entry) => (entry[1] > best[1] ? entry : best),
    [null, 0],
  );
  return most[1] >= MIN_MARKED && most[1] >= MIN_SHARE * marks.length ? most[0] : null;
}

function marksOf(text: string): LineMark[] {
  const rest = withoutBullet(text);
  const marks: LineMark[] = [];
  if (rest !== text) marks.push(MARKDOWN_HEADING.test(text) ? 'hash' : 'bullet');
  if (/[)\]]$/.test(rest) && /\S\s*[([][^()[\]]{2,60}[)\]]$/u.test(rest)) marks.push('bracket at the end');
  if (rest.includes('|')) marks.push('bar');
  if (/\s[-–—]\s/.test(rest)) marks.push('dash');
  if (/^[^:：]{2,60}[:：]\s/u.test(rest)) marks.push('prefix');
  return marks;
}

/** How much the words of a line look like those of a heading, or of a note to the reader. */
function wordingEvidence(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const isInCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  return (
    [
      words <= FEW_WORDS,
      words <= 2,
      words === 1,
      isInCapitals,
      /[:：]\s*$/u.test(text),
      SENTENCE_END.test(text),
      text.includes('@'),
    ].filter(Boolean).length + (ADDRESSES_READER.test(text) ? 2 : 0)
  );
}
