import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type EditLog, NO_EDITS } from '../lib/edits/edit-log.ts';
import { EditSteps } from './edit-steps.tsx';

const edit = (what: string) => ({ what, change: what, at: '2026-03-04T08:00:00Z' });
const log = (...edits: string[]): EditLog<string> => ({ ...NO_EDITS, edits: edits.map(edit) });

/** Undo and Redo buttons for two edits, of which Undo removes the last. */
function Steps({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const [edits, setEdits] = useState(log(`${name} one`, `${name} two`));
  const undo = () => {
    onUndo();
    setEdits((before) => ({ ...before, edits: before.edits.slice(0, -1) }));
  };
  return (
    <section aria-label={name}>
      <EditSteps log={edits} onUndo={undo} onRedo={() => undefined} afterRef={{ current: null }} />
    </section>
  );
}

/** Shows two tools, the first of which is hidden. */
function open() {
  const undone = { hidden: vi.fn(), shown: vi.fn() };
  render(
    <>
      <div hidden>
        <Steps name="List" onUndo={undone.hidden} />
      </div>
      <Steps name="Ranking" onUndo={undone.shown} />
    </>,
  );
  return undone;
}

describe('Undo and Redo', () => {
  it('Ctrl+Z undoes only in the tool on screen', () => {
    const undone = open();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(undone.shown).toHaveBeenCalledTimes(1);
    expect(undone.hidden).not.toHaveBeenCalled();
  });

  it('leaves keys without a step to undo or redo to the browser', () => {
    open();
    // False would mean that the event was canceled.
    expect(fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(false);
  });

  it('says what was edited last and names the step of each button', () => {
    open();
    const tool = screen.getByRole('region', { name: 'Ranking' });
    expect(tool).toHaveTextContent('Ranking two');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('title', 'Undo: ranking two');
    fireEvent.click(undo);
    expect(tool).toHaveTextContent('Ranking one');
  });
});
