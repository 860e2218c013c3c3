import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';
import { findLabels } from './bylines.ts';
import { datedSpans } from './statements.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.</p>'.repeat(
    4,
  );
interface Options {
  readonly head?: string;
  readonly lang?: string;
  readonly text?: string;
}
const read = (lines: string, { head = '', lang = 'en', text = TEXT }: Options = {}) =>
  readPage(
    `<html lang="${lang}"><head><title>Ferry terminal opens late</title>${head}</head><body><h1>Ferry terminal opens late</h1>${lines}${text}</body></html>`,
    'https://courier.example/a',
    { now: NOW },
  );
const stamp = (value: string) => ({ head: `<meta property="article:published_time" content="${value}">` });

describe('days near the headline', () => {
  it.each(examples<[string, string, string, string]>(import.meta.url, 'labeled dates'))(
    'are read with their labels: %s %s',
    (lang, lines, published, modified) => {
      const page = read(lines, { lang });
      expect(page.date).toBe(published);
      expect(page.record.modified).toBe(modified);
      expect(page.provenance.date).toBe('visible text');
    },
  );

  it('takes a label from the line above', () => {
    const page = read('<p>Updated</p><p>5 May 2026</p><p>Published</p><p>2 May 2026</p>');
    expect([page.date, page.record.modified]).toEqual(['2026-05-02', '2026-05-05']);
  });

  it('never let an update overrule a machine’s date, nor cast doubt on it', () => {
    const page = read('<p>Updated 3 November 2026</p>', stamp('2026-11-02T14:31:00Z'));
    expect(page.date).toBe('2026-11-02T14:31:00Z');
    expect(page.record.modified).toBe('2026-11-03');
    const first = read(
      '<p>Tue 3 Nov 2026 08:12 GMT</p><p>First published on Mon 2 Nov 2026 14:31 GMT</p>',
      stamp('2026-11-02T14:31:00Z'),
    );
    expect(first.date).toBe('2026-11-02T14:31:00Z');
    const later = read('<p>Updated 16 October 2026</p>', stamp('2026-10-12'));
    expect(later.provenance.date).toBe('article:published_time');
  });

  it('overrule a machine’s date when they are labeled as published', () => {
    expect(read('<p>Published 1 November 2026</p>', stamp('2026-11-05')).date).toBe('2026-11-01');
  });

  it.each(examples<[string, string, string]>(import.meta.url, 'relative dates'))(
    'count from the request when they are relative: %s',
    (lines, lang, day) => {
      const page = read(lines, { lang });
      expect(page.date).toBe(day);
      expect(page.provenance.date).toBe('visible text, counted from today');
    },
  );

  it.each([
    ['<p>11.06.2026</p>', 'en', '2026-06-11'],
    ['<p>06/11/2026</p>', 'en', '2026-06-11'],
    ['<p>06/11/2026</p>', 'fr', '2026-11-06'],
  ])('are day first with full stops, and else as the language has it: %s %s', (lines, lang, day) => {
    expect(read(lines, { lang }).date).toBe(day);
  });

  it('are not days that a sentence tells of', () => {
    const text = `<p>The lighthouse keeper Ada Fenwick will be a hundred years old on 3 March 2025, the town said.</p>${TEXT}`;
    expect(read('', { text }).date).toBeNull();
  });

  it('may begin the first paragraph, with the agency', () => {
    const text = `<p>LONDON, Nov 3, 2026 (Reuters) - The harbor authority said on Tuesday that the terminal would open late.</p>${TEXT}`;
    expect(read('', { text })).toMatchObject({ date: '2026-11-03', record: { agency: 'Reuters' } });
    const german = `<p>Rosenau, 6. Mai 2026 – Die Stadt baut an der alten Ziegelei einen Speicher für neuntausend Haushalte.</p>${TEXT}`;
    expect(read('', { text: german, lang: 'de' }).date).toBe('2026-05-06');
  });
});

describe('bylines', () => {
  it.each(examples<[string, string[] | null]>(import.meta.url, 'bylines'))(
    'name their authors: %s',
    (lines, names) => {
      expect(read(lines).record.authors?.map(({ name }) => name)).toEqual(names ?? undefined);
    },
  );

  it('do not count the outlet if they name a person as well', () => {
    const head = '<meta property="og:site_name" content="Diário da Serra">';
    expect(read('<p>Por Rafael Nogueira, Diário da Serra</p>', { head }).author).toBe('Rafael Nogueira');
  });

  it('are not the headline, also when it is a name with a year', () => {
    const page = readPage(
      `<title>Harold Pym, 1931-2026</title><h1>Harold Pym, 1931-2026</h1>${TEXT}`,
      'https://courier.example/a',
    );
    expect(page.author).toBeNull();
  });

  it('tell persons from organizations and agencies', () => {
    expect(read('<p>By INES BAUMGARTNER Meridian Press</p>').record.authors).toEqual([
      { name: 'Ines Baumgartner', kind: 'person' },
      { name: 'Meridian Press', kind: 'organization' },
    ]);
    expect(read('<p>By Ada Fenwick, AP</p>').record).toMatchObject({
      authors: [{ name: 'Ada Fenwick', kind: 'person' }],
      agency: 'AP',
    });
    expect(read('<meta name="author" content="Velocel SA">').record.authors).toEqual([
      { name: 'Velocel SA', kind: 'organization' },
    ]);
    expect(read('<p>dpa</p>').record.agency).toBe('dpa');
  });

  it('go before markup that names only the newsroom', () => {
    const head = '<meta name="author" content="Courier Newsroom">';
    expect(read('<p>By Neil Barrable</p>', { head }).author).toBe('Neil Barrable');
  });
});

const daysIn = (text: string, today: string | null = '2026-11-20', above = '') =>
  datedSpans(text, { order: 'month-first', today }, findLabels(above)[0] ?? null)
    .map(({ day, kind, isRelative }) => `${day} ${kind}${isRelative ? ', relative' : ''}`)
    .join(' | ');

const labelsIn = (text: string) => findLabels(text).map(({ start, end }) => text.slice(start, end));

it.each(examples<[string, string]>(import.meta.url, 'days of a line'))(
  'the days of %j are %j',
  (text, days) => {
    expect(daysIn(text)).toBe(days);
  },
);

it('a label above belongs to the first day only, and days that depend on today need it', () => {
  expect(daysIn('May 3, 2026 and May 5, 2026', null, 'Updated')).toBe(
    '2026-05-03 updated | 2026-05-05 plain',
  );
  expect(daysIn('2 hours ago', null)).toBe('');
});

it.each(examples<[string, string]>(import.meta.url, 'labels in mixed words'))(
  'a Latin letter inside a mixed word is no label: %s',
  (text, labels) => {
    expect(labelsIn(text)).toEqual(labels === '' ? [] : [labels]);
  },
);

it.each(['Last\u00a0updated', 'First\tpublished', 'Last\u00a0 updated', 'Last\nupdated'])(
  'the words of a label have any blanks between them: %j',
  (label) => {
    expect(labelsIn(`${label} May 3, 2026`)).toEqual([label]);
  },
);
