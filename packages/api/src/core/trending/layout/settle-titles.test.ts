import { expect, it } from 'vitest';
import { outletsInPlace } from './settle-titles.ts';

const placed = (place: string, name: string) => ({ place, name });

it('prefers the position where the names vary to one with the same few labels', () => {
  const records = ['Harbor Signal', 'Rhine Letters', 'Quay Notes', 'Basel Angle'].map((name, n) => [
    placed('below 1', n % 2 ? 'Neutral' : 'Negative'),
    placed('below 2', name),
  ]);
  expect(outletsInPlace(records)).toEqual(['Harbor Signal', 'Rhine Letters', 'Quay Notes', 'Basel Angle']);
});

it('prefers one outlet of all records to headings of some, and to numbers of documents', () => {
  expect(
    outletsInPlace([
      [placed('above 1', 'Energy'), placed('below 1', 'El Mundo'), placed('below 2', 'Document DOC128')],
      [placed('below 1', 'El Mundo'), placed('below 2', 'Document DOC345')],
      [placed('below 1', 'El Mundo'), placed('below 2', 'Document DOC919')],
    ]),
  ).toEqual(['El Mundo', 'El Mundo', 'El Mundo']);
});

it('returns the only outlet of a record in any position, and null without one', () => {
  expect(outletsInPlace([[placed('above 1', 'Harbor Signal')], []])).toEqual(['Harbor Signal', null]);
});

it('prefers the names of outlets to their domains', () => {
  const records = ['Reuters', 'BBC News'].map((name) => [
    placed('above 1', name),
    placed('below 1', `${name.slice(0, 3).toLowerCase()}.com`),
  ]);
  expect(outletsInPlace(records)).toEqual(['Reuters', 'BBC News']);
});
