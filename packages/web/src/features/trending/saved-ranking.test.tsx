import { LIST_FILE_MAX_BYTES } from '@earshot/schema/limits';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { rankingJson } from './ranking-files.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

const FIELD = 'Headlines, snippets or URLs';

async function open() {
  const app = renderApp('/trending', { server: {} });
  await screen.findByRole('button', { name: 'Analyze' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const paste = (value: string) => fireEvent.change(screen.getByLabelText(FIELD), { target: { value } });
const toast = () => screen.getByRole('alert');

describe('a saved ranking', () => {
  const original = trendingResult({ items: [rankedItem()] });
  const json = rankingJson(
    applyHandEdits(original, [{ kind: 'take_out', line: 3 }]),
    '2026-05-04T10:00:00.000Z',
  );
  const saved = (text = json, name = 'week.JSON') => new File([text], name);
  const drop = (dropped: File) =>
    fireEvent.drop(button('Analyze'), { dataTransfer: { types: ['Files'], files: [dropped] } });

  it('is shown with its corrections when it is dropped on the form; nothing is sent', async () => {
    const { server } = await open();
    paste('Another list');
    drop(saved());
    expect(await screen.findByText('Saved ranking loaded')).toBeVisible();
    expect(screen.getByText('It includes your corrections.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ranking' })).toHaveFocus());
    expect(await screen.findByText('Changed by hand: 1 line taken out.')).toBeVisible();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this ranking' })).toBeNull();
    expect(server.of('trending.analyzeFile')).toHaveLength(0);
    expect(server.of('trending.analyzeText')).toHaveLength(0);
    fireEvent.click(button('Paste Text'));
    expect(screen.getByLabelText(FIELD)).toHaveValue('Another list');
  });

  it('is loaded by a button of Upload File', async () => {
    await open();
    fireEvent.click(button('Upload File'));
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    fireEvent.click(button('Load a ranking saved as JSON'));
    const input = opened.mock.contexts.at(-1);
    if (!(input instanceof HTMLInputElement)) throw new Error('no dialog was opened');
    expect(input.accept).toBe('.json,application/json');
    fireEvent.change(input, { target: { files: [saved()] } });
    expect(await screen.findByText('Saved ranking loaded')).toBeVisible();
  });

  it.each([['{"a":1}'], ['']])('another JSON file is refused in one sentence: %j', async (text) => {
    await open();
    drop(saved(text));
    expect(await screen.findByText('Invalid File Type')).toBeVisible();
    expect(toast()).toHaveTextContent('not a ranking made with “Save as JSON”');
  });

  it('larger than a list file is refused without being read', async () => {
    await open();
    const file = saved();
    Object.defineProperty(file, 'size', { value: LIST_FILE_MAX_BYTES + 1 });
    const read = vi.spyOn(file, 'text');
    drop(file);
    expect(await screen.findByText('The ranking could not be loaded')).toBeVisible();
    expect(toast()).toHaveTextContent('The file is 250.1 MB. A saved list can be up to 250.0 MB.');
    expect(read).not.toHaveBeenCalled();
  });

  it('that cannot be loaded offline says so and stays selected', async () => {
    await open();
    vi.doMock('zod/mini', () => Promise.reject(new Error('offline')));
    drop(saved());
    expect(await screen.findByText('The ranking could not be loaded')).toBeVisible();
    expect(toast()).toHaveTextContent('Check your connection, then try again.');
    expect(screen.getByText('week.JSON')).toBeVisible();
    vi.doUnmock('zod/mini');
    fireEvent.click(button('Analyze'));
    expect(await screen.findByText('Saved ranking loaded')).toBeVisible();
  });
});
