import type { Hop } from '@earshot/schema/url-expander/model';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { headerRedirect, loginDetour, parseRefresh, redirectTarget } from './redirect-target.ts';

const FROM = 'https://coast.example/a/b#part';
const causeOf = (status: number, location?: string) => {
  try {
    return redirectTarget(FROM, status, location)?.url ?? null;
  } catch (error) {
    return (error as { failureCause: string }).failureCause;
  }
};

it.each(examples<[number, string | null, string | null]>(import.meta.url, 'redirecting statuses'))(
  'the status %i with the location %j leads to %s',
  (status, location, expected) => {
    expect(causeOf(status, location ?? undefined)).toBe(expected);
  },
);

it.each(
  examples<[number, Record<string, string>, { url: string; via: string } | null]>(
    import.meta.url,
    'redirecting headers',
  ),
)('the status %i with the headers %j leads to %j', (status, headers, expected) => {
  const found = headerRedirect(FROM, status, headers);
  expect(found && { url: found.url, via: found.via }).toEqual(expected);
});

describe('refresh values', () => {
  it.each(examples<[string, string]>(import.meta.url, 'refresh values'))('reads %j', (value, address) => {
    expect(parseRefresh(value)).toBe(address);
  });

  it.each(['', '5', '300; url=/same', '0; url=', '0;', 'soon; url=/x'])(
    'finds no redirect in %j',
    (value) => {
      expect(parseRefresh(value)).toBeNull();
    },
  );
});

const PAGE = 'https://coast.example/story';
const chain = (...urls: readonly (string | [string, Hop['via']])[]): Hop[] =>
  urls.map((hop) => {
    const [url, via] = typeof hop === 'string' ? [hop, 'http' as const] : hop;
    return { url, via, status: 302, durationMs: 1, downgrade: false };
  });

it.each(examples<[string]>(import.meta.url, 'login pages'))(
  'the page that led to the login page %s is the destination',
  (login) => {
    expect(loginDetour(chain('https://short.example/1', PAGE, login))).toBe(PAGE);
  },
);

it('is the page in front of the first of several login pages', () => {
  expect(loginDetour(chain(PAGE, 'https://coast.example/login', 'https://accounts.example.com/signin'))).toBe(
    PAGE,
  );
  expect(loginDetour(chain('https://coast.example/login', PAGE, 'https://accounts.example.com/signin'))).toBe(
    PAGE,
  );
});

it.each([
  ['no hop', []],
  ['no login page', chain('https://short.example/1', PAGE)],
  ['only a login page', chain('https://coast.example/login')],
  ['only login pages', chain('https://coast.example/login', 'https://accounts.example.com/x')],
  ['a login page that is not last', chain(PAGE, 'https://coast.example/login', 'https://coast.example/home')],
  ['a page about a login', chain(PAGE, 'https://coast.example/login-trouble-at-the-port')],
  ['a page that redirects by itself', chain([PAGE, 'meta-refresh'], 'https://coast.example/login')],
])('is null for a chain with %s', (_, hops) => {
  expect(loginDetour(hops)).toBeNull();
});
