import { fileURLToPath } from 'node:url';
import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import { hashFeature } from '../src/core/model/linear-model.ts';
import { OWN_LISTS, readClientLists } from '../test/data/client-lists.ts';
import { isHeldOut, readPacked } from './data-files.ts';

interface LabeledTitle {
  readonly title: string;
  readonly story: string;
  readonly date: string | null;
}

export interface TrainingList {
  readonly name: string;
  readonly titles: readonly LabeledTitle[];
  readonly isCopy: boolean;
}

export const REAL_LISTS = fileURLToPath(new URL('./data/pairs', import.meta.url));
/** Lists about a week of crisis: their words say too little about the story, so no model is fitted to them. */
const CRISIS = 'crisis-';
const MIN_TITLES = 3;
const HASH_BITS = 20;
const STORIES_PER_DAY = 2.5;
/** Short variants contain about one in this many stories of the list. */
const SHORT_PARTS = 5;

export const isHeldOutList = ({ name }: { readonly name: string }): boolean =>
  isHeldOut(`pairs/${name}.json`);

export function trainingLists(): TrainingList[] {
  const read = (folder: string) =>
    readClientLists(folder)
      .filter((list) => !isHeldOutList(list) && !list.name.includes(CRISIS))
      .map(({ name, lines }) => ({
        name,
        isCopy: false,
        titles: lines.flatMap(({ title, story, date }) => (title && story ? [{ title, story, date }] : [])),
      }));
  return [...read(OWN_LISTS), ...read(REAL_LISTS)];
}

/**
 * No two of the headlines share a name or two rare words. No headline or story of `test` is in `fit`. The name of an
 * unrelated headline's story begins with `unrelated`.
 */
export function unrelatedLists(half: 'fit' | 'test'): TrainingList[] {
  const lists = readPacked<Pick<TrainingList, 'name' | 'titles'>>(`unrelated/${half}`);
  return lists.map((list) => ({ ...list, isCopy: false }));
}

/** The list without days, on fewer days, as halves (one without days), and a few stories with and without days. */
export function variantsOf(list: TrainingList): TrainingList[] {
  const variant = (suffix: string, titles: readonly LabeledTitle[]) => ({
    ...list,
    name: `${list.name} ${suffix}`,
    isCopy: true,
    titles,
  });
  const withoutDays = (titles: readonly LabeledTitle[]) => titles.map((title) => ({ ...title, date: null }));
  const isInFirstHalf = ({ story }: LabeledTitle) =>
    hashFeature(`${list.name} ${story}`, HASH_BITS) % 2 === 0;
  const halves = [
    onBusyDays(list.name, list.titles.filter(isInFirstHalf)),
    withoutDays(list.titles.filter((title) => !isInFirstHalf(title))),
  ];
  const isInFirstFifth = ({ story }: LabeledTitle) =>
    hashFeature(`${list.name} ${story} short`, HASH_BITS) % SHORT_PARTS === 0;
  const short = list.titles.filter(isInFirstFifth);
  const isDated = list.titles.some(({ date }) => date !== null);
  return [
    list,
    ...(isDated
      ? [
          variant('without days', withoutDays(list.titles)),
          variant('on busy days', onBusyDays(list.name, list.titles)),
        ]
      : []),
    ...halves.map((titles, i) => variant(`half ${i + 1}`, titles)),
    variant('short', short),
    variant('short, without days', withoutDays(short)),
  ].filter(({ titles }) => titles.length >= MIN_TITLES);
}

/** Puts several stories on each day, because authors of lists tend to give each story its own. */
function onBusyDays(name: string, titles: readonly LabeledTitle[]): LabeledTitle[] {
  const firstDays = new Map<string, number>();
  for (const { story, date } of titles)
    if (date !== null)
      firstDays.set(story, Math.min(dayNumber(date), firstDays.get(story) ?? Number.POSITIVE_INFINITY));
  const stories = new Set(titles.map(({ story }) => story)).size;
  const listStart = Math.min(...firstDays.values());
  const days = Math.max(2, Math.ceil(stories / STORIES_PER_DAY));
  return titles.map((title) => {
    const start = firstDays.get(title.story);
    if (title.date === null || start === undefined) return title;
    const day = listStart + (hashFeature(`${name} ${title.story} day`, HASH_BITS) % days);
    return { ...title, date: addDays(title.date, day - start) };
  });
}
