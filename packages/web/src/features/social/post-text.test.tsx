import type { AnalysisResult, CorrectableField, Reading } from '@earshot/schema/analysis-result';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { preload } from '../../../test/preload.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { socialResult } from '../../../test/results.ts';
import { ReadingNote } from './post-text.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

// The first load of a screen takes longer than a test may wait on a busy machine.
beforeAll(() => Promise.all([preload('/'), import('./social-screen.tsx')]), 120_000);

const PICTURE = 'cGljdHVyZQ==';
const TEXT = 'The fcrry is quiet.\nVery quiet.';
const CORRECTED = 'The ferry is quiet.\nVery quiet.';

const box = { left: 0.1, top: 0.1, width: 0.5, height: 0.1 };
const OTHER = 'Trams run again from noon.';

function readingOf(changes: Partial<Reading> = {}): Reading {
  return {
    confidence: 90,
    choice: { confidence: 72, level: 'likely', against: ['No date was found for this post.'] },
    blocks: [
      { text: TEXT, author: 'Wren Alder', handle: '@wren', isChosen: true, box },
      { text: OTHER, author: 'Tram Watch', handle: null, isChosen: false, box: { ...box, top: 0.5 } },
    ],
    ...changes,
  };
}

function readResult(
  changes: Partial<AnalysisResult['document']> = {},
  metadata: AnalysisResult['metadata'] = socialResult().metadata,
): AnalysisResult {
  return socialResult({
    sourceUrl: '',
    metadata: { ...metadata, author: 'Wren Alder', handle: '@wren', counts: { likes: 12 } },
    document: {
      text: TEXT,
      language: 'en',
      words: 6,
      reading: readingOf({ confidence: 91.4 }),
      ...changes,
    },
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze Social Post'));
/** The text to check or, once there is a report, its summary: these posts are short. */
const text = () =>
  screen.queryByRole('group', { name: 'Text of the post' }) ??
  screen.getByRole('region', { name: 'Summary' });

/** Opens the screen with the report of a screenshot. */
async function openRead(result = readResult()): Promise<RenderedApp> {
  const app = renderApp('/?tab=social&keywords=alpha', { server: { 'social.analyze': { json: result } } });
  await screen.findByRole('button', { name: 'Analyze Social Post' });
  fireEvent.click(button('Screenshot Upload'));
  const file = new File(['picture'], 'post.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Screenshot'), { target: { files: [file] } });
  await screen.findByRole('img', { name: 'Chosen screenshot post.png' });
  analyze();
  await screen.findByText('Analysis complete');
  return app;
}

const correct = (value = CORRECTED) => {
  fireEvent.click(button('Correct the text'));
  fireEvent.change(screen.getByLabelText('Corrected text'), { target: { value } });
};

describe('text that was read from a screenshot', () => {
  it('of a post by address has neither confidence nor correction', async () => {
    renderApp('/?tab=social&keywords=alpha&url=https://social.example/p/1', {
      server: { 'social.analyze': { json: readResult({ reading: undefined }) } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Analyze Social Post' }));
    await screen.findByText('Analysis complete');
    expect(text()).toHaveTextContent('Very quiet.');
    expect(screen.queryByText(/read: \d+% sure/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct the text' })).toBeNull();
  });
});

describe('how sure the choice of the post is', () => {
  it('is said for each part, also for a platform that was not found, in the words of the method', () => {
    const parts = { text: 93, author: 81, network: 31 };
    const reading = readingOf({ choice: { ...readingOf().choice, parts } });
    render(<ReadingNote reading={reading} metadata={{ author: 'Wren', platform: 'Unknown' }} />);
    expect(screen.getByText('Text read: 93% sure. Author: 81% sure. Platform: not found.')).toBeVisible();
    expect(screen.getByText('No date was found for this post.')).toBeVisible();
    for (const name of ['“Text read”', '“Author”', '“Platform”'])
      expect(SOCIAL_STRINGS.text.method).toContain(name);
  });

  it('asks the user to look before any figure is shown when the evidence is thin, and marks the text that the user takes', async () => {
    const choice = { confidence: 41, level: 'check' as const, against: [] };
    await openRead(readResult({ reading: readingOf({ choice }) }));
    expect(screen.getByText('Please check first')).toBeVisible();
    expect(text()).toHaveTextContent('Very quiet.');
    expect(screen.getByText('Wren Alder')).toBeVisible();
    expect(screen.getByText('Mastodon')).toBeVisible();
    expect(screen.getByText('March 5, 2025')).toBeVisible();
    expect(screen.getByRole('img', { name: /^The screenshot/ })).toBeVisible();
    expect(screen.queryByText('Keyword matches')).toBeNull();
    expect(button(/^Use this text: The fcrry/)).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(button(`Use this text: ${OTHER}`));
    expect(screen.getByLabelText('Corrected text')).toHaveValue(OTHER);
    expect(button(`Use this text: ${OTHER}`)).toHaveAttribute('aria-pressed', 'true');
    expect(button(/^Use this text: The fcrry/)).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button('Discard changes'));
    fireEvent.click(button('This is the post, show the report'));
    expect(screen.getByText('Keyword matches')).toBeVisible();
  });
});

describe('correcting the text', () => {
  it('takes another text of the picture for the post, with its author', async () => {
    const { server } = await openRead();
    fireEvent.click(button('Correct the text'));
    fireEvent.click(button(`Use this text: ${OTHER}`));
    expect(screen.getByLabelText('Corrected text')).toHaveValue(OTHER);
    fireEvent.click(button('Analyze corrected text'));
    await waitFor(() => expect(server.of('social.analyze')).toHaveLength(2));
    expect(server.of('social.analyze')[1]?.body).toMatchObject({
      correctedText: OTHER,
      correctedPost: {
        author: 'Tram Watch',
        handle: null,
        corrected: ['text', 'author', 'handle', 'date', 'counts'],
      },
    });
  });

  it('sends the facts and figures that were put right, says that they were, and waits for a number and a word', async () => {
    const { server } = await openRead();
    fireEvent.click(button('Correct the text'));
    for (const [label, value] of [
      ['Author', 'Wren Elder'],
      ['Handle', '@wrenalder'],
      ['Platform', 'Bluesky'],
      ['Date', '2025-03-06'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(screen.getByLabelText('Engagement')).toHaveValue('12 likes');
    fireEvent.change(screen.getByLabelText('Engagement'), { target: { value: '12 likes, many' } });
    expect(button('Analyze corrected text')).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Engagement'), { target: { value: '1,286 likes, 97 replies' } });
    const { metadata } = readResult();
    const corrected: CorrectableField[] = ['platform', 'author', 'handle', 'date', 'counts'];
    server.answer({
      'social.analyze': { json: readResult({ reading: undefined }, { ...metadata, corrected }) },
    });
    fireEvent.click(button('Analyze corrected text'));
    expect(await screen.findByText(/^Corrected by you: platform, author/)).toBeVisible();
    const body = server.of('social.analyze')[1]?.body;
    expect(body).toMatchObject({
      correctedText: TEXT,
      correctedPost: {
        author: 'Wren Elder',
        handle: '@wrenalder',
        platform: 'Bluesky',
        date: '2025-03-06',
        counts: { likes: 1286, replies: 97 },
        corrected: expect.arrayContaining(corrected),
      },
    });
  });

  it('sends the corrected text with the same image, and shows the result until Undo, and again after Redo', async () => {
    const { server } = await openRead();
    fireEvent.click(button('Remove post.png'));
    correct(` ${CORRECTED} `);
    server.answer({
      'social.analyze': { json: { ...readResult({ text: CORRECTED }), summary: 'Second summary.' } },
    });
    fireEvent.click(button('Analyze corrected text'));
    await waitFor(() => expect(text()).toHaveTextContent(CORRECTED.replace('\n', ' ')));
    expect(server.of('social.analyze')[1]?.body).toEqual({
      imageBase64: PICTURE,
      correctedText: CORRECTED,
      correctedPost: {
        platform: 'Mastodon',
        author: 'Wren Alder',
        handle: '@wren',
        date: '2025-03-05',
        counts: { likes: 12 },
        corrected: ['text'],
      },
      keywords: ['alpha'],
    });
    expect(screen.getByText(/the text as you corrected it/)).toBeVisible();
    expect(screen.queryByText(/read: \d+% sure/)).toBeNull();
    expect(screen.queryByLabelText('Corrected text')).toBeNull();
    // Undo shows the earlier report without another call.
    expect(screen.getByText('Corrected by hand: text')).toBeVisible();
    fireEvent.click(button('Undo'));
    expect(text()).toHaveTextContent('fcrry');
    await waitFor(() => expect(button('Redo')).toHaveFocus());
    fireEvent.click(button('Redo'));
    expect(text()).toHaveTextContent(CORRECTED.replace('\n', ' '));
    fireEvent.click(button('Undo'));
    expect(text()).toHaveTextContent('fcrry');
    expect(server.of('social.analyze')).toHaveLength(2);
  });

  it('#127 #146 takes the focus, needs a changed text and keywords, and keeps what was typed when the analysis fails', async () => {
    const { server, unmount } = await openRead();
    expect(text()).toHaveTextContent('Very quiet.');
    expect(screen.getByText(/^Text and author read: 72% sure\./)).toBeVisible();
    correct();
    expect(screen.getByLabelText('Corrected text')).toHaveFocus();
    fireEvent.click(button('Discard changes'));
    expect(screen.queryByLabelText('Corrected text')).toBeNull();
    await waitFor(() => expect(button('Correct the text')).toHaveFocus());
    for (const value of [TEXT, '  ', CORRECTED]) {
      correct(value);
      expect(button('Analyze corrected text')).toHaveProperty('disabled', value !== CORRECTED);
      if (value !== CORRECTED) fireEvent.click(button('Discard changes'));
    }
    fireEvent.click(button('Remove alpha'));
    fireEvent.click(button('Analyze corrected text'));
    expect(screen.getByRole('alert')).toHaveTextContent('Keywords required');
    expect(server.of('social.analyze')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: 'alpha' } });
    fireEvent.click(button('Add keyword'));
    server.answer({ 'social.analyze': { status: 503, text: 'busy' } });
    fireEvent.keyDown(screen.getByLabelText('Corrected text'), { key: 'Enter', ctrlKey: true });
    expect(await screen.findByText('503: busy')).toBeVisible();
    expect(screen.getByLabelText('Corrected text')).toHaveValue(CORRECTED);
    expect(text()).toHaveTextContent('fcrry');
    // After a reload, the image is gone.
    unmount();
    renderApp('/?tab=social');
    expect(await screen.findByText(/To correct the text, analyze the screenshot again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Correct the text' })).toBeNull();
  });
});
