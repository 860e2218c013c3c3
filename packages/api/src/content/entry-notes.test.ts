import { describe, expect, it } from 'vitest';
import changes from './changes.json' with { type: 'json' };
import layers from './glossary/layers.json' with { type: 'json' };
import { library } from './library.ts';

const { glossary, frameworks, playbooks } = library;

describe('layers kept by the name of a term', () => {
  it('belong to a term, and are sorted', () => {
    const terms = new Set(glossary.map(({ term }) => term));
    for (const name of Object.keys(layers)) expect(terms, name).toContain(name);
    expect(Object.keys(layers)).toEqual(Object.keys(layers).toSorted());
  });

  it('at least 110 terms say what is often done wrong, and 25 have a formula with an example', () => {
    expect(glossary.filter(({ mistakes = [] }) => mistakes.length > 0).length).toBeGreaterThanOrEqual(110);
    expect(glossary.filter(({ formula }) => formula).length).toBeGreaterThanOrEqual(25);
  });

  it('every formula comes with numbers', () => {
    for (const { term, formula } of glossary) if (formula) expect(formula.example, term).toMatch(/\d/);
  });
});

describe('the day of an entry', () => {
  it('is known for every entry, and is that of its last change', () => {
    for (const { id, updated = '', changes: own = [] } of [...glossary, ...frameworks, ...playbooks]) {
      expect(updated, id).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const { on } of own) expect(on <= updated, id).toBe(true);
    }
    expect(frameworks.find(({ slug }) => slug === 'barcelona-principles')?.updated).toBe('2026-11-23');
  });
});

describe('what was corrected', () => {
  it('belongs to an entry, with a day and a sentence, newest first', () => {
    const ids = new Set([...glossary, ...frameworks, ...playbooks].map(({ id }) => id));
    for (const [id, list] of Object.entries(changes)) {
      expect(ids, id).toContain(id);
      for (const { on, what } of list) {
        expect(on, id).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(what, id).toMatch(/^\p{Lu}.*\.$/u);
      }
      expect(list.map(({ on }) => on)).toEqual(
        list
          .map(({ on }) => on)
          .toSorted()
          .reverse(),
      );
    }
  });
});
