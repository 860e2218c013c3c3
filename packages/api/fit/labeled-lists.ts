/** The labeled lists used to fit the grouping of headlines, with variants that represent other kinds of lists. */
import { fileURLToPath } from 'node:url';
import { addDays, dayNumber } from '@earshot/schema/values/dates/calendar';
import { hashFeature } from '../src/core/model/feature-space.ts';
import { OWN_LISTS, readClientLists } from '../test/data/client-lists.ts';
import { isHeldOut } from './held-out.ts';

interface LabeledTitle {
  readonly title: string;
  readonly story: string;
  readonly date: string | null;
}

export interface TrainingList {
  readonly name: string;
  readonly titles: readonly LabeledTitle[];
  /** Whether it is one of the lists in which one event dominates, or a variant of it. */
  readonly isCrisis: boolean;
  /** Whether it is a variant of another list. */
  readonly isCopy: boolean;
  /** Name of the list that it is a variant of, or its own. */
  readonly original: string;
  /** Whether it is a variant with so few days that it shows only whether an event dominates. */
  readonly isOfFewDays: boolean;
}

/** The project's own lists about real organizations. */
export const REAL_LISTS = fileURLToPath(new URL('./data/pairs', import.meta.url));
/** Part of the names of lists in which one event dominates. */
const CRISIS = 'crisis-';
const MIN_TITLES = 5;
const HASH_BITS = 20;
const STORIES_PER_DAY = 2.5;
const DOMINANT_TITLES = 10;

/** Whether a list is one of `REAL_LISTS` that no model is fitted to. */
export const isHeldOutList = ({ name }: { readonly name: string }): boolean =>
  isHeldOut(`pairs/${name}.json`);

/** Returns the lists, fictional ones first. */
export function trainingLists(): TrainingList[] {
  const read = (folder: string) =>
    readClientLists(folder)
      .filter((list) => !isHeldOutList(list))
      .map(({ name, lines }) => ({
        name,
        original: name,
        isCrisis: name.includes(CRISIS),
        isCopy: false,
        isOfFewDays: false,
        titles: lines.flatMap(({ title, story, date }) => (title && story ? [{ title, story, date }] : [])),
      }));
  return [...read(OWN_LISTS), ...read(REAL_LISTS)];
}

/** Returns the list, the list without days and on fewer days, and two halves of its stories, one of them without days. */
export function variantsOf(list: TrainingList): TrainingList[] {
  const variant = (suffix: string, titles: readonly LabeledTitle[], isOfFewDays = false) => ({
    ...list,
    name: `${list.name} ${suffix}`,
    isCopy: true,
    isOfFewDays,
    titles,
  });
  const withoutDays = (titles: readonly LabeledTitle[]) => titles.map((title) => ({ ...title, date: null }));
  const isInFirstHalf = ({ story }: LabeledTitle) =>
    hashFeature(`${list.name} ${story}`, HASH_BITS) % 2 === 0;
  const halves = [
    onBusyDays(list.name, list.titles.filter(isInFirstHalf)),
    withoutDays(list.titles.filter((title) => !isInFirstHalf(title))),
  ];
  const isDated = list.titles.some(({ date }) => date !== null);
  return [
    list,
    ...(isDated
      ? [
          variant('without days', withoutDays(list.titles)),
          variant('on busy days', onBusyDays(list.name, list.titles)),
          variant('on two days', onBusyDays(list.name, list.titles, 2), true),
          variant('of the first days', ofFirstDays(list.titles), true),
        ]
      : []),
    ...halves.map((titles, i) => variant(`half ${i + 1}`, titles)),
  ].filter(({ titles }) => titles.length >= MIN_TITLES);
}

/**
 * Moves stories to so few days that several share a day, because authors of lists tend to give each story its own. A story
 * that dominates the list keeps its days.
 */
function onBusyDays(name: string, titles: readonly LabeledTitle[], mostDays?: number): LabeledTitle[] {
  const firstDays = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const { story, date } of titles) {
    sizes.set(story, (sizes.get(story) ?? 0) + 1);
    if (date !== null)
      firstDays.set(story, Math.min(dayNumber(date), firstDays.get(story) ?? Number.POSITIVE_INFINITY));
  }
  const listStart = Math.min(...firstDays.values());
  const days = mostDays ?? Math.max(2, Math.ceil(sizes.size / STORIES_PER_DAY));
  return titles.map((title) => {
    const start = firstDays.get(title.story);
    if (title.date === null || start === undefined || (sizes.get(title.story) ?? 0) >= DOMINANT_TITLES)
      return title;
    const day = listStart + (hashFeature(`${name} ${title.story} day`, HASH_BITS) % days);
    return { ...title, date: addDays(title.date, day - start) };
  });
}

/**
 * Returns the titles published up to the day after the first half of the list, like a list pasted in the middle of an event.
 */
function ofFirstDays(titles: readonly LabeledTitle[]): LabeledTitle[] {
  const days = titles.flatMap(({ date }) => (date === null ? [] : dayNumber(date))).sort((a, b) => a - b);
  const middle = days[Math.floor(days.length / 2)] ?? 0;
  return titles.filter(({ date }) => date !== null && dayNumber(date) <= middle + 1);
}
