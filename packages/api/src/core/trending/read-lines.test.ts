import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const read = (lines: string, lineType: 'mixed' | 'headline' | 'url' = 'mixed') =>
  readLines({ lines, lineType, referenceDay: '2025-06-18' }).lines;

describe('readLines', () => {
  it.each([
    ['Ferry line reopens - Reuters', 'Ferry line reopens', 'Reuters', null],
    [
      'Ferry line reopens | Harbour Gazette (June 2, 2025)',
      'Ferry line reopens',
      'Harbour Gazette',
      '2025-06-02',
    ],
    ['Reuters: Ferry line reopens', 'Ferry line reopens', 'Reuters', null],
    ['Ferry line reopens after strike (AP)', 'Ferry line reopens after strike', 'AP', null],
    ['OSLO, June 2 (Reuters) - Ferry line reopens', 'Ferry line reopens', 'Reuters', '2025-06-02'],
    ['3 days ago — Reuters — Ferry line reopens', 'Ferry line reopens', 'Reuters', '2025-06-15'],
    ['12. Ferry line reopens', 'Ferry line reopens', null, null],
    ['• Ferry line reopens - Reuters', 'Ferry line reopens', 'Reuters', null],
    ['2025-06-02,Reuters,"Ferry line, reopened"', 'Ferry line, reopened', 'Reuters', '2025-06-02'],
    ['Ferry line reopens\tReuters\t2025-06-02', 'Ferry line reopens', 'Reuters', '2025-06-02'],
    ['Ferry line reopens - Harbour Gazette (blog)', 'Ferry line reopens', 'Harbour Gazette', null],
    ['Mayor: I will reopen the ferry', 'Mayor: I will reopen the ferry', null, null],
  ])('reads %j', (line, title, source, date) => {
    expect(read(line)).toMatchObject([{ title, source, date }]);
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

  it('believes a name in small letters that other lines write as a publisher', () => {
    const lines = ['A ferry line reopens - Harbour Gazette', 'B trams stop again - Harbour Gazette'];
    expect(read([...lines, 'Prices rise once more - harbour gazette'].join('\n'))[2]).toMatchObject({
      title: 'Prices rise once more',
      source: 'harbour gazette',
    });
    expect(read('Prices rise once more - says minister')[0]?.source).toBeNull();
  });

  it('refuses a list that is too long', () => {
    expect(() => read('a\n'.repeat(MAX_LINES + 1))).toThrow(Failure);
  });
});
