import { describe, expect, it } from 'vitest';
import { ANGLES, readAngles } from './headline-angles.ts';

const anglesOf = (title: string) =>
  [...(readAngles([title]).ofTitle[0] ?? [])].map((angle) => ANGLES[angle]).sort();

describe('the angles of a headline', () => {
  it.each([
    ['Watchdog opens inquiry into Kestrel', ['inquiry']],
    ['Aufsicht prüft Kestrel', ['inquiry']],
    ["L'enquête vise Kestrel", ['inquiry']],
    ['Kestrel: la Fiscalía investiga', ['crime', 'inquiry']],
    ['LIVE: Kestrel', ['live']],
    ['Kestrel opens shop in Tarn', []],
  ])('%s', (title, expected) => {
    expect(anglesOf(title)).toEqual(expected);
  });

  it('have the share of the titles that have them', () => {
    const { shares } = readAngles(['Kestrel fined', 'Court fines Kestrel', 'Kestrel opens shop', 'Kestrel']);
    expect(shares[ANGLES.indexOf('court')]).toBe(0.5);
    expect(shares[ANGLES.indexOf('visit')]).toBe(0);
  });
});
