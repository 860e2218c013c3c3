import { foldText } from '../text/fold.ts';
import { type DocumentPage, type PageRun, pageRows } from './page-rows.ts';
import { continueLine } from './text-lines.ts';

const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;

export interface HeadlineClues {
  readonly title: string | null;
  readonly heading: string | null;
  readonly lines: readonly string[];
}

export interface DocumentHeadline {
  readonly headline: string;
  readonly provenance: string;
}

const MAX_HEADLINE_CHARACTERS = 300;
const FILLED_IN =
  /\.(?:docx?|pdf|indd|html?|odt|rtf|pages|txt)$|^(?:microsoft|untitled|document\d*|dokument\d*|sans titre|unbenannt|slide)\b/i;
const LABEL =
  /^(?:\W*(?:for immediate release|immediate release|press release|media release|news release|press information|pressemitteilung|medienmitteilung|communiqué de presse|nota de prensa|comunicado de prensa|comunicato stampa|persbericht)\W*)+/i;

/** The title in the properties counts if the text repeats it. */
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

/** At least two words, which excludes dates and page numbers. */
function isHeadline(line: string): boolean {
  if (line.length > MAX_HEADLINE_CHARACTERS) return false;
  return (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 || WITHOUT_SPACES.test(line);
}

const MIN_HEADING_RATIO = 1.15;
const SAME_SIZE_SHARE = 0.04;
const MAX_LEADING_EM = 1.8;
/** Shorter texts in large type are logos and drop caps. */
const MIN_LETTERS = 8;

/** Null if nothing is clearly larger than the rest. */
export function largestText(page: DocumentPage): string | null {
  const lines = pageRows(page.runs).flatMap(({ segments }) => segments);
  const normal = medianSize(lines);
  const sizes = [...new Set(lines.map(({ fontSize }) => fontSize))].sort((a, b) => b - a);
  for (const size of sizes) {
    if (size < normal * MIN_HEADING_RATIO) return null;
    const text = headingFrom(
      lines.filter(({ fontSize }) => Math.abs(fontSize - size) <= size * SAME_SIZE_SHARE),
    );
    if ((text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS) return text;
  }
  return null;
}

function headingFrom(lines: readonly PageRun[]): string {
  let text = '';
  let last: PageRun | undefined;
  for (const line of lines) {
    if (last && line.baseline - last.baseline > MAX_LEADING_EM * line.fontSize) break;
    text = last ? continueLine(text, line.text.trim()) : line.text.trim();
    last = line;
  }
  return text;
}

/** Weighted by number of characters. */
function medianSize(lines: readonly PageRun[]): number {
  const sizes = lines
    .map(({ fontSize, text }) => ({ fontSize, characters: text.length }))
    .sort((a, b) => a.fontSize - b.fontSize);
  const half = sizes.reduce((sum, { characters }) => sum + characters, 0) / 2;
  let counted = 0;
  for (const { fontSize, characters } of sizes) {
    counted += characters;
    if (counted >= half) return fontSize;
  }
  return 0;
}
