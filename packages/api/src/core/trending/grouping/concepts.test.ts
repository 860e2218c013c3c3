import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../../../test/groups-of.ts';
import courses from '../../../content/news-courses.json' with { type: 'json' };
import { CONCEPTS } from './concepts.ts';

const together = (a: string, b: string) => {
  const others = [
    'Museum reopens after the flood',
    'Bakery chain names new chief',
    'Council sells harbor office',
  ];
  const groups = groupsOf([a, b, ...others].map((title) => ({ title, date: '2026-03-02' })));
  return groups[0] === groups[1];
};

describe('direction and stage', () => {
  it('every concept of a course exists', () => {
    const names = new Set(CONCEPTS.map(({ name }) => name));
    expect(
      courses.flatMap(({ one, other }) => [...one, ...other]).filter((name) => !names.has(name)),
    ).toEqual([]);
  });

  it.each([
    ['Orlo shares climb after quarterly update', 'Orlo shares tumble after quarterly update'],
    ['Tarn Ferries crews begin strike', 'Tarn Ferries crews end strike'],
    ['Orlo sued over battery recall in Canada', 'Jury finds Orlo guilty over battery recall in Canada'],
  ])('keep apart: %j and %j', (a, b) => expect(together(a, b)).toBe(false));

  it('a headline with both sides contradicts neither', () => {
    expect(
      together(
        'Orlo shares climb after quarterly update',
        'Orlo shares climb after quarterly update, then fall',
      ),
    ).toBe(true);
  });
});
