import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines } from './clean-lines.ts';

describe('cleanLines', () => {
  it.each([
    [
      'splits at every kind of line end',
      'a\r\nb\nc\rd\u2028e\u0085f\fg',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ],
    [
      'strips control and bidi characters',
      'Bank\u0000 \u202Efees\u202C\u200B rise\u00AD',
      ['Bank fees rise'],
    ],
    [
      'strips escape sequences of a terminal whole',
      '\u001b[1;31mBank\u001b[0m\t[3m] fees',
      ['Bank\t[3m] fees'],
    ],
    ['keeps one blank line between blocks', '\n\na\n\n\nb\n\n', ['a', '', 'b']],
    ['keeps tabs, which separate columns', ' 12 Nov\tFerry  firm \u00A0buys ', ['12 Nov\tFerry firm buys']],
    ['keeps joiners inside emoji', '👩‍🚒 praised', ['👩‍🚒 praised']],
    ['gives nothing for nothing', ' \n\t\n', []],
  ])('%s', (_, text, lines) => {
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
