/**
 * Finds quotations that span several paragraphs. Newspapers open each paragraph of such a quotation with a mark, and close
 * only the last one.
 */
import {
  closingMark,
  MAX_QUOTATION_CHARACTERS,
  type Quotation,
  quotationBetween,
  scanQuotations,
} from './quotation-spans.ts';

/** A paragraph and its quotations. */
export interface QuotedParagraph {
  readonly paragraph: string;
  /** Offset of the paragraph in the text. */
  readonly index: number;
  readonly spans: readonly Quotation[];
  /** The element of `spans` that is part of a quotation that spans several paragraphs. Null if there is none. */
  readonly part: Quotation | null;
}

interface Paragraph {
  readonly 0: string;
  readonly index: number;
}

/**
 * Maximum number of paragraphs after the first one of a quotation, so that a mark that is never closed does not claim the
 * rest of a text.
 */
const MAX_PARAGRAPHS = 30;
/** An apostrophe may also start a shortened word, so it does not reliably start a quotation. */
const UNRELIABLE = "'";
/** Another mark that may open the next paragraphs, keyed by the mark that opens the first. Spanish newspapers use it. */
const ALSO_CONTINUES: Readonly<Record<string, string>> = { '«': '»' };

/**
 * Returns the paragraph at an index, together with the following ones if a quotation runs on into them. Each following
 * paragraph has to begin with an opening mark, and the last one has to close the quotation.
 */
export function passageAt(paragraphs: readonly Paragraph[], place: number): QuotedParagraph[] {
  const first = paragraphs[place];
  if (!first) return [];
  const { found, open } = scanQuotations(first[0]);
  const alone = { paragraph: first[0], index: first.index, spans: found, part: null };
  const mark = first[0][open] ?? '';
  if (open < 0 || mark === UNRELIABLE) return [alone];
  const part = quotationBetween(first[0], open, first[0].length);
  const start = { ...alone, part, spans: [...found.filter(({ to }) => to <= open), part] };
  const rest = isPart(part) ? followingParts(paragraphs, place + 1, mark) : [];
  return rest.length === 0 ? [alone] : [start, ...rest];
}

/** Returns the paragraphs that continue a quotation up to the one that closes it. Empty if none does. */
function followingParts(paragraphs: readonly Paragraph[], from: number, mark: string): QuotedParagraph[] {
  const parts: QuotedParagraph[] = [];
  for (const { 0: paragraph, index } of paragraphs.slice(from, from + MAX_PARAGRAPHS)) {
    const open = paragraph.search(/\S/u);
    const opening = paragraph[open] ?? '';
    if (opening !== mark && opening !== ALSO_CONTINUES[mark]) return [];
    const close = closingMark(paragraph, mark, open + 1);
    const part = quotationBetween(paragraph, open, close < 0 ? paragraph.length : close);
    if (!isPart(part)) return [];
    const after = close < 0 ? [] : scanQuotations(paragraph, close + 1).found;
    parts.push({ paragraph, index, part, spans: [part, ...after] });
    if (close >= 0) return parts;
  }
  return [];
}

function isPart({ start, end }: Quotation): boolean {
  return end > start && end - start <= MAX_QUOTATION_CHARACTERS;
}
