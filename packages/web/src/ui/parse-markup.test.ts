import { describe, expect, it } from 'vitest';
import { parseMarkup } from './marked-text.tsx';

const marked = (html: string) => {
  const { text, marks } = parseMarkup(html);
  return { text, marks: marks.map((mark) => text.slice(mark.start, mark.end)) };
};

describe('parseMarkup', () => {
  it('keeps an unknown character reference as written', () => {
    expect(parseMarkup('a &constructor; &toString; &amp; b').text).toBe('a &constructor; &toString; & b');
  });

  it.each([
    ['plain', 'plain', []],
    ['a <mark>b</mark> c <mark>d</mark>', 'a b c d', ['b', 'd']],
    ['<MARK class="x">b</MARK>', 'b', ['b']],
    ['open <mark>to the end', 'open to the end', ['to the end']],
    ['nested <mark>a <mark>b</mark> c</mark>', 'nested a b c', ['a b']],
    ['<mark></mark>x', 'x', []],
    ['1 &lt; 2 &amp;&#38; &#x27;q&apos; &quot;', `1 < 2 && 'q' "`, []],
    ['&lt;mark&gt;no&lt;/mark&gt;', '<mark>no</mark>', []],
    ['a < b and c > d', 'a < b and c > d', []],
    ['&unknown; &#0;', '&unknown; &#0;', []],
  ])('#161 %j reads as %j', (html, text, marks) => {
    expect(marked(html)).toEqual({ text, marks });
  });

  it.each([
    '<script>alert(1)</script>x',
    '<img src=x onerror=alert(1)>x',
    '<a href="javascript:alert(1)" title="a > b">x</a>',
    '<style>*{}</style>x',
    '<svg/onload=alert(1)>x',
    '<!-- <mark>hidden</mark> -->x',
    '<scr<script></script>ipt>x',
    '<script>never closed',
  ])('#162 %j leaves no code behind', (html) => {
    expect(parseMarkup(html).text).not.toMatch(/alert|hidden|\*\{|onerror|onload/);
  });
});
