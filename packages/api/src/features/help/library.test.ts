import { Failure } from '@earshot/schema/failures';
import { Framework, type GlossaryTerm, type Playbook } from '@earshot/schema/help/model';
import { SEARCH_DEFINITION_CHARACTERS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { library } from '../../content/library.data.ts';
import { getFramework, listFrameworks, listGlossary, searchLibrary } from './library.ts';

const LONG_QUERY = 'share of voice '.repeat(700).slice(0, 10_000);

/** Query, the list to search, and the entry that must be first in it. */
const FIRST_RESULTS: readonly (readonly [string, 'frameworks' | 'glossary' | 'playbooks', string])[] = [
  ...examples<[string, 'frameworks' | 'glossary' | 'playbooks', string]>(import.meta.url, 'first results'),
  [LONG_QUERY, 'glossary', 'Share of Voice'],
];

/** Returns the name of a search result. */
function titleOf(entry: Framework | GlossaryTerm | Playbook | undefined): string | undefined {
  if (!entry) return undefined;
  if ('term' in entry) return entry.term;
  return 'name' in entry ? entry.name : entry.title;
}

const NOTHING = { frameworks: [], glossary: [], playbooks: [], best: [], isAnswered: false };

describe('searchLibrary', () => {
  it.each(FIRST_RESULTS)('#406 puts the best answer to %j first among the %s', (query, list, expected) => {
    const [first] = searchLibrary(query)[list];
    expect(titleOf(first)).toBe(expected);
  });

  it('#406 `measure` finds measurement in all three lists', () => {
    const { glossary, frameworks, playbooks } = searchLibrary('measure');
    expect(glossary.some(({ category }) => category === 'Measurement & Evaluation')).toBe(true);
    expect(frameworks.map(({ slug }) => slug)).toContain('amec-integrated-evaluation-framework');
    expect(playbooks.map(({ slug }) => slug)).toContain('coverage-report');
  });

  it.each(['', '   ', '\n', '📈', '<b></b>', '&&&', '"', '%', '\0'])('#406 finds nothing for %j', (query) => {
    expect(searchLibrary(query)).toEqual(NOTHING);
  });

  it('#274 #275 #276 finds nothing for words that are not in the library', () => {
    expect(searchLibrary('xylophone zzzz')).toEqual(NOTHING);
  });

  it('#406 tolerates a typo only when nothing matches as typed', () => {
    expect(searchLibrary('race').frameworks.map(({ slug }) => slug)).not.toContain('rope-process');
  });

  it('#277 gives whole definitions, long enough that the screen has something to cut', () => {
    const [first] = searchLibrary('reach').glossary;
    expect(first?.definition.length).toBeGreaterThan(SEARCH_DEFINITION_CHARACTERS);
  });

  it('#406 finds every entry first by its own name', () => {
    for (const { name } of library.frameworks) expect(searchLibrary(name).frameworks[0]?.name).toBe(name);
    for (const { term, aka } of library.glossary)
      for (const name of [term, ...aka]) expect(searchLibrary(name).glossary[0]?.term, name).toBe(term);
    for (const { title } of library.playbooks) expect(searchLibrary(title).playbooks[0]?.title).toBe(title);
  });

  it('looks up the first 300 characters of a query', () => {
    const filler = 'zzz '.repeat(75);
    expect(searchLibrary(`embargo ${filler}`).glossary[0]?.term).toBe('Embargo');
    expect(searchLibrary(`${filler}embargo`)).toEqual(NOTHING);
  });

  it('#406 never throws and always answers the same, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
        expect(searchLibrary(query)).toEqual(searchLibrary(query));
      }),
      { numRuns: 30 },
    );
    for (const unit of ['<', 'a', 'crisis ', '🚨', 'é', '(a+)+$ ']) {
      expect(searchLibrary(unit.repeat(10_000).slice(0, 10_000))).toHaveProperty('glossary');
    }
  });
});

describe('exercises', () => {
  it.each(examples<[string]>(import.meta.url, 'found by their list'))(
    'are found by %j, their list first',
    (query) => {
      const { best = [], isAnswered } = searchLibrary(query);
      expect(best[0]).toMatchObject({ kind: 'exercises', slug: '' });
      expect(best.filter(({ kind }) => kind === 'exercises').length).toBeGreaterThan(3);
      expect(isAnswered).toBe(true);
    },
  );

  it('are found by what they are about', () => {
    const slugs = (searchLibrary('share of voice exercise').best ?? []).map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toContain('exercise-share-of-voice');
  });
});

describe('the best entries of all kinds', () => {
  it.each(examples<[string, string]>(import.meta.url, 'best entries'))(
    'begin, for %j, with %s',
    (query, title) => {
      const { best, isAnswered } = searchLibrary(query);
      expect([best?.[0]?.title, isAnswered]).toEqual([title, true]);
    },
  );

  it.each(['blockchain', 'my printer is on fire', 'sleeper effect', 'semiotics'])(
    'do not pretend to answer %j',
    (query) => {
      expect(searchLibrary(query).isAnswered).toBe(false);
    },
  );

  it('are in the lists of their kind, in the same order', () => {
    const { best, glossary } = searchLibrary('difference between outputs and outcomes');
    const terms = (best ?? []).filter(({ kind }) => kind === 'glossary').map(({ id }) => id);
    expect(glossary.slice(0, terms.length).map(({ id }) => id)).toEqual(terms);
    expect(terms.length).toBeGreaterThan(1);
  });

  it.each([
    ['race vs rope', ['RACE Process', 'ROPE Process']],
    ['outputs outtakes outcomes', ['Out-takes', 'Outcomes', 'AMEC Integrated Evaluation Framework']],
  ])('answer %j with all entries that it names', (query, titles) => {
    const { best = [], isAnswered } = searchLibrary(query);
    expect(best.slice(0, 5).map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
    expect(isAnswered).toBe(true);
  });

  it('never correct a word that the library has', () => {
    expect(searchLibrary('smart').best?.[0]?.title).toBe('SMART Objective');
  });
});

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
