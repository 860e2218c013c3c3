import type { Playbook } from './model.ts';

/** A careful reader of nonfiction manages 238 words a minute (Brysbaert 2019); forms and tables are slower. */
const WORDS_PER_MINUTE = 200;

export interface ReadingTime {
  readonly words: number;
  /** Minutes to read the text once. */
  readonly minutes: number;
  /** Minutes to read it and fill in the templates for your own case: twice the reading time. */
  readonly minutesWithTemplates: number;
}

/** How long a playbook takes, computed from its number of words. */
export function readingTime(playbook: Playbook): ReadingTime {
  const words =
    playbookTexts(playbook)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const minutes = Math.ceil(words / WORDS_PER_MINUTE);
  return { words, minutes, minutesWithTemplates: 2 * minutes };
}

/** Every text of a playbook that the screen shows, in that order. */
export function playbookTexts(playbook: Playbook): string[] {
  const { roles, example, phases = [], tableTemplates = [], textTemplates = [], pitfalls = [] } = playbook;
  const tables = [...(roles ? [roles] : []), ...tableTemplates];
  return [
    playbook.description,
    playbook.whenToUse ?? '',
    ...phases.flatMap(({ time, title, actions, decision, result, practice }) => [
      time,
      title,
      ...actions,
      decision,
      result,
      ...(practice ? [practice.label, practice.expected] : []),
    ]),
    ...(example
      ? [example.situation, ...example.steps.flatMap(({ title, text }) => [title, text]), example.result]
      : []),
    ...pitfalls,
    ...textTemplates.flatMap(({ title, text }) => [title, text]),
    ...tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
    playbook.template ?? '',
  ].filter((text) => text !== '');
}
