import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLongText } from './compose-report.ts';

describe('cutLongText', () => {
  it('leaves a text as it is that fits to the last character', () => {
    const text = 'é'.repeat(100);
    expect(cutLongText(text, 100)).toEqual({ text, warning: null });
  });

  it('ends with a whole paragraph, else with a whole word, and says how much was left out', () => {
    const paragraphs = `${'one two. '.repeat(11)}\n\n${'three. '.repeat(20)}`;
    expect(cutLongText(paragraphs, 105).text).toBe('one two. '.repeat(11));
    expect(cutLongText('ferry '.repeat(30), 100)).toEqual({
      text: 'ferry '.repeat(16).trim(),
      warning: {
        code: 'text-cut',
        message: 'This text is very long: the first 16 of its 30 words were analyzed.',
      },
    });
  });

  it('is the beginning of the text within the bound, and never cuts a character in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.integer({ min: 8, max: 200 }),
        (text, max) => {
          const { text: cut, warning } = cutLongText(text, max);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(() => encodeURIComponent(cut)).not.toThrow();
          expect(warning === null).toBe(cut === text);
        },
      ),
    );
  });
});
