import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakeTable } from '../../../test/fake-server.ts';
import { preload } from '../../../test/preload.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { socialResult } from '../../../test/results.ts';

// The first load of a screen takes longer than a test may wait on a busy machine.
beforeAll(() => Promise.all([preload('/'), import('./social-screen.tsx')]), 120_000);

const READY = '/?tab=social&keywords=alpha&url=https://social.example/p/1';

async function open(route = '/?tab=social', server: FakeTable = {}): Promise<RenderedApp> {
  const app = renderApp(route, { server });
  await screen.findByRole('button', { name: 'Analyze Social Post' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const png = (name = 'post.png', type = 'image/png') => new File(['picture'], name, { type });
const fileInput = () => screen.getByLabelText('Screenshot');
const choose = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });
const uploadMode = () => fireEvent.click(button('Screenshot Upload'));
const addKeyword = (keyword = 'alpha') => {
  fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: keyword } });
  fireEvent.click(button('Add keyword'));
};
const analyze = () => fireEvent.click(button('Analyze Social Post'));
const toast = () => screen.getByRole('alert');
const preview = (name = 'post.png') => screen.findByRole('img', { name: `Chosen screenshot ${name}` });

afterEach(() => vi.restoreAllMocks());

describe('social inputs', () => {
  it('#121 #122 #123 #125 #126 opens in Post URL with keywords, hint and button, without a checkbox', async () => {
    await open();
    expect(screen.getByLabelText('Keywords')).toBeVisible();
    expect(button('Post URL')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Screenshot Upload')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText('Post URL')).toBeVisible();
    expect(screen.getByText('Supports public posts from several major social platforms')).toBeVisible();
    expect(button('Analyze Social Post')).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('#124 the upload area takes PNG, JPG and JPEG', async () => {
    await open();
    uploadMode();
    expect(screen.queryByLabelText('Post URL')).toBeNull();
    const input = fileInput();
    expect(input).toHaveAttribute(
      'accept',
      '.png,.jpg,.jpeg,.webp,.avif,image/png,image/jpeg,image/webp,image/avif',
    );
    expect(screen.getByText(/^PNG, JPG or JPEG/)).toBeVisible();
    expect(screen.getByLabelText(/Click to choose a screenshot/)).toBe(input);
  });

  it('#147 switching modes keeps keywords, address and the chosen image', async () => {
    await open(READY);
    uploadMode();
    choose(png());
    await preview();
    fireEvent.click(button('Post URL'));
    expect(screen.getByLabelText('Post URL')).toHaveValue('https://social.example/p/1');
    expect(button('Remove alpha')).toBeVisible();
    uploadMode();
    expect(await preview()).toBeVisible();
    expect(button('Remove alpha')).toBeVisible();
  });

  it('address, keywords and result survive a reload of the tab, the image does not', async () => {
    const { unmount } = await open(READY, { 'social.analyze': { json: socialResult() } });
    analyze();
    await screen.findByText('A ferry company electrifies its fleet.');
    uploadMode();
    choose(png());
    await preview();
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain(btoa('picture'));
    await open();
    expect(screen.getByText('A ferry company electrifies its fleet.')).toBeVisible();
    expect(button('Remove alpha')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(button('Post URL'));
    expect(screen.getByLabelText('Post URL')).toHaveValue('https://social.example/p/1');
  });
});

describe('choosing a screenshot', () => {
  const openUpload = async () => {
    const app = await open();
    uploadMode();
    return app;
  };

  it('#136 #137 a read image is confirmed, and shown with name, size and preview', async () => {
    const { user } = await openUpload();
    await user.upload(fileInput(), png());
    expect(await screen.findByText('File uploaded')).toBeVisible();
    expect((await preview()).getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByText('post.png')).toBeVisible();
    expect(screen.getByText('0.0 KB')).toBeVisible();
  });

  it('#131 #132 #133 #134 a file of another type is refused and none stays chosen; image/webp passes', async () => {
    const { server } = await openUpload();
    addKeyword();
    for (const [name, type] of [
      ['report.pdf', 'application/pdf'],
      ['post.png', 'text/plain'],
      ['post.png', ''],
    ] as const) {
      choose(png());
      await preview();
      choose(png(name, type));
      expect(toast()).toHaveTextContent('Invalid file typePlease upload an image file (PNG, JPG, JPEG).');
      expect(screen.queryByRole('img')).toBeNull();
      expect(fileInput()).toHaveAttribute('aria-invalid', 'true');
    }
    analyze();
    expect(toast()).toHaveTextContent('Image requiredPlease upload a screenshot to analyze.');
    expect(fileInput()).toHaveFocus();
    expect(server.of('social.analyze')).toHaveLength(0);
    choose(png('post.webp', 'image/webp'));
    expect(await preview('post.webp')).toBeVisible();
  });

  it('#135 a file that is unreadable or empty is said to have failed', async () => {
    await openUpload();
    const unreadable = png();
    vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new Error('The disk is gone.'));
    for (const file of [unreadable, new File([], 'post.png', { type: 'image/png' })]) {
      choose(file);
      expect(await screen.findByText('File processing failed')).toBeVisible();
      expect(toast()).toHaveTextContent('Failed to process the uploaded image. Please try again.');
      expect(screen.queryByRole('img')).toBeNull();
      fireEvent.click(button('Close notification'));
      await waitFor(() => expect(screen.queryByText('File processing failed')).toBeNull());
    }
  });

  it('the later of two choices wins, whichever is read first', async () => {
    await openUpload();
    const slow = png('slow.png');
    let finish = () => {};
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve(new ArrayBuffer(3));
      }),
    );
    choose(slow);
    choose(png('quick.png'));
    await preview('quick.png');
    finish();
    await Promise.resolve();
    expect(await preview('quick.png')).toBeVisible();
  });

  it('an image above the limit is taken with a warning; one that the browser cannot show is named; Remove frees the preview', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    await openUpload();
    const large = png('large.png');
    Object.defineProperty(large, 'size', { value: 12_890_000 });
    choose(large);
    await preview('large.png');
    expect(
      screen.getByText('The file is 12.3 MB; the limit is 10.0 MB. The server may reject it.'),
    ).toBeVisible();
    choose(png());
    const image = await preview();
    expect(screen.queryByText(/the limit is/)).toBeNull();
    const address = image.getAttribute('src');
    fireEvent.error(image);
    expect(screen.getByText('This browser cannot show a preview of the image.')).toBeVisible();
    expect(screen.getByText('post.png')).toBeVisible();
    fireEvent.click(button('Remove post.png'));
    expect(screen.queryByText('post.png')).toBeNull();
    expect(fileInput()).toHaveFocus();
    expect(revoke).toHaveBeenCalledWith(address);
  });
});

