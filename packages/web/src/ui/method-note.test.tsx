import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MethodNote, TermLink } from './method-note.tsx';

describe('TermLink', () => {
  it('opens the glossary definition of an interface term', () => {
    render(<TermLink term="Share of Voice" />);
    expect(screen.getByRole('link', { name: 'Definition of “Share of Voice”' })).toHaveAttribute(
      'href',
      '/help/glossary#share-of-voice',
    );
  });

  it('appears beside the method of a figure that has a term', () => {
    const { rerender } = render(<MethodNote figure="Heat" text="Five parts." term="Heat" />);
    expect(screen.getByText('Definition of “Heat”')).toHaveAttribute('href', '/help/glossary#heat');
    rerender(<MethodNote figure="Titles" text="Four titles." />);
    expect(screen.queryByText(/^Definition of/)).toBeNull();
  });
});
