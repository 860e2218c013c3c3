import { expect, it } from 'vitest';
import { readPage } from '../read-page.ts';

const TEXT =
  '<p>The harbor authority said on Monday that the terminal would open in the spring, two years late and over budget.</p>'.repeat(
    3,
  );
const read = (above: string, below: string) =>
  readPage(
    `<html lang="en"><body><article><h1>Ferry terminal opens late</h1>${above}${TEXT}${below}</article></body></html>`,
    'https://courier.example/a',
  ).text;

it.each([
  ['above the text', '<div class="zq">5.0 from 12 guests</div>', '', '12 guests'],
  ['below the text', '', '<div class="k9">Clips: the whole series | Print</div>', 'whole series'],
  ['below the text, linked', '', '<div><a href="/d">Hand this on</a></div>', 'Hand this on'],
])('a short line in a separate box is not text: %s', (_, above, below, line) => {
  expect(read(above, below)).not.toContain(line);
});

it.each([
  ['<p>By Ada Fenwick</p>', '', 'Ada Fenwick'],
  ['<p>Updated: 4 March 2024</p>', '', '4 March'],
  ['<p>5 min read</p>', '', '5 min'],
  ['', '<p>Tags: ferry, harbour</p>', 'Tags'],
])('a line without a listed phrase is not text: %s%s', (above, below, line) => {
  expect(read(above, below)).not.toContain(line);
});

it.each([
  ['at the beginning', '<p>It began with a letter.</p>', '', 'It began with a letter.'],
  ['at the end', '', '<p>Nobody came.</p>', 'Nobody came.'],
  [
    'in a list',
    '',
    '<ul><li>400 g flour</li><li>2 eggs</li></ul><p>Mix the flour with the eggs, leave the dough for an hour and bake it until it is brown.</p>',
    '400 g flour',
  ],
])('a short line in the style of the paragraphs is text: %s', (_, above, below, line) => {
  expect(read(above, below)).toContain(line);
});

it('reads a page of very many lines without the model', () => {
  expect(read('', '<p>Yes.</p>'.repeat(4000))).toContain('harbor authority');
});
