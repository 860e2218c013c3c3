import { expect, it } from 'vitest';
import { addressInLink, isClickTracker, looksLikeRedirect } from './unwrap-link.ts';

const STORY = 'https://news.example/story?id=7';
const ENCODED = encodeURIComponent(STORY);
const base64 = (text: string) => Buffer.from(text).toString('base64url');
const inJson = base64(JSON.stringify({ id: 3, href: STORY }));
const inEscapedJson = base64(`{"href":"${STORY.replaceAll('/', '\\/')}"}`);

it.each([
  ['a parameter', `https://go.example/?to=${ENCODED}`, STORY],
  ['a parameter encoded twice', `https://go.example/?to=${encodeURIComponent(ENCODED)}`, STORY],
  ['the query', `https://go.example/r?${ENCODED}`, STORY],
  ['a segment of the path', `https://go.example/r/${ENCODED}/9`, STORY],
  ['the rest of the path', `https://go.example/r/${STORY}`, STORY],
  ['the rest of the path, with one slash', `https://go.example/r/${STORY.replace('//', '/')}`, STORY],
  ['base64', `https://go.example/r/${base64(STORY)}`, STORY],
  ['JSON in base64', `https://go.example/r/${inJson}`, STORY],
  ['JSON with escaped slashes in base64', `https://go.example/r/${inEscapedJson}`, STORY],
  ['JSON in base64 between dots', `https://go.example/r/x.${inJson}.y`, STORY],
  ['two places, the same address', `https://go.example/r/${ENCODED}?to=${ENCODED}`, STORY],
  ['two parameters, one of them for a source', `https://go.example/?src=${ENCODED}a&to=${ENCODED}`, STORY],
])('is found in %s', (_, link, target) => {
  expect(addressInLink(link)?.url).toBe(target);
});

it.each([
  ['no address', 'https://go.example/r/story'],
  ['something else than a link', 'go to the story'],
  ['part of an address', 'https://go.example/?to=news.example%2Fstory'],
  ['two addresses', `https://go.example/?to=${ENCODED}&also=${encodeURIComponent('https://other.example/')}`],
  ['an address to share', `https://go.example/sharer?to=${ENCODED}`],
  ['an address to sign in for', `https://go.example/ServiceLogin?to=${ENCODED}`],
  ['the page to return to', `https://go.example/?returnUrl=${ENCODED}`],
  ['a campaign', `https://go.example/?utm_source=${ENCODED}`],
  ['an address of its own site', 'https://www.go.example/?to=https%3A%2F%2Fgo.example%2Fhelp'],
  ['a host of the local network', 'https://go.example/?to=http%3A%2F%2Fintranet%2F'],
  ['an IPv4 address', 'https://go.example/?to=http%3A%2F%2F192.0.2.7%2F'],
  ['an IPv6 address', 'https://go.example/?to=http%3A%2F%2F%5B%3A%3Affff%3A192.0.2.7%5D%2F'],
  ['bytes that are no address', `https://go.example/r/${base64('http but nothing else')}`],
  ['JSON without an address', `https://go.example/r/${base64('{"id":3}')}`],
  ['a broken encoding', 'https://go.example/?to=https%25zz'],
])('is not found in a link with %s', (_, link) => {
  expect(addressInLink(link)).toBeNull();
});

it.each([
  ['https://click.news.example/abc', true, true],
  ['https://news.example/redirect?id=1', false, true],
  ['https://news.example/links-of-the-day', false, true],
  ['https://news.example/clicked', false, false],
  ['not a link', false, false],
])('%s counts clicks: %s, and redirects by its words: %s', (link, counts, redirects) => {
  expect([isClickTracker(link), looksLikeRedirect(link)]).toEqual([counts, redirects]);
});
