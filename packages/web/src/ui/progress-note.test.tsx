import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressNote } from './run-state.tsx';

const note = (uploadShare: number | null = null) => (
  <ProgressNote phase="Ranking the lines" uploadShare={uploadShare} onCancel={() => {}} />
);
const announced = () => screen.getByRole('status').textContent;

describe('the note on a running call', () => {
  it('shows the share of the upload, and none while the server works', () => {
    const { rerender } = render(note(0.4));
    const bar = screen.getByRole('progressbar', { name: 'Ranking the lines' });
    expect(screen.getByText('40%')).toBeVisible();
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    rerender(note(1));
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('announces each quarter and nothing in between', () => {
    const { rerender } = render(note(0.24));
    expect(announced()).toBe('Ranking the lines');
    rerender(note(0.25));
    expect(announced()).toBe('Ranking the lines 25%');
    rerender(note(0.49));
    expect(announced()).toBe('Ranking the lines 25%');
    rerender(note(0.76));
    expect(announced()).toBe('Ranking the lines 75%');
  });
});
