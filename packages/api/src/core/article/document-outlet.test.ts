import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { documentOutlet, type HeaderSources, headerDate } from './analyze-document.ts';

const NOW = '2026-05-11T09:00:00.000Z';
const HEADLINE = 'Harbor City opens solar ferry line';
const find = (given: Partial<HeaderSources>) =>
  documentOutlet({ lines: [], headline: HEADLINE, url: '', now: NOW, ...given });

const RETURNING = 'the header of the pages';
const AT_THE_HEAD = 'the head of the document';

describe('the outlet of a document', () => {
  it.each(examples<[string, string | null]>(import.meta.url, 'headers'))(
    'in the header "%s" is %s',
    (header, name) => {
      expect(find({ headers: [header] })).toEqual(name === null ? null : { name, from: RETURNING });
    },
  );

  it('is the first name of the header, unless the table of outlets or the address confirms a later one', () => {
    const headers = ['Business Daily Desk | Harbor Courier'];
    expect(find({ headers })?.name).toBe('Business Daily Desk');
    expect(find({ headers, url: 'https://www.harborcourier.com/a.pdf' })?.name).toBe('Harbor Courier');
    expect(find({ headers: ['Business Desk | Reuters'] })?.name).toBe('Reuters');
  });

  it('at the head of the first page counts only if the table of outlets or the address confirms it', () => {
    const lines = ['', 'Business Daily Desk', 'Harbor Courier', HEADLINE];
    expect(find({ lines })).toBeNull();
    expect(find({ lines, url: 'https://harborcourier.com/a.pdf' })).toEqual({
      name: 'Harbor Courier',
      from: AT_THE_HEAD,
    });
    expect(find({ lines: ['Reuters', HEADLINE] })).toEqual({ name: 'Reuters', from: AT_THE_HEAD });
  });

  it('is looked for in the first four lines with text', () => {
    const above = ['One', '', 'Two', '  ', 'Three'];
    expect(find({ lines: [...above, 'Reuters'] })?.name).toBe('Reuters');
    expect(find({ lines: [...above, 'Four', 'Reuters'] })).toBeNull();
  });

  it('in a repeated line takes precedence over a confirmed one at the head of the first page', () => {
    expect(find({ headers: ['Harbor Courier'], lines: ['Reuters'] })).toEqual({
      name: 'Harbor Courier',
      from: RETURNING,
    });
  });
});

describe('the day in the header of a document', () => {
  it.each(
    examples<[readonly string[], string | null]>(import.meta.url, 'the day in the header of a document'),
  )('%j is %s', (headers, day) => {
    expect(headerDate({ headers, now: NOW })).toBe(day);
  });

  it('is missing without a header', () => {
    expect(headerDate({ now: NOW })).toBeNull();
  });
});
