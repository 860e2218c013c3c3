import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';

const TEXT =
  '<p>The harbor authority of Port Ellery said on Monday that the new terminal would open two years late.</p>'.repeat(
    4,
  );
const page = (head: string, body: string, url = 'https://www.ellerycourier.example/news/ferry') =>
  readPage(`<!doctype html><html><head>${head}</head><body>${body}${TEXT}</body></html>`, url);
const headline = (head: string, body: string) => page(head, body).headline;

it.each(examples<[string, string, string, string]>(import.meta.url, 'headlines'))(
  'reads the headline despite %s',
  (_, head, body, expected) => {
    expect(headline(head, body)).toBe(expected);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'names of outlets'))(
  'reads the name of the outlet from %s',
  (head, body, source) => {
    expect(page(head, body).source).toBe(source);
  },
);

it('states the language in small letters and keeps the region', () => {
  const html = `<html lang="EN-GB"><body>${TEXT}</body></html>`;
  expect(readPage(html, 'https://a.example/').language).toBe('en-GB');
});
