import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { runInListItems } from './sentence-blocks.ts';

const items = (text: string) => runInListItems(text).map(({ start, end }) => [start, text.slice(start, end)]);

it.each(examples<[string, [number, string][]]>(import.meta.url, 'lists'))(
  'the items of a list within a line: %s',
  (text, expected) => {
    expect(items(text)).toEqual(expected);
  },
);
