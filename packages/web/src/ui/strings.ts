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
    lastUsed: (keywords: readonly string[]) => `Use the last keywords: ${keywords.join(', ')}`,
    empty: 'Add keywords to start tracking mentions',
    placeholder: 'Brand, product, competitor',
    hint: 'Separate several with commas. Use = for other spellings: Volkswagen = VW. A minus leaves out a phrase: Apex -"Apex Legends". Quotation marks keep a comma: "Acme, Inc."',
    add: 'Add',
    clearAll: 'Clear all',
    addName: (noun: string) => `Add ${noun}`,
    clearName: (noun: string) => `Clear all ${noun} entries`,
    entered: (count: number) => `${formatCount(count)} entered`,
    remove: (keyword: string) => `Remove ${keyword}`,
    added: (count: number) => `${formatCount(count)} added`,
    nothingAdded: 'Already in the list',
    spellingsAdded: 'Spellings added',
    removed: (keyword: string) => `${keyword} removed`,
    cleared: 'All removed',
  },
  exclusions: {
    notCounted: (mentions: number) => `${formatCount(mentions)} not counted`,
    sentences: (keyword: string) => `Sentences in which ${keyword} is not counted`,
  },
  file: {
    dropHere: 'Drop the file to use it',
    remove: (name: string) => `Remove ${name}`,
    tooLarge: (size: string, limit: string) =>
      `The file is ${size}; the limit is ${limit}. The server may reject it.`,
    listTooLarge: (bytes: number) =>
      `The file is ${formatMegabytes(bytes)}. A saved list can be up to ${formatMegabytes(LIST_FILE_MAX_BYTES)}.`,
  },
  feeds: {
    add: 'Add a feed',
    label: 'Address of a feed',
    hint: 'RSS, Atom, JSON Feed or Google Alerts, or a page that names its feed. It is read once, when you press Read.',
    read: 'Read feed',
    reading: 'Reading…',
    feeds: 'Feeds',
    readNamed: (title: string) => `Read ${title}`,
    done: (added: number) => (added === 0 ? 'Nothing new' : `${countOf(added, 'article')} added`),
    doneText: (items: number, left: number) =>
      `The feed has ${countOf(items + left, 'item')}.${left === 0 ? '' : ` The first ${formatCount(items)} were read.`}`,
    failed: 'The feed could not be read',
    failedText: 'Check the address and your connection.',
  },
  copy: {
    copied: 'Copied!',
    failed: 'Copy failed',
    failedText: 'Unable to copy to clipboard',
  },
  moreActions: 'More',
  edits: {
    undo: 'Undo',
    redo: 'Redo',
    undone: (what: string) => `Undone: ${what}`,
    step: (action: string, what: string) => `${action}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  },
  filter: { all: 'All', clear: 'Clear Filters' },
  closeToast: 'Close notification',
  loading: 'Loading',
  previous: (noun: string) => `Previous ${noun}`,
  editInputs: 'Edit inputs',
  inputsOf: (what: string, keywords: readonly string[]) => `${what} · ${keywords.join(', ')}`,
  progress: {
    cancel: 'Cancel',
  },
  stale: {
    failed: (noun: string) => `The last analysis failed. This is the ${noun} from before.`,
    changed: (noun: string) => `The inputs have changed since this ${noun}. Analyze again to update it.`,
  },
  retry: 'Try again',
  method: 'How is this calculated?',
  allMethods: 'All methods, with examples',
  wholeMethod: 'The whole method, with an example',
  definition: (term: string) => `Definition of “${term}”`,
  more: (count: number) => `+${formatCount(count)}`,
} as const;
