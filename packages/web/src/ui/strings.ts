import { countOf, formatCount } from '../lib/format.ts';

/** Every text of the shared components. */
export const UI_STRINGS = {
  keywords: {
    empty: 'Add keywords to start tracking mentions',
    placeholder: 'Brand, product, rival',
    hint: 'Separate several with commas. Volkswagen = VW counts two spellings as one; "Acme, Inc." keeps its comma.',
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
  copy: {
    copied: 'Copied!',
    failed: 'Copy failed',
    failedText: 'Unable to copy to clipboard',
  },
  chart: { asTable: 'Show as table', asChart: 'Show as chart' },
  filter: { all: 'All', clear: 'Clear Filters' },
  loading: 'Loading',
  editInputs: 'Edit inputs',
  inputsOf: (what: string, keywords: readonly string[]) => `${what} · ${keywords.join(', ')}`,
  progress: {
    elapsed: (seconds: number) => `${formatCount(seconds)} s`,
    percent: (share: number) => `${formatCount(share * 100)}%`,
    cancel: 'Cancel',
  },
  stale: {
    failed: (noun: string) => `The last analysis failed. This is the ${noun} from before it.`,
    changed: (noun: string) => `The inputs have changed since this ${noun}. Analyze again to update it.`,
  },
  retry: { now: 'Try again', in: (seconds: number) => `Try again in ${countOf(seconds, 'second')}` },
  method: 'How is this calculated?',
  allMethods: 'All methods, with examples',
  more: (count: number) => `+${formatCount(count)}`,
  andMore: (count: number) => `and ${formatCount(count)} more`,
  link: {
    copy: 'Copy link to this form',
    title: 'Copy a link that opens this tool with what is filled in here',
    copied: 'Link copied to clipboard',
  },
} as const;
