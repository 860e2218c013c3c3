import { expect, it } from 'vitest';
import { readingTime } from './reading-time.fixture.ts';

const entry = { id: 'p', slug: 'p', title: 'A title', description: '', tags: [] };

it('#325 counts every word that is shown and rounds minutes up', () => {
  const time = readingTime({
    ...entry,
    description: 'one two',
    phases: [{ time: 'Day 1', title: 'Start', actions: ['Call them.'], decision: 'Yours', result: 'A list' }],
    tableTemplates: [{ title: 'Log', columns: ['Time'], rows: [['', 'x']] }],
  });
  expect(time).toEqual({ words: 13, minutes: 1, minutesWithTemplates: 2 });
  expect(readingTime({ ...entry, description: 'word '.repeat(201) }).minutes).toBe(2);
});

it('an entry without text takes no time', () => {
  expect(readingTime(entry)).toEqual({ words: 0, minutes: 0, minutesWithTemplates: 0 });
});
