import { expect, it } from 'vitest';
import { findUrl, readUrl } from './read-url.ts';

it.each([
  ['Ferry delayed (https://courier.example/a).', false, 'https://courier.example/a'],
  ['Ferry delayed www.courier.com/ferry/late!?', false, 'www.courier.com/ferry/late'],
  ['“https://courier.example/a” says', false, 'https://courier.example/a'],
  ['mail me at a@courier.com/x', false, undefined],
  ['Amazon.com', false, undefined],
  ['Amazon.com', true, 'Amazon.com'],
  ['Amazon.com rises', true, undefined],
  ['no dots here', true, undefined],
  ['Quines https://wiki.example/Quine_(computing)', false, 'https://wiki.example/Quine_(computing)'],
  ['Quines (https://wiki.example/Quine_(computing)).', false, 'https://wiki.example/Quine_(computing)'],
  ['Quines (see https://wiki.example/Quine)', false, 'https://wiki.example/Quine'],
])('finds the address in %j, bare hosts %j: %j', (line, bareHosts, text) => {
  const found = findUrl(line, bareHosts);
  expect(found?.text).toBe(text);
  if (found) expect(line.slice(found.start, found.end)).toBe(found.text);
});

it.each<[string, string, string | null, string | null]>([
  ['https://www.bbc.co.uk/news/ferry-delayed-two-years', 'bbc.co.uk', 'Ferry delayed two years', null],
  ['courier.com/2025/03/04/ferry-delayed-again.html', 'courier.com', 'Ferry delayed again', '2025-03-04'],
  ['https://courier.com/12345678-ferry-delayed', 'courier.com', 'Ferry delayed', null],
  ['https://courier.com/ferry-delayed-1234567', 'courier.com', 'Ferry delayed', null],
  ['https://courier.com/ferry-delayed-2025-3-4', 'courier.com', 'Ferry delayed', '2025-03-04'],
  ['https://courier.com/7-ways-to-cross-the-bay', 'courier.com', '7 ways to cross the bay', null],
  ['https://courier.com/f%C3%A4hre-f%C3%A4llt-aus', 'courier.com', 'Fähre fällt aus', null],
  ['https://courier.com/%E0%A4%A', 'courier.com', null, null],
  ['https://courier.com/ferry', 'courier.com', null, null],
  ['https://10.0.0.1/ferry-delayed', '10.0.0.1', 'Ferry delayed', null],
])('reads %s as a page of %s with the title %j and the day %j', (text, domain, title, date) => {
  expect(readUrl(text, { referenceDay: '2026-06-01' })).toMatchObject({ domain, title, date });
});

it('reads nothing from a text that is no address', () => {
  expect(readUrl('Ferry delayed', { referenceDay: '2026-06-01' })).toBeNull();
  expect(readUrl('10.0.0.1/ferry-delayed', { referenceDay: '2026-06-01' })).toBeNull();
});
