import { describe, expect, it } from 'vitest';
import { countHandEdits, isChangedByHand } from './hand-edits.ts';
import type { Member, TrendingResult } from './model.ts';
import { rankStory } from './rank-story.ts';
import { GROUPING_CUTS, regroup, USUAL_CUT } from './regroup.ts';

const basis = { lines: 4, dated_lines: 0, sourced_lines: 0, newest_day: null };
const member = (line: number): Member => ({
  line,
  text: `Title ${line}`,
  title: `Title ${line}`,
  source: null,
  date: null,
  url: null,
  sentiment: null,
  copy_of: null,
  tags: [],
});
const story = (...lines: number[]) =>
  rankStory(
    { title: `Title ${lines[0]}`, tied_by: ['word'], deciding_words: [], members: lines.map(member) },
    { basis, topTags: [] },
  );
const ranking: TrendingResult = {
  session_id: 'x',
  summary: {
    total_inputs: 4,
    unique_titles: 2,
    time_window: '',
    top_tags: [],
    notes: [],
    timeline: [],
    method_version: '1',
    heat_basis: basis,
  },
  items: [story(1, 2, 3), story(4)],
  merges: [
    { line: 1, to: 2, likelihood: 1 },
    { line: 1, to: 3, likelihood: 0.5 },
    { line: 3, to: 4, likelihood: 0.35 },
  ],
};
const linesAt = (cut: number) =>
  regroup(ranking, cut)
    .items.map(({ members }) => members.map(({ line }) => line))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));

describe('regroup', () => {
  it('returns the ranking itself at the usual cut, and if it has no merges', () => {
    expect(regroup(ranking, USUAL_CUT)).toBe(ranking);
    const { merges: _, ...plain } = ranking;
    expect(regroup(plain, 0.2)).toBe(plain);
  });

  it('stops earlier for a tighter grouping and continues for a looser one', () => {
    expect(GROUPING_CUTS.map(linesAt)).toEqual([[[1, 2], [3], [4]], [[1, 2, 3], [4]], [[1, 2, 3, 4]]]);
  });

  it('keeps unchanged stories, counts the others again and says that it was done', () => {
    const tighter = regroup(ranking, 0.6);
    expect(tighter.items).toContain(ranking.items[1]);
    expect(tighter.items.map(({ mentions }) => mentions).sort()).toEqual([1, 1, 2]);
    expect(tighter.items.map(({ by_hand }) => by_hand === true).sort()).toEqual([false, true, true]);
    expect(tighter.summary).toMatchObject({ unique_titles: 3, grouping_cut: 0.6 });
    expect(countHandEdits(tighter.summary).grouping).toBe('tighter');
    expect(countHandEdits(regroup(ranking, 0.3).summary).grouping).toBe('looser');
    expect([tighter, ranking].map(({ summary }) => isChangedByHand(summary))).toEqual([true, false]);
  });
});
