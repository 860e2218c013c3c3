import { Failure } from '@earshot/schema/failures';
import { PDF_MAX_PAGES } from '@earshot/schema/limits';
import { getDocumentProxy } from 'unpdf';
import { largestText } from '../../core/documents/document-headline.ts';
import { documentLines } from '../../core/documents/document-lines.ts';
import type { DocumentPage, PageRun } from '../../core/documents/page-rows.ts';
import { DOCUMENT_MAX_CHARACTERS, PDF_MAX_ITEMS_PER_PAGE } from '../limits.ts';
import type { DocumentContent } from './file-type.ts';

/** Width assumed for text without a known width, such as clusters of Indic letters, so that gaps between words are found. */
const UNKNOWN_WIDTH_EM = 0.6;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Must run in a process with limits on time and memory. */
export async function readPdfFile(bytes: Uint8Array): Promise<DocumentContent> {
  const document = await openPdf(bytes);
  if (document.numPages > PDF_MAX_PAGES) throw new Failure('file-too-many-pages');
  const pages: DocumentPage[] = [];
  let characters = 0;
  let isCut = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const read = await readPage(page);
    page.cleanup();
    characters += read.runs.reduce((sum, run) => sum + run.text.length, 0);
    pages.push(read);
    isCut = characters > DOCUMENT_MAX_CHARACTERS && number < document.numPages;
    if (isCut) break;
  }
  if (characters === 0) throw new Failure('file-no-text');
  const heading = pages[0] ? largestText(pages[0]) : null;
  const { lines, headers } = documentLines(pages);
  return { paragraphs: lines, title: await readTitle(document), heading, headers, isCut };
}

async function readTitle(document: PdfDocument): Promise<string | null> {
  const metadata = await document.getMetadata().catch(() => null);
  const title = metadata && 'Title' in metadata.info ? metadata.info.Title : null;
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null;
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false, stopAtErrors: false, verbosity: 0 });
  } catch (error) {
    const isPassword = error instanceof Error && error.name === 'PasswordException';
    throw new Failure(isPassword ? 'file-encrypted' : 'file-corrupt', { cause: error });
  }
}

async function readPage(page: PdfPage): Promise<DocumentPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const runs: PageRun[] = [];
  let items = 0;
  const reader = page.streamTextContent().getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items += part.value.items.length;
    if (items > PDF_MAX_ITEMS_PER_PAGE) throw new Failure('file-too-complex');
    for (const item of part.value.items) {
      const run = 'str' in item && item.str !== '' && toRun(item, transform);
      if (run) runs.push(run);
    }
  }
  return { width, height, runs };
}

interface PlacedText {
  readonly str: string;
  /** The six numbers of a PDF matrix, which pdf.js does not type. */
  readonly transform: unknown[];
  readonly width: number;
}

/** y grows downward. Null for rotated or mirrored text, or text without a size. */
function toRun(item: PlacedText, viewport: readonly number[]): PageRun | null {
  const [a, b, , , left, baseline] = multiply(viewport, item.transform.map(Number));
  if (Math.abs(b) > Math.abs(a) || a <= 0) return null;
  const [, , c, d] = item.transform.map(Number);
  const fontSize = Math.hypot(c ?? 0, d ?? 0);
  if (!Number.isFinite(left + baseline + fontSize + item.width) || fontSize === 0) return null;
  const width = item.width > 0 ? item.width : UNKNOWN_WIDTH_EM * fontSize;
  return { text: item.str, left, right: left + width, baseline, fontSize };
}

type Matrix = [number, number, number, number, number, number];

function multiply(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
