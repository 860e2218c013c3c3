import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';

describe('the About page', () => {
  it('#245 #246 shows the vision and a creator credit', async () => {
    renderApp('/about');
    expect(await screen.findByRole('heading', { name: 'Our vision' })).toBeVisible();
    expect(screen.getByText(/Created and maintained by/)).toBeVisible();
  });

  it('leads to the page that says how often each figure is wrong', async () => {
    renderApp('/about');
    const link = await screen.findByRole('link', { name: 'Can I put this in a board report?' });
    expect(link).toHaveAttribute('href', '/api/docs/methods/trust');
  });

  it('#247 leads back to the tools', async () => {
    const { user, address } = renderApp('/about');
    const start = await screen.findByRole('link', { name: 'Start Analyzing Stories' });
    expect(start).toHaveAttribute('href', '/');
    await user.click(start);
    expect(address()).toBe('/');
  });
});

describe('the notice of the operator', () => {
  it('is linked when the server names one', async () => {
    const link = document.createElement('link');
    link.rel = 'privacy-policy';
    link.href = 'https://pr.example/privacy';
    document.head.append(link);
    renderApp('/about');
    const notice = await screen.findByRole('link', { name: 'Notice of the operator of this service' });
    expect(notice).toHaveAttribute('href', 'https://pr.example/privacy');
    link.remove();
  });
});
