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
  it.each([
    ['at the width of a phone', 280, 280],
    ['in a closed fold', 0, 200],
  ])('has text of 12 pixels %s', (_, room, width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
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
    expect(picture.getAttribute('viewBox')).toContain(`0 0 ${width} `);
    expect(picture).toHaveStyle({ width: `${width}px` });
    expect(picture).toHaveAttribute('font-size', '12');
    expect(picture.parentElement).toHaveStyle({ overflow: 'hidden' });
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
