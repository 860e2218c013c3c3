import { expect, it } from 'vitest';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { listEntries } from './teasers.ts';

const URL = 'https://courier.example/2026/05/ferry-runs-again/';
const entriesIn = (html: string) => listEntries(readBlocks(parseHtml(html)), URL);
const TEXT =
  '<p>The ferry that carried the town to work for ninety years runs again on Sundays, with a new engine.</p>';

it('counts linked headlines with a text as entries', () => {
  const stories = ['/a', '/b', '/c'].map(
    (path) => `<h2><a href="${path}">The mill on the hill</a></h2>${TEXT}`,
  );
  expect(entriesIn(stories.join(''))).toMatchObject({ count: 3, withText: 3 });
});

it('does not count links to the previous and the next story', () => {
  const links =
    '<div><a href="/storm">« Storm takes the roof</a></div><div><a href="/mill">The mill on the hill »</a></div>';
  expect(entriesIn(`${links}${TEXT}`)).toMatchObject({ count: 0, withText: 0 });
  expect(entriesIn(`<div><a href="/mill">The mill on the hill »</a></div>${TEXT}`).count).toBe(1);
});

it.each([URL, 'http://courier.example/2026/05/ferry-runs-again', `${URL}#comment-7`])(
  'does not count a headline that links to the page itself (%s)',
  (address) => {
    const article = `<a href="/old">Older post: the mill on the hill</a><h1><a href="${address}">Ferry runs again on Sundays</a></h1>${TEXT}`;
    expect(entriesIn(article).withText).toBe(0);
  },
);

it('does not count a menu in one table cell', () => {
  const menu = '<a href="/">Start</a><br><a href="/council">Town council</a><br><a href="/clubs">Clubs</a>';
  expect(entriesIn(`<table><tr><td>${menu}</td><td>${TEXT}</td></tr></table>`).count).toBe(0);
});
