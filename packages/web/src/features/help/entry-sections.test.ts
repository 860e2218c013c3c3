import { describe, expect, it } from 'vitest';
import { splitStructure } from './entry-sections.ts';

describe('splitStructure', () => {
  it('#301 finds the tables between the lines of text', () => {
    expect(splitStructure('Objective:\n\n| Kind | Cost |\n|------|:----:|\n| Paid |      |\n\nEnd')).toEqual([
      { kind: 'text', text: 'Objective:' },
      { kind: 'table', columns: ['Kind', 'Cost'], rows: [['Paid', '']] },
      { kind: 'text', text: 'End' },
    ]);
  });

  it.each([
    'Pier | Tide\n---- | ----',
    '| Kind | Cost |\n| Paid | 3 |',
    '| Kind |\n|------|',
    '  high |  x |\n       |----|',
  ])('#301 keeps %j as text', (text) => {
    expect(splitStructure(text)).toEqual([{ kind: 'text', text }]);
  });

  it('an empty template has no parts', () => {
    expect(splitStructure('')).toEqual([]);
  });
});
