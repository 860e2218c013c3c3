import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

const titlesOf = (lines: readonly string[]) => readList(lines).lines.map(({ title }) => title);

describe('a time and words before a colon in front of most headlines', () => {
  it('are read as the name of the poster and removed', () => {
    const posts = HEADLINES.map((title, at) => `[18/11/2026, 09:1${at}:22] Press desk: ${title} – Reuters`);
    expect(titlesOf(posts)).toEqual(HEADLINES);
  });

  it.each<[string, (at: number) => string]>([
    ['in brackets', (at) => `[09:1${at}]`],
    ['after a weekday', (at) => `[Mon 09:1${at}]`],
    ['after a weekday without brackets', (at) => `Monday, 9:1${at} am`],
    ['in Arabic digits', (at) => `[٠٩:١${'٠١٢٣٤٥'[at]}]`],
    ['in wide brackets', (at) => `【09：1${at}】`],
  ])('are read as the senders after a time and removed: %s', (_, time) => {
    const senders = ['Anna Lind', "Sam O'Dell", 'Priya Raman'];
    const posts = HEADLINES.map((title, at) => `${time(at)} ${senders[at % 3]}: ${title} (Coast Times)`);
    const { lines } = readList(posts);
    expect(lines.map(({ title, source }) => [title, source])).toEqual(
      HEADLINES.map((title) => [title, 'Coast Times']),
    );
  });

  it('are the outlets after a time if the list knows no others', () => {
    const outlets = ['Reuters', 'BBC News', 'Axios'];
    const posts = HEADLINES.map((title, at) => `[09:1${at}] ${outlets[at % 3]}: ${title}`);
    expect(readList(posts).lines.map(({ title, source }) => [title, source])).toEqual(
      HEADLINES.map((title, at) => [title, outlets[at % 3]]),
    );
  });

  it('stay if only a few lines have them', () => {
    const lines = HEADLINES.map((title, at) => (at < 2 ? `Ferry strike: ${title}` : title));
    expect(titlesOf(lines)).toEqual(lines);
  });
});
