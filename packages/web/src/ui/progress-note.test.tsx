import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressNote } from './progress-note.tsx';

const note = (done: number | null, uploadShare: number | null = null) => (
  <ProgressNote
    phase="Ranking the lines"
    uploadShare={uploadShare}
    progress={done === null ? null : { unit: 'lines', done, total: 10_000 }}
    onCancel={() => {}}
  />
);
const announced = () => screen.getByRole('status').textContent;

describe('the note on a running call', () => {
  it('shows the fraction done once the server has reported it', () => {
    const { rerender } = render(note(null));
    const bar = screen.getByRole('progressbar', { name: 'Ranking the lines' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    rerender(note(1234));
    expect(screen.getByText('1,234 of 10,000 lines')).toBeVisible();
    expect(bar).toHaveAttribute('aria-valuenow', '12');
  });

  it('shows the upload first', () => {
    const { rerender } = render(note(100, 0.4));
    expect(screen.getByText('40%')).toBeVisible();
    rerender(note(100, 1));
    expect(screen.getByText('100 of 10,000 lines')).toBeVisible();
  });

  it('announces each quarter and nothing in between', () => {
    const { rerender } = render(note(2400));
    expect(announced()).toBe('Ranking the lines');
    rerender(note(2500));
    expect(announced()).toBe('Ranking the lines 25%');
    rerender(note(4900));
    expect(announced()).toBe('Ranking the lines 25%');
    rerender(note(7600));
    expect(announced()).toBe('Ranking the lines 75%');
  });
});
