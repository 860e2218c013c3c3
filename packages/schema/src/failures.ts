/**
 * Table of all expected failures of the API: cause, HTTP status, stable code, and the plain-language message shown to
 * the user. Messages contain `access`, `scrape` or `404` if and only if they suggest pasting the text or uploading an
 * image.
 */
import { DOCUMENT_FAILURES } from './failures/document-failures.ts';
import type { FailureRow } from './failures/failure-row.ts';
import { FEED_FAILURES } from './failures/feed-failures.ts';
import { FILE_FAILURES } from './failures/file-failures.ts';
import { PAGE_FAILURES } from './failures/page-failures.ts';
import { SERVICE_FAILURES } from './failures/service-failures.ts';
import type { StatedFacts } from './stated-facts.ts';
import type { Problem } from './toast.ts';

export const FAILURES = {
  ...PAGE_FAILURES,
  ...DOCUMENT_FAILURES,
  ...FEED_FAILURES,
  ...FILE_FAILURES,
  ...SERVICE_FAILURES,
};

export type FailureCause = keyof typeof FAILURES;

/** Maximum wait shown in seconds. Longer waits are shown in minutes. */
const MAX_WAIT_IN_SECONDS = 90;

/** Replaces "Try again later" in the message with the time to wait. */
function withWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds === 1 ? '1 second' : seconds <= MAX_WAIT_IN_SECONDS ? `${seconds} seconds` : `${minutes} minutes`;
  return message.replace('Try again later', `Try again in ${wait}`);
}

/** Removes the suggestion to paste text or upload an image, for screens without such an input. */
export function withoutHint(message: string): string {
  return message.replace(
    / You can (?:paste the text|upload the image|upload a screenshot[^.]*) instead\.$/,
    '',
  );
}

/**
 * An expected failure. Anything else that is thrown is a bug and results in a 500. `message` replaces the table's message if
 * a tool has better advice.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failureCause: FailureCause;
  /** Seconds to wait before retrying, if known. */
  readonly retryAfterSeconds: number | undefined;
  /** An additional sentence about this case, shown after the row's message. */
  readonly detail: string | undefined;
  /** What the page states about an article that could not be read. */
  readonly stated: StatedFacts | undefined;

  constructor(
    failureCause: FailureCause,
    options: ErrorOptions & {
      readonly retryAfterSeconds?: number | undefined;
      readonly detail?: string;
      readonly stated?: StatedFacts | undefined;
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
