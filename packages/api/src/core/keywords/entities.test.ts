import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { entityAt } from './gaps.ts';

it.each(examples<[string, string | null]>(import.meta.url, 'entities'))(
  '%j begins with %j',
  (text, character) => {
    const found = entityAt(`x${text}`, 1);
    expect(found?.character ?? null).toBe(character);
    if (found) expect(found.length).toBe(text.indexOf(';') + 1);
  },
);
