import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { compareAnswers, toldPairs, withAnswers } from './compare-answers.ts';
import { loadRanking, rankingJson } from './ranking-json.ts';

const [member] = rankedItem().members;
const stories = (...texts: readonly string[]) =>
  texts.map((text, index) =>
    rankedItem({ title: text, members: member ? [{ ...member, text, line: index + 1 }] : [] }),
  );

describe('answers about stories of two lists', () => {
  it('are saved with the ranking and found again when it is loaded', () => {
    const answer = { earlier: 'Ferry crews walk out', line: 3, is_same: false };
    const saved = rankingJson(withAnswers(trendingResult(), [answer]), '2026-03-05T10:00:00Z');
    expect(compareAnswers(loadRanking(saved) ?? {})).toEqual([answer]);
    expect(compareAnswers({ compared: [{ line: 'x' }, null, answer] })).toEqual([answer]);
  });

  it('follow a line of the earlier list to its place in another copy of the list', () => {
    const answers = [{ earlier: 'B', line: 1, is_same: false }];
    const pairs = (...texts: readonly string[]) =>
      toldPairs(answers, stories(...texts), stories('X')).different;
    expect(pairs('A', 'B')).toEqual([{ before: 2, after: 1 }]);
    expect(pairs('B', 'A')).toEqual([{ before: 1, after: 1 }]);
    expect(pairs('A')).toEqual([]);
  });

  it('refer to the story whose line has the same text and number, or else to the first one with the text', () => {
    const told = (answer: object) =>
      toldPairs(
        [{ earlier: 'Wrap', line: 1, is_same: false, ...answer }],
        stories('Wrap', 'Wrap'),
        stories('X'),
      ).different;
    expect(told({ earlier_line: 1 })).toEqual([{ before: 1, after: 1 }]);
    expect(told({ earlier_line: 2 })).toEqual([{ before: 2, after: 1 }]);
    expect(told({ earlier_line: 7 })).toEqual([{ before: 1, after: 1 }]);
    expect(told({})).toEqual([{ before: 1, after: 1 }]);
  });

  it('begin with the pair that was called the same last, even if it was given before', () => {
    const [before, after] = [stories('A'), stories('X', 'Y')];
    const same = (...lines: readonly number[]) =>
      toldPairs(
        lines.map((line) => ({ earlier: 'A', line, is_same: true })),
        before,
        after,
      ).same.map((pair) => pair.after);
    expect(same(1, 2)).toEqual([2, 1]);
    expect(same(1, 2, 1)).toEqual([1, 2]);
  });

  it.each([true, false])(
    'are sent up to the limit of the call, and the last ones are kept (same: %s)',
    (is_same) => {
      const texts = Array.from({ length: 1_100 }, (_, index) => `Line ${index}`);
      const answers = texts.map((earlier) => ({ earlier, line: 1, is_same }));
      const told = toldPairs(answers, stories(...texts), stories('X'))[is_same ? 'same' : 'different'];
      expect(told).toHaveLength(1_000);
      expect(told.some(({ before }) => before === 1_100)).toBe(true);
      expect(told.some(({ before }) => before === 100)).toBe(false);
    },
  );

  it('list each pair of stories once, according to the last answer about it', () => {
    const answer = fc.record({
      earlier: fc.constantFrom('A', 'B', 'C', 'unknown'),
      line: fc.integer({ min: 1, max: 4 }),
      is_same: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(answer), (answers) => {
        const [before, after] = [stories('A', 'B', 'C'), stories('X', 'Y', 'Z')];
        const { same, different } = toldPairs(answers, before, after);
        const last = new Map(
          answers
            .filter(({ earlier, line }) => earlier !== 'unknown' && line < 4)
            .map(({ earlier, line, is_same }) => [`${earlier} ${line}`, is_same]),
        );
        const nameOf = (pair: { before: number; after: number }) => `${'ABC'[pair.before - 1]} ${pair.after}`;
        const told = [
          ...same.map((pair) => [nameOf(pair), true]),
          ...different.map((pair) => [nameOf(pair), false]),
        ];
        expect(told.sort()).toEqual([...last].sort());
      }),
    );
  });
});
