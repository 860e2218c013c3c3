import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clauseGroups } from './sentence-blocks.ts';

const CLAUSE = 'ท่าเรือเปิดแล้วเมื่อวานนี้';
const groups = (text: string) =>
  clauseGroups(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));
const clauses = (count: number) => Array.from({ length: count }, () => CLAUSE);

it('are about as long as a sentence, and lose no clause', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const text = clauses(count).join(' ');
      const parts = groups(text);
      expect(parts.join(' ')).toBe(text);
      for (const part of parts.slice(0, -1)) {
        expect(part.length).toBeGreaterThanOrEqual(90);
        expect(part.length).toBeLessThan(90 + CLAUSE.length + 1);
      }
      if (parts.length > 1) expect(parts.at(-1)?.length).toBeGreaterThanOrEqual(40);
      if (text.length >= 90 + 2 * CLAUSE.length + 40) expect(parts.length).toBeGreaterThan(1);
    }),
  );
});

it('keep their place within a longer text', () => {
  const text = `ก. ${clauses(8).join(' ')}`;
  const spans = clauseGroups(text, { start: 3, end: text.length });
  expect(spans.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text.slice(3));
  expect(spans.length).toBe(2);
});

it.each([
  ['before a conjunction', `${clauses(4).join(' ')} และ${clauses(2).join('')}`],
  ['before a figure', `${clauses(4).join('')} 6 ${clauses(2).join('')}`],
  ['before a Latin name', `${clauses(4).join('')} Acme ${clauses(2).join('')}`],
  ['inside a quotation', `${clauses(2).join('')}“${clauses(2).join('')} ${CLAUSE}”${clauses(2).join('')}`],
  ['before a short rest', `${clauses(6).join('')} ${CLAUSE}`],
])('are not parted %s', (_, text) => {
  expect(groups(text)).toEqual([text]);
});

it('are not made in other scripts', () => {
  const text = 'The harbor is open and the ships are back '.repeat(8).trim();
  expect(groups(text)).toEqual([text]);
});
