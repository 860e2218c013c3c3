/** Careful access to what a platform answers in JSON. */

import { Failure } from '@earshot/schema/failures';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import { assertAnswered, type StatusFailures } from './answer-status.ts';
import type { PostAnswer } from './post-reading.ts';

/**
 * The JSON of an answer. Throws the `Failure` of its status; `social-unavailable` when it is not JSON or not an
 * object.
 */
export function readJson(answer: PostAnswer, failures: StatusFailures = {}): object {
  assertAnswered(answer, failures);
  const value = tryParse(answer.text);
  if (typeof value === 'object' && value !== null) return value;
  throw new Failure('social-unavailable');
}

/** The value of a JSON text, or undefined when it is not JSON. */
export function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of member names and indexes, or undefined. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** The trimmed string at a path, or null when there is none or it is empty. */
export function stringAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : null;
}

/** The absolute http(s) address at a path, or null. */
export function webUrlAt(value: unknown, ...path: readonly (string | number)[]): DerivedUrl | null {
  const found = stringAt(value, ...path);
  return found === null ? null : (deriveUrl(found)?.url ?? null);
}

/** The moment at a path as ISO 8601 in UTC, or null when it is missing or has no time zone. */
export function momentAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = stringAt(value, ...path);
  return found === null ? null : momentOf(found);
}

/** An ISO 8601 date-time with its zone, in UTC. A day without a time stays as it is. Otherwise null. */
export function momentOf(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})$/i.test(text)) return null;
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** The counts among `members`, by the name they get. */
export function countsAt(value: unknown, members: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [member, name] of Object.entries(members)) {
    const count = at(value, member);
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) counts[name] = count;
  }
  return counts;
}
