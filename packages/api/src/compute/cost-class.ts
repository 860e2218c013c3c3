/** Estimates the cost of a task from its size. Tasks of the same cost class share slots. */
import { type RestWork, restRow } from '@earshot/schema/contract';
import { unpackedXmlBytes, visiblePdfPages } from '../core/documents/document-size.ts';
import { articleDocumentType } from '../core/url/answer/media-type.ts';
import type { OffloadedRequest } from '../ports.ts';
import type { JobName } from './jobs.ts';

/** Typical time: a fraction of a second, a few seconds, or more. */
export type CostClass = 'quick' | 'medium' | 'long';

interface Thresholds {
  /**
   * Maximum size of a quick task, which takes at most a quarter of a second on the machine described in docs/benchmarks.md.
   */
  readonly quick: number;
  /** Maximum size of a medium task. */
  readonly medium: number;
}

const KIB = 1024;
/** Number of characters in pages and pasted articles. */
const TEXT: Thresholds = { quick: 200_000, medium: 1_500_000 };
const LIST: Thresholds = { quick: 32 * KIB, medium: 512 * KIB };
/** Compressed bytes of a stored ranking. Their number is similar to the size of the ranked list. */
const EXPORT: Thresholds = { quick: 32 * KIB, medium: 512 * KIB };
/** Unpacked bytes of a .docx file, most of which are markup. */
const DOCX: Thresholds = { quick: 100 * KIB, medium: 2 * KIB * KIB };
const PDF_PAGES: Thresholds = { quick: 3, medium: 60 };
/** Bytes of a PDF file, which may contain images, fonts and compressed pages. */
const PDF: Thresholds = { quick: 100 * KIB, medium: 2 * KIB * KIB };

const BY_BODY: Readonly<Record<Exclude<RestWork, 'file' | 'export'>, Thresholds>> = {
  text: TEXT,
  list: LIST,
};

/** Returns the class of a request based on its content: its body, its file, or the page or ranking fetched for it. */
export function costOfRequest({
  procedure,
  body,
  page,
  ranking,
}: Pick<OffloadedRequest, 'procedure' | 'body' | 'page' | 'ranking'>): CostClass {
  const { work = 'text' } = restRow(procedure);
  if (work === 'export') return classOf(EXPORT, ranking?.length ?? 0);
  if (work === 'file') return costOfDocument(body);
  const type = page && articleDocumentType(page.headers['content-type'] ?? '', page.bytes);
  if (page?.bytes && (type === 'pdf' || type === 'docx')) return costOfDocument(page.bytes);
  const parts = page?.parts?.reduce((sum, { html }) => sum + html.length, 0) ?? 0;
  return classOf(BY_BODY[work], body.byteLength + (page?.text.length ?? 0) + parts);
}

/** Maximum offset at which a file starts inside a form. */
const MAX_FORM_HEAD_BYTES = 2048;

/**
 * Returns the class of an uploaded file, alone or inside a form, based on its size, unpacked size or number of pages.
 */
export function costOfDocument(bytes: Uint8Array): CostClass {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_FORM_HEAD_BYTES));
  if (head.includes('PK\x03\x04')) return classOf(DOCX, unpackedXmlBytes(bytes) ?? DOCX.medium);
  if (!head.includes('%PDF-')) return classOf(LIST, bytes.length);
  const bySize = classOf(PDF, bytes.length);
  if (bySize === 'long') return 'long';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return larger(bySize, classOf(PDF_PAGES, visiblePdfPages(file.toString('latin1'))));
}

/** Returns the class of a job based on the number of characters and bytes in its input. */
export function costOfJob(name: JobName, input: unknown): CostClass {
  return classOf(name === 'analyzeLines' ? LIST : TEXT, sizeOf(input));
}

function classOf({ quick, medium }: Thresholds, size: number): CostClass {
  if (size <= quick) return 'quick';
  return size <= medium ? 'medium' : 'long';
}

function larger(a: CostClass, b: CostClass): CostClass {
  if (a === 'long' || b === 'long') return 'long';
  return a === 'medium' || b === 'medium' ? 'medium' : 'quick';
}

/** Counts the characters of all strings and the bytes in a value. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += sizeOf(part);
  return sum;
}
