import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ChartPicture, type PictureData } from './chart-picture.tsx';

const dataOf = (points: number): PictureData => ({
  title: 'Share of voice by week',
  series: ['Northsound', 'Calder'],
  points: Array.from({ length: points }, (_, at) => ({ label: `Week ${at}`, values: [0.25, null] })),
  range: [0, 1],
  format: (value) => `${value * 100}%`,
});

describe('a chart', () => {
  it('has text of 12 pixels at the width of a phone', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(280);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly observe: () => void;
        constructor(onResize: () => void) {
          this.observe = onResize;
        }
        disconnect() {}
      },
    );
    render(<ChartPicture data={dataOf(4)} />);
    const picture = screen.getByRole('img', { name: 'Share of voice by week' });
    expect(picture.getAttribute('viewBox')).toMatch(/^0 0 280 /);
    expect(picture).toHaveStyle({ width: '280px' });
    expect(picture).toHaveAttribute('font-size', '12');
    vi.unstubAllGlobals();
  });

  it.each([
    ['above each column of several series', 4, 4],
    ['above as many as there is room for', 58, 7],
  ])('shows its values: %s', (_, points, shown) => {
    render(<ChartPicture data={dataOf(points)} />);
    expect(screen.getAllByText('25%')).toHaveLength(shown);
    expect(screen.getAllByText(/^Week \d+: 25%$/)).toHaveLength(points);
  });
});
