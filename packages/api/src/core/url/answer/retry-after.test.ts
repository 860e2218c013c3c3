import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['40', 40],
    [' 5 ', 5],
    ['Fri, 20 Nov 2026 10:01:30 GMT', 90],
    ['999999999', 86_400],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    ['Fri, 20 Nov 2026 09:00:00 GMT', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s means %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });
});
