/** Interprets the status and the final address of a response. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { PostAnswer } from './post-reading.ts';

/** Meanings of statuses that a platform documents differently. */
export type StatusFailures = Readonly<Record<number, FailureCause>>;

const MEANINGS: StatusFailures = {
  401: 'social-no-public-text',
  403: 'social-no-public-text',
  404: 'social-gone',
  410: 'social-gone',
  429: 'http-429',
  451: 'social-no-public-text',
  // LinkedIn's response to clients that it considers bots.
  999: 'social-no-public-text',
};
const LOGIN_ADDRESS =
  /^https?:\/\/(?:consent\.[^/]+\/|[^/]+\/(?:accounts\/(?:login|suspended)|login|log-?in|signin|checkpoint|authwall|uas\/login|i\/flow\/login|privacy\/consent|challenge)(?:[/?.#]|$))/i;

/** Throws the `Failure` for a response that is not a success (2xx) or comes from a login page. */
export function assertAnswered({ url, status }: PostAnswer, failures: StatusFailures = {}): void {
  if (status < 200 || status > 299) {
    throw new Failure(failures[status] ?? MEANINGS[status] ?? 'social-unavailable');
  }
  if (isLoginAddress(url)) throw new Failure('social-no-public-text');
}

/** Whether a request was redirected to a login or consent page. */
export function isLoginAddress(url: string): boolean {
  return LOGIN_ADDRESS.test(url);
}
