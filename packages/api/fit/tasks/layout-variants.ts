import { at } from '@earshot/schema/at';
import { type GeneratedList, generateList, type Layout } from './layout-lists.ts';
import { type Random, randomOf } from './layout-pools.ts';

/** Number of lists per layout. */
const LISTS = 2;
/** Number of lists per plain layout. Lists with one line per headline are the most common input. */
const LISTS_OF_PLAIN = 6;
/** Share of the lists that are also pasted several times in a row. */
const REPEATED_SHARE = 0.08;
/** Share of the lists of one line per headline that are also pasted several times in a row. */
const REPEATED_PLAIN_SHARE = 0.3;
const MAX_REPEATED_LINES = 150;
const TIMES = [2, 3, 5, 12] as const;
/** Share of the lists that are also pasted together with a list in a different layout. */
const MIXED_SHARE = 0.05;

/** Generates the lists of all layouts, copies of some that repeat, and pairs of lists in different layouts. */
export function generateLists(layouts: readonly Layout[]): GeneratedList[] {
  const random = randomOf('variants');
  const lists = layouts.flatMap((layout) =>
    Array.from({ length: isPlain(layout) ? LISTS_OF_PLAIN : LISTS }, (_, seed) => ({
      layout,
      list: generateList(layout, seed),
    })),
  );
  const repeated = lists.flatMap(({ layout, list }) => {
    if (random() > (isPlain(layout) ? REPEATED_PLAIN_SHARE : REPEATED_SHARE)) return [];
    return repeat(list, isPlain(layout), random);
  });
  const mixed = lists.flatMap(({ list }) =>
    random() > MIXED_SHARE ? [] : join([list, at(lists, Math.floor(random() * lists.length)).list], true),
  );
  return [...lists.map(({ list }) => list), ...repeated, ...mixed];
}

function isPlain({ lines }: Layout): boolean {
  return lines
    .filter(({ place, role }) => place === 'record' && role !== 'gap')
    .every(({ role }) => role === 'headline');
}

/** Repeats a list. Lines of a plain list may be numbered throughout. */
function repeat(list: GeneratedList, isPlainList: boolean, random: Random): GeneratedList[] {
  const times = at(TIMES, Math.floor(random() * TIMES.length));
  if (times * list.roles.length > MAX_REPEATED_LINES) return [];
  const joined = join(
    Array.from({ length: times }, () => list),
    false,
  );
  if (!isPlainList || random() < 0.4) return [joined];
  const numbered = joined.text.split('\n').map((line, i) => (line === '' ? line : `${i + 1}. ${line}`));
  return [{ ...joined, text: numbered.join('\n') }];
}

/** Joins lists, with a blank line between them if `isSpaced`. The layout is that of the first one. */
function join(lists: readonly GeneratedList[], isSpaced: boolean): GeneratedList {
  return lists.reduce((all, next) => {
    const start = all.roles.length + Number(isSpaced);
    return {
      layout: all.layout,
      text: `${all.text}\n${isSpaced ? '\n' : ''}${next.text}`,
      roles: [...all.roles, ...(isSpaced ? (['gap'] as const) : []), ...next.roles],
      fields: [...all.fields, ...(isSpaced ? [[]] : []), ...next.fields],
      records: [...all.records, ...next.records.map((record) => ({ ...record, line: record.line + start }))],
    };
  });
}
