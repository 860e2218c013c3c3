import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditLog, NO_EDITS, withEdit, withoutLast, withRedone } from './edit-log.ts';

const typed = (log: EditLog<string>, text: string) =>
  withEdit(log, text, { what: 'Typed', series: 'client' });

describe('a log of edits', () => {
  it('undoes in the reverse order and redoes in the order of the edits', () => {
    const words = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(words, (changes) => {
        let log: EditLog<string> = NO_EDITS;
        for (const change of changes) log = withEdit(log, change, { what: change });
        for (const change of [...changes].reverse()) {
          expect(log.edits.at(-1)?.change).toBe(change);
          log = withoutLast(log);
          expect(log).toMatchObject({ isUndo: true });
          expect(log.undone.at(-1)?.what).toBe(change);
        }
        expect(log.edits).toEqual([]);
        expect(withoutLast(log)).toBe(log);
        for (const change of changes) {
          log = withRedone(log);
          expect(log).toMatchObject({ isUndo: false });
          expect(log.edits.at(-1)?.change).toBe(change);
        }
        expect(withRedone(log)).toBe(log);
      }),
    );
  });

  it('keeps when and why, and forgets what was undone after another edit', () => {
    const log = withEdit<string>(NO_EDITS, 'a', { what: 'Set the tone', why: 'Irony' });
    expect(log.edits).toEqual([
      { change: 'a', what: 'Set the tone', why: 'Irony', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(withEdit(withoutLast(log), 'b', { what: 'Removed' }).undone).toEqual([]);
  });

  it('does not merge an edit with one of its series from before an undo', () => {
    const log = withoutLast(withEdit(typed(NO_EDITS, 'a'), 'b', { what: 'Removed' }));
    expect(typed(log, 'c').edits).toHaveLength(2);
  });

  it('undoes the letters typed into one field together, but not those of another', () => {
    const log = ['A', 'Ac', 'Acme'].reduce(typed, NO_EDITS as EditLog<string>);
    expect(log.edits.map(({ change }) => change)).toEqual(['Acme']);
    const other = withEdit(log, 'March', { what: 'Typed', series: 'period' });
    expect(typed(other, 'Acme Inc.').edits).toHaveLength(3);
  });

  it('merges the changes of a series with the given function', () => {
    const joined = (earlier: string, later: string) => `${earlier}-${later}`;
    const log = withEdit(typed(NO_EDITS, 'a'), 'b', { what: 'Typed', series: 'client' }, joined);
    expect(log.edits[0]?.change).toBe('a-b');
  });
});
