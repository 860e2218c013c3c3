import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('foldText', () => {
  it.each([
    ['ÉCOLE', 'ecole'],
    ['e\u0301cole', 'ecole'],
    ['Straße', 'strasse'],
    ['и\u0306од', 'йод'],
    ['\u0660\u0661', '01'],
    ['so\u00ADft', 'soft'],
    ['', ''],
  ])('%j reads as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives composed and decomposed spellings the same form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  it('reads a line of a million letters', () => {
    expect(foldText('é'.repeat(1_000_000))).toHaveLength(1_000_000);
  });
});
