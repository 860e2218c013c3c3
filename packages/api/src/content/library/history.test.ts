import { describe, expect, it } from 'vitest';
import { library } from '../library.data.ts';

const { glossary, frameworks, playbooks } = library;

describe('layers of a term', () => {
  it('at least 110 terms have common mistakes, and 25 a formula with an example', () => {
    expect(glossary.filter(({ mistakes = [] }) => mistakes.length > 0).length).toBeGreaterThanOrEqual(110);
    expect(glossary.filter(({ formula }) => formula).length).toBeGreaterThanOrEqual(25);
  });

  it('every formula comes with numbers', () => {
    for (const { term, formula } of glossary) if (formula) expect(formula.example, term).toMatch(/\d/);
  });
});

it('every entry has a day, which is that of its last change', () => {
  for (const { id, updated = '', changes: own = [] } of [...glossary, ...frameworks, ...playbooks]) {
    expect(updated, id).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const { on } of own) expect(on <= updated, id).toBe(true);
  }
  expect(frameworks.find(({ slug }) => slug === 'barcelona-principles')?.updated).toBe('2026-11-23');
});

it('each correction has a day and a sentence, newest first', () => {
  for (const { id, changes = [] } of [...glossary, ...frameworks, ...playbooks]) {
    for (const { on, what } of changes) {
      expect(on, id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(what, id).toMatch(/^\p{Lu}.*\.$/u);
    }
    const days = changes.map(({ on }) => on);
    expect(days, id).toEqual(days.toSorted().reverse());
  }
});
