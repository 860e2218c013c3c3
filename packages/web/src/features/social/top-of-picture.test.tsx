import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { socialResult } from '../../../test/results.ts';

const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => vi.restoreAllMocks());

it('a picture with too many pixels can be cut to its top, and analyzed then', async () => {
  const refusal = {
    status: 413,
    json: { message: 'The image has too many pixels.', code: 'image_too_many_pixels' },
  };
  const { server } = renderApp('/?tab=social&keywords=alpha', { server: { 'social.analyze': refusal } });
  await screen.findByRole('button', { name: 'Analyze Social Post' });
  const decode = { configurable: true, value: () => Promise.resolve() };
  Object.defineProperty(HTMLImageElement.prototype, 'decode', decode);
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1080);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(30_000);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
  ) {
    take(new Blob([`${this.width} x ${this.height}`], { type: 'image/jpeg' }));
  });
  fireEvent.click(button('Screenshot Upload'));
  const file = new File(['picture'], 'whole page.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Screenshot'), { target: { files: [file] } });
  await screen.findByRole('img', { name: 'Chosen screenshot whole page.png' });
  fireEvent.click(button('Analyze Social Post'));
  fireEvent.click(await screen.findByRole('button', { name: 'Use the top of the picture' }));
  await screen.findByRole('img', { name: 'Chosen screenshot whole page-top.jpg' });
  expect(screen.queryByRole('button', { name: 'Use the top of the picture' })).toBeNull();
  server.answer({ 'social.analyze': { json: socialResult() } });
  fireEvent.click(button('Analyze Social Post'));
  await screen.findByText('Analysis complete');
  expect(server.of('social.analyze')[1]?.body).toMatchObject({ imageBase64: btoa('1080 x 12000') });
});
