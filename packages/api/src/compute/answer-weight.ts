/** Limits on the size of a job's answer. */
import { ANSWER_MAX_BYTES } from '../core/limits.ts';
import type { JobName } from './jobs.ts';

const KB = 1_000;
const MB = 1_000_000;
/**
 * Maximum weight of an answer of `ANSWER_MAX_BYTES` of JSON. A value that takes only two bytes of JSON still weighs eight.
 */
const REPORT = 4 * ANSWER_MAX_BYTES;

/** Maximum size of each job's answer, as counted by `answerWeight`. */
export const MAX_ANSWER_BYTES: Readonly<Record<JobName, number>> = {
  analyzeArticlePage: REPORT,
  analyzeDocument: REPORT,
  analyzeManualArticle: REPORT,
  analyzePost: REPORT,
  // A list of 10 MB has an answer of 87 MB.
  analyzeLines: 400 * MB,
  // 500 items with the longest possible headlines and URLs.
  readFeed: 8 * MB,
  readLanding: 64 * KB,
  readLead: 64 * KB,
  readNextPart: 64 * KB,
  readPostAnswer: MB,
  requestedPage: 64 * KB,
};

/** Number of bytes counted for each value in addition to its characters. */
const VALUE_BYTES = 8;

/** Estimates the number of bytes that a value takes when sent between processes. Stops counting above `max`. */
export function answerWeight(value: unknown, max: number): number {
  const open: unknown[] = [value];
  let weight = 0;
  while (open.length > 0 && weight <= max) {
    const next = open.pop();
    weight += VALUE_BYTES;
    if (typeof next === 'string') weight += next.length;
    else if (ArrayBuffer.isView(next)) weight += next.byteLength;
    else if (Array.isArray(next)) for (const item of next) open.push(item);
    else if (typeof next === 'object' && next !== null)
      for (const item of Object.values(next)) open.push(item);
  }
  return weight;
}
