import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

const titlesOf = (lines: readonly string[]) => readList(lines).lines.map(({ title }) => title);

describe('words before a colon in front of most headlines', () => {
  it('are read as the name of the poster and removed', () => {
    const posts = HEADLINES.map((title, at) => `[18/11/2026, 09:1${at}:22] Press desk: ${title} – Reuters`);
    expect(titlesOf(posts)).toEqual(HEADLINES);
  });

  it('stay if only a few lines have them', () => {
    const lines = HEADLINES.map((title, at) => (at < 2 ? `Ferry strike: ${title}` : title));
    expect(titlesOf(lines)).toEqual(lines);
  });
});
