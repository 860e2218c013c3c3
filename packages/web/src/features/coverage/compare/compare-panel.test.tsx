import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { plainNumbers } from '../../../../test/plain-numbers.ts';
import { renderApp } from '../../../../test/render.tsx';
import { preloadScreen } from '../../../app/screens.ts';
import { CoverageStore } from '../book/coverage-store.ts';

// Fetches the code of the screens before the first test's timeout starts.
beforeAll(() => Promise.all([preloadScreen('/'), import('../coverage-screen.tsx')]), 120_000);

const row = (id: number, headline: string, outlet: string) =>
  coverageRow(id, {
    entry: coverageEntry({
      headline,
      outlet,
      url: `https://news.example/${id}`,
      keywords: [keywordFigures('alpha', 2), keywordFigures('beta', 1)],
    }),
  });
const LAST_WEEK = coverageList(row(1, 'Ferries stop', 'Ledger'), row(2, 'Strike ends', 'Radio'));
const THIS_WEEK = coverageList(row(1, 'Strike is over', 'Ledger'), row(2, 'New pier', 'Wire'));
const side = (title: string, rank: number) => ({ title, rank, lines: 1 });
const STORIES = [
  {
    change: 'moved',
    title: 'Strike is over',
    before: side('Strike ends', 2),
    after: side('Strike is over', 1),
    strength: 0.8,
  },
  { change: 'new', title: 'New pier', before: null, after: side('New pier', 2), strength: null },
  { change: 'gone', title: 'Ferries stop', before: side('Ferries stop', 1), after: null, strength: null },
];

async function compare() {
  const store = new CoverageStore();
  for (const [id, name, list] of [
    ['last', 'Last week', LAST_WEEK],
    ['this', 'This week', THIS_WEEK],
  ] as const) {
    await store.open(id);
    store.update(() => ({ ...list, id, name }));
    await store.all();
  }
  const { user } = renderApp('/?list=this', {
    server: { 'trending.compare': { json: { stories: STORIES } } },
  });
  await user.selectOptions(await screen.findByLabelText('Earlier list'), 'last');
  return { user, stories: await screen.findByRole('group', { name: 'Stories' }) };
}

describe('a list beside an earlier one', () => {
  it('leads from every number to its articles, in this list or in the earlier one', async () => {
    const { user, stories } = await compare();
    for (const name of ['Figures', 'Outlets', 'Stories'])
      expect(plainNumbers(screen.getByRole('group', { name })).filter((number) => number !== '0')).toEqual(
        [],
      );
    const earlier = { name: '1 articles in the earlier list: Strike is over' };
    await user.click(within(stories).getByRole('button', earlier));
    const articles = screen.getByRole('list', { name: 'articles in the earlier list: Strike is over' });
    expect(articles).toHaveTextContent('Strike ends · Radio');
    expect(articles.children).toHaveLength(1);
    await user.click(
      within(stories).getByRole('button', { name: '1 articles in this list: Strike is over' }),
    );
    expect(screen.getByText('articles in this list: Strike is over (1 row)')).toBeVisible();
  });
});
