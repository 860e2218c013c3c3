import { expect, it } from 'vitest';
import { scanLine } from './tokenize.ts';

it('tokenizes a line only once for consecutive calls', () => {
  const first = scanLine('Shares fall on fears');
  expect(scanLine('Shares fall on fears')).toBe(first);
  expect(scanLine('Shares rise').tokens.map(({ key }) => key)).toEqual(['shares', 'rise']);
});

it('keeps a smiley as one token', () => {
  expect(scanLine('Best day ever :-)').tokens.map(({ key }) => key)).toEqual(['best', 'day', 'ever', ':-)']);
});
