import { describe, expect, it } from 'vitest';
import { collapse, descendants, PageElement, textOf } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

/** Returns a compact form of a tree: `p(text)`. */
function outline(node: PageElement | string): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(outline).join(' ');
  return node.tag === '#root' ? inner : `${node.tag}(${inner})`;
}

describe('parseHtml', () => {
  it.each([
    ['<p>a<p>b', 'p(a) p(b)'],
    ['<p>a<div>b</div>', 'p(a) div(b)'],
    ['<ul><li>a<li>b</ul>', 'ul(li(a) li(b))'],
    ['<table><tr><td>a<td>b<tr><td>c</table>d', 'table(tr(td(a) td(b)) tr(td(c))) d'],
    ['<b>a<div>b</b>c</div>', 'b(a div(b c))'.replace('b c', 'bc')],
    ['a</div></span>b', 'ab'],
    ['a</p>b', 'a p() b'],
    ['<br/>a<img src=x>b', 'br() a img() b'],
    ['<td>a</div>b</td>', 'td(ab)'],
    ['<svg><path/><circle/></svg>a', 'svg(path() circle()) a'],
    ['<script>if (a < b) "</p>"</script>c', 'script(if (a < b) "</p>") c'],
    ['&eacute;&#x2014;&amp;', 'é—&'],
    ['<P CLASS=x>a</P>', 'p(a)'],
  ])('reads %j as %j', (html, tree) => {
    expect(outline(parseHtml(html))).toBe(tree);
  });

  it('keeps the first of repeated attributes, in lower case, and never a prototype', () => {
    const element = parseHtml('<a HREF="/x" href="/y" __proto__="z" hidden>').children[0];
    expect(element).toBeInstanceOf(PageElement);
    if (!(element instanceof PageElement)) return;
    expect(element.attribute('href')).toBe('/x');
    expect(element.has('hidden')).toBe(true);
    expect(Object.keys(element.attributes)).toEqual(['href', 'hidden']);
  });
});

it('leaves out the elements beyond the maximum', () => {
  expect([...descendants(parseHtml('<p>Ferry'.repeat(500), 100))]).toHaveLength(100);
});

describe('textOf', () => {
  it('collapses white space and leaves out scripts and ruby readings', () => {
    expect(textOf(parseHtml('<p> a\n b<script>x</script></p><p>漢<ruby>字<rt>じ</rt></ruby></p>'))).toBe(
      'a b 漢字',
    );
  });

  it('stops at the limit', () => {
    expect(textOf(parseHtml('<p>abc</p>'.repeat(100)), 10).length).toBeLessThan(20);
  });
});

it('collapse drops soft hyphens and zero-width characters', () => {
  expect(collapse(' Not\u00ADfall\u200B  daten\u00A0satz ')).toBe('Notfall daten satz');
});

it('descendants are in document order', () => {
  const tags = [...descendants(parseHtml('<a><b></b><i></i></a><u></u>'))].map(({ tag }) => tag);
  expect(tags.join(' ')).toBe('a b i u');
});
