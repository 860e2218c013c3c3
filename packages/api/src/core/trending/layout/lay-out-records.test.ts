import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { findLabels, findRecords, makeUpOf, orderLikelihood } from './lay-out-records.ts';
import type { LayoutRole } from './layout-role.ts';
import { teaserFacts } from './read-fields.ts';

const LETTERS: Readonly<Record<string, LayoutRole>> = {
  H: 'headline',
  O: 'outlet',
  D: 'date',
  B: 'button',
  _: 'gap',
};

const recordsOf = (written: string) => {
  const roles = [...written].map((letter) => LETTERS[letter] ?? 'frame');
  return findRecords(roles).map(({ lines }) => lines.map((line) => written[line]).join(''));
};

it.each([
  ['blank lines, even if the list begins like the page', 'FH_OH_OH_OH_OH', ['H', 'OH', 'OH', 'OH', 'OH']],
  ['where their order is common', 'HOBHDOBHDOBHDOB', ['H', 'OBHD', 'OBHD', 'OBHD']],
  ['the date of the next one', 'DOHBDOHBDOHB', ['DOHB', 'DOHB', 'DOHB']],
  ['other text that few of them contain', 'HDFHDHDHD', ['HD', 'HD', 'HD', 'HD']],
])('records end at %s', (_, roles, records) => {
  expect(recordsOf(roles)).toEqual(records);
});

it.each(examples<[readonly LayoutRole[], readonly LayoutRole[]]>(import.meta.url, 'orders'))(
  'the order of %j is %j',
  (roles, order) => expect(makeUpOf(roles)).toEqual(order),
);

it('a usual order of a record is likelier than the same roles in an unusual one', () => {
  expect(orderLikelihood(['headline', 'outlet', 'date'])).toBeGreaterThan(
    orderLikelihood(['date', 'headline', 'teaser', 'headline', 'outlet']),
  );
  expect(orderLikelihood(['headline', 'author', 'date'])).toBe(
    orderLikelihood(['headline', 'outlet', 'date']),
  );
});

const OUTLETS = ['Reuters', 'BBC News', 'Axios', 'Reuters', 'The Guardian', 'BBC News'];

/** Reads the headlines, outlets and days of records, each of which is written in the same way. */
function readAs(write: (title: string, outlet: string, at: number) => string) {
  const text = HEADLINES.map((title, at) => write(title, OUTLETS[at] ?? '', at)).join('\n\n');
  return readList(text.split('\n')).lines.map(({ title, source, date }) => [title, source, date]);
}

describe('records whose lines begin with labels', () => {
  it.each<[string, (title: string, outlet: string, at: number) => string]>([
    [
      'Arabic',
      (title, outlet, at) =>
        `الوسيلة: ${outlet}\nالتاريخ: 0${at + 1}/11/2026\nالعنوان: ${title}\nالوصول: 8,911,42${at}\nالنبرة: ${at % 2 ? 'سلبي' : 'إيجابي'}\nرابط الخبر`,
    ],
    [
      'French, with a blank before the colon',
      (title, outlet, at) =>
        `Titre : ${title}\nSupport : ${outlet}\nParution : 0${at + 1}/11/2026\nTonalité : neutre`,
    ],
    [
      'Finnish, with the headline last',
      (title, outlet, at) => `Lähde: ${outlet}\nPäivä: 0${at + 1}.11.2026\nOtsikko: ${title}`,
    ],
    [
      'Chinese, without blanks',
      (title, outlet, at) => `标题：${title}\n媒体：${outlet}\n日期：2026-11-0${at + 1}`,
    ],
    [
      'a longer summary after the headline',
      (title, outlet, at) =>
        `Otsikko: ${title}\nLähde: ${outlet}\nPäivä: 0${at + 1}.11.2026\nTiivistelmä: The council said on Tuesday that it would publish all of it within days.`,
    ],
  ])('are read by the labels that repeat: %s', (_, write) => {
    expect(readAs(write)).toEqual(HEADLINES.map((title, at) => [title, OUTLETS[at], `2026-11-0${at + 1}`]));
  });

  it('does not take outlets before a colon for labels', () => {
    const lines = HEADLINES.map((title, at) => `${at % 2 ? 'Reuters' : 'BBC News'}: ${title}`);
    expect(readList(lines).lines.map(({ title }) => title)).toEqual(HEADLINES);
  });
});

it('reads the tags of a reference manager, also with a colon in the headline', () => {
  const lines = ['Ferry runs aground: 40 people rescued', 'Tram drivers begin a strike'].flatMap(
    (title, n) => ['TY  - NEWS', `TI  - ${title}`, 'T2  - Reuters', `DA  - 2026-11-0${n + 2}`, 'ER  -', ''],
  );
  expect(findLabels(lines)?.title).toBe('ti');
});

const TEASER = 'The council said on Tuesday that it would publish the report.';
const factsOf = (...teasers: readonly string[]) => teaserFacts(teasers);
const outletsOf = (...endings: readonly string[]) =>
  factsOf(...endings.map((ending) => `${TEASER} (${ending})`)).map(({ outlet }) => outlet);

describe('the bracket after a teaser', () => {
  it('has the outlet if other brackets have known outlets or days', () => {
    expect(outletsOf('Reuters', 'Quay Brief')).toEqual(['Reuters', 'Quay Brief']);
    expect(outletsOf('Rural Post, Nov 19', 'Quay Brief, Nov 18')).toEqual(['Rural Post', 'Quay Brief']);
  });

  it.each([['Getty Images'], ['Ana Ruiz'], ['Story Continues'], ['Corrects Name']])(
    'may be a credit or a note: %s',
    (note) => {
      expect(outletsOf(note, note)).toEqual([null, null]);
      expect(outletsOf('Reuters', 'BBC News', note)).toEqual(['Reuters', 'BBC News', null]);
    },
  );

  it('has the day beside an author', () => {
    const facts = factsOf(`${TEASER} (Ana Ruiz, 12/11/2026)`, `${TEASER} (Ana Ruiz, 13/11/2026)`);
    expect(facts.map(({ outlet }) => outlet)).toEqual([null, null]);
    expect(facts.map(({ days }) => days[0] ?? null)).toEqual(['12/11/2026', '13/11/2026']);
  });
});

describe('the text in front of a teaser', () => {
  it('has the day if at least half of the teasers have one', () => {
    const facts = factsOf(`17 Nov, 2026 — ${TEASER}`, `3 days ago · ${TEASER}`, TEASER, '');
    expect(facts.map(({ days }) => days[0] ?? null)).toEqual(['17 Nov, 2026', '3 days ago', null, null]);
    const rare = factsOf(`17 Nov, 2026 — ${TEASER}`, TEASER, TEASER);
    expect(rare.map(({ days }) => days[0] ?? null)).toEqual([null, null, null]);
  });

  it('has the outlet with the day in brackets', () => {
    const facts = factsOf(
      `Quay Brief (10 Nov, Ana Ruiz) – ${TEASER}`,
      `Rural Post (9 Nov, Ana Ruiz) – ${TEASER}`,
    );
    expect(facts.map(({ outlet }) => outlet)).toEqual(['Quay Brief', 'Rural Post']);
  });
});
