import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeTable } from '../../../test/fake-server.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

const FIELD = 'Headlines, snippets or URLs';

async function open(server: FakeTable = {}, route = '/trending'): Promise<RenderedApp> {
  const app = renderApp(route, { server });
  await screen.findByRole('button', { name: 'Analyze' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const paste = (value: string) => fireEvent.change(screen.getByLabelText(FIELD), { target: { value } });
const analyze = () => fireEvent.click(button('Analyze'));
const uploadMode = () => fireEvent.click(button('Upload File'));
const fileInput = () => screen.getByLabelText(/^Choose (?:another )?file/);
const file = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name);
const choose = (chosen: File) => fireEvent.change(fileInput(), { target: { files: [chosen] } });
const toast = () => screen.getByRole('alert');

/** Gives the file input of the last dialog that a button opened. It is not in the DOM. */
function chosenByDialog(): () => HTMLInputElement {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  return () => {
    const input = opened.mock.contexts.at(-1);
    if (!(input instanceof HTMLInputElement)) throw new Error('no dialog was opened');
    return input;
  };
}

describe('trending inputs', () => {
  it('#185 #186 #187 #188 opens with Paste Text and three content types; upload takes .txt, .docx and .pdf', async () => {
    await open();
    expect(button('Paste Text')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Upload File')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText(FIELD)).toHaveAccessibleDescription(/One headline, snippet or URL per line/);
    const select = screen.getByLabelText('Content type');
    expect(select).toHaveValue('mixed');
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['mixed', 'Mixed: Headlines & URLs'],
      ['headline', 'Headlines Only'],
      ['url', 'URLs Only'],
    ]);
    uploadMode();
    expect(fileInput()).toHaveAttribute('accept', '.txt,.docx,.pdf');
    expect(fileInput()).toHaveAccessibleDescription(/\.txt, \.docx or \.pdf, up to 10MB/);
  });

  it('a table has a separate control, and is sent as a table', async () => {
    const { server } = await open({ 'trending.analyzeFile': { json: trendingResult() } });
    uploadMode();
    const dialog = chosenByDialog();
    fireEvent.click(button('Read a table: .csv, .tsv or .xlsx'));
    expect(dialog().accept).toBe('.csv,.tsv,.xlsx');
    fireEvent.change(dialog(), { target: { files: [file('clips.csv')] } });
    expect(screen.getByText('clips.csv')).toBeVisible();
    fireEvent.change(dialog(), { target: { files: [file('clips.pdf')] } });
    expect(toast()).toHaveTextContent('Please select a .csv, .tsv, or .xlsx file.');
    expect(screen.queryByText('clips.csv')).toBeNull();
    fireEvent.change(dialog(), { target: { files: [file('clips.xlsx')] } });
    analyze();
    await waitFor(() => expect(server.of('trending.analyzeFile')).toHaveLength(1));
    const { body } = server.of('trending.analyzeFile')[0] ?? {};
    expect(body instanceof FormData && body.get('contents')).toBe('table');
  });

  it('#190 #191 #197 blank text and a missing file are refused without a call; switching modes keeps both', async () => {
    const { server } = await open();
    for (const text of ['', ' \n\t ']) {
      if (text) paste(text);
      analyze();
      expect(toast()).toHaveTextContent('Input RequiredPlease paste some text to analyze.');
      expect(screen.getByLabelText(FIELD)).toHaveFocus();
      expect(screen.getByLabelText(FIELD)).toBeInvalid();
    }
    paste('A headline');
    uploadMode();
    analyze();
    expect(toast()).toHaveTextContent('File RequiredPlease select a file to upload.');
    expect(server.of('trending.analyzeFile')).toHaveLength(0);
    expect(server.of('trending.analyzeText')).toHaveLength(0);
    choose(file('notes.txt'));
    fireEvent.click(button('Paste Text'));
    expect(screen.getByLabelText(FIELD)).toHaveValue('A headline');
    uploadMode();
    expect(screen.getByText('notes.txt')).toBeVisible();
  });

  it('#189 #192 #193 #194 #195 a chosen file shows its name and size; another type is refused each time and clears the selection', async () => {
    await open();
    uploadMode();
    for (const name of ['REPORT.PDF', 'Notes.TxT', 'clippings.txt']) {
      choose(file(name, 1536));
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(screen.getByText('1.5 KB')).toBeVisible();
    expect(screen.queryByText('Invalid File Type')).toBeNull();
    fireEvent.click(button('Remove clippings.txt'));
    expect(screen.queryByText('clippings.txt')).toBeNull();
    for (const name of ['x.csv', 'x.csv', 'pdf', 'x.pdf.exe']) {
      choose(file('good.txt'));
      choose(file(name));
      expect(toast()).toHaveTextContent('Invalid File TypePlease select a .txt, .docx, or .pdf file.');
      expect(screen.queryByText('good.txt')).toBeNull();
      expect(screen.queryByText(name)).toBeNull();
      expect(fileInput()).toHaveValue('');
      fireEvent.click(button('Close notification'));
      await waitFor(() => expect(screen.queryByText('Invalid File Type')).toBeNull());
    }
  });

  it('#196 a file over 10MB is sent; the answer of the server decides', async () => {
    const { server } = await open({ 'trending.analyzeFile': { status: 413, text: 'too large' } });
    uploadMode();
    const large = file('large.pdf');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    choose(large);
    expect(
      screen.getByText('The file is 11.0 MB; the limit is 10.0 MB. The server may reject it.'),
    ).toBeVisible();
    analyze();
    expect(await screen.findByText('Analysis Failed')).toBeVisible();
    expect(server.of('trending.analyzeFile')).toHaveLength(1);
  });

  it('a file or a table dropped on the form is chosen in upload mode; a wrong one is refused', async () => {
    await open();
    const drop = (dropped: File) =>
      fireEvent.drop(screen.getByLabelText('Content type'), {
        dataTransfer: { types: ['Files'], files: [dropped] },
      });
    drop(file('dropped.docx'));
    expect(button('Upload File')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('dropped.docx')).toBeVisible();
    drop(file('clips.csv'));
    expect(screen.getByText('clips.csv')).toBeVisible();
    drop(file('dropped.zip'));
    expect(toast()).toHaveTextContent('Invalid File Type');
    expect(screen.queryByText('clips.csv')).toBeNull();
  });

  it('one press of the sample button fills the box and ranks the list', async () => {
    const { server } = await open({ 'trending.analyzeText': { json: trendingResult() } });
    fireEvent.click(button('Try a sample'));
    await screen.findByText('Analysis complete');
    const [call] = server.of('trending.analyzeText');
    expect(JSON.stringify(call?.body).split('\\n').length).toBeGreaterThan(10);
    expect(screen.queryByRole('button', { name: 'Try a sample' })).toBeNull();
  });
});

describe('trending request', () => {
  it('#198 #200 paste mode sends text and content type as JSON, with credentials, also on Ctrl+Enter', async () => {
    const { server } = await open({ 'trending.analyzeText': { json: trendingResult() } });
    paste('One\nTwo');
    fireEvent.change(screen.getByLabelText('Content type'), { target: { value: 'headline' } });
    fireEvent.keyDown(screen.getByLabelText(FIELD), { key: 'Enter', ctrlKey: true });
    await screen.findByText('Analysis complete');
    expect(server.of('trending.analyzeText')).toEqual([
      expect.objectContaining({
        url: '/api/trending/analyze-text',
        body: { text: 'One\nTwo', lineType: 'headline' },
        credentials: 'include',
      }),
    ]);
  });

  it('#199 #200 upload mode sends a form without a content type of its own, with credentials', async () => {
    const { server } = await open({ 'trending.analyzeFile': { json: trendingResult() } });
    uploadMode();
    choose(file('notes.txt'));
    analyze();
    await screen.findByText('Analysis complete');
    const [call] = server.of('trending.analyzeFile');
    expect(call).toMatchObject({ url: '/api/trending/analyze-file', credentials: 'include', headers: {} });
    const body = call?.body;
    if (!(body instanceof FormData)) throw new Error('no form was sent');
    expect([...body.keys()].sort()).toEqual(['file', 'lineType']);
    expect(body.get('lineType')).toBe('mixed');
    expect(body.get('file')).toMatchObject({ name: 'notes.txt' });
  });

  it('#201 while running the button reads Analyzing... and nothing starts a second call; Cancel ends it', async () => {
    const { server } = await open({ 'trending.analyzeText': () => new Promise(() => {}) });
    paste('One');
    analyze();
    expect(await screen.findByRole('button', { name: 'Analyzing...' })).toBeDisabled();
    fireEvent.keyDown(screen.getByLabelText(FIELD), { key: 'Enter', metaKey: true });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.getByText('Reading, grouping and ranking the lines')).toBeVisible();
    expect(server.of('trending.analyzeText')).toHaveLength(1);
    fireEvent.click(button('Cancel'));
    expect(await screen.findByText('Analysis canceled')).toBeVisible();
    await waitFor(() => expect(button('Analyze')).toBeEnabled());
  });
});
