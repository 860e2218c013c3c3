import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapePattern } from './escape-pattern.ts';

it('matches any text itself, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, other) => {
      const pattern = new RegExp(`^${escapePattern(text)}$`, 'u');
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(other)).toBe(text === other);
    }),
  );
});
