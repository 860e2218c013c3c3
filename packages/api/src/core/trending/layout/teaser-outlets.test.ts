import { describe, expect, it } from 'vitest';
import { teaserFacts } from './lay-out-records.ts';

const TEASER = 'The council said on Tuesday that it would publish the report.';
const factsOf = (...teasers: readonly string[]) => teaserFacts(teasers);
const outletsOf = (...endings: readonly string[]) =>
  factsOf(...endings.map((ending) => `${TEASER} (${ending})`)).map(({ outlet }) => outlet);

describe('the bracket after a teaser', () => {
  it('has the outlet if other brackets have known outlets or days', () => {
    expect(outletsOf('Reuters', 'Quay Brief')).toEqual(['Reuters', 'Quay Brief']);
    expect(outletsOf('Rural Post, Nov 19', 'Quay Brief, Nov 18')).toEqual(['Rural Post', 'Quay Brief']);
  });

  it.each([['Getty Images'], ['Ana Ruiz'], ['Story Continues'], ['Corrects Name']])(
    'may be a credit or a note: %s',
    (note) => {
      expect(outletsOf(note, note)).toEqual([null, null]);
      expect(outletsOf('Reuters', 'BBC News', note)).toEqual(['Reuters', 'BBC News', null]);
    },
  );

  it('has the day beside an author', () => {
    const facts = factsOf(`${TEASER} (Ana Ruiz, 12/11/2026)`, `${TEASER} (Ana Ruiz, 13/11/2026)`);
    expect(facts.map(({ outlet }) => outlet)).toEqual([null, null]);
    expect(facts.map(({ days }) => days[0] ?? null)).toEqual(['12/11/2026', '13/11/2026']);
  });
});

describe('the text in front of a teaser', () => {
  it('has the day if at least half of the teasers have one', () => {
    const facts = factsOf(`17 Nov, 2026 — ${TEASER}`, `3 days ago · ${TEASER}`, TEASER, '');
    expect(facts.map(({ days }) => days[0] ?? null)).toEqual(['17 Nov, 2026', '3 days ago', null, null]);
  });

  it('has no day if only one of many teasers has one', () => {
    const facts = factsOf(`17 Nov, 2026 — ${TEASER}`, TEASER, TEASER);
    expect(facts.map(({ days }) => days[0] ?? null)).toEqual([null, null, null]);
  });

  it('has the outlet with the day in brackets', () => {
    const facts = factsOf(
      `Quay Brief (10 Nov, Ana Ruiz) – ${TEASER}`,
      `Rural Post (9 Nov, Ana Ruiz) – ${TEASER}`,
    );
    expect(facts.map(({ outlet }) => outlet)).toEqual(['Quay Brief', 'Rural Post']);
  });
});
