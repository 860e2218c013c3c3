import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type EditLog, NO_EDITS } from '../lib/edits/edit-log.ts';
import { EditsBar } from './edits-bar.tsx';

const edit = (what: string) => ({ what, change: what, at: '2026-03-04T08:00:00Z' });
const log = (...edits: string[]): EditLog<string> => ({ ...NO_EDITS, edits: edits.map(edit) });
const afterRef = { current: null };

/** A bar whose Undo removes the last edit. */
function Bar({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const [edits, setEdits] = useState(log(`${name} one`, `${name} two`));
  const undo = () => {
    onUndo();
    setEdits((before) => ({ ...before, edits: before.edits.slice(0, -1) }));
  };
  return (
    <section aria-label={name}>
      <EditsBar log={edits} onUndo={undo} onRedo={() => undefined} afterRef={afterRef} />
    </section>
  );
}

/** Shows two tools, the first of which is hidden. */
function open() {
  const undone = { hidden: vi.fn(), shown: vi.fn() };
  render(
    <>
      <div hidden>
        <Bar name="List" onUndo={undone.hidden} />
      </div>
      <Bar name="Ranking" onUndo={undone.shown} />
    </>,
  );
  return undone;
}

describe('the bar of edits', () => {
  it('Ctrl+Z undoes only in the tool on screen', () => {
    const undone = open();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undone.shown).toHaveBeenCalledTimes(1);
    expect(undone.hidden).not.toHaveBeenCalled();
  });

  it('leaves no gap on paper without a summary, even while it floats', () => {
    render(<Bar name="List" onUndo={vi.fn()} />);
    const tool = screen.getByRole('region', { name: 'List' });
    expect([...tool.children].every((place) => place.matches('.no-print'))).toBe(true);
  });

  it('leaves keys without a step to undo or redo to the browser', () => {
    open();
    // False means that the event was canceled.
    expect(fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
  });

  it('keeps the focus in the bar whose button was pressed', async () => {
    open();
    const bar = within(screen.getByRole('region', { name: 'Ranking' }));
    fireEvent.click(bar.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bar.getByRole('button', { name: 'Undo' })).toHaveFocus());
  });
});
