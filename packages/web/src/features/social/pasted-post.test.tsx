import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FakeTable } from '../../../test/fake-server.ts';
import { preload } from '../../../test/preload.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { socialResult } from '../../../test/results.ts';

// The first load of a screen takes longer than a test may wait on a busy machine.
beforeAll(() => Promise.all([preload('/'), import('./social-screen.tsx')]), 120_000);

async function open(route = '/?tab=social', server: FakeTable = {}): Promise<RenderedApp> {
  const app = renderApp(route, { server });
  await screen.findByRole('button', { name: 'Analyze Social Post' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze Social Post'));
const toast = () => screen.getByRole('alert');

describe('a pasted text', () => {
  const TEXT = 'The ferry is quiet.';
  const openPaste = async (server: FakeTable = {}) => {
    const app = await open('/?tab=social&keywords=alpha', server);
    expect(screen.queryByLabelText('Text of the post')).toBeNull();
    fireEvent.click(button('Paste Text'));
    return app;
  };

  it('is analyzed with what was entered beside it, and without a picture', async () => {
    const { server } = await openPaste({ 'social.analyze': { json: socialResult({ sourceUrl: '' }) } });
    const field = screen.getByLabelText('Text of the post');
    fireEvent.change(field, { target: { value: ` ${TEXT} ` } });
    fireEvent.change(screen.getByLabelText('Author'), { target: { value: 'Wren Alder' } });
    analyze();
    await screen.findByText('Analysis complete');
    expect(server.of('social.analyze')[0]?.body).toEqual({
      correctedText: TEXT,
      correctedPost: { author: 'Wren Alder', handle: null, date: null, counts: {} },
      keywords: ['alpha'],
    });
    expect(screen.queryByText(/screenshot again/)).toBeNull();
  });

  it('is asked for when it is missing', async () => {
    const { server } = await openPaste();
    analyze();
    expect(toast()).toHaveTextContent('Text required');
    await waitFor(() => expect(screen.getByLabelText('Text of the post')).toHaveFocus());
    expect(server.of('social.analyze')).toEqual([]);
  });

  it('with counts that cannot be read is not sent, and the field with the counts is shown and receives focus', async () => {
    const { server } = await openPaste();
    fireEvent.change(screen.getByLabelText('Text of the post'), { target: { value: TEXT } });
    const counts = screen.getByLabelText('Engagement');
    fireEvent.change(counts, { target: { value: 'many likes' } });
    analyze();
    expect(toast()).toHaveTextContent('Invalid engagement');
    await waitFor(() => expect(counts).toHaveFocus());
    expect(counts).toBeVisible();
    expect(screen.getByLabelText('Text of the post')).toBeValid();
    expect(server.of('social.analyze')).toEqual([]);
  });

  it('survives a reload and another mode, and gives way to a URL in a link', async () => {
    const { unmount } = await openPaste();
    fireEvent.change(screen.getByLabelText('Text of the post'), { target: { value: TEXT } });
    unmount();
    const again = await open();
    expect(screen.getByLabelText('Text of the post')).toHaveValue(TEXT);
    fireEvent.click(button('Post URL'));
    fireEvent.click(button('Paste Text'));
    expect(screen.getByLabelText('Text of the post')).toHaveValue(TEXT);
    again.unmount();
    await open('/?tab=social&url=https://example.org/post');
    expect(screen.getByLabelText('Post URL')).toHaveValue('https://example.org/post');
  });
});
