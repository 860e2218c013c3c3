import { TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../../test/read-list.ts';
import { analyzeLines } from './analyze-lines.ts';

const TEXT = [
  'Harbour ferry Solveig runs aground off Kvaloya - Reuters (June 16, 2025)',
  'BREAKING: Ferry Solveig aground near Kvaloya | reuters.com | 2025-06-17',
  '',
  'Passengers safe after Solveig ferry runs aground - Harbour Gazette',
  'Ostrava tram drivers begin terrible strike over pay - REUTERS',
].join('\n');
const analyze = (lines: string, lineType: 'mixed' | 'url' = 'mixed') =>
  analyzeLines({ lines, lineType, referenceDay: '2025-06-18' });

describe('analyzeLines', () => {
  const result = analyze(TEXT);

  it('#385 #386 fits the contract, hottest first', () => {
    expect(TrendingResult.parse({ session_id: 'x', ...result }).items).toHaveLength(2);
    const scores = result.items.map((item) => item.heat_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('#387 tags are pairs; no source, label or stop word is one', () => {
    const tags = result.summary.top_tags;
    expect(tags[0]).toEqual([expect.stringContaining('Solveig'), expect.any(Number)]);
    const words = tags.map(([tag]) => tag.toLowerCase());
    expect(words).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:reuters|breaking|near|over)$/)]),
    );
  });

  it('#388 names the time window, or says that there is none', () => {
    expect(result.summary.time_window).toBe('June 16, 2025 to June 17, 2025');
    expect(analyze('Ferry runs aground').summary.time_window).toBe(NO_DATES_FOUND);
  });

  it('#389 counts non-blank lines and titles after de-duplication', () => {
    expect(result.summary).toMatchObject({ total_inputs: 4, unique_titles: 2 });
  });

  it('a list of days after today is dated, measured against its newest day, and says so', () => {
    const planned = analyze(TEXT.replaceAll('2025', '2026'));
    expect(planned.summary.time_window).toBe('June 16, 2026 to June 17, 2026');
    expect(planned.summary.notes).toContain(
      '2 lines have a date after today, June 18, 2025. Recency counts from June 17, 2026, the newest date of the list.',
    );
    expect(planned.summary.notes.join()).not.toContain('No line has a date');
    expect(planned.items.map(({ heat_score }) => heat_score)).toEqual(
      result.items.map(({ heat_score }) => heat_score),
    );
  });

  it('treats spellings of one source as one and keeps every merged line', () => {
    expect(result.items[0]?.sources).toEqual(['Reuters', 'Harbour Gazette']);
    expect(result.items[0]?.members.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('explains the score by its own parts', () => {
    const item = result.items[0];
    expect(item?.explain_why).toContain(`Heat ${item?.heat_score} = volume`);
    expect(item?.heat_parts.reduce((sum, { points }) => sum + points, 0)).toBe(item?.heat_score);
  });

  it('#382 gives the same result twice, and the same scores in any order', () => {
    expect(analyze(TEXT)).toEqual(result);
    const scores = (text: string) => analyze(text).items.map(({ heat_score }) => heat_score);
    expect(scores(TEXT.split('\n').reverse().join('\n'))).toEqual(scores(TEXT));
  });

  it('shows the reference day only when a line needed it', () => {
    expect(result.summary.reference_day).toBeUndefined();
    expect(analyze('2 hours ago - Ferry runs aground').summary.reference_day).toBe('2025-06-18');
  });

  it('does not list two overlapping parts of one phrase', () => {
    const text = 'Ferry Solveig runs aground\nFerry Solveig runs aground at night\nTram strike';
    const tags = analyze(text).summary.top_tags.map(([tag]) => tag.toLowerCase());
    expect(tags.filter((tag) => tag.includes('solveig runs'))).toHaveLength(1);
  });

  it('#387 tags keep numbers, times and scores whole and stand in the order of the number shown', () => {
    const lines = [
      'Acme recalls 40,000 cars over brakes',
      'Acme recalls 40,000 cars in Ostmark',
      'Harbour beat Tarn 2-1 in final',
      'Harbour beat Tarn 2-1 after extra time',
      'Storm shuts Halden bridge at 9:30am',
      'Halden bridge shut at 9:30am by storm',
      'Acme chief resigns',
    ];
    const tags = analyze(lines.join('\n')).summary.top_tags;
    const counts = tags.map(([, count]) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(tags.map(([tag]) => tag)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^0|\b(?:000|30am|40)$|\b2$|\b40 cars/)]),
    );
  });

  it('neither a host nor a particle of a script without spaces is a tag', () => {
    const tags = (text: string) => analyze(text).summary.top_tags.map(([tag]) => tag);
    expect(tags('https://example.com/12345\nhttps://example.com/67890')).toEqual([]);
    const japanese = tags('日銀が金利を据え置き\n日銀、金利を据え置きへ\nFerry runs aground\nFerry afloat');
    expect(japanese).toEqual(expect.arrayContaining([expect.stringContaining('日銀')]));
    expect(japanese.filter((tag) => /^\p{Script=Hiragana}{1,2}$/u.test(tag))).toEqual([]);
  });

  it('the legal form of a company is not a tag', () => {
    const lines = [
      'Bakery chain Crumb & Co expands to Ostmark',
      'Tram maker Halden Ltd opens plant',
      'Crumb & Co to sell cakes',
      'Halden Ltd wins order',
    ].join('\n');
    const tags = analyze(lines).summary.top_tags.map(([tag]) => tag.toLowerCase());
    expect(tags).toEqual(expect.arrayContaining(['crumb & co', 'halden ltd']));
    expect(tags).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:co|ltd)$/)]));
  });

  it('#389 says which lines of a copied page were not ranked, and does not count them as inputs', () => {
    const { summary, items } = analyze('Ferry runs aground\n3 hours ago\nRead more');
    expect(summary).toMatchObject({ total_inputs: 1, unique_titles: 1 });
    expect(items[0]).toMatchObject({ mentions: 1, latest_date: '2025-06-18' });
    expect(summary.notes).toContain(
      '2 lines were not ranked because they look like labels, bylines, teasers or dates of a page, such as “3 hours ago” and “Read more”.',
    );
  });

  it('accepts one line and no lines', () => {
    expect(analyze('Ferry runs aground').items).toHaveLength(1);
    expect(analyze(' \n ').items).toEqual([]);
  });
});

