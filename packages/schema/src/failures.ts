/**
 * All expected failures of the API. Their rows are in `failures.json`, grouped by what failed. A sentence contains `access`,
 * `scrape` or `404` if and only if it suggests pasting the text or uploading an image.
 */

import type { AddressFacts } from './address-facts.ts';
import TABLE from './failures.json' with { type: 'json' };
import { formatCount, megabytes } from './format-count.ts';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
  PDF_MAX_PAGES,
  UPLOAD_MAX_BYTES,
} from './limits.ts';
import type { Problem } from './toast.ts';

export interface FailureRow {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

type FailureKind = keyof typeof TABLE;
export type FailureCause = { [Kind in FailureKind]: keyof (typeof TABLE)[Kind] }[FailureKind];

const LIMITS: Readonly<Record<string, string>> = {
  uploadSize: megabytes(UPLOAD_MAX_BYTES),
  pdfPages: formatCount(PDF_MAX_PAGES),
  imageSize: megabytes(IMAGE_MAX_BYTES),
  imageMegapixels: String(IMAGE_MAX_PIXELS / 1e6),
  imageMaxSide: formatCount(IMAGE_MAX_SIDE_PX),
  imageMinSide: formatCount(IMAGE_MIN_SIDE_PX),
};

function rowOf(text: string): FailureRow {
  const [, status, code = '', message = ''] = /^(\d+) (\w+): (.+)$/.exec(text) ?? [];
  return {
    status: Number(status),
    code,
    message: message.replace(/\{(\w+)\}/g, (_, name: string) => LIMITS[name] ?? name),
  };
}

export const FAILURES = Object.fromEntries(
  Object.values(TABLE).flatMap((rows) => Object.entries(rows).map(([cause, text]) => [cause, rowOf(text)])),
) as Readonly<Record<FailureCause, FailureRow>>;

export const FAILURE_KINDS = Object.fromEntries(
  Object.entries(TABLE).map(([kind, rows]) => [kind, Object.keys(rows)]),
) as unknown as Readonly<Record<FailureKind, readonly FailureCause[]>>;

const MAX_WAIT_IN_SECONDS = 90;

function withWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds === 1 ? '1 second' : seconds <= MAX_WAIT_IN_SECONDS ? `${seconds} seconds` : `${minutes} minutes`;
  return message.replace('Try again later', `Try again in ${wait}`);
}

/** Removes the advice to paste or upload, for screens without an input for text or images. */
export function withoutHint(message: string): string {
  return message.replace(
    / You can (?:paste the text|upload the image|upload a screenshot[^.]*) instead\.$/,
    '',
  );
}

/** An expected failure. Anything else that is thrown is a bug and becomes a 500. `message` replaces the table's sentence. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failureCause: FailureCause;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: string | undefined;
  readonly stated: AddressFacts | undefined;

  constructor(
    failureCause: FailureCause,
    options: ErrorOptions & {
      readonly retryAfterSeconds?: number | undefined;
      readonly detail?: string;
      readonly stated?: AddressFacts | undefined;
      readonly message?: string;
    } = {},
  ) {
    const sentence = withWait(options.message ?? FAILURES[failureCause].message, options.retryAfterSeconds);
    super([sentence, options.detail].filter(Boolean).join(' '), options);
    this.failureCause = failureCause;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.detail = options.detail;
    this.stated = options.stated;
  }

  get row(): FailureRow {
    return FAILURES[this.failureCause];
  }
}

/** Thrown for input that violates a validation rule. `message` is the rule's text, and the HTTP status is 400. */
export class ValidationFailure extends Error {
  override readonly name = 'ValidationFailure';
  readonly field: string;

  constructor(problem: Problem) {
    super(problem.toast.text ?? problem.toast.title);
    this.field = problem.field;
  }
}
