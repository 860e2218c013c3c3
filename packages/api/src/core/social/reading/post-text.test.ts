import fc from 'fast-check';
import { expect, it } from 'vitest';
import { postTextOf } from './post-page.ts';

it.each([
  ['<p>One<br>two</p><p>three</p>', 'One\ntwo\n\nthree'],
  ['plain &amp; simple', 'plain & simple'],
  ['<p>a\n  b</p>', 'a b'],
  ['<div><div><p>nested</p></div></div>after', 'nested\n\nafter'],
  ['a<script>alert(1)</script><style>b{}</style>c', 'ac'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  ['<p>&lt;b&gt; is a tag</p>', '<b> is a tag'],
  ['', ''],
  ['<p> <br> </p>', ''],
])('the text of %j is %j', (html, text) => {
  expect(postTextOf(html)).toBe(text);
});

it('leaves out what it is told to', () => {
  const html = '<a><span class="invisible">https://</span>harbor.example</a>';
  expect(postTextOf(html, ({ tag }) => tag === 'span')).toBe('harbor.example');
});

it('never throws, and never leaves white space at the ends or two empty lines', () => {
  const piece = fc.constantFrom('<p>', '</p>', '<br>', '<div>', '</div>', ' ', '\n', 'a', '<', '&', '<li>');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((each) => each.join('')),
      ),
      (html) => {
        const text = postTextOf(html);
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\n{3}| \n|\n /);
      },
    ),
  );
});
