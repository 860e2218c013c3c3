import { describe, expect, it } from 'vitest';
import { readPrefill } from './tool-inputs.ts';

describe('readPrefill', () => {
  it.each([
    [{ url: 'https://news.example/a?b=1&c', keywords: 'one, two words,One' }, ['one', 'two words']],
    [{ title: 'Trains', text: 'https://news.example/a?b=1&c', url: '' }, undefined],
  ])('reads the address and the keywords of %j', (parameters, keywords) => {
    expect(readPrefill(new URLSearchParams(parameters))).toEqual({
      url: 'https://news.example/a?b=1&c',
      ...(keywords && { keywords }),
    });
  });
});
