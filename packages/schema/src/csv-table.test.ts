import { describe, expect, it } from 'vitest';
import { csvTable } from './csv-table.ts';

describe('csvTable', () => {
  it('#397 quotes commas, quotes and line breaks and ends every row with CRLF', () => {
    expect(csvTable([['a,b', 'say "x"', 'two\nlines', 'plain']])).toBe(
      '\uFEFF"a,b","say ""x""","two\nlines",plain\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx', '\n=1+1', '\0=1+1', '＝1+1', '＋1', '－1', '＠a'])(
    '#397 a text cell %j cannot run as a formula',
    (value) => {
      expect(csvTable([[value]])).toMatch(/^\uFEFF"?'/);
    },
  );

  it.each(['a;=1+1', 'a; +1', 'a;"=1+1', 'a\t=1+1', 'x;＝1'])(
    '#397 no part of the cell %j runs as a formula where semicolons or tabs separate cells',
    (value) => {
      const cells = csvTable([[value]]).split(/[;\t]/);
      expect(cells.slice(1).every((part) => !/^["\s]*[=+\-@＝＋－＠]/.test(part))).toBe(true);
    },
  );

  it('#397 with semicolons, numbers have a decimal comma, and a guard that is not seen keeps formulas from running', () => {
    const style = { separator: ';', guard: '\u200B' } as const;
    expect(csvTable([['a;b', 'c', -0.4, 5, '-5% sales']], style)).toBe(
      '\uFEFF"a;b";c;-0,4;5;\u200B-5% sales\r\n',
    );
  });

  it.each(['a\n=1+1', 'a\r\n +1', 'a\n"=1+1'])(
    '#397 no line of the cell %j runs as a formula where the program does not see its quotes',
    (value) => {
      const lines = csvTable([[value]]).split(/[\r\n]+/);
      expect(lines.slice(1).every((part) => !/^["\s]*[=+\-@]/.test(part))).toBe(true);
    },
  );

  it('#397 numbers stay numbers', () => {
    expect(csvTable([[-0.4, 5]])).toBe('\uFEFF-0.4,5\r\n');
  });
});
