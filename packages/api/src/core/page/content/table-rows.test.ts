import { expect, it } from 'vitest';
import { readBlocks } from '../html/blocks.ts';
import { parseHtml } from '../html/parse-html.ts';
import { joinTableRows } from './clean-blocks.ts';

const rows = (html: string) => joinTableRows(readBlocks(parseHtml(html))).map((block) => block.text);

it('joins the short cells of a row', () => {
  expect(
    rows('<table><tr><th>Pier</th><th>Depth</th></tr><tr><td>East</td><td>4 m</td></tr></table>'),
  ).toEqual(['Pier | Depth', 'East | 4 m']);
});

it('leaves long cells, as of tables for layout, alone', () => {
  const long = 'word '.repeat(30).trim();
  expect(rows(`<table><tr><td>Menu</td><td>${long}</td></tr></table>`)).toEqual(['Menu', long]);
});

it('keeps the lines of one cell apart', () => {
  expect(
    rows('<table><tr><td><p>Press contact: Ada Fenwick</p><a href="/p">Print</a></td></tr></table>'),
  ).toEqual(['Press contact: Ada Fenwick', 'Print']);
});
