import { Failure } from '@earshot/schema/failures';
import { Framework } from '@earshot/schema/help/model';
import { describe, expect, it } from 'vitest';
import { library } from '../../content/library.data.ts';
import { getFramework, listFrameworks, listGlossary } from './library.ts';

const slugs = (request: Parameters<typeof listFrameworks>[0]) =>
  listFrameworks(request).map(({ slug }) => slug);

describe('listFrameworks', () => {
  it('#407 gives the whole library in its order without filters', () => {
    const listed = listFrameworks({});
    expect(listed.map(({ id }) => id)).toEqual(library.frameworks.map(({ id }) => id));
    for (const [position, framework] of listed.entries())
      expect(library.frameworks[position]).toMatchObject(framework);
  });

  it('#407 leaves the long parts to the page of the framework', () => {
    for (const framework of [...listFrameworks({}), ...listFrameworks({ search: 'crisis' })]) {
      for (const part of ['example', 'template', 'measures', 'questions'])
        expect(framework).not.toHaveProperty(part);
      expect(getFramework({ slug: framework.slug })).toHaveProperty('example');
    }
  });

  it.each([
    { search: '' },
    { search: '   ' },
    { category: '' },
    { category: 'all' },
    { tag: 'all' },
    { search: '', category: 'all', tag: '' },
  ])('#289 takes %j as no filter', (request) => {
    expect(listFrameworks(request)).toHaveLength(11);
  });

  it('#407 narrows by category and by tag', () => {
    expect(slugs({ category: 'Messaging' })).toEqual(['message-house']);
    expect(slugs({ tag: 'evaluation' })).toEqual([
      'race-process',
      'rope-process',
      'barcelona-principles',
      'amec-integrated-evaluation-framework',
    ]);
  });

  it('#407 combines search, category and tag with AND', () => {
    expect(slugs({ category: 'Measurement & Evaluation', tag: 'evaluation' })).toEqual([
      'barcelona-principles',
      'amec-integrated-evaluation-framework',
    ]);
    expect(slugs({ search: 'barcelona', category: 'Measurement & Evaluation', tag: 'AVE' })).toEqual([
      'barcelona-principles',
    ]);
    expect(slugs({ search: 'barcelona', category: 'Messaging' })).toEqual([]);
    expect(slugs({ category: 'Messaging', tag: 'AVE' })).toEqual([]);
  });

  it('#298 gives an empty list for an unknown category, tag or word', () => {
    expect(listFrameworks({ category: 'Nowhere' })).toEqual([]);
    expect(listFrameworks({ tag: 'nothing' })).toEqual([]);
    expect(listFrameworks({ search: 'xylophone' })).toEqual([]);
  });
});

describe('getFramework', () => {
  it('#408 gives every framework by its slug, in the shape of the contract', () => {
    for (const framework of library.frameworks) {
      expect(getFramework({ slug: framework.slug })).toBe(framework);
      expect(Framework.parse(framework)).toEqual(framework);
    }
  });

  it.each(['', 'no-such', 'PESO-model', 'constructor', '../peso-model'])('#408 has none for %j', (slug) => {
    expect(() => getFramework({ slug })).toThrow(new Failure('framework-not-found'));
  });
});

it('#313 the glossary combines search and category with AND and takes all as absent', () => {
  expect(listGlossary({ search: 'SOV', category: 'all' })[0]?.term).toBe('Share of Voice');
  expect(listGlossary({ search: 'SOV', category: 'Media Relations' })).toEqual([]);
  expect(listGlossary({ category: 'Words of Earshot' })).toHaveLength(10);
});
