import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rankedItem } from '../../../test/trending-result.ts';
import { ThemesPanel } from './themes-panel.tsx';

const item = (title: string) => rankedItem({ title, mentions: 4, members: [] });
const ITEMS = [
  item('Crews begin strike over pay'),
  item('Regulator orders inspection of Solveig'),
  item('Union extends strike'),
  item('Solveig inspection finds cracks'),
  item('Chief executive named'),
  item('Harbor café wins award'),
  item('Library reopens'),
  item('Bridge toll rises'),
];

describe('themes above the stories', () => {
  it('are named by what their stories share, with ranks, and closed at first', () => {
    render(<ThemesPanel items={ITEMS} />);
    const title = screen.getByRole('heading', { name: 'Themes (2)' });
    expect(title.closest('details')).not.toHaveAttribute('open');
    expect(screen.getByText('3. Union extends strike')).toBeInTheDocument();
    expect(screen.getAllByText('2 stories, 8 lines')).toHaveLength(2);
  });

  it('are absent in a short list', () => {
    const { container } = render(<ThemesPanel items={ITEMS.slice(0, 3)} />);
    expect(container).toBeEmptyDOMElement();
  });
});
