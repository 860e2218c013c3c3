import type { Hop } from '@earshot/schema/url-expander/model';
import { expect, it } from 'vitest';
import { loginDetour } from './login-detour.ts';

const PAGE = 'https://coast.example/story';
const chain = (...urls: readonly (string | [string, Hop['via']])[]): Hop[] =>
  urls.map((hop) => {
    const [url, via] = typeof hop === 'string' ? [hop, 'http' as const] : hop;
    return { url, via, status: 302, durationMs: 1, downgrade: false };
  });

it.each([
  'https://coast.example/login?next=/story',
  'https://accounts.example.com/v3/signin',
  'https://www.linkedin.example/authwall',
  'https://coast.example/user/sign-in.php',
  'https://sso.coast.example/x',
  'http://coast.example/uas/login',
])('the page that led to the login page %s is the destination', (login) => {
  expect(loginDetour(chain('https://short.example/1', PAGE, login))).toBe(PAGE);
});

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
