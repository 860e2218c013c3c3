import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizScore } from './rules.ts';

const questions = (count: number) => Array.from({ length: count }, () => ({ answer: 1 }));

describe('quizScore', () => {
  it.each([
    [10, 7, 70, true],
    [10, 6, 60, false],
    [13, 9, 69, false],
    [13, 10, 76, true],
    [3, 3, 100, true],
    [0, 0, 0, false],
  ])('#332 of %i questions %i right are %i percent, passed: %s', (total, right, percent, isPassed) => {
    const answers = Array.from({ length: total }, (_, index) => (index < right ? 1 : 0));
    expect(quizScore(questions(total), answers)).toEqual({ right, total, percent, isPassed });
  });

  it('counts a missing answer as wrong and always returns 0 to 100 percent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ answer: fc.integer({ min: 0, max: 3 }) })),
        fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })),
        (asked, answers) => {
          const { percent, right, total } = quizScore(asked, answers);
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
          expect(right).toBeLessThanOrEqual(Math.min(total, answers.length));
        },
      ),
    );
  });
});
