import type { Metadata } from '@earshot/schema/analysis-result';
import type { AnalystRecord, Author } from '@earshot/schema/analyst-record';
import type { ReportWarning } from '@earshot/schema/warnings';
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
 * Fields with one text each. The authors have a separate entry, and the probability describes the reading, not the
 * article.
 */
type ShownField = Exclude<keyof AnalystRecord, 'authors' | 'articleProbability'>;

/**
 * Returns the analyst's record of an article, omitting empty fields. The screen and the Markdown export show the same
 * entries. The printed report leaves out those that are links.
 */
export function recordEntries(metadata: RecordFields): RecordEntry[] {
  const { agency, originalSource, section, language, modified, access, sponsored, imageUrl } = metadata;
  const tags = Array.isArray(metadata.tags) ? metadata.tags.join(', ') : '';
  const image = imageUrl && parseWebUrl(imageUrl) ? imageUrl : '';
  // The type requires every field of the record, so that a new one cannot be left out of the screen and the files.
  const values: Readonly<Record<ShownField, string>> = {
    agency: agency ?? '',
    originalSource: originalSource ?? '',
    modified: modified ? formatDate(modified) : '',
    section: section ?? '',
    tags,
    language: language ? languageName(language) : '',
    access: access ? (STRINGS.accesses[access] ?? '') : '',
    sponsored: sponsored ? STRINGS.sponsoredAs(sponsored) : '',
    imageUrl: image,
  };
  const fields = Object.entries(values) as [ShownField, string][];
  const entries: RecordEntry[] = [
    ...authorEntries(metadata),
    ...fields.map(([field, value]) => ({
      field,
      label: STRINGS[field],
      value,
      ...(field === 'imageUrl' && image && { href: image }),
    })),
  ];
  return entries.filter(({ value }) => value !== '');
}

/** Returns one entry per warning of a report, such as that only the beginning of the article could be read. */
export function warningEntries(warnings: readonly ReportWarning[] | undefined): RecordEntry[] {
  return (warnings ?? []).map(({ message }) => ({
    field: 'warning',
    label: STRINGS.warning,
    value: message,
  }));
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
