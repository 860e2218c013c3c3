import { formatCount } from '@earshot/schema/format-count';
import { INTERFACE_TERMS } from '@earshot/schema/help/rules';
import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { capitalized, formatDate, formatDateTime } from '../../lib/format.ts';
import { countedText, platformLabel, recordEntries } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { TermLink } from '../../ui/method-note.tsx';
import { Fold, Section } from '../../ui/section.tsx';
import { UI_STRINGS } from '../../ui/strings.ts';
import { provenanceText, titlesAgree } from './provenance.ts';
import { REPORT_STRINGS } from './strings.ts';

const { details: STRINGS, titles: TITLES, about: ABOUT } = REPORT_STRINGS;
const TITLE_FIELDS = ['h1Text', 'ogTitle', 'twitterTitle', 'titleText'] as const;

interface DataProps {
  readonly data: ReportData;
}

export function ReportDetails({ data }: DataProps) {
  const { metadata, type, sourceUrl } = data;
  const counts = Object.entries(metadata.counts ?? {})
    .map(([name, count]) => STRINGS.count(name, formatCount(count)))
    .join(' · ');
  const isPost = type === 'social';
  const { authorKind } = metadata;
  const rows: readonly (Detail | null)[] = [
    isPost ? detail('Platform', platformLabel(metadata.platform) || 'Not found', 'platform') : null,
    isPost
      ? detail(authorKind ? STRINGS.authorOf[authorKind] : STRINGS.author, metadata.author, 'author')
      : null,
    isPost ? detail('Handle', metadata.handle, 'handle') : null,
    detail('Source', metadata.source, 'source'),
    detail('Headline', metadata.headline, 'headline'),
    detail('Date', formatDate(metadata.date), 'date'),
    detail('Publisher scope', capitalized(metadata.publisherScope), 'publisherScope'),
    detail('Publisher location', metadata.publisherLocation, 'publisherLocation'),
    ...(isPost ? [] : recordEntries(metadata).map(({ field, label, value }) => detail(label, value, field))),
    isPost ? detail('Description', metadata.ogDescription) : null,
    isPost ? detail('Engagement', counts, 'counts') : null,
    parseWebUrl(sourceUrl) === null ? null : detail('URL', sourceUrl),
  ];
  return (
    <Section title={isPost ? 'Post details' : 'Publication details'}>
      <DetailList details={rows.filter((row) => row !== null)} data={data} />
    </Section>
  );
}

interface AboutPageProps extends DataProps {
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
}

export function AboutPage({ data, analyzedAt }: AboutPageProps) {
  const { capture, metadata, methodVersion, type } = data;
  const { articleProbability } = metadata;
  const page = parseWebUrl(data.sourceUrl);
  const isArticle =
    typeof articleProbability === 'number' ? ABOUT.likely(Math.round(100 * articleProbability)) : null;
  const methods = [
    'Mentions: a keyword is counted wherever it appears as a whole word or phrase, in upper or lower case, in the headline or the text. Each count equals the number of highlighted matches in the sentences behind it.',
    'Bars: the bar is the number of mentions. Each tick below it is one mention, where it is in the text.',
    'Tone: a model reads each sentence that mentions a keyword and gives a tone only where it is sure. Positive or Negative means that all clear sentences agree, Mixed that they do not. One toned sentence among three or more is not enough, unless it is the headline. Languages: English, German, French and Spanish.',
    'Summary: whole sentences from the text, its first ones that can be read alone, and the point if it comes later. Nothing is rewritten.',
    'Quotes: a speaker is named only where a rule finds a name as the subject of a verb such as “said”, or after “according to”. Otherwise nobody is named.',
  ];
  const rows = [
    detail('Counted text', countedText(data.document), 'words'),
    detail('Is it an article?', isArticle, 'articleProbability'),
    detail('Analyzed', analyzedAt ? formatDateTime(new Date(analyzedAt)) : null),
    capture ? detail(REPORT_STRINGS.capture.hash[capture.of], capture.sha256) : null,
  ].filter((row) => row !== null);
  return (
    <Fold title={type === 'social' ? 'About this post' : 'About this page'} isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {type === 'social' ? null : <TitleValidation data={data} page={page} />}
        {rows.length > 0 ? <DetailList details={rows} data={data} /> : null}
        <Box sx={{ typography: 'body2', maxWidth: '46rem', '& p': { m: 0, mb: 1 } }}>
          {methods.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Link href="/api/docs/methods" target="_blank" rel="noopener">
            {UI_STRINGS.allMethods}
          </Link>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {TERMS.map((term) => (
            <TermLink key={term} term={term} />
          ))}
        </Box>
        {methodVersion ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {REPORT_STRINGS.method.version(methodVersion)}
          </Typography>
        ) : null}
      </Box>
    </Fold>
  );
}

const TERMS = INTERFACE_TERMS.filter((term) => !['Heat', 'Share of Voice', 'Net Sentiment'].includes(term));

function TitleValidation({ data, page }: DataProps & { readonly page: URL | null }) {
  if (page === null)
    return (
      <Typography variant="body2">
        Not applicable: this text does not come from a web page, so there is no page heading, social title,
        Twitter title or browser title to compare.
      </Typography>
    );
  const { titleValidation: titles, metadata } = data;
  const host = page.hostname.replace(/^www\./, '');
  const present = TITLE_FIELDS.map((field) => titles[field]?.trim() ?? '').filter((title) => title !== '');
  // One of the host's labels is usually the outlet (`coast` in `www.coast.example.co.uk`).
  const agree = titlesAgree(present, [metadata.source, host, ...host.split('.')]);
  return (
    <Box component="section" aria-label="Title validation">
      {present.length > 1 ? (
        <Typography variant="body2">
          {agree
            ? 'All titles that are present agree.'
            : 'The titles differ: readers see different headlines in the page, in search and in shares.'}
        </Typography>
      ) : null}
      <DetailList
        details={TITLE_FIELDS.map((field) => ({
          label: TITLES[field],
          value: titles[field] || 'Missing',
        }))}
        data={data}
      />
    </Box>
  );
}

interface Detail {
  readonly label: string;
  readonly value: string;
  readonly field?: string;
}

function detail(label: string, value: string | null | undefined, field?: string): Detail | null {
  return value ? { label, value, ...(field && { field }) } : null;
}

function DetailList({ details, data }: DataProps & { readonly details: readonly Detail[] }) {
  const origins = data.metadata.provenance;
  return (
    <Box component="dl" sx={DETAILS}>
      {details.map(({ label, value, field = '' }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span dir="auto">{linked(value)}</span>
            {origins[field] ? <span className="origin">{provenanceText(origins[field])}</span> : null}
          </dd>
        </div>
      ))}
    </Box>
  );
}

/** A URL becomes a link. An image is never loaded, only linked. */
function linked(value: string): ReactNode {
  if (!/^https?:\/\/\S+$/.test(value) || parseWebUrl(value) === null) return value;
  return (
    <Link href={value} target="_blank" rel="noopener noreferrer">
      {value}
    </Link>
  );
}

const DETAILS = {
  typography: 'body2',
  m: 0,
  '& > div': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: '1fr', sm: '10.5rem 1fr' },
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    m: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    justifyContent: 'space-between',
  },
  '& .origin': { typography: 'small', color: 'text.secondary' },
} as const;
