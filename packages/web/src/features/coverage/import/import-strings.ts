import { countOf } from '@earshot/schema/format-count';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';

export const IMPORT_STRINGS = {
  importing: {
    title: 'Import a table, feeds or OPML',
    file: 'Open a table or OPML file',
    fileHint:
      'CSV, TSV or Excel with one article per row, or OPML with feeds. The file stays in this browser.',
    failed: 'The file could not be read',
    failedText: `Please open a .csv, .tsv, .xlsx or .opml file of up to ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`,
    columns: 'Which column holds what',
    none: 'None',
    kinds: {
      address: 'URL column',
      headline: 'Headline column',
      outlet: 'Outlet column',
      date: 'Date column',
      tier: 'Tier column',
      reach: 'Reach column (your own figure)',
      note: 'Note column',
    },
    found: (count: number, left: number) =>
      `${countOf(count, 'article')} found.${left === 0 ? '' : ` ${countOf(left, 'row has', 'rows have')} no URL.`}`,
    add: (count: number) => `Add ${countOf(count, 'article')}`,
    cancel: 'Cancel',
    added: (count: number) => (count === 0 ? 'Nothing new' : `${countOf(count, 'article')} added`),
    addedText: 'Resume analyzes what waits.',
    imported: (count: number) => `Added ${countOf(count, 'article')}`,
  },
} as const;
