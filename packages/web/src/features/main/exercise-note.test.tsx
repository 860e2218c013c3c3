import { SAMPLE_SET_PATH } from '@earshot/schema/help/sample-set';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { preloadScreen } from '../../app/screens.ts';

const EXERCISE = {
  slug: 'exercise-count',
  label: 'Count the ferries',
  task: 'Rank the headlines.',
  expected: 'Two ferries.',
  sample: 'headlines',
  materials: ['codes'],
  playbook: 'The Coverage Report',
};
const ROUTE = '/?tab=trending&exercise=exercise-count';

// Loaded first, because a tool that is still loading when a test ends would break the next ones.
beforeAll(
  () =>
    Promise.all([
      preloadScreen('/'),
      import('../article/article-screen.tsx'),
      import('../social/social-screen.tsx'),
      import('../trending/trending-tool.tsx'),
      import('../url-expander/url-expander-screen.tsx'),
    ]),
  120_000,
);

const open = (route = ROUTE) =>
  renderApp(route, { files: { [SAMPLE_SET_PATH]: { json: { exercises: [EXERCISE] } } } });
const note = () => screen.findByRole('region', { name: 'Exercise: Count the ferries' });

describe('an exercise that is done in a tool', () => {
  it('says what to do and what should come out, and leads back to its place in the playbook', async () => {
    open();
    const region = within(await note());
    expect(region.getByText('Rank the headlines.')).toBeVisible();
    expect(region.getByText('Two ferries.')).toBeInTheDocument();
    expect(
      region.getByRole('link', { name: 'Codes of coders A and B (opens in a new tab)' }),
    ).toHaveAttribute('href', '/help/data#codes');
    expect(region.getByRole('link', { name: 'Back to the playbook “The Coverage Report”' })).toHaveAttribute(
      'href',
      '/help/playbooks#exercise-count',
    );
  });

  it('stays in another tab of the tools, until it is closed', async () => {
    const { user, address } = open();
    await note();
    await user.click(screen.getByRole('tab', { name: 'URL Expander' }));
    expect(address()).toBe('/?tab=url-expander&exercise=exercise-count');
    await user.click(within(await note()).getByRole('button', { name: 'Close the exercise' }));
    expect(screen.queryByRole('region', { name: /^Exercise/ })).toBeNull();
    expect(address()).toBe('/?tab=url-expander');
  });

  it.each(['/?tab=trending', '/?tab=trending&exercise=unknown'])('is not shown at %s', async (route) => {
    open(route);
    expect(await screen.findByRole('tab', { name: 'Trending Analyzer' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /^Exercise/ })).toBeNull();
  });

  it('is only logged when it cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp(ROUTE, {});
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: /^Exercise/ })).toBeNull();
  });
});
