import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import {
  analyzeDocument,
  type DocumentJob,
  documentOutlet,
  type HeaderSources,
  headerDate,
} from './analyze-document.ts';

const job: DocumentJob = {
  lines: [
    'PRESS RELEASE',
    'Northline orders four hybrid ferries',
    'HARBOR CITY, May 4, 2026 — Northline, the ferry operator, today ordered four hybrid vessels from the Veldt yard.',
    'The ships will replace diesel ferries on the island route and cut fuel use by 40%, Northline said. Delivery begins on June 1, 2028.',
  ],
  title: 'release_v3.docx',
  heading: 'Northline orders four hybrid ferries',
  url: 'https://www.northline.example/news/release.pdf',
  now: '2026-05-10T12:00:00Z',
  keywords: ['Northline', 'Veldt'],
  specialTerms: [],
  interruption: null,
};

describe('the report on a document', () => {
  it('names headline, day and source, and says where each was read', () => {
    expect(analyzeDocument(job).metadata).toMatchObject({
      headline: 'Northline orders four hybrid ferries',
      date: '2026-05-04',
      source: 'northline.example',
      provenance: { headline: 'the largest type on the first page', date: 'the head of the document' },
    });
  });

  it('names the outlet and the day of a header that returns on the pages', () => {
    const headers = ['Harbor City Courier   14 May 2026   Page 2 of 3'];
    expect(analyzeDocument({ ...job, headers, now: '2026-05-20T12:00:00Z' }).metadata).toMatchObject({
      source: 'Harbor City Courier',
      date: '2026-05-14',
      provenance: { source: 'the header of the pages', date: 'the header of the pages' },
    });
  });

  it.each([
    ['the day on which it was printed', ['5/7/26, 10:12 AM   Northline orders four hybrid ferries']],
    [
      'a label, a page number or the headline',
      ['PRESS RELEASE | Page 3 | Northline orders four hybrid ferries'],
    ],
  ])('takes %s neither for the outlet nor for the day of publication', (_, headers) => {
    expect(analyzeDocument({ ...job, headers }).metadata).toMatchObject({
      source: 'northline.example',
      date: '2026-05-04',
    });
  });

  it('knows an outlet above the headline by the table of outlets', () => {
    const lines = ['The Guardian | 3 May 2026', ...job.lines];
    const { source, publisherScope, provenance } = analyzeDocument({ ...job, lines }).metadata;
    expect([source, provenance.source]).toEqual(['The Guardian', 'the head of the document']);
    expect(publisherScope).not.toBe('other');
  });

  it('counts the headline once', () => {
    const [northline] = analyzeDocument(job).keywordMatches;
    expect(northline).toMatchObject({ keyword: 'Northline', mentions: 3 });
  });

  it('takes no day after the request for the day of publication', () => {
    const lines = [
      'Northline orders four hybrid ferries',
      'Delivery begins on June 1, 2028.',
      ...job.lines.slice(3),
    ];
    expect(analyzeDocument({ ...job, lines }).metadata.date).toBeNull();
  });

  it('separates paragraphs by one empty line, however many the file has', () => {
    const lines = job.lines.flatMap((line) => [line, '']);
    expect(analyzeDocument({ ...job, lines }).document.text).toBe(analyzeDocument(job).document.text);
  });

  it('joins the lines of paragraphs that are wrapped at a fixed width, and no list', () => {
    const lines = [
      'Northline orders four hybrid ferries',
      '',
      'HARBOR CITY, May 4, 2026 - Northline, the ferry operator, today ordered',
      'Four Seas vessels from the Veldt yard. The ships replace diesel ferries on',
      'the island route and cut fuel use by 40%, Northline said.',
      '',
      'Northline',
      'Press Office',
      'press@northline.example',
    ];
    const { text } = analyzeDocument({ ...job, lines }).document;
    expect(text.split('\n\n')).toEqual([
      'HARBOR CITY, May 4, 2026 - Northline, the ferry operator, today ordered Four Seas vessels from the Veldt yard. The ships replace diesel ferries on the island route and cut fuel use by 40%, Northline said.',
      'Northline',
      'Press Office',
      'press@northline.example',
    ]);
  });

  it('says when the transfer of a text ended early', () => {
    const { warnings } = analyzeDocument({ ...job, interruption: 'bad-response' });
    expect(warnings?.map(({ code }) => code)).toEqual(['ended-early']);
  });

  it('refuses a document of a few words', () => {
    expect(() => analyzeDocument({ ...job, lines: ['Northline', 'Annual report'] })).toThrow(
      expect.objectContaining({ failureCause: 'no-text' }),
    );
  });
});

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
