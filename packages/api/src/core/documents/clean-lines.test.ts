import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { cleanLines } from './clean-lines.ts';

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