describe('the lines of a story', () => {
  const wire = [
    'Solveig ferry runs aground off Kvaloya at night',
    'Halden Gazette',
    'Coast Times',
    'Morning Sheet',
  ];
  const { items, summary } = analyze(
    [
      ...wire.slice(1).map((outlet) => `${wire[0]} - ${outlet}`),
      'UPDATE 1-Solveig ferry runs aground near Kvaloya at night',
    ].join('\n'),
  );

  it('carry what a filter and a new ranking need; copies name their original', () => {
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ mentions: 4, pieces: 1, pick_ups: ['Coast Times', 'Morning Sheet'] });
    expect(items[0]?.members.map(({ copy_of }) => copy_of)).toEqual([null, 1, 1, 1]);
    expect(items[0]?.members[3]?.title).toBe('Solveig ferry runs aground near Kvaloya at night');
    expect(items[0]?.tied_by).toEqual(expect.arrayContaining(['Solveig', 'Kvaloya']));
    expect(summary.heat_basis).toEqual({ lines: 4, dated_lines: 0, sourced_lines: 3, newest_day: null });
    const tags = items[0]?.members[0]?.tags ?? [];
    expect(tags.map((at) => summary.top_tags[at]?.[0])).toEqual(
      expect.arrayContaining([expect.stringContaining('Solveig')]),
    );
  });
});

describe('toCsv', () => {
  it('#396 #397 has a header and a row for each item in rank order, safe from formulas', () => {
    const csv = toCsv(analyze('=HYPERLINK("x") ferry aground\nTram strike, again'));
    const rows = csv.slice(1).trimEnd().split('\r\n');
    expect(csv.startsWith('\ufeffrank,title,heat_score')).toBe(true);
    expect(rows).toHaveLength(3);
    expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['1', '2']);
    expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m);
  });

  it('#396 has a row for each line with its story, outlet, day and address', () => {
    const rows = toCsv(analyze(TEXT), 'lines').slice(1).trimEnd().split('\r\n');
    expect(rows[0]).toBe('rank,story,line,title,outlet,date,address,sentiment,copy_of_line,changed_by_hand');
    expect(rows).toHaveLength(5);
    expect(rows[1]).toContain(',1,Harbour ferry Solveig runs aground off Kvaloya,Reuters,2025-06-16,,');
  });
});

const notesOf = (lines: readonly string[], lineType: 'mixed' | 'url' = 'mixed') =>
  analyze(lines.join('\n'), lineType).summary.notes;
const BROKEN = [
  '1. Ferry line buys three boats on the coast in a',
  '   deal worth €210m, its largest so far - Travel Ledger, 3 Nov',
  '2. Ferry staff to get a pay rise from January - Harbour Gazette, 4 Nov',
  '3. Review: is the new pier worth the long way? - Weekend Post',
];

it.each<[string, readonly string[], 'mixed' | 'url', string]>([
  [
    '#390 one line without an address',
    HEADLINES.slice(0, 1),
    'url',
    '1 line has no web address and was read as a headline.',
  ],
  [
    'two lines without an address',
    HEADLINES.slice(0, 2),
    'url',
    '2 lines have no web address and were read as a headline.',
  ],
  [
    'one line without letters',
    [...HEADLINES, '12 %'],
    'mixed',
    '1 line without any letters was left out of the ranking.',
  ],
  [
    'two lines without letters',
    [...HEADLINES, '12 %', '+++'],
    'mixed',
    '2 lines without any letters were left out of the ranking.',
  ],
  [
    '#389 one line of a copied page',
    ['Ferry runs aground', 'Read more'],
    'mixed',
    '1 line was not ranked because it looks like a label, byline, teaser or date of a page: “Read more”.',
  ],
  ['a broken item', BROKEN, 'mixed', '1 line goes on with the item above it and was joined to it.'],
  [
    'broken items',
    [
      ...BROKEN.slice(0, 2),
      '2. Ferry staff to get a pay rise from January',
      '   - Harbour Gazette, 4 Nov',
      ...BROKEN.slice(3),
    ],
    'mixed',
    '2 lines go on with the items above them and were joined to them.',
  ],
])('the notes say so about %s', (_, lines, lineType, note) => {
  expect(notesOf(lines, lineType)).toContain(note);
});

it('the notes of a plain list are about dates and sources only', () => {
  expect(notesOf(HEADLINES).filter((note) => !/\b(?:date|source)/.test(note))).toEqual([]);
});
