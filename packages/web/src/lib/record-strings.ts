/** Field labels of the analyst's record, shared by all screens and files. */
export const RECORD_STRINGS = {
  author: 'Author',
  authorOf: { person: 'Author (person)', organization: 'Author (organization)' },
  authors: 'Authors',
  organization: (name: string) => `${name} (organization)`,
  agency: 'News agency',
  originalSource: 'First published by',
  modified: 'Updated',
  section: 'Section',
  tags: 'Tags of the page',
  language: 'Language of the page',
  access: 'Access',
  accesses: { free: 'Free', metered: 'Metered', paid: 'Paid' },
  sponsored: 'Paid content',
  sponsoredAs: (label: string) => `Yes: “${label}”`,
  imageUrl: 'Main image',
  warning: 'Note on the reading',
} as const;
