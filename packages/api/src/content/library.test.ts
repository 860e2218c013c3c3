import { INTERFACE_TERMS } from '@earshot/schema/help/rules';
import { expect, it } from 'vitest';
import { library } from './library.data.ts';
import { libraryProse } from './prose.fixture.ts';

const { frameworks, glossary, playbooks, quizzes } = library;

/** Returns the values that occur more than once, so that a failing test names them. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

it('#416 has exactly 11 frameworks with every section filled to the plan', () => {
  expect(frameworks).toHaveLength(11);
  for (const { slug, description, whenToUse, structure, ...lists } of frameworks) {
    for (const text of [description, whenToUse]) expect(text.length, slug).toBeGreaterThan(150);
    expect(structure.split('\n').length, slug).toBeGreaterThan(5);
    for (const [list, least, most] of [
      [lists.keyComponents, 4, 8],
      [lists.steps, 5, 8],
      [lists.outcomes, 3, 99],
      [lists.tips, 4, 99],
      [lists.tips.filter((tip) => tip.startsWith('Pitfall:')), 1, 99],
      [lists.steps.filter((step) => / You get: /.test(step)), 3, 8],
    ] as const) {
      expect(list.length, slug).toBeGreaterThanOrEqual(least);
      expect(list.length, slug).toBeLessThanOrEqual(most);
    }
    for (const component of lists.keyComponents) expect(component).toMatch(/^[^:]+: .{40,}\.$/);
  }
});

it('#416 files the frameworks under five categories', () => {
  expect([...new Set(frameworks.map(({ category }) => category))]).toEqual([
    'Strategy & Planning',
    'Measurement & Evaluation',
    'Crisis & Reputation',
    'Messaging',
    'Stakeholders & Influence',
  ]);
});

it('#417 has at least 180 terms, and every related term is a term of the glossary', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(180);
  const terms = new Set(glossary.map(({ term }) => term));
  for (const { term, related } of glossary) {
    expect(related.length, term).toBeGreaterThanOrEqual(2);
    expect(related.length, term).toBeLessThanOrEqual(5);
    expect(new Set(related).size, term).toBe(related.length);
    expect(related, term).not.toContain(term);
    for (const other of related) expect(terms.has(other), `${term} -> ${other}`).toBe(true);
  }
});

it('#417 defines every term in 150 to 400 characters', () => {
  for (const { term, definition } of glossary) {
    expect(definition.length, term).toBeGreaterThanOrEqual(150);
    expect(definition.length, term).toBeLessThanOrEqual(400);
    expect(definition, term).not.toMatch(/confused|mistaken for/i);
  }
});

it('begins every definition with a sentence of at most 25 words', () => {
  for (const { term, definition } of glossary) {
    const [first = ''] = definition.split(/(?<=[.!?][”)]?)\s+(?=[\p{Lu}“(])/u);
    expect(first.split(/\s+/).length, `${term}: ${first}`).toBeLessThanOrEqual(25);
  }
});

it('#417 sums up a term in one plain sentence of at most 25 words, if its definition does not begin with one', () => {
  for (const { term, plain } of glossary) {
    if (plain === undefined) continue;
    expect(plain, term).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(plain.split(' ').length, term).toBeLessThanOrEqual(25);
  }
});

it.each([...INTERFACE_TERMS, 'Evidence', 'Provenance', 'Breakout', 'Story', 'Outlet', 'Tracking Parameter'])(
  '#417 defines %s, a word of the interface',
  (word) => {
    expect(glossary.map(({ term }) => term)).toContain(word);
  },
);

it('#418 has 5 playbooks and 3 quizzes that cover the three difficulties', () => {
  expect(playbooks).toHaveLength(5);
  expect(quizzes.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate', 'advanced']);
  for (const { slug, steps = [] } of playbooks) expect(steps.length, slug).toBeGreaterThanOrEqual(5);
});

it('#419 holds at least the 61 resources that are asked for', () => {
  expect(frameworks.length + glossary.length + playbooks.length + quizzes.length).toBeGreaterThanOrEqual(61);
});

it('#420 has unique ids, and unique hyphenated slugs in lower case', () => {
  const ids = [...frameworks, ...glossary, ...playbooks, ...quizzes].map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  for (const entries of [frameworks, glossary, playbooks, quizzes]) {
    const slugs = entries.map(({ slug }) => slug ?? '');
    expect(repeated(slugs)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
  const names = glossary.flatMap(({ term, aka }) => [term, ...aka]).map((name) => name.toLowerCase());
  expect(repeated(names)).toEqual([]);
});

it('#421 has a framework with more than three tags and a term with more than three related terms', () => {
  expect(frameworks.some(({ tags }) => tags.length > 3)).toBe(true);
  expect(glossary.some(({ related }) => related.length > 3)).toBe(true);
});

it('#422 leaves out the time of one framework and the difficulty of another', () => {
  expect(frameworks.some((framework) => !('timeToImplement' in framework))).toBe(true);
  expect(frameworks.some((framework) => !('difficulty' in framework))).toBe(true);
});

it('#423 holds no placeholder and calls the contested metrics contested', () => {
  expect(JSON.stringify(library)).not.toMatch(/lorem|ipsum|todo|tbd|coming soon|placeholder/i);
  const definitions = new Map(glossary.map(({ term, definition }) => [term, definition]));
  for (const term of ['Reach', 'Impressions', 'Earned Media Value', 'Sentiment Analysis'])
    expect(definitions.get(term)).toMatch(/contested/i);
  expect(definitions.get('Advertising Value Equivalency')).toMatch(
    /deprecated.*not the value of communication/i,
  );
  expect(definitions.get('Opportunities to See')).toMatch(/a chance to see is not contact/i);
});

it('#423 never says that AVE measures value', () => {
  const mentions = libraryProse()
    .flatMap(({ prose }) => prose)
    .filter((text) => /\bAVEs?\b|advertising (value|equivalent)/i.test(text));
  expect(mentions.length).toBeGreaterThan(5);
  for (const text of mentions)
    expect(text).not.toMatch(/AVEs? (measures?|shows?|proves?|captures?) (the )?value/i);
});
