import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswer, FakeHandler } from '../../../test/fake-server.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { socialResult } from '../../../test/results.ts';

const ADDRESS = 'https://social.example/p/1';
const READY = `/?tab=social&keywords=alpha&url=${ADDRESS}`;
const SUMMARY = 'A ferry company electrifies its fleet.';
const NOTE = 'A screenshot works too';
/** Base64 of the text `picture`. */
const PICTURE = 'cGljdHVyZQ==';

async function open(answer: FakeAnswer | FakeHandler, route = READY): Promise<RenderedApp> {
  const app = renderApp(route, { server: { 'social.analyze': answer } });
  await screen.findByRole('button', { name: 'Analyze Social Post' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze Social Post'));
const chooseImage = async (content: BlobPart = 'picture') => {
  fireEvent.click(button('Screenshot Upload'));
  const file = new File([content], 'post.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Screenshot'), { target: { files: [file] } });
  await screen.findByRole('img', { name: 'Chosen screenshot post.png' });
};

/** Responses that wait until the test releases them. */
function delayed() {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const handler = () => new Promise<FakeAnswer>((resolve) => answers.push(resolve));
  return { handler, give: (answer: FakeAnswer) => answers.shift()?.(answer), count: () => answers.length };
}

describe('social request', () => {
  it('#138 URL mode sends exactly url and keywords', async () => {
    const { server } = await open({ json: socialResult() }, `${READY}%20`);
    analyze();
    await screen.findByText('Analysis complete');
    const [call] = server.of('social.analyze');
    expect(call).toMatchObject({ method: 'POST', url: '/api/analyze/social', credentials: 'include' });
    expect(call?.body).toEqual({ url: ADDRESS, keywords: ['alpha'] });
  });

  it('#139 #140 upload mode sends exactly imageBase64, bare, and keywords', async () => {
    const { server } = await open({ json: socialResult() });
    await chooseImage();
    analyze();
    await screen.findByText('Analysis complete');
    expect(server.of('social.analyze')[0]?.body).toEqual({ imageBase64: PICTURE, keywords: ['alpha'] });
  });

  it('#141 a screenshot of several megabytes goes out whole', async () => {
    const { server } = await open({ json: socialResult() });
    await chooseImage(new Uint8Array(4 * 1024 * 1024));
    analyze();
    await screen.findByText('Analysis complete');
    const body: unknown = server.of('social.analyze')[0]?.body;
    expect(body).toMatchObject({ imageBase64: expect.stringMatching(/^A+=*$/) });
    expect(JSON.stringify(body).length).toBeGreaterThan((4 * 1024 * 1024 * 4) / 3);
  });

  it('#142 while pending the button reads Analyzing... and nothing starts a second request', async () => {
    const { handler, give } = delayed();
    const { server } = await open(handler);
    const run = button('Analyze Social Post');
    fireEvent.click(run);
    fireEvent.click(run);
    expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    fireEvent.keyDown(screen.getByLabelText('Keywords'), { key: 'Enter', ctrlKey: true });
    fireEvent.keyDown(screen.getByLabelText('Post URL'), { key: 'Enter' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(server.of('social.analyze')).toHaveLength(1);
    give({ json: socialResult() });
    await screen.findByText('Analysis complete');
    expect(button('Analyze Social Post')).toBeEnabled();
  });

  it.each([
    ['url', 'Fetching and reading the post'],
    ['upload', 'Reading the image, then matching keywords'],
  ])('tells what is happening in %s mode and can be canceled without a failure', async (mode, phase) => {
    const { server } = await open(delayed().handler);
    if (mode === 'upload') await chooseImage();
    analyze();
    expect(await screen.findByText(phase)).toBeVisible();
    fireEvent.click(button('Cancel'));
    expect(await screen.findByText('Analysis canceled')).toBeVisible();
    expect(button('Analyze Social Post')).toBeEnabled();
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(server.of('counters.get')).toHaveLength(1);
  });
});

describe('social success', () => {
  it('#143 shows the result and the toast, and asks for the counters again', async () => {
    const { server } = await open({ json: socialResult() });
    server.answer({ 'counters.get': { json: { article: 0, social: 7, trending: 0 } } });
    analyze();
    expect(await screen.findByText(SUMMARY)).toBeVisible();
    expect(screen.getByText('Analysis complete')).toBeVisible();
    expect(await screen.findByText(/^7 professionals/)).toBeVisible();
  });
});

describe('social failure', () => {
  it.each([
    ['404 gone', { status: 404, statusText: 'Not Found' }, '404: Not Found'],
    ['access', { status: 500, text: 'no access' }, '500: no access'],
    ['JSON', { status: 400, json: { message: 'Not a single post.' } }, '400: Not a single post.'],
  ])('#144 #145 %s: a plain toast with the message, never the assistant', async (_, answer, message) => {
    await open(answer);
    analyze();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`Analysis failed${message}`);
    expect(screen.queryByText('URL Troubleshooting Assistant')).toBeNull();
    expect(screen.queryByText('URL Analysis Failed')).toBeNull();
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('#144 an error without a message has the fallback text', async () => {
    const { server } = await open({ json: {} });
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'POST' ? Promise.reject(new Error('')) : server.fetch(input, init),
    );
    analyze();
    expect(
      await screen.findByText('Failed to analyze social post. Please check your input and try again.'),
    ).toBeVisible();
  });

  it('#146 a previous result stays, under the skeleton while pending and after the failure', async () => {
    const { handler, give, count } = delayed();
    await open(handler);
    analyze();
    await waitFor(() => expect(count()).toBe(1));
    give({ json: socialResult() });
    const summary = await screen.findByText(SUMMARY);
    analyze();
    await waitFor(() => expect(count()).toBe(1));
    expect(screen.getByRole('group', { name: 'Previous report' })).toContainElement(summary);
    give({ status: 500, text: 'boom' });
    await screen.findByText('500: boom');
    expect(screen.getByText(SUMMARY)).toBeVisible();
  });

  it('a post that cannot be read at its address leads to the screenshot in one click', async () => {
    await open({ status: 422, json: { message: 'This page needs a login.' } });
    analyze();
    expect(await screen.findByRole('region', { name: NOTE })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Analysis failed422: This page needs a login.');
    fireEvent.click(button('Switch to Screenshot Upload'));
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(button('Screenshot Upload')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByLabelText('Screenshot')).toHaveFocus());
  });

  it('the way to the screenshot can be dismissed, and goes with the next analysis', async () => {
    const { server } = await open({ status: 504 });
    analyze();
    await screen.findByRole('region', { name: NOTE });
    fireEvent.click(button('Dismiss'));
    expect(screen.queryByText(NOTE)).toBeNull();
    analyze();
    await screen.findByRole('region', { name: NOTE });
    server.answer({ 'social.analyze': { json: socialResult() } });
    analyze();
    await screen.findByText(SUMMARY);
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it('a screenshot without text leads to its text in one click', async () => {
    const refusal = { message: 'No text was found in this image.', code: 'image_no_text' };
    await open({ status: 422, json: refusal });
    await chooseImage();
    analyze();
    expect(await screen.findByText('422: No text was found in this image.')).toBeVisible();
    expect(screen.queryByText(NOTE)).toBeNull();
    fireEvent.click(button('Switch to Paste Text'));
    await waitFor(() => expect(screen.getByLabelText('Text of the post')).toHaveFocus());
  });
});
