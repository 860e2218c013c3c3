import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../testing/examples.ts';
import table from './library-place.examples.tsv?raw';
import { entryAddress, libraryPlace, termAnchor } from './library-place.ts';

describe('termAnchor', () => {
  it.each([
    ['Share of Voice', 'share-of-voice'],
    ['Off/On', 'off-on'],
    ['Out-takes', 'out-takes'],
    [' R&D ', 'r-d'],
  ])('%j opens under %j', (term, anchor) => {
    expect(termAnchor(term)).toBe(anchor);
  });
});

describe('libraryPlace', () => {
  it.each([
    ['/help/glossary/Share%20of%20Voice', 'Share of Voice', '/help/glossary#share-of-voice'],
    ['/help/glossary/Off%2FOn', 'Off/On', '/help/glossary#off-on'],
    ['/help/terms/share-of-voice', 'share-of-voice', '/help/glossary#share-of-voice'],
    ['/help/playbooks/media-pitching/', 'media-pitching', '/help/playbooks#media-pitching'],
    ['/help/quizzes/pr-fundamentals', 'pr-fundamentals', '/help/quizzes#pr-fundamentals'],
  ])('#19 #20 #21 %s is about %s, which opens at %s', (pathname, name, address) => {
    expect(libraryPlace(pathname)).toMatchObject({ name, address });
  });

  it.each(examplesIn<[string]>(table, 'addresses of no entry'))(
    '%s asks for nothing in the library',
    (pathname) => {
      expect(libraryPlace(pathname)).toBeUndefined();
    },
  );

  it('accepts any address, even one that cannot be decoded', () => {
    expect(libraryPlace('/help/playbooks/100%')?.name).toBe('100%');
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(libraryPlace(`/help/playbooks/${encodeURIComponent(`x${text}`)}`)?.name).toBe(`x${text}`);
        expect(entryAddress('playbooks', text)).toMatch(/^\/help\/playbooks#/);
      }),
    );
  });
});
