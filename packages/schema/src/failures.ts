/**
 * Every expected failure of the API in one table: cause, HTTP status, stable code and the one plain sentence that the
 * user reads. A sentence that should lead the user to paste the text or to upload a screenshot contains `access`, `scrape` or `404`; no other does.
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

/** Longer waits are shown in minutes. */
const MAX_WAIT_IN_SECONDS = 90;

/** The sentence with the time to wait in place of "later". */
function withWait(message: string, seconds: number | undefined): string {
  if (seconds === undefined) return message;
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds === 1 ? '1 second' : seconds <= MAX_WAIT_IN_SECONDS ? `${seconds} seconds` : `${minutes} minutes`;
  return message.replace('Try again later', `Try again in ${wait}`);
}

/** A sentence without its offer to paste or upload instead, for screens that have no such input. */
export function withoutHint(message: string): string {
  return message.replace(
    / You can (?:paste the text|upload the image|upload a screenshot[^.]*) instead\.$/,
    '',
  );
}

/**
 * An expected failure. Anything else that is thrown is a bug and answers 500. `message` replaces the table's sentence when
 * a tool has better advice.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failureCause: FailureCause;
  /** Seconds to wait before another try, when known. */
  readonly retryAfterSeconds: number | undefined;
  /** A further sentence about this case, shown after the row's own. */
  readonly detail: string | undefined;
  /** What the page says of the article that could not be read. */
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

/** Input that breaks a rule of the product; `message` is the rule's own text, the status is 400. */
export class ValidationFailure extends Error {
  override readonly name = 'ValidationFailure';
  readonly field: string;

  constructor(problem: Problem) {
    super(problem.toast.text ?? problem.toast.title);
    this.field = problem.field;
  }
}
