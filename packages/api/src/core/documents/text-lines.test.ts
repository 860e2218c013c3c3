import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { cleanLines, continueLine } from './text-lines.ts';

describe('cleanLines', () => {
  it.each(examples<[string, string, string[]]>(import.meta.url, 'pages'))('%s', (_, text, lines) => {
    expect(cleanLines(text)).toEqual(lines);
  });

  it('is stable: cleaning its own lines changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = cleanLines(text);
        expect(cleanLines(once.join('\n'))).toEqual(once);
      }),
    );
  });
});

describe('continueLine', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'words parted by a line break'))(
    '%j and %j are %j',
    (above, below, expected) => {
      expect(continueLine(above, below)).toBe(expected);
    },
  );

  it('follows the spelling of the document', () => {
    expect(continueLine('at Tide-', 'well', new Set(['tidewell']))).toBe('at Tidewell');
    expect(continueLine('to re-', 'sign', new Set(['re-sign']))).toBe('to re-sign');
  });

  it('changes only the hyphen and the space between the lines', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'é', '-', ' ', '1', '.') });
    const bare = (line: string) => line.replace(/[- ]/g, '');
    fc.assert(
      fc.property(text, text, (above, below) => {
        expect(bare(continueLine(above, below))).toBe(bare(above + below));
      }),
    );
  });
});
