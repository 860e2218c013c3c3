import type { Metadata, TitleValidation } from '@earshot/schema/analysis-result';
import { Failure, type FailureCause } from '@earshot/schema/failures';
import { ANY_DAY, readMoment } from '@earshot/schema/values/dates/read-day';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';

export interface PostAnswer {
  /** Address after all redirects. */
  readonly url: string;
  readonly status: number;
  readonly text: string;
}

export interface PostReading {
  /** The post's own title, if the platform has titles. Also part of `text`. */
  readonly title: string | null;
  readonly text: string | null;
  readonly author: string | null;
  readonly handle: string | null;
  /** ISO 8601 date-time or date. */
  readonly date: string | null;
  readonly image: DerivedUrl | null;
  readonly counts: NonNullable<Metadata['counts']>;
  readonly ogDescription: string | null;
  readonly titles: TitleValidation;
  readonly url: DerivedUrl | null;
  /** Sources of the values in plain words, keyed by field name. */
  readonly provenance: Readonly<Record<string, string>>;
}

export const NO_TITLES: TitleValidation = {
  h1Text: null,
  ogTitle: null,
  twitterTitle: null,
  titleText: null,
};

const VALUES = ['title', 'text', 'author', 'handle', 'date', 'image'] as const;

export type PostValues = Partial<Omit<PostReading, 'provenance'>>;

export function postReading(source: string, values: PostValues): PostReading {
  const reading = {
    title: null,
    text: null,
    author: null,
    handle: null,
    date: null,
    image: null,
    counts: {},
    ogDescription: null,
    titles: NO_TITLES,
    url: null,
    ...values,
  };
  const present: string[] = VALUES.filter((name) => reading[name] !== null);
  if (Object.keys(reading.counts).length > 0) present.push('counts');
  return { ...reading, provenance: Object.fromEntries(present.map((name) => [name, source])) };
}

/** The values of `first` win, except that the longer text is kept. */
export function mergeReadings(first: PostReading, second: PostReading): PostReading {
  const isLonger = (second.text?.length ?? 0) > (first.text?.length ?? 0);
  const text = isLonger ? second : first;
  return {
    title: first.title ?? second.title,
    text: text.text,
    author: first.author ?? second.author,
    handle: first.handle ?? second.handle,
    date: first.date ?? second.date,
    image: first.image ?? second.image,
    counts: { ...second.counts, ...first.counts },
    ogDescription: first.ogDescription ?? second.ogDescription,
    titles: {
      h1Text: first.titles.h1Text ?? second.titles.h1Text,
      ogTitle: first.titles.ogTitle ?? second.titles.ogTitle,
      twitterTitle: first.titles.twitterTitle ?? second.titles.twitterTitle,
      titleText: first.titles.titleText ?? second.titles.titleText,
    },
    url: first.url ?? second.url,
    provenance: {
      ...second.provenance,
      ...first.provenance,
      ...(text.provenance.text !== undefined && { text: text.provenance.text }),
    },
  };
}

/** Causes for HTTP statuses to which a platform gives another meaning. */
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

export function momentOf(text: string): string | null {
  return readMoment(text, ANY_DAY);
}

export function countsAt(value: unknown, members: Readonly<Record<string, string>>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [member, name] of Object.entries(members)) {
    const count = valueAt(value, member);
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) counts[name] = count;
  }
  return counts;
}
