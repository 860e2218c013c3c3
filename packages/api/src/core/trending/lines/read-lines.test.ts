import { MAX_LINES } from '@earshot/schema/limits';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLines } from './read-lines.ts';

const read = (lines: string, lineType: 'mixed' | 'headline' | 'url' = 'mixed') =>
  readLines({ lines, lineType, referenceDay: '2025-06-18' }).lines;

describe('readLines', () => {
  it.each(examples<[string, string, string | null, string | null]>(import.meta.url, 'lines'))(
    'reads %j',
    (line, title, source, date) => {
      expect(read(line)).toMatchObject([{ title, source, date }]);
    },
  );

  it.each(examples<[string, string | null]>(import.meta.url, 'unknown publishers'))(
    'reads an unknown name next to a date, or after "via", as the publisher: %j',
    (line, date) => {
      const day = read(`${line}\nStorm closes the 14/5/2025 market`)[0];
      expect(day).toMatchObject({ title: 'Ferry line reopens', source: 'Quay & Mole', date });
    },
  );

  it.each([
    'Ferry Line, June 2, 2025',
    'North Pier | Ferry line reopens',
    '2 Jun 2025 – Ferries – Line reopens at last',
  ])('reads no name as a publisher that has no date next to it, is alone or is one word: %j', (line) => {
    expect(read(line)[0]?.source).toBeNull();
  });

  it('does not trust a name more because its line is repeated', () => {
    const line = 'Ferry fares must fall - Ofwat';
    expect(read(`1. ${line}\n2. ${line}\n3. ${line}`)).toMatchObject(
      Array(3).fill({ title: line, source: null }),
    );
  });

  it('#390 reads publisher, day and title of an address without a request', () => {
    expect(read('https://www.example.org/2025/06/02/ferry-line-reopens.html')).toMatchObject([
      { title: 'Ferry line reopens', source: 'example.org', date: '2025-06-02', fromSlug: true },
    ]);
  });

  it('#390 lineType url ignores the text beside an address, headline ignores the address', () => {
    const line = 'Boats are back https://example.org/2025/06/02/ferry-line-reopens';
    expect(read(line, 'url')[0]?.title).toBe('Ferry line reopens');
    expect(read(line, 'headline')[0]).toMatchObject({ title: 'Boats are back', url: null });
  });

  it('#394 reads CRLF, a byte order mark and accents', () => {
    expect(read('\ufeffFähre fährt\r\nCafé öffnet\r\n').map(({ title }) => title)).toEqual([
      'Fähre fährt',
      'Café öffnet',
    ]);
  });

  it('#389 counts lines that are not blank and keeps the numbers of the input', () => {
    const text = 'one ferry\n\n   \ntwo ferries\n';
    expect(readLines({ lines: text, lineType: 'mixed', referenceDay: '2025-06-18' }).total).toBe(2);
    expect(read(text).map(({ line }) => line)).toEqual([1, 4]);
  });

  it('trusts a lowercase name that other lines have as a publisher', () => {
    const lines = ['A ferry line reopens - Harbour Gazette', 'B trams stop again - Harbour Gazette'];
    expect(read([...lines, 'Prices rise once more - harbour gazette'].join('\n'))[2]).toMatchObject({
      title: 'Prices rise once more',
      source: 'harbour gazette',
    });
    expect(read('Prices rise once more - says minister')[0]?.source).toBeNull();
  });

  it('reads the first lines of a list that is too long', () => {
    const { total, beyond } = readLines({
      lines: 'Ferry runs aground\n\n'.repeat(MAX_LINES + 2),
      lineType: 'mixed',
      referenceDay: '2026-05-10',
    });
    expect([total, beyond]).toEqual([MAX_LINES, 2]);
  });
});

const FRONT_PAGE = `Skip to main content
Harbour Gazette
News
LIVE
Storm Edda: flood warnings as river Aske reaches record level
3 hours ago
214 comments

Photo: Harbour authority
Ferry Solveig runs aground off Kvaloya
All passengers are safe after the evening crossing hit a sandbank.
By Lena Ostrand, Transport correspondent
Updated yesterday at 18:20 · 4 min read

Minister resigns over leaked housing report
Most read
1
Ferry Solveig runs aground off Kvaloya
Sign up to our newsletter
© 2025 Harbour Gazette. All rights reserved.`;

describe('a list copied from a page', () => {
  const { lines, total, leftOut, withoutLetters } = readLines({
    lines: FRONT_PAGE,
    lineType: 'mixed',
    referenceDay: '2025-06-18',
  });

  it('leaves out labels, bylines and marks, and says which', () => {
    expect(lines.map(({ line }) => line)).toEqual([5, 10, 15, 18]);
    expect(leftOut).toContain('By Lena Ostrand, Transport correspondent');
    expect(total).toBe(lines.length);
    expect(withoutLetters).toBeGreaterThan(0);
  });

  it('reads the date of a headline from the separate line below it', () => {
    expect(lines.map(({ date }) => date)).toEqual(['2025-06-18', '2025-06-17', null, null]);
    expect(lines[0]?.relativeDate).toBe(true);
  });

  it.each(['Business', 'Live\nSport\nTesla', '3 hours ago'])(
    'keeps every line of a list that is not a page: %j',
    (text) => {
      expect(read(text)).toHaveLength(text.split('\n').length);
    },
  );

  it.each([
    'By popular demand the ferry returns',
    'Share prices fall after storm',
    'Live music returns to the harbour',
    'Subscribers leave the harbour paper',
    'Ferry runs aground 3 hours ago',
  ])('reads %j as a headline', (headline) => {
    expect(read(`Read more\n${headline}`)).toMatchObject([{ line: 2 }]);
  });
});

describe('a title is one unbroken stretch of its line', () => {
  it.each(
    examples<[string, string, string | null]>(import.meta.url, 'a title is one unbroken stretch of its line'),
  )('%j', (line, title, source) => {
    expect(read(line)).toMatchObject([{ title, source }]);
  });
});

it('leaves out lines without a letter, and counts them', () => {
  const lines = '...\nFerry runs aground\n---\n12.\n!!!';
  const reading = readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18' });
  expect(reading.lines.map(({ title }) => title)).toEqual(['Ferry runs aground']);
  expect(reading).toMatchObject({ withoutLetters: 4, total: 1 });
});

it('counts neither headers nor labels nor furniture of a page among the inputs', () => {
  const total = (...lines: readonly string[]) =>
    readLines({ lines, lineType: 'mixed', referenceDay: '2026-05-08' }).total;
  const rows = ['Ferry runs aground\tQuay News\t2026-05-04', 'Tram drivers strike\tTarn Post\t2026-05-05'];
  expect(total('Headline\tOutlet\tDate', ...rows)).toBe(2);
  expect(total(...rows, '', 'Museum reopens\tQuay News\t2026-05-06')).toBe(3);
});
