/** Interprets the status and the final address of a response, and reads its JSON. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
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

/**
 * Parses the JSON of a response. Throws the `Failure` of its status, or `social-unavailable` if it is not a JSON object or
 * array.
 */
export function readJson(answer: PostAnswer, failures: StatusFailures = {}): object {
  assertAnswered(answer, failures);
  const value = tryParse(answer.text);
  if (typeof value === 'object' && value !== null) return value;
  throw new Failure('social-unavailable');
}

/** Parses a JSON text, or returns undefined if it is invalid. */
export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the value at a path of member names and indexes, or undefined. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Returns the trimmed string at a path, or null if there is none or it is empty. */
export function stringAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

/** Returns the absolute http(s) address at a path, or null. */
export function webUrlAt(value: unknown, ...path: readonly (string | number)[]): DerivedUrl | null {
  const found = stringAt(value, ...path);
  return found === null ? null : (deriveUrl(found)?.url ?? null);
}

/** Returns the timestamp at a path, read by `momentOf`. Null if it is missing or not valid. */
export function momentAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = stringAt(value, ...path);
  return found === null ? null : momentOf(found);
}

/** Reads the time of a post, which keeps its offset (see `readMoment`). Null if there is none. */
export function momentOf(text: string): string | null {
  return readMoment(text, ANY_DAY);
}

/** Returns the counts in `members`, keyed by their output names. */
export function countsAt(value: unknown, members: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [member, name] of Object.entries(members)) {
    const count = valueAt(value, member);
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) counts[name] = count;
  }
  return counts;
}
