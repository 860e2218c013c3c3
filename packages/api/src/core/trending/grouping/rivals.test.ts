import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { groupsOf } from '../../../../test/groups-of.ts';
import { analyzeLines } from '../analyze-lines.ts';

/** Two headlines of one kind of event with two subjects: `{}` is the first and then the second one. */
const SAME_EVENT = examples<[template: string, first: string, second: string]>(import.meta.url, 'same event');

/** Two headlines, of which the second has one other word: a name, a place, a road, a number, an amount or a date. */
const OTHER_WORDS: readonly (readonly [template: string, first: string, second: string])[] = [
  ...SAME_EVENT,
  ['Council approves plan for {} new homes beside the canal', '40', '90'],
  ['Solveig ferry to stop running for repairs on {}', 'Monday', 'Friday'],
  ['Solveig ferry runs aground for the {} time this year', 'second', 'third'],
  ['Shares in Orrin {} five percent after report on output', 'rise', 'fall'],
  ['Museum in Kvale sells painting for {} million dollars at auction', '3', '8'],
  ['Orrin Foods to publish its yearly report in early {}', 'March', 'October'],
];

const fill = (template: string, name: string) => template.replace('{}', () => name);
const OTHER_NEWS = ['Orchestra opens its season with Mahler', 'Beekeepers warn of a poor honey harvest'];

describe('one kind of event of two subjects', () => {
  it.each(SAME_EVENT)('%s: %s, %s', (template, first, second) => {
    const lines = [fill(template, first), fill(template, second), ...OTHER_NEWS];
    for (const date of [null, '2026-10-13']) {
      const groups = groupsOf(lines.map((title) => ({ title, date })));
      expect(groups[0]).not.toBe(groups[1]);
    }
  });
});

describe('a text with another name, place, road, number, amount or date', () => {
  it.each(OTHER_WORDS)('%s: %s, %s', (template, first, second) => {
    const lines = [fill(template, first), fill(template, second), ...OTHER_NEWS];
    const { items } = analyzeLines({ lines, lineType: 'headline', referenceDay: '2026-10-14' });
    const copies = items.flatMap(({ members }) => members.filter(({ copy_of }) => copy_of !== null));
    expect(copies).toEqual([]);
  });
});
