import { describe, expect, it } from 'vitest';
import type { HeatList } from './heat.ts';
import type { Member } from './model.ts';
import { rankStory } from './rank-story.ts';
import { takeOutLines } from './take-out-lines.ts';

const LIST: HeatList = {
  basis: { lines: 5, dated_lines: 5, sourced_lines: 5, newest_day: '2025-06-18' },
  topTags: [['Ferry', 3]],
};

function member(line: number, title: string, changes: Partial<Member> = {}): Member {
  return {
    line,
    text: title,
    title,
    source: `Paper ${line}`,
    date: '2025-06-18',
    url: null,
    sentiment: null,
    copy_of: null,
    tags: title.includes('Ferry') ? [0] : [],
    ...changes,
  };
}

const story = (title: string, members: Member[]) =>
  rankStory(
    { title, members, tied_by: ['ferry'], deciding_words: [{ text: 'terrible', weight: -0.6 }] },
    LIST,
  );
const RESULT = {
  summary: {
    total_inputs: 5,
    unique_titles: 2,
    time_window: 'June 18, 2025',
    top_tags: [['Ferry', 3] as [string, number]],
    notes: [],
    timeline: [{ day: '2025-06-18', count: 5 }],
    method_version: '1',
    heat_basis: LIST.basis,
  },
  items: [
    story('Ferry runs aground', [
      member(1, 'Ferry runs aground'),
      member(2, 'Ferry runs aground', { copy_of: 1 }),
      member(3, 'Ferry fares rise, a terrible blow', { sentiment: -0.6 }),
      member(4, 'Ferry afloat again'),
    ]),
    story('Tram strike', [member(5, 'Tram strike')]),
  ],
};

describe('takeOutLines', () => {
  const changed = takeOutLines(RESULT, [3]);
  const [rest, taken] = [1, 3].map((line) => changed.items.find(({ members }) => members[0]?.line === line));

  it('puts the line on its own, ranks anew and marks what was changed by hand', () => {
    expect(changed.items.map(({ by_hand }) => by_hand ?? false).sort()).toEqual([false, true, true]);
    expect(changed.summary).toMatchObject({ unique_titles: 3, taken_out: [3] });
    expect(rest).toMatchObject({ mentions: 3, pieces: 2, avg_sentiment: null, deciding_words: [] });
    expect(taken).toMatchObject({
      title: 'Ferry fares rise, a terrible blow',
      mentions: 1,
      avg_sentiment: -0.6,
    });
    expect(rest?.heat_score).toBeLessThan(RESULT.items[0]?.heat_score ?? 0);
  });

  it('keeps the order of a ranking and the sums of the parts', () => {
    const scores = changed.items.map(({ heat_score }) => heat_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const { heat_parts, heat_score } of changed.items)
      expect(heat_parts.reduce((sum, { points }) => sum + points, 0)).toBe(heat_score);
  });

  it('a copy whose original is taken out is the original of the rest', () => {
    const { items } = takeOutLines(RESULT, [1]);
    const left = items.find(({ members }) => members.some(({ line }) => line === 2));
    expect(left?.members[0]).toMatchObject({ line: 2, copy_of: null });
    expect(left?.title).toBe('Ferry runs aground');
  });

  it('leaves the given ranking as it is, so that undoing is asking for fewer lines', () => {
    expect(takeOutLines(RESULT, [])).toBe(RESULT);
    expect(takeOutLines(RESULT, [99, 5])).toBe(RESULT);
    expect(RESULT.items[0]?.members).toHaveLength(4);
  });
});
