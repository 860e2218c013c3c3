import fc from 'fast-check';
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { segmentOf } from '../words/segments.ts';
import { agreedAccount, cleanName, isNameRow, looksLikeName, nameIn, userNameIn } from './author-name.ts';

/** Creates a row of words that were read with 90 percent confidence unless stated. */
function rowOf(text: string, confidences: Readonly<Record<string, number>> = {}) {
  let left = 20;
  return segmentOf(
    text.split(' ').map((word) => {
      const box = { left, top: 300, right: left + 8 * word.length, bottom: 314 };
      left = box.right + 5;
      return { text: word, confidence: confidences[word] ?? 90, box };
    }),
  );
}

it.each(examples<[string, Record<string, number>, string | null]>(import.meta.url, 'authors'))(
  'the author of %j, of which %j are unsure, is %j',
  (row, confidences, name) => {
    expect(cleanName(rowOf(row, confidences), row)).toBe(name);
  },
);

it.each(examples<[string]>(import.meta.url, 'names'))('takes %j for a name', (text) => {
  expect(looksLikeName(text)).toBe(true);
});

it.each(examples<[string]>(import.meta.url, 'not a name'))('does not take %j for a name', (text) => {
  expect(looksLikeName(text)).toBe(false);
});

it('finds a name of up to seven words, also before a role', () => {
  expect(nameIn(rowOf('Mara Vell · Harbor Desk'))).toBe('Mara Vell Harbor Desk');
  expect(nameIn(rowOf('Mara Vell · writes about ships'))).toBe('Mara Vell');
  expect(nameIn(rowOf('Old North Quay Museum Of Ships Friends'))).toBe(
    'Old North Quay Museum Of Ships Friends',
  );
  expect(nameIn(rowOf('The Old North Quay Museum Of Ships Friends'))).toBeNull();
  expect(nameIn(rowOf('Ships Sail Tonight.'))).toBeNull();
});

it.each(examples<[string, Record<string, number>, string | null]>(import.meta.url, 'accounts in rows'))(
  'the account in the row %j, of which %j are unsure, is %j',
  (row, confidences, name) => {
    expect(userNameIn(rowOf(row, confidences))).toBe(name);
  },
);

it.each(examples<[string, string, boolean]>(import.meta.url, 'rows that repeat a name'))(
  'whether the row %j repeats the name %j: %j',
  (row, name, isRepeated) => {
    expect(isNameRow(rowOf(row), name)).toBe(isRepeated);
  },
);

it.each(examples<[string, string, string, string]>(import.meta.url, 'accounts'))(
  'reads the letters of %j and %j alike',
  (author, handle, name, account) => {
    expect(agreedAccount({ author, handle })).toEqual({ author: name, handle: account });
  },
);

it('changes nothing but letters that look alike', () => {
  const plain = (text: string | null) =>
    text
      ?.toLowerCase()
      .replace(/[l1|ł]/g, 'i')
      .replace(/0/g, 'o');
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/);
  const handle = fc.stringMatching(/^@[a-zA-Z0-9_]{3,15}$/);
  fc.assert(
    fc.property(name, handle, (author, account) => {
      const read = agreedAccount({ author, handle: account });
      expect(plain(read.handle)).toBe(plain(account));
      expect(read.author).toBe(author);
    }),
  );
});
