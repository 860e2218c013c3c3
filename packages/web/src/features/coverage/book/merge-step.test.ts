import { expect, it } from 'vitest';
import { coverageEntry, coverageList } from '../../../../test/coverage.ts';
import { newRow } from './coverage-list.ts';
import { mergeStep } from './merge-step.ts';

const added = newRow({ id: 5, address: 'https://news.example/5', status: 'waiting', entry: null });
const addition = (changes: Partial<typeof added>) => ({
  before: coverageList(),
  after: coverageList({ ...added, ...changes }),
});

it('a row that was already written is not added again, and gets what it did not have yet', () => {
  const written = coverageList({ ...added, starred: 'It leads' });
  const entry = coverageEntry();
  expect(mergeStep(written, addition({ status: 'done', entry, excluded: 'A repeat' })).rows).toEqual([
    { ...added, status: 'done', entry, excluded: 'A repeat', starred: 'It leads' },
  ]);
  expect(mergeStep(written, addition({ starred: 'Earlier' })).rows).toEqual(written.rows);
});

it('another row with the same ID is added with an ID of its own', () => {
  const pasted = { headline: 'Ferries', source: '', date: '', content: 'They sail.' };
  for (const other of [{ address: 'https://news.example/6' }, { pasted }])
    expect(mergeStep(coverageList(added), addition(other)).rows).toEqual([
      added,
      { ...added, ...other, id: 6 },
    ]);
});
