import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withTabs } from './wide-gaps.ts';

describe('withTabs', () => {
  it('puts tabs between columns that are separated by spaces', () => {
    expect(
      withTabs(['Title   Outlet  Reach', 'Ferry aground   Coast Times   400', 'Trams stop    Quay     90']),
    ).toEqual(['Title\tOutlet\tReach', 'Ferry aground\tCoast Times\t400', 'Trams stop\tQuay\t90']);
  });

  it('leaves sentences with two blanks between them alone, and a few odd lines', () => {
    const lines = [
      'It sank.  Nobody was hurt.  The owner: silent.',
      'Trams  stop  again',
      'Ferry aground',
      'Library opens',
    ];
    expect(withTabs(lines)).toEqual(lines);
  });

  it('changes only the gaps between words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '.', 'É', '1') }), { maxLength: 12 }),
        (lines) => {
          const words = (list: readonly string[]) => list.map((line) => line.split(/\s+/).join(' '));
          expect(words(withTabs(lines))).toEqual(words(lines));
        },
      ),
    );
  });
});
