import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { withoutDateline } from './boilerplate.ts';

describe('withoutDateline', () => {
  it.each(examples<[string, string]>(import.meta.url, 'withoutDateline'))('%s', (sentence, rest) => {
    expect(withoutDateline(sentence)).toBe(rest);
  });

  it.each(examples<[string]>(import.meta.url, 'no dateline'))('leaves %s', (sentence) => {
    expect(withoutDateline(sentence)).toBe(sentence);
  });
});
