import { itemAt } from '@earshot/schema/item-at';
import { describe, expect, it } from 'vitest';
import { prepareList } from './group-titles.ts';
import type { Evidence } from './pair-evidence.ts';
import type { DatedTitle } from './terms.ts';

const CLIENT_NEWS = [
  'Orrin Foods recalls sausage over bacteria',
  'Supermarkets told to remove contaminated meat',
  'Orrin Foods half-year profit falls 18%',
  'Brandell half-year profit rises 4%',
  'Half-year profit at bread maker down by a fifth',
  'Orrin Foods opens bakery in Tarn',
  'Orrin Foods sponsors marathon',
  'Orrin Foods sues landlord',
  'Orrin Foods fined over noise',
  'Orrin Foods app crashes',
  'Orrin Foods hires 300 drivers',
  'Orrin Foods museum reopens in Kvale',
];

/** Returns the evidence for and against two of the titles of a list. */
function evidenceOf(titles: readonly DatedTitle[], one: number, other: number): Evidence {
  const { evidence, titleOfLine } = prepareList(titles);
  const [a, b] = [itemAt(titleOfLine, one), itemAt(titleOfLine, other)];
  const shared = a.terms.filter((term) => b.terms.includes(term));
  return { ...evidence.measure(a, b, shared) };
}

/** The evidence of two of the client's titles. The first two have one day, the others the next one. */
const clientEvidence = (one: number, other: number) =>
  evidenceOf(
    CLIENT_NEWS.map((title, i) => ({ title, date: i < 2 ? '2026-05-01' : '2026-05-02' })),
    one,
    other,
  );

describe('PairEvidence', () => {
  it('counts figures in both, and days that are apart or missing', () => {
    expect(clientEvidence(2, 2).sharedFigures).toBe(2);
    expect(clientEvidence(0, 2)).toMatchObject({ undated: 0, sameDay: 0, oneDayApart: 1 });
  });

  it('distinguishes the same event of a rival from one that names nobody', () => {
    expect(clientEvidence(2, 3).sameEvent).toBeGreaterThan(0);
    expect(clientEvidence(2, 3).rivalSameEvent).toBe(1);
    expect(clientEvidence(2, 4).sameEvent).toBeGreaterThan(0);
    expect(clientEvidence(2, 4).rivalSameEvent).toBe(0);
  });
});

describe('the days of two titles', () => {
  /** Two titles of May 1, one of May 1 to 4, one of May 9, one of June 20, one without a day. */
  const dated = [
    ['Ferry delayed', '2026-05-01'],
    ['Tram delayed', '2026-05-01'],
    ['Museum opens', '2026-05-01'],
    ['Museum opens', '2026-05-04'],
    ['Bakery closes', '2026-05-09'],
    ['Canal frozen', '2026-06-20'],
    ['Library moves', null],
  ].map(([title, date]) => ({ title: title ?? '', date: date ?? null }));
  const daysOf = (one: number, other: number) => {
    const { undated, sameDay, oneDayApart, thirtyDaysApart, furtherApart } = evidenceOf(dated, one, other);
    return [undated, sameDay, oneDayApart, thirtyDaysApart, furtherApart];
  };

  it.each([
    // Three of the five titles with a day are first published on May 1.
    ['one day', 0, 1, [0.6, 0.4, 0, 0, 0]],
    ['a day within a range', 0, 2, [0.6, 0.4, 0, 0, 0]],
    ['five days apart', 2, 4, [0, 0, 0, 1, 0]],
    ['more than 30 days apart', 0, 5, [0, 0, 0, 0, 1]],
    ['a missing day', 0, 6, [1, 0, 0, 0, 0]],
  ])('%s', (_, one, other, days) => {
    expect(daysOf(one, other).map((value) => Number(value.toFixed(3)))).toEqual(days);
  });

  it('a day that all titles share is not evidence', () => {
    const lines = ['Ferry delayed', 'Tram delayed'].map((title) => ({ title, date: '2026-05-01' }));
    expect(evidenceOf(lines, 0, 1)).toMatchObject({ sameDay: 0, undated: 1 });
  });
});
