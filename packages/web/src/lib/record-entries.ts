import type {
  AnalyzedDocument,
  KeywordMatch,
  Metadata,
  Quote,
  Reading,
} from '@earshot/schema/analysis-result';
import type { AnalystRecord, Author } from '@earshot/schema/analyst-record';
import { ARTICLE_PARTS } from '@earshot/schema/article/rules';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { parseWebUrl } from '@earshot/schema/web-url';
import type { ReportData } from '../transport/report-data.ts';
import { formatDate } from './format.ts';

export interface RecordEntry {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

type RecordFields = AnalystRecord & Pick<Metadata, 'author' | 'authorKind'>;
/** Authors have an entry of their own, and the probability is about the reading, not the article. */
type ShownField = Exclude<keyof AnalystRecord, 'authors' | 'articleProbability'>;

/** Without empty fields. Screen and Markdown show the same entries, print leaves out links. */
export function recordEntries(metadata: RecordFields): RecordEntry[] {
  const { agency, section, language, modified, access, sponsored, imageUrl } = metadata;
  const image = imageUrl && parseWebUrl(imageUrl) ? imageUrl : '';
  // The type requires every field, so that a new one cannot be forgotten.
  const values: Readonly<Record<ShownField, string>> = {
    agency: agency ?? '',
    modified: modified ? formatDate(modified) : '',
    section: section ?? '',
    language: language ? languageName(language) : '',
    access: access ? (RECORD_STRINGS.accesses[access] ?? '') : '',
    sponsored: sponsored ? RECORD_STRINGS.sponsoredAs(sponsored) : '',
    imageUrl: image,
  };
  const fields = Object.entries(values) as [ShownField, string][];
  const entries: RecordEntry[] = [
    ...authorEntries(metadata),
    ...fields.map(([field, value]) => ({
      field,
      label: RECORD_STRINGS[field],
      value,
      ...(field === 'imageUrl' && image && { href: image }),
    })),
  ];
  return entries.filter(({ value }) => value !== '');
}

function authorEntries({ authors, author, authorKind }: RecordFields): RecordEntry[] {
  const listed: readonly Author[] = authors ?? [];
  if (listed.length > 1)
    return [{ field: 'authors', label: RECORD_STRINGS.authors, value: listed.map(withKind).join(', ') }];
  const name = listed[0]?.name ?? author ?? '';
  const kind = listed[0]?.kind ?? authorKind;
  const label = kind ? RECORD_STRINGS.authorOf[kind] : RECORD_STRINGS.author;
  return [{ field: 'author', label, value: name }];
}

const withKind = ({ name, kind }: Author) =>
  kind === 'organization' ? RECORD_STRINGS.organization(name) : name;

/** "German (Austria)" for `de-AT`, or the tag itself if it is unknown. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export const RECORD_STRINGS = {
  author: 'Author',
  authorOf: { person: 'Author (person)', organization: 'Author (organization)' },
  authors: 'Authors',
  organization: (name: string) => `${name} (organization)`,
  agency: 'News agency',
  modified: 'Updated',
  section: 'Section',
  language: 'Language of the page',
  access: 'Access',
  accesses: { free: 'Free', metered: 'Metered', paid: 'Paid' },
  sponsored: 'Paid content',
  sponsoredAs: (label: string) => `Yes: “${label}”`,
  imageUrl: 'Main image',
} as const;

const NAMES = { standfirst: 'standfirst', captions: 'captions', tables: 'tables' } as const;

/** For example "812 words: body, standfirst; not counted: captions". Null if the document does not list its parts. */
export function countedText(document: AnalyzedDocument): string | null {
  const { counted, words } = document;
  if (!Array.isArray(counted)) return null;
  const included = ARTICLE_PARTS.filter((part) => counted.includes(part));
  const left = ARTICLE_PARTS.filter((part) => document[part] !== undefined && !counted.includes(part));
  const list = ['body', ...included.map((part) => NAMES[part])].join(', ');
  const rest = left.length === 0 ? '' : `; not counted: ${left.map((part) => NAMES[part]).join(', ')}`;
  return `${countOf(words, 'word')}: ${list}${rest}`;
}

/** Separate figures for text, author and platform, or a single one if there are no others. */
export function readingCertainty(
  { choice: { parts, confidence } }: Reading,
  { author, platform }: Pick<Metadata, 'author' | 'platform'>,
): string {
  if (!parts) return `Text and author read: ${percent(confidence)} sure.`;
  const network = platformLabel(platform);
  return [
    `Text read: ${percent(parts.text)} sure.`,
    author ? `Author: ${percent(parts.author)} sure.` : 'Author: not found.',
    network ? `Platform: ${network}, ${percent(parts.network)} sure.` : 'Platform: not found.',
  ].join(' ');
}

function percent(value: number): string {
  return `${formatCount(Math.round(value))}%`;
}

/** Name that the server gives to a platform it does not recognize. */
const UNKNOWN_PLATFORM = 'Unknown';

/** Empty if the platform was not recognized. */
export function platformLabel(platform: string | undefined): string {
  return platform === undefined || platform === UNKNOWN_PLATFORM ? '' : platform;
}

/** The outlet or platform. Empty if unknown. */
export function publisherOf({ type, metadata }: Pick<ReportData, 'type' | 'metadata'>): string {
  return type === 'social' ? platformLabel(metadata.platform || metadata.source) : metadata.source;
}

/** Keywords named in the quotation or in the words around it, but not those only in the headline. */
export function keywordsOfQuote({ start, end }: Quote, matches: readonly KeywordMatch[]): string[] {
  return matches
    .filter(({ evidence }) =>
      evidence.some(
        (sentence) =>
          sentence.section !== 'headline' &&
          sentence.start < end &&
          sentence.start + sentence.text.length > start,
      ),
    )
    .map(({ keyword }) => keyword);
}
