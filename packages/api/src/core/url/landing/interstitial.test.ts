import { expect, it } from 'vitest';
import { interstitials } from '../../../content/links/links.data.ts';
import { PageMarkup } from '../../page/html/parse-html.ts';
import { findPageRedirect } from './page-redirect.ts';

const DESTINATION = 'https://news.example/story?id=7';
/** A host that matches a pattern of `hosts.ts`. */
const hostOf = (pattern: string) => pattern.replace(/^\*\./, 'www.').replace(/\.\*$/, '.com');
const pageOf = (part: string) =>
  new PageMarkup(`<!doctype html><title>Ferry</title><p>One moment.</p>${part}`);
const rows = interstitials.map((row) => [row.source, row.host, row] as const);

it.each(rows)('%s at %s: leads to the destination of its example', (_, host, { example }) => {
  const url = `https://${hostOf(host)}/abc`;
  expect(findPageRedirect(pageOf(example), url)).toEqual({ url: DESTINATION, via: 'interstitial' });
});

// An example that shows its address leads there on any host.
it.each(rows.filter(([, , { example }]) => !example.includes('>https:')))(
  '%s at %s: only there',
  (_, _host, { example }) => {
    expect(findPageRedirect(pageOf(example), 'https://blog.example/abc')).toBeNull();
  },
);

it.each(rows.filter(([, , { take }]) => take === 'only-outside-link'))(
  '%s at %s: not when the page links to several sites, and not to its own',
  (_, host, { example, own }) => {
    const url = `https://${hostOf(host)}/abc`;
    const second = '<a href="https://other.example/">another</a>';
    expect(findPageRedirect(pageOf(example + second), url)).toBeNull();
    const ours = own.map((pattern) => `<a href="https://${hostOf(pattern)}/help">help</a>`).join('');
    expect(findPageRedirect(pageOf(ours), url)).toBeNull();
    expect(findPageRedirect(pageOf(ours + example), url)?.url).toBe(DESTINATION);
  },
);

it.each(rows)('%s at %s: not when there is an article to read', (_, host, { example }) => {
  const text = `<p>${'The council agreed on a new timetable for the ferries. '.repeat(12)}</p>`;
  expect(findPageRedirect(pageOf(text + example), `https://${hostOf(host)}/abc`)).toBeNull();
});

const BUTTON = `<button onclick="window.location.href='${DESTINATION}'">Continue</button>`;
it.each([
  ['<p>You are now leaving the Harbor Bank website.</p>', `<a href="${DESTINATION}">Continue</a>`],
  ['<h1>Sie verlassen unsere Website</h1>', `<a href="${DESTINATION}">Weiter</a><a href="/">Zurück</a>`],
  ['<p>Vous allez quitter ce site</p>', BUTTON],
  ['<p>您即将离开本站</p>', `<a href="#" onclick="window.open('${DESTINATION}')">继续</a>`],
  ['<p>Estás a punto de salir</p>', `<a href="https://help.harbor.example/">Ayuda</a>${BUTTON}`],
])('of any other site, when it says so and names one address outside: %s', (notice, part) => {
  const url = 'https://www.harbor.example/out';
  expect(findPageRedirect(pageOf(notice + part), url)).toEqual({ url: DESTINATION, via: 'interstitial' });
  expect(findPageRedirect(pageOf(part), url)).toBeNull();
  const second = '<a href="https://other.example/">another</a>';
  expect(findPageRedirect(pageOf(notice + part + second), url)).toBeNull();
});

const DOOR = `<h1>This link will take you to a page that’s not on Worknet</h1><a class="btn" href="${DESTINATION}">${DESTINATION}</a><p><a href="/help">Learn more</a></p>`;
it.each([
  DOOR,
  `<p>Tämä linkki vie toiselle sivustolle: news.example</p><a class="button" href="${DESTINATION}">Jatka</a>`,
  `<p>Ovaj link vodi na news.example</p><p><a href="${DESTINATION}">Nastavi</a></p>`,
  `<p>Вы уходите? news.example</p><button onclick="window.open('${DESTINATION}')">Перейти</button>`,
])('of any other site, by its shape: %s', (part) => {
  expect(findPageRedirect(pageOf(part), 'https://www.harbor.example/out')?.url).toBe(DESTINATION);
});

it.each([
  ['a second address', `${DOOR}<a href="https://other.example/">another</a>`],
  ['a day', `${DOOR}<time>4 May 2026</time>`],
  ['a form', `${DOOR}<form><input></form>`],
  [
    'a link in a sentence',
    `<p>The board met on Tuesday, <a href="${DESTINATION}">news.example</a> reports.</p>`,
  ],
  ['a host that is not shown', `<a class="btn" href="${DESTINATION}">Read on</a>`],
  ['many words', `${DOOR}<p>${'The council agreed on a new timetable. '.repeat(14)}</p>`],
])('are no other page: %s', (_, part) => {
  expect(findPageRedirect(pageOf(part), 'https://www.harbor.example/out')).toBeNull();
});

it('are sorted by host', () => {
  const hosts = interstitials.map(({ host }) => host.replace(/^\*\./, ''));
  expect(hosts).toEqual([...hosts].sort((a, b) => (a < b ? -1 : 1)));
});
