import { describe, expect, it } from 'vitest';
import { checkSuggestion, SUGGESTION_RECEIVED } from './rules.ts';

const valid = { name: '', email: 'a@example.com', idea: '12345678' };

describe('checkSuggestion', () => {
  const email = 'Please provide a valid email address.';
  const idea = 'Please share at least a couple of sentences.';
  it.each([
    ['#250 blank email', { email: '' }, email],
    ['#251 an email of spaces', { email: '   ' }, email],
    ['#250 a malformed email', { email: 'a@' }, email],
    ['#250 email before idea', { email: 'a', idea: '' }, email],
    ['#252 blank idea', { idea: ' ' }, idea],
    ['#252 seven characters after trimming', { idea: ' 1234567 ' }, idea],
    ['#253 exactly eight characters', {}, undefined],
    ['#254 a blank name', { name: '' }, undefined],
  ])('%s', (_, input, expected) => {
    expect(checkSuggestion({ ...valid, ...input })?.toast.text).toBe(expected);
  });

  it('#257 the banner has an em dash without spaces', () => {
    expect(SUGGESTION_RECEIVED).toBe('Thanks\u2014your idea was received!');
  });
});
