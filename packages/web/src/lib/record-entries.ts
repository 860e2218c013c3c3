import type { Metadata } from '@earshot/schema/analysis-result';
import type { AnalystRecord, Author } from '@earshot/schema/analyst-record';
import { parseWebUrl } from '@earshot/schema/web-url';
import { formatDate } from './format.ts';
import { RECORD_STRINGS as STRINGS } from './record-strings.ts';

/** One line of the analyst's record: the field it comes from, its label, and its value as text. */
export interface RecordEntry {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  /** URL that the value links to. */
  readonly href?: string;
}

type RecordFields = AnalystRecord & Pick<Metadata, 'author' | 'authorKind'>;

/**
 * Returns the analyst's record of an article, omitting empty fields. The screen, the Markdown export and the printed report
 * show the same entries.
 */
export function recordEntries(metadata: RecordFields): RecordEntry[] {
  const { agency, originalSource, section, language, modified, access, sponsored, imageUrl } = metadata;
  const tags = Array.isArray(metadata.tags) ? metadata.tags.join(', ') : '';
  const image = imageUrl && parseWebUrl(imageUrl) ? imageUrl : '';
  const entries: RecordEntry[] = [
    ...authorEntries(metadata),
    { field: 'agency', label: STRINGS.agency, value: agency ?? '' },
    { field: 'originalSource', label: STRINGS.originalSource, value: originalSource ?? '' },
    { field: 'modified', label: STRINGS.modified, value: modified ? formatDate(modified) : '' },
    { field: 'section', label: STRINGS.section, value: section ?? '' },
    { field: 'tags', label: STRINGS.tags, value: tags },
    { field: 'language', label: STRINGS.language, value: language ? languageName(language) : '' },
    { field: 'access', label: STRINGS.access, value: access ? (STRINGS.accesses[access] ?? '') : '' },
    { field: 'sponsored', label: STRINGS.sponsored, value: sponsored ? STRINGS.sponsoredAs(sponsored) : '' },
    { field: 'imageUrl', label: STRINGS.image, value: image, ...(image && { href: image }) },
  ];
  return entries.filter(({ value }) => value !== '');
}

function authorEntries({ authors, author, authorKind }: RecordFields): RecordEntry[] {
  const listed: readonly Author[] = authors ?? [];
  if (listed.length > 1)
    return [{ field: 'authors', label: STRINGS.authors, value: listed.map(withKind).join(', ') }];
  const name = listed[0]?.name ?? author ?? '';
  const kind = listed[0]?.kind ?? authorKind;
  const label = kind ? STRINGS.authorOf[kind] : STRINGS.author;
  return [{ field: 'author', label, value: name }];
}

const withKind = ({ name, kind }: Author) => (kind === 'organization' ? STRINGS.organization(name) : name);

/** Returns the English name of a language, such as "German (Austria)" for `de-AT`, or the tag itself. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
