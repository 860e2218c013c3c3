import type { Exercise } from '@earshot/schema/help/sample-set';
import { library } from './library.data.ts';

/** The exercises with the practice data, in the order of the playbooks. */
export const exercises: readonly Exercise[] = library.playbooks.flatMap(({ title, phases = [] }) =>
  phases.flatMap(({ practice }) => {
    if (practice?.slug === undefined || practice.task === undefined) return [];
    const { slug, label, task, expected, sample, materials } = practice;
    return [{ slug, label, task, expected, sample, materials, playbook: title }];
  }),
);

/** Search entry for the list of all exercises, which is a part of the page of the practice data set. */
export const exerciseList = {
  id: 'exercises',
  title: 'Exercises',
  text: `${exercises.length} exercises with fictional articles, headlines and posts. Each opens a tool with its data and says what to do and what should come out.`,
} as const;
