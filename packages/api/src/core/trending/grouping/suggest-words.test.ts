import { expect, it } from 'vitest';
import { analyzeLines } from '../analyze-lines.ts';

const NOISE = [
  'Orchestra opens its season with Mahler',
  'Beekeepers warn of a poor honey harvest',
  'Chess prodigy wins the junior title',
  'Library adds evening hours for students',
  'Bakery chain tests paper bags',
  'Swimmers brave the icy lake',
];
const OUTAGE = [
  'Millions cut off as outage hits Orrin',
  'Hospitals switch to radio during outage',
  'Outage: shops take cash only',
  'Minister demands answers on nationwide outages',
];
const suggestionsOf = (lines: readonly string[]) =>
  analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-11-28' }).suggestions ?? [];

it('a word in three lines or more, in 5 to 40% of the list, is suggested with its lines', () => {
  expect(suggestionsOf([...OUTAGE, ...NOISE])).toEqual([{ term: 'outage', lines: [1, 2, 3, 4] }]);
});

it.each([
  ['in two lines', [...OUTAGE.slice(0, 2), ...NOISE]],
  ['in most of the list', OUTAGE],
  ['that is no reason to join', [...['Monday', 'Tuesday', 'second'].map((day) => `${day} brings ferries`)]],
  ['of lines that are one story already', [...Array.from({ length: 3 }, () => OUTAGE[0] ?? ''), ...NOISE]],
])('a word %s is not', (_, lines) => {
  expect(suggestionsOf(lines)).toEqual([]);
});

it('at most eight words are suggested, those of most lines first', () => {
  const words = 'ferry canal bakery museum violin orchard glacier lantern walrus'.split(' ');
  const people =
    'farmers pilots teachers nurses bakers sailors dancers painters miners drivers singers tailors plumbers gardeners judges poets divers coaches clerks weavers hunters barbers brewers potters jurors monks cooks scouts'.split(
      ' ',
    );
  const lines = words
    .flatMap((word, i) => Array.from({ length: i === 4 ? 4 : 3 }, () => word))
    .map((word, i) => `The ${people[i]} meet beside the ${word}`);
  const found = suggestionsOf(lines);
  expect(found.length).toBeLessThanOrEqual(8);
  expect(found[0]?.term).toBe('violin');
});
