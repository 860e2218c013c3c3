import { expect, it, vi } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { addAddresses, addEntry, filledList, isPost } from './coverage-list.ts';

const WORDS = { sketch: [1, 2, 3] };

it.each([
  ['the same text', { ...WORDS, summary: 'For another keyword.' }, 1],
  ['the same text in another outlet', { ...WORDS, outlet: 'Coast Radio' }, 2],
  ['the same text on another day', { ...WORDS, date: '2025-03-06' }, 2],
  ['another text with the same headline', { sketch: [4, 5, 6] }, 2],
  ['another headline with the same text', { ...WORDS, headline: 'Fares rise' }, 2],
])('without a URL, %s: %j', (_, changes, rows) => {
  const pasted = coverageEntry({ url: '', ...WORDS });
  const list = coverageList(coverageRow(1, { address: '', entry: pasted }));
  expect(addEntry(list, { ...pasted, ...changes }).rows).toHaveLength(rows);
});

it('two short posts without a headline are two', () => {
  const post = coverageEntry({ type: 'social', url: '', headline: '', sketch: [], summary: 'One' });
  const list = coverageList(coverageRow(1, { address: '', entry: post }));
  expect(addEntry(list, post).rows).toHaveLength(1);
  expect(addEntry(list, { ...post, summary: 'Two' }).rows).toHaveLength(2);
});

it('rows are in the order in which they were added, in whichever tab', () => {
  const list = coverageList(coverageRow(1));
  const [first, later] = ['a', 'b'].map((name, i) => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000 + i);
    return addAddresses(list, [{ address: `https://${name}.example/` }]).rows.at(-1);
  });
  expect([first?.id, later?.id]).toEqual([1_000, 1_001]);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(addAddresses(list, [{ address: 'https://c.example/' }]).rows.at(-1)?.id).toBe(2);
  vi.restoreAllMocks();
});

it('keywords of a link fill only a list without any, which otherwise stays the same object', () => {
  const empty = coverageList();
  const tracked = { ...empty, keywords: ['beta'] };
  expect(filledList(tracked, null, ['alpha'])).toBe(tracked);
  expect(filledList({ ...empty, keywords: [] }, null, ['alpha']).keywords).toEqual(['alpha']);
});

it('a list takes the name, keywords and articles of a sample, and nothing else', () => {
  const pasted = { headline: 'Ferries', source: 'Ledger', date: '', content: 'Text' };
  const sample = { kind: 'articles', name: 'Sample', keywords: ['alpha'], articles: [pasted] } as const;
  const filled = filledList(coverageList(), sample, []);
  expect(filled).toMatchObject({ name: 'Sample', keywords: ['alpha'], rows: [{ pasted }] });
  expect(filled).not.toHaveProperty('kind');
});

it.each([
  ['https://x.com/harbor/status/1', 'social'],
  ['https://bsky.app/profile/harbor/post/1', 'social'],
  ['https://mastodon.social/@harbor/1', 'social'],
  ['https://www.linkedin.com/pulse/ferries', 'article'],
  ['https://netflix.com/ferries', 'article'],
  ['https://news.example/x.com/', 'article'],
])('%s is read as %s', (address, kind) => {
  expect(isPost(coverageRow(1, { address, entry: null }))).toBe(kind === 'social');
});
