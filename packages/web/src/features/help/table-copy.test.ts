import { describe, expect, it } from 'vitest';
import { tableCopy, tableMarkdown } from './table-copy.ts';

const TABLE = {
  columns: ['Who', 'What | when'],
  rows: [
    ['R&D <x>', 'one\ttwo\nthree'],
    ['', ''],
  ],
};

describe('copies of a table', () => {
  it('HTML contains the cells as text, and plain text has one line per row', () => {
    const { html, text } = tableCopy(TABLE);
    expect(html).toContain('<tr><td>R&amp;D &lt;x&gt;</td><td>one\ttwo\nthree</td></tr>');
    expect(text).toBe('Who\tWhat | when\nR&D <x>\tone two three\n\t');
  });

  it('#308 a bar in a cell does not end the cell in Markdown', () => {
    expect(tableMarkdown(TABLE)).toBe(
      '| Who | What \\| when |\n| --- | --- |\n| R&D <x> | one two three |\n|  |  |',
    );
  });
});
