import { describe, expect, it } from 'vitest';
import { countPhrases, phrasePattern } from './boilerplate.ts';

describe('phrases in a sentence', () => {
  it.each<[string, string[], string, number]>([
    ['whole words, in any case', ['port', 'bridge'], 'The Port and the BRIDGE.', 2],
    ['not inside longer words', ['port'], 'The airport and the porter.', 0],
    ['not before a digit', ['port'], 'Port8 is closed.', 0],
    ['the longest phrase', ['sign', 'sign up'], 'You may sign up or sign out.', 2],
    ['phrases of several words', ['read more'], 'Read more, or read it.', 1],
    ['either form of the apostrophe', ["don't"], "Don’t go, don't stay.", 2],
    ['marks as they are', ['a.m', 'c++'], 'At 9 a.m we wrote C++.', 2],
    ['not a mark as any character', ['a.m'], 'The arm is long.', 0],
    ['Chinese words anywhere', ['关注', '公众号'], '欢迎关注我们的公众号', 2],
    ['Korean and Latin words together', ['구독', 'news'], '구독하기 News', 2],
    ['Thai words anywhere', ['ติดตาม'], 'กดติดตามเพจ', 1],
    ['nothing for an empty list', [], 'The port.', 0],
  ])('are counted: %s', (_, phrases, sentence, count) => {
    expect(countPhrases(phrasePattern(phrases), sentence)).toBe(count);
  });

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
