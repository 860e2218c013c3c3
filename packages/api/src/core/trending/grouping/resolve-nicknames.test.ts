import { describe, expect, it } from 'vitest';
import { resolveNicknames } from './resolve-nicknames.ts';

describe('resolveNicknames', () => {
  it('uses the table where the list has the name', () => {
    expect(resolveNicknames(['Man Utd sign Mbeumo', 'Manchester United sign forward'])).toEqual([
      'Manchester United sign Mbeumo',
      'Manchester United sign forward',
    ]);
  });

  it('writes the name in capitals in a title in capitals, and leaves a title that has the name', () => {
    const titles = [
      'MAN UTD SIGN MBEUMO',
      'Manchester United sign forward',
      'Man Utd: how Manchester United won',
    ];
    expect(resolveNicknames(titles)).toEqual(['MANCHESTER UNITED SIGN MBEUMO', ...titles.slice(1)]);
  });

  it('spells out initials in a list of any length', () => {
    const others = Array.from({ length: 2_500 }, (_, i) => `Library ${i} opens`);
    const titles = ['BA strike looms', 'British Airways staff vote', 'Why British Airways staff walk out'];
    expect(resolveNicknames([...titles, ...others])[0]).toBe('British Airways strike looms');
  });

  it.each([
    [['Man Utd sign Mbeumo', 'Brentford sell forward']],
    [['Wolves return to the Alps', 'Farmers demand protection']],
    [['wolves return to the Alps', 'Wolverhampton Wanderers sign striker']],
    [['Coffee prices at a record', 'Starbucks raises prices']],
  ])('leaves %j alone', (titles) => expect(resolveNicknames(titles)).toBe(titles));
});