describe('an image that arrives by itself', () => {
  const transfer = (file: File, types = ['Files']) => ({ files: [file], types });

  it.each(['drop', 'paste'] as const)('a %s is taken, from Post URL too', async (way) => {
    await open();
    if (way === 'drop') fireEvent.drop(document.body, { dataTransfer: transfer(png()) });
    else fireEvent.paste(screen.getByLabelText('Post URL'), { clipboardData: transfer(png()) });
    expect(await preview()).toBeVisible();
    expect(button('Screenshot Upload')).toHaveAttribute('aria-pressed', 'true');
  });

  it('#131 a dropped file of another type is refused; the area shows that a file can be dropped; text with a picture is left to its field', async () => {
    await open();
    const clipboardData = transfer(png(), ['text/plain', 'Files']);
    expect(fireEvent.paste(screen.getByLabelText('Post URL'), { clipboardData })).toBe(true);
    expect(button('Post URL')).toHaveAttribute('aria-pressed', 'true');
    uploadMode();
    const isDefault = fireEvent.dragOver(document.body, { dataTransfer: transfer(png()) });
    expect(isDefault).toBe(false);
    expect(screen.getByText('Drop the file to use it')).toBeVisible();
    fireEvent.dragLeave(document.body);
    expect(screen.getByText('Click to choose a screenshot')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: transfer(png('a.txt', 'text/plain')) });
    expect(toast()).toHaveTextContent('Invalid file type');
  });

  it('a picture that is pasted while another tool is shown opens this one with the picture', async () => {
    await open();
    fireEvent.click(screen.getAllByRole('tab')[0] ?? document.body);
    fireEvent.paste(document.body, { clipboardData: transfer(png()) });
    await waitFor(() => expect(button('Screenshot Upload')).toHaveAttribute('aria-pressed', 'true'));
    expect(button('Screenshot Upload')).toBeVisible();
  });
});

describe('social validation', () => {
  it('#127 #128 #129 #130 keywords, then the address or the file, without a request; what was typed stays', async () => {
    const { server } = await open();
    analyze();
    expect(toast()).toHaveTextContent('Keywords requiredPlease add at least one keyword to track.');
    expect(screen.getByLabelText('Keywords')).toHaveFocus();
    addKeyword();
    for (const [url, text] of [
      [' ', 'URL requiredPlease enter a social media post URL to analyze.'],
      ['social.example/p/1', 'Invalid URLPlease enter a valid social media post URL.'],
      ['javascript:alert(1)', 'Invalid URLPlease enter a valid social media post URL.'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('Post URL'), { target: { value: url } });
      analyze();
      expect(toast()).toHaveTextContent(text);
      expect(screen.getByLabelText('Post URL')).toHaveValue(url);
      expect(screen.getByLabelText('Post URL')).toHaveAttribute('aria-invalid', 'true');
    }
    uploadMode();
    analyze();
    expect(toast()).toHaveTextContent('Image requiredPlease upload a screenshot to analyze.');
    expect(fileInput()).toHaveFocus();
    expect(server.of('social.analyze')).toHaveLength(0);
  });
});
