import { expect, it } from 'vitest';
import { dayOf, outletOf, outletOfByline, withoutLabel } from './record-facts.ts';

const OPTIONS = { referenceDay: '2026-11-23' };

it.each([
  ['Quay News', 'Quay News'],
  ['Source: Quay News', 'Quay News'],
  ['Quelle: Spiegel vom 12.11.2026', 'Spiegel'],
  ['Ana Ruiz | Reuters | 3 hours ago', 'Reuters'],
  ['Ana Ruiz, Quay News', 'Quay News'],
  ['Reuters on MSN', 'Reuters'],
  ['From Quay News', 'Quay News'],
  ['Read more on Quay News', 'Quay News'],
  ['Reuters and 3 others', 'Reuters'],
  ['9News', '9News'],
  ['Nine and 60 Minutes', 'Nine and 60 Minutes'],
  ['12 Quay News', 'Quay News'],
  ['12.11.2026', null],
  ['—', null],
  [`Q${'uay '.repeat(20)}News`, null],
])('the outlet on the line %j is %j', (line, outlet) => expect(outletOf(line, OPTIONS)).toBe(outlet));

it.each([
  ['By Ana Ruiz, Harbor Signal', 'Harbor Signal'],
  ['Ana Ruiz for Harbor Signal', 'Harbor Signal'],
  ['Ana Ruiz (Harbor Signal)', 'Harbor Signal'],
  ['Ana Ruiz (Reuters)', 'Reuters'],
  ['Ana Ruiz (Tarn)', null],
  ['Ana Ruiz at Tarn', null],
  ['Ana Ruiz at Reuters', 'Reuters'],
  ['Ferry aground in Lumen Bay, Tarn', null],
])('the outlet after the author in %j is %j', (line, outlet) => expect(outletOfByline(line)).toBe(outlet));

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
