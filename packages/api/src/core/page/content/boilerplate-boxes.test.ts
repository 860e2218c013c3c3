import { describe, expect, it } from 'vitest';
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
const TEASER = 'Old pier to become a swimming pool';
const link = (text: string, href = '/a') => `<a href="${href}">${text}</a>`;

describe('boxes between the paragraphs of an article are not part of its text', () => {
  it.each([
    ['a form', '<div><p>Stay informed about this story</p><input type="email"></div>'],
    ['a text area', '<section><p>Tell us what you think of it</p><textarea></textarea></section>'],
    [
      'an offer that ends with its link',
      `<div class="o"><h3>On paper</h3><p>Three issues on trial cost 15 euros, after which nothing more is due.</p>${link('Order now', '/paper')}</div>`,
    ],
    ['a link with a label', `<div><span>Also at the harbor</span> ${link('Old pier')}</div>`],
    [
      'a picture with its caption',
      '<div><img src="a.jpg"><span>The old quay in winter, seen from the east.</span></div>',
    ],
    [
      'a picture in its own element with a caption',
      '<div><div><img src="a.jpg"></div><span>The old quay in winter, seen from the east.</span></div>',
    ],
    [
      'a list of stories',
      `<ul><li>${link(TEASER)}</li><li>${link('Council sells the lighthouse')}</li></ul>`,
    ],
    [
      'stories with a heading and a short text',
      `<div class="t"><h3>${link(TEASER)}</h3><span>It opens in May</span></div><div class="t"><h3>${link('Council sells the lighthouse')}</h3><span>It goes for a song</span></div>`,
    ],
    [
      'stories whose heading is inside the link',
      `<div class="t">${link(`<h3>${TEASER}</h3>`)}<span>It opens in May</span></div><div class="t">${link('<h3>Council sells the lighthouse</h3>')}<span>It goes for a song</span></div>`,
    ],
    [
      'stories by a full address of the same site',
      `<ul><li>${link(TEASER, 'https://courier.example/a')}</li><li>${link('Council sells the lighthouse', 'https://m.courier.example/b')}</li></ul>`,
    ],
  ])('%s', (_, inside) => {
    expect(textWith(inside)).toBe(BARE);
  });
});

describe('a list or box that belongs to an article stays in its text', () => {
  it.each([
    [
      'a list without links',
      '<ul><li>The pier closes in March for good</li><li>The quay opens in April again</li></ul>',
      'The pier closes',
    ],
    [
      'a list of sources on other sites',
      `<ul><li>${link('Report on the eastern pier', 'https://council.example/r')}</li><li>${link('Minutes of the spring meeting', 'https://council.example/m')}</li></ul>`,
      'Minutes of the spring',
    ],
    [
      'a paragraph with a linked word in a box',
      `<div><p>The council published its ${link('report', '/r')} on Friday, after a vote of nine to four in its favor, and will discuss it in May.</p></div>`,
      'after a vote of nine to four',
    ],
    [
      'short entries that each end with a link',
      `<div class="e"><p>The eastern pier closes at nine in the evening.</p>${link('Link', '#1')}</div><div class="e"><p>The last ferry leaves half an hour before that.</p>${link('Link', '/live#2')}</div>`,
      'closes at nine',
    ],
    [
      'a note with its source on another site',
      `<div class="n"><p>The council has published the whole report on the pier.</p>${link('The report', 'https://council.example/r')}</div>`,
      'the whole report',
    ],
    [
      'a text with a picture after it',
      '<div><p>The eastern pier was built in 1931 and has carried no ship since the spring of 2019, the report says.</p><img src="a.jpg"></div>',
      'built in 1931',
    ],
    [
      'a box with a hidden field',
      '<div><p>The eastern pier was built in 1931 and has carried no ship since the spring of 2019, the report says.</p><input type="hidden"></div>',
      'built in 1931',
    ],
  ])('%s', (_, inside, kept) => {
    const text = textWith(inside);
    expect(text).toContain(kept);
    for (const paragraph of TEXT) expect(text).toContain(paragraph);
  });
});
