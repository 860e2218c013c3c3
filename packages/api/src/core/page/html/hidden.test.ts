import { describe, expect, it } from 'vitest';
import { readBlocks } from './blocks.ts';
import { parseHtml } from './parse-html.ts';

const textsOf = (html: string) => readBlocks(parseHtml(html)).map((block) => block.text);

it.each([
  '<span class="visually-hidden">Harbor</span><span aria-hidden="true"><span class="dropcap">H</span>arbor</span> opens',
  '<span aria-hidden="true">H</span><span class="sr-only">H</span>arbor opens',
  '<span aria-hidden="true" class="dropcap">H</span>arbor opens',
  '<span class="sr-only">Harbor</span><span aria-hidden="true">H</span><span aria-hidden="true">arbor</span> opens',
])('a drop cap and its word for screen readers are read once: %s', (html) => {
  expect(textsOf(`<p>${html}</p>`)).toEqual(['Harbor opens']);
});

it.each([
  '<i aria-hidden="true">share</i>',
  '<span aria-hidden="true">share</span>',
  '<a href="/f"><span aria-hidden="true">f</span><span class="sr-only">Facebook</span></a>',
])('an icon is not text: %s', (html) => {
  expect(textsOf(`<p>${html} now</p>`)).toEqual(['now']);
});

describe('text hidden below visible paragraphs', () => {
  const SEEN =
    '<p>The harbor board of Ellery voted on Tuesday evening to close the old timber quay until spring.</p>';
  const REST = Array.from(
    { length: 3 },
    (_, i) =>
      `Boat ${i} must leave the quay before the first Monday of September, the board said on Tuesday evening.`,
  );
  const paragraphs = REST.map((text) => `<p>${text}</p>`).join('');

  it.each([
    `<button>Continue reading</button><div style="display:none">${paragraphs}</div>`,
    `<div hidden>${paragraphs}</div><a href="#more">Weiterlesen</a>`,
    `<div><span role="button">Lire la suite</span></div>${REST.map((text) => `<p style="display: none">${text}</p>`).join('')}`,
  ])('is read if a control shows it: %#', (rest) => {
    expect(textsOf(`<main>${SEEN}${rest}</main>`)).toEqual(expect.arrayContaining(REST));
  });

  it.each([
    `<div hidden>${paragraphs}</div>`,
    `<button>Menu</button><div hidden role="dialog">${paragraphs}</div>`,
    `<button>Sign up</button><div hidden>${paragraphs}<form><input></form></div>`,
    '<button>Sign up</button><div hidden><p>Thank you, we will send the letter to the address that was entered.</p></div>',
  ])('stays hidden without one, in dialogs and forms: %#', (rest) => {
    expect(
      textsOf(`<main>${SEEN}${rest}</main>`).filter((text) => !text.startsWith('The harbor')),
    ).not.toEqual(expect.arrayContaining([REST[0]]));
  });
});

it('a declarative shadow root is text, another template is not', () => {
  expect(textsOf('<x-page><template shadowrootmode="open"><p>Shown</p></template></x-page>')).toEqual([
    'Shown',
  ]);
  expect(textsOf('<template><p>Unused</p></template>')).toEqual([]);
});
