import { countOf, formatCount } from '@earshot/schema/format-count';
import { LIST_FILE_MAX_BYTES } from '@earshot/schema/limits';
import { formatMegabytes } from '../lib/format.ts';

export const UI_STRINGS = {
  offline: {
    title: 'This page could not be loaded',
    text: 'Check your connection, then try again. What you typed is kept for this session.',
    action: 'Try again',
  },
  keywords: {
    empty: 'Add keywords to start tracking mentions',
    placeholder: 'Brand, product, competitor',
    hint: 'Separate several with commas. Use = for other spellings: Volkswagen = VW. A minus leaves out a phrase: Apex -"Apex Legends". Quotation marks keep a comma: "Acme, Inc."',
  },
  exclusions: {
    notCounted: (mentions: number) => `${formatCount(mentions)} not counted`,
  },
  file: {
    listTooLarge: (bytes: number) =>
      `The file is ${formatMegabytes(bytes)}. A saved list can be up to ${formatMegabytes(LIST_FILE_MAX_BYTES)}.`,
  },
  feeds: {
    done: (added: number) => (added === 0 ? 'Nothing new' : `${countOf(added, 'article')} added`),
    doneText: (items: number, left: number) =>
      `The feed has ${countOf(items + left, 'item')}.${left === 0 ? '' : ` The first ${formatCount(items)} were read.`}`,
  },
  keywordSets: (count: number) => (count === 0 ? 'Keyword sets' : `Keyword sets (${formatCount(count)})`),
  edits: {
    undo: 'Undo',
  },
  filter: { all: 'All' },
  loading: 'Loading',
  inputsOf: (what: string, keywords: readonly string[]) => `${what} · ${keywords.join(', ')}`,
  stale: {
    failed: (noun: string) => `The last analysis failed. This is the ${noun} from before.`,
    changed: (noun: string) => `The inputs have changed since this ${noun}. Analyze again to update it.`,
  },
  retry: 'Try again',
  method: 'How is this calculated?',
  allMethods: 'All methods, with examples',
} as const;
