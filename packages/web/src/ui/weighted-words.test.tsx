import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WeightedWords } from './weighted-words.tsx';

const words = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ text: `word${place}`, weight: place % 2 ? -0.5 : 0.5 }));
const shown = () => screen.getByRole('list', { name: 'Words' }).textContent ?? '';

describe('WeightedWords', () => {
  it('shows twelve words and opens the others with one click', () => {
    render(<WeightedWords label="Words" words={words(15)} />);
    expect(shown()).toContain('word11 -0.50');
    expect(shown()).not.toContain('word12');
    fireEvent.click(screen.getByRole('button', { name: 'and 3 more' }));
    expect(shown()).toContain('word14 +0.50');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers no button when all words are shown', () => {
    render(<WeightedWords label="Words" words={words(12)} />);
    expect(shown()).toContain('word11');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
