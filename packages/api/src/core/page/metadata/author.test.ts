import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';

const authorOf = (html: string) => {
  const page = readPage(`${html}<h1>Ferry terminal delayed</h1>`, 'https://courier.example/');
  return page.author && `${page.author} / ${page.provenance.author}`;
};

it.each(examples<[string, string | null]>(import.meta.url, 'bylines'))('%s states %j', (html, author) => {
  expect(authorOf(html)).toBe(author);
});
