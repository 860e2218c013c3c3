import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../test/render.tsx';

const copyLink = () => screen.queryByRole('button', { name: 'Copy link to this form' });

describe('copy link', () => {
  it.each([
    ['/?tab=article&url=https://news.example/a&keywords=one,two', 'Analyze Article'],
    ['/?tab=url-expander&url=https://short.example/x', 'Expand'],
  ])('of %s gives the same link again and says so', async (route, ready) => {
    const { user } = renderApp(route);
    await screen.findByRole('button', { name: ready });
    const button = copyLink();
    if (!button) throw new Error('There is nothing to copy.');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(button);
    expect(await screen.findByText('Link copied to clipboard')).toBeVisible();
    const copied = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect(decodeURIComponent(copied.pathname + copied.search)).toBe(route);
  });

  it('is hidden while there are no inputs', async () => {
    renderApp('/');
    await screen.findByRole('button', { name: 'Analyze Article' });
    expect(copyLink()).toBeNull();
  });
});
