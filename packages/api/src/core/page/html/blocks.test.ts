import { describe, expect, it } from 'vitest';
import { readBlocks } from './blocks.ts';
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
    '<div hidden>x</div>',
    '<div style="color:red; display: none">x</div>',
    '<span aria-hidden="true">x</span>',
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
    expect(blocks(html).map((block) => block.kind)).toEqual([
      'heading',
      'list-item',
      'quote',
      'table-row',
      'paragraph',
    ]);
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

  it('does not count the link of a heading to itself', () => {
    const [own, other] = blocks('<h2 id="e"><a href="#e">One</a></h2><h2><a href="/e">Two</a></h2>');
    expect([own?.linkWords, other?.linkWords]).toEqual([0, 1]);
  });

  it('only counts words in links that have an address', () => {
    expect(blocks('<p>one <a href="/x">two three</a> <a name=y>four</a> <em>five</em></p>')[0]).toMatchObject(
      {
        words: 5,
        linkWords: 2,
        firstLink: '/x',
      },
    );
  });
});
