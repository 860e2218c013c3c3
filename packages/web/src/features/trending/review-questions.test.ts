import { LIKELY_JOIN } from '@earshot/schema/trending/likely-joins';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { NO_EDITS } from '../../lib/edits/edit-log.ts';
import { reviewQuestions } from './review-questions.ts';

const [member] = rankedItem().members;
const story = (line: number, title: string) =>
  rankedItem({ title, members: member ? [{ ...member, line, title, text: title }] : [] });

function questionsOf(titles: readonly string[], near: readonly (readonly [number, number, number])[]) {
  const items = titles.map((title, index) => story(index + 1, title));
  const near_stories = near.map(([line, to, likelihood]) => ({ line, to, likelihood }));
  const ranking = trendingResult({ items, near_stories });
  return reviewQuestions({ items, ranking, log: NO_EDITS, cut: USUAL_CUT, isApart: () => false });
}

it('says which pairs share no word, and asks about them after the others', () => {
  const { likely } = questionsOf(
    [
      'Bakery wins bread prize',
      'Gym roof of the school',
      'School to get a roof',
      '図書館が再開',
      '市立図書館',
    ],
    [
      [1, 2, 0.4],
      [2, 3, 0.3],
      [4, 5, 0.28],
    ],
  );
  expect(likely.map(({ likelihood, sharesWord }) => [likelihood, sharesWord])).toEqual([
    [0.3, true],
    [0.28, true],
    [0.4, false],
  ]);
});

const sharedBy = (titles: readonly string[], near: readonly (readonly [number, number, number])[]) =>
  questionsOf(titles, near).likely.map(({ sharesWord }) => sharesWord);

it('counts short names as words, and words of several open questions', () => {
  const titles = ['EU fines Apple', 'Apple hit by EU fine', 'Apple loses EU case'];
  expect(
    sharedBy(titles, [
      [1, 2, 0.4],
      [2, 3, 0.35],
      [1, 3, 0.3],
    ]),
  ).toEqual([true, true, true]);
  expect(sharedBy(['NHS in crisis', 'NHS staff quit'], [[1, 2, 0.4]])).toEqual([true]);
  expect(sharedBy(['End of an era', 'War of the app'], [[1, 2, 0.4]])).toEqual([false]);
});

it('counts words over all lines, so that a name in most of the list is no evidence', () => {
  const others = Array.from({ length: 12 }, (_, index) => `Orrin case${index}`);
  expect(sharedBy(['Orrin fined', 'Orrin boss quits', ...others], [[1, 2, 0.4]])).toEqual([false]);
});

it('compares all lines of both stories, and says whether both have a day', () => {
  const [a, b] = [story(1, 'Bread prize'), story(2, 'Gym roof')];
  const more = story(3, 'Gym wins bread prize');
  const joined = { ...b, members: [...b.members, ...more.members] };
  const undated = { ...a, members: a.members.map((own) => ({ ...own, date: null })) };
  const ask = (first: typeof a) => {
    const ranking = trendingResult({
      items: [first, joined],
      near_stories: [{ line: 1, to: 2, likelihood: 0.4 }],
    });
    const { likely } = reviewQuestions({
      items: ranking.items,
      ranking,
      log: NO_EDITS,
      cut: USUAL_CUT,
      isApart: () => false,
    });
    return likely.map(({ sharesWord, areDated }) => [sharesWord, areDated]);
  };
  expect(ask(a)).toEqual([[true, true]]);
  expect(ask(undated)).toEqual([[true, false]]);
});

it('asks about every pair once, separates the likely ones, and sorts by shared words and then by likelihood', () => {
  const title = fc.array(fc.constantFrom('ferry', 'school', 'bakery', 'prize', 'roof'), { minLength: 1 });
  const titles = fc.array(
    title.map((words) => words.join(' ')),
    { minLength: 6, maxLength: 6 },
  );
  const near = fc.uniqueArray(fc.constantFrom<[number, number]>([1, 2], [2, 3], [3, 4], [4, 5], [1, 6]), {
    selector: String,
  });
  fc.assert(
    fc.property(
      titles,
      near,
      fc.infiniteStream(fc.double({ min: 0.05, max: 0.41, noNaN: true })),
      (all, pairs, values) => {
        const likelihoods = [...values.take(pairs.length)].sort((a, b) => b - a);
        const questions = questionsOf(
          all,
          pairs.map(([a, b], index) => [a, b, likelihoods[index] ?? 0]),
        );
        expect(questions.likely.length + questions.lessLikely.length).toBe(pairs.length);
        expect(questions.likely.every(({ likelihood }) => (likelihood ?? 0) >= LIKELY_JOIN)).toBe(true);
        for (const group of [questions.likely, questions.lessLikely]) {
          const keys = group.map(({ sharesWord, likelihood }) => Number(sharesWord) + (likelihood ?? 0));
          expect(keys).toEqual(keys.toSorted((a, b) => b - a));
        }
      },
    ),
  );
});
