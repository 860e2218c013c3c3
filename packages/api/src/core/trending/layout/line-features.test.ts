import { at } from '@earshot/schema/at';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { classesInStep, lineFeatures } from './line-features.ts';

const LIST = [
  'Top stories',
  '',
  'Harbor bridge closes for repairs after storm',
  'Coast Times',
  '3 hours ago',
  '',
  'Ferry crews win better pay in the port',
  'Reuters',
  '5 hours ago',
  '',
  'Mayor opens the night market again',
  'Coast Times',
  '1 day ago',
  '',
  'Unsubscribe',
];

/** Returns the features that are 1 on a line of the list. The model must be fitted again if they change. */
const namesOf = (line: number) => {
  const { features } = at([...lineFeatures(LIST)], line);
  return Object.keys(features).filter((name) => features[name] === 1);
};

it.each(examples<[string, number, string[]]>(import.meta.url, 'features of lines'))(
  'a line has as features: %s',
  (_, line, expected) => {
    expect(namesOf(line)).toEqual(expect.arrayContaining(expected));
  },
);

it('a gap has only one feature', () => {
  expect(at([...lineFeatures(LIST)], 1)).toEqual({ features: { gap: 1 }, kind: 'gap' });
});

/** What a list shows about the first and last words that its lines share. */
const sharedIn = (lines: readonly string[], line = 0) => {
  const [found] = [...lineFeatures(lines)].slice(line, line + 1);
  return Object.keys(found?.features ?? {}).filter((name) => name.includes('shared'));
};

it('one small letter among capitals is unlike most, in a list of them it is not', () => {
  const isUnlike = (lines: readonly string[]) =>
    'small unlike most' in (at([...lineFeatures(lines)], 0).features ?? {});
  expect(isUnlike(['ok here is what I found', 'Ferry aground', 'Trams stop', 'Pier shut'])).toBe(true);
  expect(isUnlike(['ferry aground', 'trams stop', 'pier shut'])).toBe(false);
});

it.each<[string, readonly string[], number]>([
  ['three lines', ['View Ana’s profile', 'View Jens’s profile', 'View Mara’s profile'], 5],
  ['two lines', ['View Ana’s profile', 'View Jens’s profile', 'Ferry crews win better pay'], 0],
  ['three equal lines', ['View the profile', 'View the profile', 'View the profile'], 0],
  ['lines of one word', ['Profile', 'Profile', 'Profile'], 0],
])('words that begin or end %s', (_, lines, count) => {
  expect(sharedIn(lines)).toHaveLength(count);
});

describe('lines in step with the other records', () => {
  it('have the class of the same line in the records around them, even if their own differs', () => {
    const records = ['short', 'long', 'age'];
    const classes = Array.from({ length: 8 }, () => records).flat();
    const changed = classes.with(10, 'short');
    expect(classesInStep(changed)).toEqual(classes);
  });

  it('have no class if the list has no period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (length) => {
        const classes = Array.from({ length }, () => 'long');
        expect(classesInStep(classes)).toEqual(classes.map(() => null));
      }),
    );
  });

  it('are found in any list that repeats a record with two classes or more', () => {
    const record = fc.uniqueArray(fc.constantFrom('short', 'long', 'age', 'count'), { minLength: 2 });
    fc.assert(
      fc.property(record, fc.integer({ min: 4, max: 9 }), (classes, times) => {
        const list = Array.from({ length: times }, () => classes).flat();
        expect(classesInStep(list)).toEqual(list);
      }),
    );
  });
});
