import { describe, expect, it } from 'vitest';
import { collapse, descendants, textOf } from './page-element.ts';
import { parseHtml } from './parse-html.ts';

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

describe('collapse', () => {
  it('drops soft hyphens and zero-width characters', () => {
    expect(collapse(' Not\u00ADfall\u200B  daten\u00A0satz ')).toBe('Notfall daten satz');
  });
});

describe('descendants', () => {
  it('are in document order', () => {
    expect([...descendants(parseHtml('<a><b></b><i></i></a><u></u>'))].map((e) => e.tag)).toEqual([
      'a',
      'b',
      'i',
      'u',
    ]);
  });
});
