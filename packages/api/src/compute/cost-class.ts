/** Expected cost of a task by its size. A rough estimate: tasks of equal size differ by a factor of twenty in time. */
import type { ProcedurePath } from '@earshot/schema/contract';
import { articleDocumentType } from '../core/url/media-type.ts';
import type { OffloadedRequest } from '../ports.ts';
import type { JobName } from './jobs.ts';

/** Small; unknown, so that it is tried with a time limit; large. */
export type CostClass = 'quick' | 'trial' | 'long';

interface Thresholds {
  /** Largest size of a small task: a quarter of a second on the machine of docs/benchmarks.md. */
  readonly quick: number;
  /** Largest size that is tried; larger tasks take longer than a trial. */
  readonly trial: number;
}

const KIB = 1024;
const LIST: Thresholds = { quick: 32 * KIB, trial: 512 * KIB };
/** A document of 73 kB may hold 19,000 lines: its size says nothing before it is unpacked. */
const FILE: Thresholds = { quick: 0, trial: 512 * KIB };
const TEXT: Thresholds = { quick: 200_000, trial: 1_500_000 };
/** Compressed bytes of a stored ranking, which are about as many as those of its list. */
const EXPORT: Thresholds = { quick: 32 * KIB, trial: 512 * KIB };

const REQUESTS: Partial<Record<ProcedurePath, Thresholds>> = {
  'trending.analyzeText': LIST,
  'trending.analyzeFile': FILE,
};

/**
 * The class of a request by the bytes of its body and of the document, or the characters of the page, that it asked for; of
 * an export by what is stored, and unknown without that.
 */
export function costOfRequest({
  procedure,
  body,
  page,
  storedBytes,
}: Pick<OffloadedRequest, 'procedure' | 'body' | 'page' | 'storedBytes'>): CostClass {
  if (procedure === 'trending.exportCsv')
    return storedBytes === undefined ? 'trial' : classOf(EXPORT, storedBytes);
  const type = page && articleDocumentType(page.headers['content-type'] ?? '', page.bytes);
  if (type === 'pdf' || type === 'docx') return classOf(FILE, page?.bytes?.length ?? 0);
  return classOf(REQUESTS[procedure] ?? TEXT, body.byteLength + (page?.text.length ?? 0));
}

/** The class of a job by the characters in its input. */
export function costOfJob(name: JobName, input: unknown): CostClass {
  return classOf(name === 'analyzeLines' ? LIST : TEXT, charactersIn(input));
}

function classOf({ quick, trial }: Thresholds, size: number): CostClass {
  if (size <= quick) return 'quick';
  return size <= trial ? 'trial' : 'long';
}

/** Characters of all strings in a value. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += charactersIn(part);
  return sum;
}
