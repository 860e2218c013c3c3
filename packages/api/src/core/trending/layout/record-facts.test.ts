import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { dayOf, outletOf, outletOfByline, withoutLabel } from './record-facts.ts';

const OPTIONS = { referenceDay: '2026-11-23' };

it.each(examples<[string, string | null]>(import.meta.url, 'the outlet on the line'))(
  'the outlet on the line %j is %j',
  (line, outlet) => expect(outletOf(line, OPTIONS)).toBe(outlet),
);

it.each(examples<[string, string | null]>(import.meta.url, 'the outlet after the author'))(
  'the outlet after the author in %j is %j',
  (line, outlet) => expect(outletOfByline(line)).toBe(outlet),
);

it.each([
  ['5h', '2026-11-23', 5],
  ['27 hours ago', '2026-11-22', 27],
  ['Quay News · 2d', '2026-11-21', 48],
  ['12.11.2026', '2026-11-12', null],
  ['Yesterday', '2026-11-22', null],
])('the day on the line %j is %s, at the age of %s hours', (line, date, ageHours) => {
  expect(dayOf(line, OPTIONS)).toMatchObject({ date, ageHours });
});

it('a line without a day has none', () => expect(dayOf('Quay News', OPTIONS)).toBeNull());

it.each([
  ['Titel: Fähre auf Grund', 'Fähre auf Grund'],
  ['Storm: ferry aground', 'Storm: ferry aground'],
  ['Headline:', 'Headline:'],
])('%j without its label is %j', (line, text) => expect(withoutLabel(line)).toBe(text));
