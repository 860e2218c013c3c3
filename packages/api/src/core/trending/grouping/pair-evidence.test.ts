import { describe, expect, it } from 'vitest';
import { PAIR_FEATURES, type PairFeature } from './pair-weights.ts';
import { prepareTitles } from './prepare-titles.ts';

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

/** Returns the evidence for and against two of the titles, each of which has one of two days. */
function evidenceOf(a: number, b: number): Record<PairFeature, number> {
  const { evidence, numberOfLine } = prepareTitles(
    CLIENT_NEWS.map((title, i) => ({ title, date: i < 2 ? '2026-05-01' : '2026-05-02' })),
  );
  const features = new Float64Array(PAIR_FEATURES.length);
  evidence.measure(numberOfLine[a] ?? 0, numberOfLine[b] ?? 0, features);
  return Object.fromEntries(PAIR_FEATURES.map((name, i) => [name, features[i] ?? 0])) as Record<
    PairFeature,
    number
  >;
}

describe('PairEvidence', () => {
  it('counts figures in both, and days that are apart or missing', () => {
    expect(evidenceOf(2, 2).sharedFigures).toBe(2);
    expect(evidenceOf(0, 2)).toMatchObject({ undated: 0, sameDay: 0, oneDayApart: 1 });
  });

  it('distinguishes the same event of a rival from one that names nobody', () => {
    expect(evidenceOf(2, 3).sameEvent).toBeGreaterThan(0);
    expect(evidenceOf(2, 3).rivalSameEvent).toBe(1);
    expect(evidenceOf(2, 4).sameEvent).toBeGreaterThan(0);
    expect(evidenceOf(2, 4).rivalSameEvent).toBe(0);
  });
});
