import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { findUrl, readUrl } from './read-url.ts';

it.each(examples<[string, boolean, string | null]>(import.meta.url, 'addresses in lines'))(
  'finds the address in %j, bare hosts %j: %j',
  (line, bareHosts, text) => {
    const found = findUrl(line, bareHosts);
    expect(found?.text ?? null).toBe(text);
    if (found) expect(line.slice(found.start, found.end)).toBe(found.text);
  },
);

it.each(examples<[string, string, string | null, string | null]>(import.meta.url, 'addresses of pages'))(
  'reads %s as a page of %s with the title %j and the day %j',
  (text, domain, title, date) => {
    expect(readUrl(text, { referenceDay: '2026-06-01' })).toMatchObject({ domain, title, date });
  },
);

it('reads nothing from a text that is no address', () => {
  expect(readUrl('Ferry delayed', { referenceDay: '2026-06-01' })).toBeNull();
  expect(readUrl('10.0.0.1/ferry-delayed', { referenceDay: '2026-06-01' })).toBeNull();
});
