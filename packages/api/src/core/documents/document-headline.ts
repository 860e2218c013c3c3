import { foldText } from '../text/fold.ts';

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

/** Clues in the document about its headline. */
export interface HeadlineClues {
  /** Title in the file's properties. */
  readonly title: string | null;
  /** Text emphasized on the page, by the largest type or by a heading style. */
  readonly heading: string | null;
  readonly lines: readonly string[];
}

export interface DocumentHeadline {
  readonly headline: string;
  /** Its source, for the provenance in the report. */
  readonly provenance: string;
}

const MAX_HEADLINE_CHARACTERS = 300;
/** Titles filled in by a program, such as a file name or the name of the program. */
const FILLED_IN =
  /\.(?:docx?|pdf|indd|html?|odt|rtf|pages|txt)$|^(?:microsoft|untitled|document\d*|dokument\d*|sans titre|unbenannt|slide)\b/i;
const LABEL =
  /^(?:\W*(?:for immediate release|immediate release|press release|media release|news release|press information|pressemitteilung|medienmitteilung|communiqué de presse|nota de prensa|comunicado de prensa|comunicato stampa|persbericht)\W*)+/i;

/**
 * Determines the headline of a press release or another document: the title in its properties if the text repeats it,
 * otherwise the text in the largest type, otherwise a title not filled in by a program, otherwise the first line that is not
 * a label.
 */
export function documentHeadline({ title, heading, lines }: HeadlineClues): DocumentHeadline {
  const text = foldText(lines.join(' '));
  const named = title === null || FILLED_IN.test(title.trim()) ? '' : withoutLabel(title);
  if (isHeadline(named) && text.includes(foldText(named))) {
    return { headline: named, provenance: "the file's title, which the text repeats" };
  }
  const largest = withoutLabel(heading ?? '');
  if (isHeadline(largest)) return { headline: largest, provenance: 'the largest type on the first page' };
  if (isHeadline(named)) return { headline: named, provenance: "the file's title" };
  const first = lines.map(withoutLabel).find(isHeadline) ?? '';
  return { headline: first, provenance: 'the first line of the text' };
}

function withoutLabel(line: string): string {
  return line.replace(LABEL, '').replace(/\s+/g, ' ').trim();
}

/** Whether a line has at least two words, which excludes dates and page numbers, and is shorter than a paragraph. */
function isHeadline(line: string): boolean {
  if (line.length > MAX_HEADLINE_CHARACTERS) return false;
  return (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 || WITHOUT_SPACES.test(line);
}
