import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TONE_LANGUAGES } from '../src/core/tone/line/line-language.ts';
import { readClientLists } from '../test/data/client-lists.ts';
import files from './data/held-out.json' with { type: 'json' };
import { isHeldOutList, REAL_LISTS, trainingLists } from './labeled-lists.ts';
import { readHeadlines } from './tasks/labeled-headlines.ts';

const data = fileURLToPath(new URL('./data/', import.meta.url));

function sharedTexts(held: readonly string[], fitted: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const known = new Set(fitted.map(plain));
  return held.filter((text) => known.has(plain(text)));
}

it('is listed in held-out.json, sorted, and each listed file exists', () => {
  const named = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|[-/])held[-.][^/]*$/.test(file) && file !== 'held-out.json');
  expect(files.filter((file) => !existsSync(data + file))).toEqual([]);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
  expect(files).toEqual([...files].sort());
});

it.each(TONE_LANGUAGES)('shares no headline with the data of the fit: %s', (language) => {
  const all = readHeadlines(language);
  const held = all.filter((one) => one.isHeldOut).map(({ text }) => text);
  const fitted = all.filter((one) => !one.isHeldOut).map(({ text }) => text);
  expect(held.length).toBeGreaterThan(100);
  expect(sharedTexts(held, fitted)).toEqual([]);
});

it('has no list that a model of pairs is fitted to', () => {
  const held = readClientLists(REAL_LISTS).filter(isHeldOutList);
  const fitted = new Set(trainingLists().map(({ name }) => name));
  expect(held.length).toBeGreaterThan(10);
  expect(held.filter(({ name }) => fitted.has(name))).toEqual([]);
});
