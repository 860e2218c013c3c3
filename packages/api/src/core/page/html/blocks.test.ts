import { describe, expect, it } from 'vitest';
import { countWords, readBlocks } from './blocks.ts';
import { textOf } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

const blocks = (html: string) => readBlocks(parseHtml(html));
const texts = (html: string) => blocks(html).map((block) => block.text);

describe('readBlocks', () => {
  it('cuts at block elements and not at inline ones', () => {
    expect(texts('<div>a <b>b</b> <a href=x>c</a><p>d</p>e</div>')).toEqual(['a b c', 'd', 'e']);
  });

  it('makes a paragraph of two line breaks and a line of one', () => {
    expect(texts('<p>a<br>b<br> <br>c')).toEqual(['a\nb', 'c']);
  });

  it.each([
    '<span aria-hidden="true">x</span>',
    '<div hidden>x</div>',
    '<div style="color:red; display: none">x</div>',
    '<i aria-hidden="true">x</i>',
    '<span class="sr-only">x</span>',
    '<span class="icon tooltip">x</span>',
    '<script>x</script>',
    '<noscript>x</noscript>',
    '<select><option>x</select>',
    '<template>x</template>',
    '<textarea>x</textarea>',
  ])('skips %s', (html) => {
    expect(texts(`${html}<p>y</p>`)).toEqual(['y']);
  });

  it('keeps the page when its body is hidden until scripts run', () => {
    expect(texts('<body style="visibility:hidden"><p>y</p>')).toEqual(['y']);
  });

  it('distinguishes headings, list items, quotes and table cells', () => {
    const html =
      '<h2>a</h2><ul><li><p>b</p></li></ul><blockquote><p>c</p></blockquote><table><tr><td>d</td></tr></table><p>e</p>';
    const kinds = blocks(html).map(({ kind }) => kind);
    expect(kinds.join(' ')).toBe('heading list-item quote table-row paragraph');
  });

  const PROSE = 'The council decided on Tuesday to keep the ferry running. '.repeat(3);

  it.each([
    [
      'prose and its short lines, as of a table for layout',
      `<p>${PROSE}</p><p>A short one.</p>`,
      'paragraph',
    ],
    ['prose around a table', `<p>${PROSE}</p><table><tr><td>East</td></tr></table>`, 'paragraph table-row'],
    ['many short lines', '<p>East pier</p>'.repeat(20), 'table-row'],
  ])('reads a cell with %s', (_, cell, kinds) => {
    const found = new Set(blocks(`<table><tr><td>${cell}</td></tr></table>`).map(({ kind }) => kind));
    expect([...found].join(' ')).toBe(kinds);
  });

  it('only counts words in links that have an address', () => {
    const [block] = blocks('<p>one <a href="/x">two three</a> <a name=y>four</a> <em>five</em></p>');
    expect(block).toMatchObject({ words: 5, linkWords: 2, firstLink: '/x' });
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['one two  three', 3],
    ["don't well-known it’s", 3],
    ['— … ! “”', 0],
    ['Привет, мир', 2],
    ['新しい展示室', 3],
    ['한국어 기사', 2],
    ['افتتاح مكتبة', 2],
    ['3,000 euros', 3],
  ])('%j has %i words', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

it.each([
  '<span class="visually-hidden">Harbor</span><span aria-hidden="true"><span class="dropcap">H</span>arbor</span> opens',
  '<span aria-hidden="true">H</span><span class="sr-only">H</span>arbor opens',
  '<span aria-hidden="true" class="dropcap">H</span>arbor opens',
  '<span class="sr-only">Harbor</span><span aria-hidden="true">H</span><span aria-hidden="true">arbor</span> opens',
])('a drop cap and its word for screen readers are read once: %s', (html) => {
  expect(texts(`<p>${html}</p>`)).toEqual(['Harbor opens']);
});

it.each([
  '<i aria-hidden="true">share</i>',
  '<span class="material-icons" aria-hidden="true">share</span>',
  '<span class="material-symbols-outlined" aria-hidden="true">share</span>',
  '<span aria-hidden="true">open_in_new</span>',
  '<span aria-hidden="true">¶</span>',
  '<a href="/f"><span aria-hidden="true">f</span><span class="sr-only">Facebook</span></a>',
])('an icon is not text: %s', (html) => {
  expect(texts(`<p>${html} now</p>`)).toEqual(['now']);
});

it('a declarative shadow root is text, another template is not', () => {
  expect(texts('<x-page><template shadowrootmode="open"><p>Shown</p></template></x-page>')).toEqual([
    'Shown',
  ]);
  expect(texts('<template><p>Unused</p></template>')).toEqual([]);
});

it.each([
  ['By <a>Jan Kowal</a><time>27 kwietnia 2026</time>', 'By Jan Kowal 27 kwietnia 2026'],
  ['<span>Press release</span><span>19 August</span>', 'Press release 19 August'],
  ['<a>Jan Kowal</a>27 kwietnia', 'Jan Kowal 27 kwietnia'],
  ['<span>Politics</span><span>by Ada Fenwick</span>', 'Politics by Ada Fenwick'],
  ['<span>It ended.</span><span>Then</span>', 'It ended. Then'],
  ['<x-tag>News</x-tag><x-tag>Ellery</x-tag>', 'News Ellery'],
  ['multi<em>part</em>word', 'multipartword'],
  ['<b>H</b>arbor', 'Harbor'],
  ['<span>H</span><span>arbor</span>', 'Harbor'],
  ['<span>H</span><span>ARBOR</span>', 'HARBOR'],
  ['<span>1</span><span>4</span><span>8</span> boats', '148 boats'],
  ['<a>Ellery</a>’s and <a>boat</a>s', 'Ellery’s and boats'],
  ['<a>東京</a><a>大学</a>', '東京大学'],
  ['Ferrolux<sup>TM</sup> pumps', 'Ferrolux TM pumps'],
  ['harbor pumps<sup>2</sup> and Ferrolux<sup><a href="#n">1</a></sup>', 'harbor pumps 2 and Ferrolux 1'],
  ['Ferrolux<a href="#n">1</a> and Ferrolux<sub>1</sub>', 'Ferrolux 1 and Ferrolux 1'],
  ['5 m<sup>2</sup> of CO<sub>2</sub>', '5 m2 of CO2'],
  ['10<sup>6</sup> in 2024<sup>3</sup>', '10⁶ in 2024³'],
  ['NATO<sup>5</sup> and harbor<sup>a</sup>', 'NATO 5 and harbor a'],
  ['the 1<sup>st</sup>, XX<sup>e</sup> siècle, M<sup>me</sup> Roy', 'the 1st, XXe siècle, Mme Roy'],
])('%s reads %s', (html, text) => {
  expect(textOf(parseHtml(html))).toBe(text);
  expect(readBlocks(parseHtml(`<p>${html}</p>`)).map((block) => block.text)).toEqual([text]);
});
