import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { detectLanguage } from './language.ts';

it.each(examples<[string, string]>(import.meta.url, 'languages'))(
  'tells the language of: %s',
  (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  },
);

it.each(['', ' ', 'a', 'é', '12 345', '!?', 'https://example.org/a', '@acme #news', '😀'])(
  'answers und where the language cannot be determined: %j',
  (text) => {
    expect(detectLanguage(text)).toBe('und');
  },
);

it('answers a two-letter code or und for any text, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const language = detectLanguage(text);
      expect(language).toMatch(/^(?:[a-z]{2}|und)$/);
      expect(detectLanguage(text)).toBe(language);
    }),
  );
});
