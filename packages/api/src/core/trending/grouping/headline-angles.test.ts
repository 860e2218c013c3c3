import { describe, expect, it } from 'vitest';
import { ANGLES, readAngles } from './headline-angles.ts';

const namesOf = (title: string) => [...(readAngles([title]).ofTitle[0] ?? [])].sort();

describe('the angles of a headline', () => {
  it.each([
    ['Watchdog opens inquiry into Kestrel', ['inquiry']],
    ['Aufsicht prüft Kestrel', ['inquiry']],
    ["L'enquête vise Kestrel", ['inquiry']],
    ['Kestrel: la Fiscalía investiga', ['crime', 'inquiry']],
    ['LIVE: Kestrel', ['live']],
    ['Kestrel opens shop in Tarn', []],
  ])('%s', (title, expected) => {
    expect(namesOf(title).filter((name) => ANGLES.includes(name))).toEqual(expected);
  });

  it('have the share of the titles that have them', () => {
    const { shares } = readAngles(['Kestrel fined', 'Court fines Kestrel', 'Kestrel opens shop', 'Kestrel']);
    expect(shares.get('court')).toBe(0.5);
    expect(shares.get('visit')).toBeUndefined();
  });
});

it('the words of a headline count without their endings', () => {
  expect(namesOf('Resignation')).toContain('word:resig');
  expect(namesOf('Kestrel chief resigns')).toContain('word:resig');
});
