import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { findLabels } from './find-records.ts';

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
