import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { countPhrases, phrasePattern } from './boilerplate.ts';

describe('phrases in a sentence', () => {
  it.each(examples<[string, string[], string, number]>(import.meta.url, 'phrases in a sentence are counted'))(
    'are counted: %s',
    (_, phrases, sentence, count) => {
      expect(countPhrases(phrasePattern(phrases), sentence)).toBe(count);
    },
  );

  it('may continue with further letters as stems, but not begin inside a word', () => {
    const pattern = phrasePattern(['abonn'], { asStems: true });
    expect(countPhrases(pattern, 'Abonnieren und abonniert')).toBe(2);
    expect(countPhrases(pattern, 'Neuabonnenten')).toBe(0);
  });

  it('the longest stem counts once', () => {
    expect(countPhrases(phrasePattern(['read', 'read more'], { asStems: true }), 'read more')).toBe(1);
    expect('read more'.match(phrasePattern(['read', 'read more']))).toEqual(['read more']);
  });

  it.each([
    ['Read the story.', 1],
    ['“Read the story.”', 1],
    ['You read the story.', 0],
    ['(They read.)', 0],
  ])('count only at the start of %s', (sentence, count) => {
    expect(countPhrases(phrasePattern(['read', '看'], { atStart: true }), sentence)).toBe(count);
  });
});
