import { describe, expect, it } from 'vitest';
import { automaticJoins } from './doubtful-joins.ts';
import type { Member } from './model.ts';
import { rankStory } from './rank-story.ts';

const LIST = { basis: { lines: 5, dated_lines: 0, sourced_lines: 0, newest_day: null }, topTags: [] };
const member = (line: number): Member => ({
  ...{ line, text: `Line ${line}`, title: `Line ${line}`, source: null, date: null, url: null },
  ...{ sentiment: null, copy_of: null, tags: [] },
});
const story = (...lines: number[]) =>
  rankStory({ title: 'A', members: lines.map(member), tied_by: [], deciding_words: [] }, LIST);
const link = (line: number, to: number, likelihood: number) => ({ line, to, likelihood });
const MERGES = [link(1, 2, 0.9), link(3, 4, 0.5), link(1, 3, 0.45), link(1, 5, 0.3)];
const linesOf = (members: readonly Member[]) => members.map(({ line }) => line);

describe('automatic joins', () => {
  it('come weakest first, each with the two groups that it joined', () => {
    const joins = automaticJoins([story(1, 2, 3, 4), story(5)], MERGES, { from: 0.42, below: 0.55 });
    expect(joins.map(({ kept, joined, strength }) => [linesOf(kept), linesOf(joined), strength])).toEqual([
      [[1, 2], [3, 4], 0.45],
      [[3], [4], 0.5],
    ]);
  });

  it('leave out what the user joined or took apart', () => {
    expect(automaticJoins([story(1, 2, 5), story(3), story(4)], MERGES, { from: 0.42, below: 0.55 })).toEqual(
      [],
    );
  });
});
