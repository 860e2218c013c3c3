import { expect, it } from 'vitest';
import { CompactTable } from './compact-table.ts';
import { encodeTable } from './encode-table.ts';
import {
  type LanguageNgrams,
  languageNgramFile,
  languageNgramSource,
  languageNgramsOf,
} from './language-ngrams.ts';

const { ngramsData } = (await import(languageNgramFile())) as {
  ngramsData: { ngrams: LanguageNgrams };
};

it('are those of the package, each with the same scores', () => {
  const table = new CompactTable(encodeTable(languageNgramSource(ngramsData.ngrams)));
  const ngrams = languageNgramsOf(() => table);
  const groups = Object.keys(ngramsData.ngrams);
  expect(table.size).toBe(groups.length);
  expect(groups.filter((group) => !isSame(ngrams[group], ngramsData.ngrams[group]))).toEqual([]);
});

it('has no scores for other groups', () => {
  const table = new CompactTable(encodeTable(languageNgramSource({ ' the': { 11: 90 } })));
  const ngrams = languageNgramsOf(() => table);
  expect([ngrams[' the'], ngrams.toString, ngrams.the]).toEqual([{ 11: 90 }, undefined, undefined]);
});

function isSame(a: Readonly<Record<number, number>> = {}, b: Readonly<Record<number, number>> = {}): boolean {
  const keys = Object.keys(b);
  return keys.length === Object.keys(a).length && keys.every((key) => a[Number(key)] === b[Number(key)]);
}
