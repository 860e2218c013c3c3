import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesInStep } from './line-features.ts';

describe('lines in step with the other records', () => {
  it('have the class of the same line in the records around them, even if their own differs', () => {
    const records = ['short', 'long', 'age'];
    const classes = Array.from({ length: 8 }, () => records).flat();
    const changed = classes.with(10, 'short');
    expect(classesInStep(changed)).toEqual(classes);
  });

  it('have no class if the list has no period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (length) => {
        const classes = Array.from({ length }, () => 'long');
        expect(classesInStep(classes)).toEqual(classes.map(() => null));
      }),
    );
  });

  it('are found in any list that repeats a record with two classes or more', () => {
    const record = fc.uniqueArray(fc.constantFrom('short', 'long', 'age', 'count'), { minLength: 2 });
    fc.assert(
      fc.property(record, fc.integer({ min: 4, max: 9 }), (classes, times) => {
        const list = Array.from({ length: times }, () => classes).flat();
        expect(classesInStep(list)).toEqual(list);
      }),
    );
  });
});
