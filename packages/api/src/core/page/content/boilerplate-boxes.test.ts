import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readPage } from '../read-page.ts';

const TEXT = [
  'The harbor authority of Port Ellery said on Monday that the new ferry terminal would open in the spring, two years late.',
  'Engineers found soft ground under the eastern pier, according to a report that the council published last week.',
  'Passengers will use the old quay until then, and the council will refund every yearly ticket that was sold in March.',
  'The mayor, who had promised the terminal for last summer, declined to answer questions after the meeting on Monday.',
];
const [A, B, C, D] = TEXT.map((text) => `<p>${text}</p>`);

/** Returns the text of an article whose body has this markup between its paragraphs. */
function textWith(inside: string): string {
  const html = `<!doctype html><html lang="en"><head><title>Terminal opens late</title></head><body><article><h1>Terminal opens late</h1><div class="x">${A}${B}${inside}${C}${D}</div></article></body></html>`;
  return readPage(html, 'https://www.courier.example/news/terminal').text;
}

const BARE = TEXT.join('\n\n');
it.each(examples<[string, string]>(import.meta.url, 'boxes that do not belong'))(
  'a box between the paragraphs is not part of the text: %s',
  (_, inside) => {
    expect(textWith(inside)).toBe(BARE);
  },
);

it.each(examples<[string, string, string]>(import.meta.url, 'boxes that belong'))(
  'a list or box that belongs to the article stays in its text: %s',
  (_, inside, kept) => {
    const text = textWith(inside);
    expect(text).toContain(kept);
    for (const paragraph of TEXT) expect(text).toContain(paragraph);
  },
);
