import { Failure, type FailureCause } from '@earshot/schema/failures';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import type { PostAnswer } from './post-reading.ts';

/** Where a platform documents another meaning. */
export type StatusFailures = Readonly<Record<number, FailureCause>>;

const MEANINGS: StatusFailures = {
  401: 'social-no-public-text',
  403: 'social-no-public-text',
  404: 'social-gone',
  410: 'social-gone',
  429: 'http-429',
  451: 'social-no-public-text',
  // LinkedIn takes the client for a bot.
  999: 'social-no-public-text',
};
const LOGIN_ADDRESS =
  /^https?:\/\/(?:consent\.[^/]+\/|[^/]+\/(?:accounts\/(?:login|suspended)|login|log-?in|signin|checkpoint|authwall|uas\/login|i\/flow\/login|privacy\/consent|challenge)(?:[/?.#]|$))/i;

/** Throws unless the answer is a success and no login page. */
export function assertAnswered({ url, status }: PostAnswer, failures: StatusFailures = {}): void {
  if (status < 200 || status > 299) {
    throw new Failure(failures[status] ?? MEANINGS[status] ?? 'social-unavailable');
  }
  if (isLoginAddress(url)) throw new Failure('social-no-public-text');
}

export function isLoginAddress(url: string): boolean {
  return LOGIN_ADDRESS.test(url);
}

/** Throws `social-unavailable` without an object or array. */
export function readJson(answer: PostAnswer, failures: StatusFailures = {}): object {
  assertAnswered(answer, failures);
  const value = tryParse(answer.text);
  if (typeof value === 'object' && value !== null) return value;
  throw new Failure('social-unavailable');
}

export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

export function stringAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

export function webUrlAt(value: unknown, ...path: readonly (string | number)[]): DerivedUrl | null {
  const found = stringAt(value, ...path);
  return found === null ? null : (deriveUrl(found)?.url ?? null);
}

export function momentAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = stringAt(value, ...path);
  return found === null ? null : momentOf(found);
}

/** Keeps its offset. */
export function momentOf(text: string): string | null {
  return readMoment(text, ANY_DAY);
}

/** Keyed by output names. */
export function countsAt(value: unknown, members: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [member, name] of Object.entries(members)) {
    const count = valueAt(value, member);
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) counts[name] = count;
  }
  return counts;
}
