import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apaCitation, bibtexCitation, risCitation } from './citations.ts';

const ENTRY = {
  title: 'Share of Voice',
  url: 'https://earshot.example/help/glossary#share-of-voice',
  updated: '2026-11-23',
  accessed: '2026-12-03',
};
const UNDATED = { ...ENTRY, updated: undefined };

describe('apaCitation', () => {
  it('names author, year, title, work, day and address', () => {
    expect(apaCitation(ENTRY)).toBe(
      'Earshot contributors. (2026). Share of Voice. In Earshot Learning Library. Retrieved December 3, 2026, from https://earshot.example/help/glossary#share-of-voice',
    );
  });

  it('says n.d. only for an entry without a date', () => {
    expect(apaCitation(UNDATED)).toContain('(n.d.)');
  });
});

describe('bibtexCitation', () => {
  it('gives one entry with a key', () => {
    expect(bibtexCitation(ENTRY)).toBe(
      `@misc{earshot-share-of-voice,
  author = {{Earshot contributors}},
  title = {{Share of Voice}},
  year = {2026},
  howpublished = {Earshot Learning Library},
  url = {https://earshot.example/help/glossary#share-of-voice},
  urldate = {2026-12-03},
}`,
    );
  });

  it('escapes what TeX would read as a command, and leaves out a missing year', () => {
    const text = bibtexCitation({ ...UNDATED, title: 'R&D: 100% {sure}' });
    expect(text).toContain('title = {{R\\&D: 100\\% \\{sure\\}}}');
    expect(text).not.toContain('year =');
  });

  it('keeps its braces in balance for every title', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const plain = bibtexCitation({ ...ENTRY, title }).replace(/\\[{}]/g, '');
        expect(plain.split('{').length).toBe(plain.split('}').length);
      }),
    );
  });
});

describe('risCitation', () => {
  it('is one record of tagged lines', () => {
    expect(risCitation(ENTRY).split('\r\n')).toEqual([
      'TY  - ELEC',
      'AU  - Earshot contributors',
      'TI  - Share of Voice',
      'T2  - Earshot Learning Library',
      'PY  - 2026',
      'UR  - https://earshot.example/help/glossary#share-of-voice',
      'Y2  - 2026/12/03',
      'ER  - ',
      '',
    ]);
  });

  it('never breaks a line inside a title', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        for (const line of risCitation({ ...ENTRY, title })
          .split(/[\r\n]+/)
          .filter((each) => each !== ''))
          expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
      }),
    );
  });
});
