import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';

async function openWith(counters: object) {
  const app = renderApp('/analytics', { server: { 'counters.get': { json: counters } } });
  await screen.findByRole('group', { name: 'Total usage' });
  return app;
}

const figure = (name: string) => within(screen.getByRole('group', { name }));
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the analytics page', () => {
  it('#335 #337 asks for the counters and shows their sum', async () => {
    const { server } = await openWith({ article: 1000, social: 200, trending: 34 });
    expect(server.of('counters.get')[0]).toMatchObject({ method: 'GET', url: '/api/counters' });
    expect(figure('Total usage').getByText('1,234')).toBeVisible();
  });

  it('#338 #339 #340 shows count, share and badge of each tool', async () => {
    await openWith({ article: 200, social: 49, trending: 9 });
    expect(card('Article Analyzer').getByText('200')).toBeVisible();
    expect(card('Article Analyzer').getByText('78% of all uses')).toBeVisible();
    expect(card('Article Analyzer').getByText('Most Popular')).toBeVisible();
    expect(card('Social Post Snapshot').getByText('Growing')).toBeVisible();
    expect(card('Trending Analyzer').getByText('New')).toBeVisible();
  });

  it('#341 shows a share of 0 when nothing was used', async () => {
    await openWith({ article: 0, social: 0, trending: 0 });
    expect(screen.getAllByText('0% of all uses')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('NaN');
  });

  it('#342 #343 #344 shows insights and the impact panel, and marks the fixed figure as illustrative', async () => {
    await openWith({ article: 45, social: 56, trending: 0 });
    expect(figure('Estimated daily usage').getByText('3')).toBeVisible();
    expect(figure('User Satisfaction').getByText('99%')).toBeVisible();
    expect(figure('User Satisfaction').getByText(/Illustrative/)).toBeVisible();
    expect(screen.getByText('Social Post Snapshot is the most used tool, with 56 uses.')).toBeVisible();
  });

  it('#346 counts a missing key as 0', async () => {
    await openWith({ social: 3 });
    expect(figure('Total usage').getByText('3')).toBeVisible();
    expect(card('Article Analyzer').getByText('0')).toBeVisible();
  });

  it('#336 shows a message when the counters cannot be had', async () => {
    renderApp('/analytics', { server: { 'counters.get': { status: 500, text: 'boom' } } });
    expect(await screen.findByText('Failed to load analytics')).toBeVisible();
    expect(screen.getByText('Please try again later')).toBeVisible();
  });

  it('requests the counters again after a failure', async () => {
    let calls = 0;
    const { user } = renderApp('/analytics', {
      server: {
        'counters.get': () => {
          calls += 1;
          return calls === 1
            ? { status: 500, text: 'boom' }
            : { json: { article: 3, social: 0, trending: 0 } };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: 'Total usage' })).toHaveTextContent('3');
    expect(screen.queryByText('Failed to load analytics')).toBeNull();
  });
});
