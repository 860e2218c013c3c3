import { countOf } from '@earshot/schema/format-count';

/** UI strings for marking several stories or lines and joining or splitting them at once. */
export const MARK_STRINGS = {
  hint: 'Mark stories, or lines of an open story, to join them or split them off.',
  select: 'Select stories',
  stopSelecting: 'Stop selecting',
  keys: 'Keyboard shortcuts',
  story: (title: string) => `Mark “${title}”`,
  line: (line: number) => `Mark line ${line}`,
  marked: (stories: number, lines: number) =>
    `${[
      ...(stories > 0 ? [countOf(stories, 'story', 'stories')] : []),
      ...(lines > 0 ? [countOf(lines, 'line')] : []),
    ].join(' and ')} marked`,
  hidden: (stories: number) => `, ${stories} not shown`,
  join: ['Join', 'J'],
  splitOff: ['Split off', 'S'],
  splitUp: ['Split up', 'S'],
  clear: ['Unmark', 'Esc'],
  splitAll: 'Split all',
  splitAllOf: (title: string) => `: each text of “${title}” becomes a separate story, with its copies`,
  noJoin: 'Mark at least two stories to join them, or a story and a line of another one.',
  noSplit: 'Mark lines of one or more stories to split them off, or whole stories of several texts.',
  help: [
    ['↓, ↑', 'Next, previous box'],
    ['X', 'Mark; Shift+X marks a range'],
    ['J', 'Join what is marked into one story'],
    ['S', 'Split marked lines off into one story, or marked stories into their texts'],
    ['O', 'Open or close the story'],
    ['U', 'Undo; Shift+U redoes'],
    ['Esc', 'Unmark all'],
    ['?', 'Show these keys'],
  ],
} as const;
