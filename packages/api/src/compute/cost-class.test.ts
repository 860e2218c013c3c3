import { describe, expect, it } from 'vitest';
import { costOfJob, costOfRequest } from './cost-class.ts';

describe('the cost of a request', () => {
  it.each([
    ['article.analyze', 5_000, 'quick'],
    ['article.analyze', 500_000, 'trial'],
    ['article.analyze', 4_900_000, 'long'],
    ['trending.analyzeText', 1_000, 'quick'],
    ['trending.analyzeText', 100_000, 'trial'],
    ['trending.analyzeText', 10_000_000, 'long'],
    ['trending.analyzeFile', 500, 'trial'],
    ['trending.analyzeFile', 73_000, 'trial'],
    ['trending.analyzeFile', 5_000_000, 'long'],
    ['trending.exportCsv', 0, 'trial'],
  ] as const)('%s of %d bytes is %s', (procedure, bytes, expected) => {
    expect(costOfRequest({ procedure, body: new Uint8Array(bytes) })).toBe(expected);
  });

  it.each([
    [2000, 'quick'],
    [200_000, 'trial'],
    [9_000_000, 'long'],
  ])('an export of a ranking that is stored in %d bytes is %s', (storedBytes, expected) => {
    const request = { procedure: 'trending.exportCsv' as const, body: new Uint8Array() };
    expect(costOfRequest({ ...request, storedBytes })).toBe(expected);
  });

  it.each([
    ['%PDF-1.7', 40_000, 'trial'],
    ['%PDF-1.7', 4_000_000, 'long'],
    ['<!doctype html>', 40_000, 'quick'],
  ])('of an address that leads to %s of %d bytes is %s', (head, bytes, expected) => {
    const page = {
      url: 'https://harbor.example/release',
      status: 200,
      headers: {},
      bytes: new Uint8Array(Buffer.from(head.padEnd(bytes))),
      text: head.startsWith('%') ? '' : head.padEnd(bytes),
      interruption: null,
      durationMs: 1,
    };
    expect(costOfRequest({ procedure: 'article.analyze', body: new Uint8Array(90), page })).toBe(expected);
  });
});

describe('the cost of a job', () => {
  it('counts the characters of all its texts', () => {
    expect(costOfJob('analyzeLines', { lines: ['a', 'b'], lineType: 'mixed' })).toBe('quick');
    expect(costOfJob('analyzeLines', { lines: Array(1000).fill('x'.repeat(100)) })).toBe('trial');
    expect(costOfJob('readLanding', { html: 'x'.repeat(2_000_000), url: '', now: '' })).toBe('long');
  });
});
