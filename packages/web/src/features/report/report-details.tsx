import { formatCount } from '@earshot/schema/format-count';
import { parseWebUrl } from '@earshot/schema/web-url';
import Link from '@mui/material/Link';
import { countedText } from '../../lib/counted-text.ts';
import { formatDate } from '../../lib/format.ts';
import { knownPlatform } from '../../lib/publisher-of.ts';
import { recordEntries } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { TermLink } from '../../ui/term-link.tsx';
import { type Detail, DetailList } from './detail-list.tsx';
import { provenanceText } from './provenance.ts';
import { ScopeBadge } from './scope-badge.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.details;

/** The details of an article or a post, each with where it comes from (#151, #152, #167-#177). */
export function ReportDetails({ data }: { readonly data: ReportData }) {
  return (
    <Section title={data.type === 'social' ? STRINGS.postTitle : STRINGS.title}>
      <DetailList details={data.type === 'social' ? socialDetails(data) : articleDetails(data)} />
    </Section>
  );
}

function articleDetails(data: ReportData): Detail[] {
  return [
    ...publicationDetails(data),
    ...recordDetails(data),
    ...countedDetail(data),
    ...probabilityDetail(data),
    ...addressDetail(data.sourceUrl),
  ];
}

/** Returns the analyst's record. An image is listed by its URL and never loaded. */
function recordDetails(data: ReportData): Detail[] {
  return recordEntries(data.metadata).map(({ field, label, value, href }) => ({
    label,
    value: href ? <AddressLink address={href} /> : value,
    origin: originOf(data, field),
  }));
}

function countedDetail(data: ReportData): Detail[] {
  const value = countedText(data.document);
  return value === null
    ? []
    : [{ label: REPORT_STRINGS.record.counted, value, origin: originOf(data, 'words') }];
}

function probabilityDetail(data: ReportData): Detail[] {
  const { articleProbability } = data.metadata;
  if (typeof articleProbability !== 'number') return [];
  const value = REPORT_STRINGS.record.likely(Math.round(100 * articleProbability));
  const origin = originOf(data, 'articleProbability');
  return [{ label: REPORT_STRINGS.record.probability, value, origin }];
}

function AddressLink({ address }: { readonly address: string }) {
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </Link>
  );
}

/** Returns where a field's value comes from. Undefined if unknown. */
function originOf({ metadata }: ReportData, field: string): string | undefined {
  const place = metadata.provenance[field];
  return place ? provenanceText(place) : undefined;
}

function publicationDetails(data: ReportData): Detail[] {
  const { metadata } = data;
  const origin = (field: string) => originOf(data, field);
  return [
    {
      label: STRINGS.source,
      value: metadata.source || STRINGS.missing,
      origin: origin('source'),
      action: copyAction(metadata.source, STRINGS.copySource, STRINGS.sourceCopied),
    },
    {
      label: STRINGS.headline,
      value: metadata.headline || STRINGS.missing,
      origin: origin('headline'),
      action: copyAction(metadata.headline, STRINGS.copyHeadline, STRINGS.headlineCopied),
    },
    { label: STRINGS.date, value: formatDate(metadata.date), origin: origin('date') },
    {
      label: STRINGS.scope,
      value: metadata.publisherScope ? <ScopeBadge scope={metadata.publisherScope} /> : STRINGS.missing,
      origin: origin('publisherScope'),
      action: <TermLink term="Publisher Scope" />,
    },
    {
      label: STRINGS.location,
      value: metadata.publisherLocation || STRINGS.missing,
      origin: origin('publisherLocation'),
    },
  ];
}

function authorDetail(data: ReportData): Detail[] {
  const { author, authorKind } = data.metadata;
  const label = authorKind ? STRINGS.authorOf[authorKind] : STRINGS.author;
  return author ? [{ label, value: author, origin: originOf(data, 'author') }] : [];
}

function copyAction(text: string, label: string, confirmation: string) {
  return text ? <CopyButton text={text} label={label} confirmation={confirmation} /> : null;
}

function socialDetails(data: ReportData): Detail[] {
  const { metadata } = data;
  const counts = Object.entries(metadata.counts ?? {});
  return [
    {
      label: STRINGS.platform,
      value: knownPlatform(metadata.platform) || STRINGS.missing,
      origin: originOf(data, 'platform'),
    },
    ...authorDetail(data),
    ...(metadata.handle
      ? [{ label: STRINGS.handle, value: metadata.handle, origin: originOf(data, 'handle') }]
      : []),
    ...publicationDetails(data),
    ...(metadata.ogDescription ? [{ label: STRINGS.description, value: metadata.ogDescription }] : []),
    ...(counts.length > 0
      ? [
          {
            label: STRINGS.counts,
            value: counts.map(([name, count]) => STRINGS.count(name, formatCount(count))).join(' · '),
            origin: originOf(data, 'counts'),
          },
        ]
      : []),
    ...addressDetail(data.sourceUrl),
  ];
}

function addressDetail(address: string): Detail[] {
  if (parseWebUrl(address) === null) return [];
  return [{ label: STRINGS.address, value: <AddressLink address={address} /> }];
}
