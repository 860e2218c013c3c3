import { expect, it } from 'vitest';
import { withParts } from '../read-article.ts';
import { readPage } from '../read-page.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const STANDFIRST = 'The council spoke about the ferry for three evenings and decided nothing.';
const html = (part: number) =>
  `<title>Ferry</title><meta name="description" content="${STANDFIRST}"><h1>Ferry timetable agreed at last</h1><p class="dek">${STANDFIRST}</p>${Array.from(
    { length: 4 },
    (_, i) =>
      `<p>In hour ${i + 1} of evening ${part} the members spoke about the ferry, which cost the town ${i + 3} million.</p>`,
  ).join('')}<p>The council has eleven members, and four of them live on the other side of the river.</p>`;
const part = (at: number) => ({ html: html(at), url: `https://courier.example/ferry?page=${at}` });
const first = readPage(html(1), 'https://courier.example/ferry', { now: NOW });

it('puts the texts of the pages one after the other, and repeated paragraphs once', () => {
  const { text, blocks, provenance } = withParts(first, [part(2), part(3)], NOW);
  expect(
    text
      .match(/In hour \d of evening \d/g)
      ?.map((line) => line.slice(-1))
      .join(''),
  ).toBe('111122223333');
  expect(text.match(/eleven members/g)).toHaveLength(1);
  expect(blocks.filter(({ kind }) => kind === 'standfirst')).toHaveLength(1);
  expect(provenance.text).toBe('3 pages');
});

it('leaves an article of one page as it is', () => {
  expect(withParts(first, [], NOW)).toBe(first);
});
