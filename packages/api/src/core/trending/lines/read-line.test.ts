import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { wholeTitle, withoutNewsroomMark } from './read-line.ts';

it.each(examples<[string, string]>(import.meta.url, 'without its newsroom mark'))(
  '%j without its newsroom mark is %j',
  (title, rest) => {
    expect(withoutNewsroomMark(title)).toBe(rest);
  },
);

it.each(examples<[string, string]>(import.meta.url, 'the headline on the line'))(
  'the headline on the line %j is %j',
  (line, title) => {
    expect(wholeTitle(line, { referenceDay: '2026-03-04' })).toBe(title);
  },
);
