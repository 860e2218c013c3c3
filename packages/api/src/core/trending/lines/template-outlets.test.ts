import { describe, expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

const LINES = [
  'Tesla shares slide after recall - Reuters',
  'Tesla to cut jobs in Berlin - Bloomberg',
  'Airbus wins order from Delta - CNBC',
  'Council approves flood plan - BBC News',
  'Model Y sales fall again - Electrek',
  'Rail fares to rise in March - The Guardian',
  'Ports close as storm nears - Sky News',
  'Drug maker wins approval - STAT',
];

const lastOf = (line: string, separator: string) => {
  const read = readList([...LINES, line].map((text) => text.replace(' - ', separator))).lines.at(-1);
  return [read?.title, read?.source];
};

describe('a piece in the place where a list has its outlets', () => {
  it.each([
    'Arsenal beat Chelsea - as it happened',
    'Strike talks fail - what we know so far',
    'Profits climb at Acme - Q3 2025',
    'Pay offer rejected - union',
    'Storm hits coast - video',
    'London - Ports close',
  ])('is not an outlet if it is no name: %s', (line) => {
    expect(lastOf(line, ' - ')).toEqual([line, null]);
    expect(lastOf(line, ' | ')[1]).toBeNull();
  });

  it.each(['"We will rebuild" - Starmer', '"Not our fault" - Tesla'])('is the person quoted: %s', (line) => {
    expect(lastOf(line, ' - ')).toEqual([line, null]);
  });

  it.each(['Port strike enters second week - 12 May 2026', 'Airbus wins new order - 2 hours ago'])(
    'may be only a date: %s',
    (line) => {
      expect(lastOf(line, ' - ')).toEqual([line.split(' - ')[0], null]);
    },
  );

  it('does not overrule a known outlet in front', () => {
    expect(lastOf('Reuters: Port strike ends - at last', ' - ')[1]).toBe('Reuters');
  });

  it('is an outlet if it is an unknown name', () => {
    expect(lastOf('Port strike ends after nine days - Quay Brief', ' - ')[1]).toBe('Quay Brief');
  });
});
