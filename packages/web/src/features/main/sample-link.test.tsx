import { SAMPLE_SET_PATH, type SampleSet } from '@earshot/schema/help/sample-set';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { preloadScreen } from '../../app/screens.ts';

const CODES = { relevant: 'yes', message: 'absent', tone: 'neutral', prominence: 'main' };
const SET: SampleSet = {
  name: 'Practice set',
  license: 'CC BY 4.0',
  keywords: ['Tidewell Ferries'],
  articles: ['one', 'two'].map((name, at) => ({
    id: `article-0${at + 1}`,
    headline: `Headline ${name}`,
    outlet: 'Coast Radio',
    date: '2026-03-02',
    text: `Text ${name}. `.repeat(20),
    coderA: CODES,
    coderB: CODES,
  })),
  headlines: [
    { id: 'headline-01', headline: 'Fares rise', outlet: 'Coast Radio', date: '2026-03-02', story: 'fares' },
  ],
  posts: [],
  codebook: [],
  exercises: [
    {
      slug: 'exercise-count',
      label: 'Count the ferries',
      task: 'Analyze both articles.',
      expected: 'Two ferries.',
      sample: 'coverage',
      playbook: 'The Coverage Report',
    },
  ],
};

beforeAll(() => Promise.all([preloadScreen('/'), import('../coverage/coverage-screen.tsx')]), 120_000);

/** Opens a link to a sample. If `set` is null, fetching the practice set fails. */
function open(route: string, set: SampleSet | null = SET) {
  return renderApp(route, { files: set ? { [SAMPLE_SET_PATH]: { json: set } } : {} });
}

describe('a link to a sample', () => {
  it('fills the list of headlines and leaves the address', async () => {
    const { address } = open('/?tab=trending&sample=headlines');
    await waitFor(() =>
      expect(screen.getByDisplayValue('Fares rise - Coast Radio (2026-03-02)')).toBeVisible(),
    );
    expect(address()).toBe('/?tab=trending');
  });

  it('fills the article form', async () => {
    open('/?tab=article&sample=article-02');
    expect(await screen.findByDisplayValue('Headline two')).toBeVisible();
    expect(screen.getAllByText('Tidewell Ferries').length).toBeGreaterThan(0);
  });

  it('chooses the picture of a post', async () => {
    renderApp('/?tab=social&sample=post-05', {
      files: { [SAMPLE_SET_PATH]: { json: SET }, '/sample-post.png': { text: 'picture' } },
    });
    expect(await screen.findByText('post-05.png')).toBeVisible();
  });

  it('makes a coverage list whose articles wait', async () => {
    const { server } = open('/?tab=article&sample=coverage');
    expect(await screen.findByText('Headline one')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Analyze the (2 articles|article)$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(screen.getByLabelText('Article URLs')).not.toBeVisible();
    expect(screen.getByRole('heading', { name: 'Practice set' })).toBeVisible();
    expect(server.of('article.analyze')).toEqual([]);
  });

  it.each([
    ['/?tab=article&sample=article-09', SET],
    ['/?tab=article&sample=nonsense', SET],
    ['/?tab=article&sample=coverage', null],
  ])('says when %s cannot be opened', async (route, set) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(route, set);
    expect(await screen.findByText('Sample not opened')).toBeVisible();
  });
});
