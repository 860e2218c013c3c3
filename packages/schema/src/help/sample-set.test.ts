import { describe, expect, it } from 'vitest';
import { readTab } from '../routes.ts';
import { headlineLine, isSampleName, sampleAddress } from './sample-set.ts';

describe('sampleAddress', () => {
  it.each([
    ['headlines', 'trending'],
    ['coverage', 'article'],
    ['coding', 'article'],
    ['article-07', 'article'],
    ['post-05', 'social'],
  ])('opens %s in the tool %s', (name, tool) => {
    const parameters = new URL(sampleAddress(name), 'https://earshot.example').searchParams;
    expect(readTab(parameters.get('tab'))).toBe(tool);
    expect(isSampleName(parameters.get('sample') ?? '')).toBe(true);
  });
});

describe('isSampleName', () => {
  it.each(['', 'article-7', 'article-007', 'post-04', '../headlines', 'headlines '])('refuses %j', (name) => {
    expect(isSampleName(name)).toBe(false);
  });
});

it('headlineLine names headline, outlet and day', () => {
  const headline = { id: 'h', headline: 'Fares rise', outlet: 'Coast Radio', date: '2026-03-02', story: 'f' };
  expect(headlineLine(headline)).toBe('Fares rise - Coast Radio (2026-03-02)');
});
