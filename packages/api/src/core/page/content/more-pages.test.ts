import { expect, it } from 'vitest';
import { readArticle } from '../read-article.ts';

const TEXT = Array.from(
  { length: 6 },
  (_, i) =>
    `<p>In part ${i + 1} of the meeting the members spoke about the ferry, which cost the town ${i + 3} million last year.</p>`,
).join('');
const warningsOf = (url: string, head = '', below = '') =>
  readArticle(
    `<title>Ferry</title><meta name="author" content="Ada Fenwick">${head}<h1>Ferry timetable agreed at last</h1>${TEXT}${below}`,
    url,
  ).warnings;

it.each([
  ['https://courier.example/ferry', 'https://courier.example/ferry?page=2'],
  ['https://courier.example/ferry', '/ferry/2'],
  ['https://courier.example/ferry/', '/ferry/page/2/'],
  ['https://courier.example/ferry.html', '/ferry-2.html'],
  ['https://courier.example/ferry?id=7&page=1', '/ferry?id=7&page=2'],
])('is known by its next address: %s, %s', (url, next) => {
  expect(warningsOf(url, `<link rel="next" href="${next}">`)).toEqual(['more-pages']);
});

it.each(['Page 1 of 3', 'Seite 1 von 2', 'Página 2 de 4'])('is recognized by its line: %s', (line) => {
  expect(warningsOf('https://courier.example/ferry', '', `<div>${line}</div>`)).toEqual(['more-pages']);
});

it('is not one whose next address is another story, nor one that is at its last page', () => {
  const next = '<link rel="next" href="https://courier.example/storm-takes-the-roof">';
  expect(warningsOf('https://courier.example/ferry', next, '<div>Page 3 of 3</div>')).toEqual([]);
});
