import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { library } from '../library.data.ts';
import { reviewMonth } from './load-library.ts';
import { readReferences, sourcesOf } from './references.ts';

const references = readReferences();
const { frameworks, glossary, playbooks } = library;
const entries = [
  ...frameworks.map((entry) => ({ ...entry, at: entry.slug })),
  ...glossary.map((entry) => ({ ...entry, at: entry.term })),
  ...playbooks.map((entry) => ({ ...entry, at: entry.slug })),
];
const works = Object.entries(references);

describe('references', () => {
  it('name authors and title, and a day of check that is a day', () => {
    for (const [id, { authors = [], title, year, checked }] of works) {
      expect(authors.length, id).toBeGreaterThan(0);
      for (const author of authors) expect(author, id).toMatch(/^[^,]{2,}(, [^,]+)?$/);
      expect(title.length, id).toBeGreaterThan(3);
      if (year !== undefined) expect(year, id).toBeGreaterThan(1900);
      if (checked !== undefined) expect(checked, id).toMatch(/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
    }
  });

  it('have a DOI or an address, nine in ten of them', () => {
    for (const [id, { doi, url }] of works) {
      if (doi !== undefined) expect(doi, id).toMatch(/^10\.\d{4,5}\/\S+$/);
      if (url !== undefined) expect(() => new URL(url), id).not.toThrow();
    }
    const found = works.filter(([, { doi, url }]) => doi !== undefined || url !== undefined);
    expect(found.length / works.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are written once and used', () => {
    const titles = works.map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const used = new Set(entries.flatMap(({ sources = [] }) => sources.map(({ id }) => id)));
    expect(works.map(([id]) => id).filter((id) => !used.has(id))).toEqual([]);
  });

  it('support every entry but the words of Earshot, no work twice', () => {
    for (const { at, category, sources = [] } of entries.map((entry) => ({ category: '', ...entry }))) {
      if (category === 'Words of Earshot') continue;
      expect(sources.length, at).toBeGreaterThan(0);
      expect(new Set(sources.map(({ id }) => id)).size, at).toBe(sources.length);
    }
  });
});

describe('a cited work', () => {
  const authorOf = (id: string) => sourcesOf('a.md', [id], references)[0]?.author;

  it('gives names as they are spoken', () => {
    expect(authorOf('hon')).toBe('Linda Childers Hon and James E. Grunig');
    expect(authorOf('amecGeo')).toBe('AMEC');
    expect(authorOf('manning')).toBe('Christopher D. Manning, Prabhakar Raghavan and Hinrich Schütze');
  });

  it('has the claim that the entry takes from it', () => {
    expect(sourcesOf('a.md', [{ hon: 'Six outcomes' }], references)[0]).toMatchObject({
      id: 'hon',
      claim: 'Six outcomes',
    });
  });

  it.each(['nobody', 'constructor'])('accepts only works in the list: %s', (id) => {
    expect(() => sourcesOf('terms/a.md', ['hon', id], references)).toThrow(`terms/a.md: sources.1: ${id}`);
  });
});

describe('the month of review', () => {
  it('is never newer than the oldest check of the sources', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        const month = reviewMonth(days.map((checked) => ({ checked }))) ?? '';
        for (const each of days) expect(month <= each.slice(0, 7)).toBe(true);
        expect(days.some((each) => each.startsWith(month))).toBe(true);
      }),
    );
  });

  it('is missing while a source is unchecked, and without sources', () => {
    expect(reviewMonth([{ checked: '2026-11-23' }, {}])).toBeUndefined();
    expect(reviewMonth([])).toBeUndefined();
  });

  it('is missing from every entry with an unchecked source', () => {
    for (const { at, sources = [], lastReviewed } of entries)
      if (sources.some((source) => source.checked === undefined)) expect(lastReviewed, at).toBeUndefined();
  });
});
