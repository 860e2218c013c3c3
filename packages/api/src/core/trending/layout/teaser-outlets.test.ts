import { describe, expect, it } from 'vitest';
import { outletOf, outletOfByline } from './record-facts.ts';
import { teaserDays, teaserOutlets } from './teaser-outlets.ts';

const options = { referenceDay: '2026-11-20' };
const TEASER = 'The council said on Tuesday that it would publish the report.';
const endingsOf = (...endings: readonly string[]) =>
  teaserOutlets(
    endings.map((ending) => `${TEASER} (${ending})`),
    options,
  );

describe('the bracket after a teaser', () => {
  it('has the outlet if other brackets have known outlets or days', () => {
    expect(endingsOf('Reuters', 'Quay Brief')).toEqual(['Reuters', 'Quay Brief']);
    expect(endingsOf('Rural Post, Nov 19', 'Quay Brief, Nov 18')).toEqual([
      'Rural Post, Nov 19',
      'Quay Brief, Nov 18',
    ]);
  });

  it.each([['Getty Images'], ['Ana Ruiz'], ['Story Continues'], ['Corrects Name']])(
    'may be a credit or a note: %s',
    (note) => {
      expect(endingsOf(note, note)).toEqual([null, null]);
      expect(endingsOf('Reuters', 'BBC News', note)).toEqual(['Reuters', 'BBC News', null]);
    },
  );
});

describe('a name after an author', () => {
  it.each(['Ana Ruiz (Paris)', 'Ana Ruiz at Davos'])('may be a place: %s', (line) => {
    expect(outletOfByline(line)).toBeNull();
  });

  it.each(['Ana Ruiz (Quay Brief)', 'Ana Ruiz at Reuters', 'Ana Ruiz, Quay Brief'])(
    'is an outlet: %s',
    (line) => {
      expect(outletOfByline(line)).toMatch(/^(?:Quay Brief|Reuters)$/);
    },
  );

  it.each(['Nine and 60 Minutes', 'Radio 4 and 5 Live'])('is not a number of others: %s', (name) => {
    expect(outletOf(name, options)).toBe(name);
  });
});

describe('the day in front of a teaser', () => {
  it('is read if at least half of the teasers have one', () => {
    const teasers = [`17 Nov, 2026 — ${TEASER}`, `3 days ago · ${TEASER}`, TEASER, undefined];
    expect(teaserDays(teasers)).toEqual(['17 Nov, 2026', '3 days ago', null, null]);
  });

  it('is not read from one teaser among many', () => {
    expect(teaserDays([`17 Nov, 2026 — ${TEASER}`, TEASER, TEASER])).toEqual([null, null, null]);
  });
});
