import type { Playbook } from '@earshot/schema/help/model';

/** Adults read nonfiction at 238 words per minute (Brysbaert 2019), but forms and tables take longer. */
const WORDS_PER_MINUTE = 200;

export interface ReadingTime {
  readonly words: number;
  readonly minutes: number;
  /** Minutes to read everything and fill in the templates: twice the reading time. */
  readonly minutesWithTemplates: number;
}

export function readingTime(playbook: Playbook): ReadingTime {
  const words =
    playbookTexts(playbook)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  const minutes = Math.ceil(words / WORDS_PER_MINUTE);
  return { words, minutes, minutesWithTemplates: 2 * minutes };
}

/** Everything on the screen except the title and the short list of steps. */
export function playbookTexts(playbook: Playbook): string[] {
  const {
    roles,
    example,
    realCase,
    phases = [],
    tableTemplates = [],
    textTemplates = [],
    pitfalls = [],
  } = playbook;
  const tables = [...(roles ? [roles] : []), ...tableTemplates];
  return [
    playbook.description,
    playbook.whenToUse ?? '',
    ...phases.flatMap(({ time, title, actions, decision, result = '', practice }) => [
      time,
      title,
      ...actions,
      decision,
      result,
      ...(practice ? [practice.label, practice.task ?? '', practice.expected] : []),
    ]),
    ...(example
      ? [example.situation, ...example.steps.flatMap(({ title, text }) => [title, text]), example.result]
      : []),
    ...(realCase ? [realCase.title, realCase.text, realCase.lesson] : []),
    ...pitfalls,
    ...textTemplates.flatMap(({ title, text }) => [title, text]),
    ...tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
    playbook.template ?? '',
  ].filter((text) => text !== '');
}
