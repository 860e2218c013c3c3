import { expect, it } from 'vitest';
import { readHeadlines } from './headline-data.ts';

const headlines = readHeadlines();

it('the headlines are thousands, each once, and no label is rare', () => {
  expect(headlines.length).toBeGreaterThan(4000);
  expect(new Set(headlines.map(({ text }) => text)).size).toBe(headlines.length);
  for (const label of ['good', 'bad', 'neutral'])
    expect(headlines.filter((headline) => headline.label === label).length).toBeGreaterThan(1200);
});
