import { countOf, formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { publisherOf } from '../../lib/publisher-of.ts';
import { readingCertainty } from '../../lib/reading-certainty.ts';
import { recordEntries } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { SafeMarkup } from '../../ui/safe-markup.tsx';
import { PaperFigures, PaperMatch } from './paper-parts.tsx';
import { reportTitle } from './report-title.ts';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS;

/**
 * The printed report on an article or a post, with the sentences behind every count. For a short article or a post, it fits
 * on one page.
 */
export function PaperSheet({ data }: { readonly data: ReportData }) {
  const { summary, keywordMatches, quotes = [], specialBreakouts } = data;
  return (
    <Box className="print-only" sx={PAPER}>
      <h3 className="title" dir="auto">
        {reportTitle(data)}
      </h3>
      <p dir="auto">{factsOf(data).join(' · ')}</p>
      {data.sourceUrl === '' ? null : <p className="small">{data.sourceUrl}</p>}
      {(data.warnings ?? []).map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <PaperFigures data={data} />
      {data.type === 'social' ? <PostText data={data} /> : null}
      {data.type === 'social' && summary === '' ? null : (
        <>
          <h4>{STRINGS.summary}</h4>
          <p dir="auto">{summary || STRINGS.noSummary}</p>
        </>
      )}
      <h4>{STRINGS.matches.title}</h4>
      {keywordMatches.map((match) => (
        <PaperMatch key={match.keyword} match={match} />
      ))}
      {quotes.length === 0 ? null : (
        <>
          <h4>{STRINGS.quotes.title}</h4>
          <ul>
            {quotes.map(({ start, text, speaker }) => (
              <li key={start} dir="auto">
                <q>{text}</q> {`– ${speaker ?? STRINGS.quotes.nobody}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {specialBreakouts
        .filter(({ snippets }) => snippets.length > 0)
        .map(({ term, mentions, snippets }) => (
          <div key={term}>
            <h4 dir="auto">{`${term}: ${countOf(mentions, 'mention')}`}</h4>
            <ul>
              {[...new Set(snippets)].map((snippet) => (
                <li key={snippet}>
                  <SafeMarkup html={snippet} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      <p className="small end">{closingOf(data)}</p>
    </Box>
  );
}

/** The text of a post as it was analyzed, and how it was read. */
function PostText({ data: { document, metadata } }: { readonly data: ReportData }) {
  const { text, reading } = document;
  const { corrected = [] } = metadata;
  const notes = [
    ...(reading ? [`${STRINGS.paper.read} ${readingCertainty(reading, metadata)}`] : []),
    ...(corrected.length > 0 ? [`${STRINGS.details.corrected}: ${corrected.join(', ')}.`] : []),
  ];
  return (
    <>
      <h4>{STRINGS.paper.postText}</h4>
      <p className="text" dir="auto">
        {text}
      </p>
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </>
  );
}

/** Returns the outlet, date, place and the facts that the page or the post states about itself, as text. */
function factsOf(data: ReportData): string[] {
  const { metadata, document } = data;
  const record = recordEntries(metadata)
    .filter(({ href }) => !href)
    .map(({ label, value }) => `${label}: ${value}`);
  const counts = Object.entries(metadata.counts ?? {}).map(([name, count]) =>
    STRINGS.details.count(name, formatCount(count)),
  );
  return [
    publisherOf(data) || (data.type === 'social' ? STRINGS.header.noPlatform : ''),
    metadata.handle ?? '',
    formatDate(metadata.date),
    metadata.publisherLocation ?? '',
    ...(document.words > 0 ? [countOf(document.words, 'word')] : []),
    ...record,
    ...counts,
  ].filter((fact) => fact !== '');
}

function closingOf({ methodVersion }: ReportData): string {
  const version = methodVersion ? `${STRINGS.method.version(methodVersion)}. ` : '';
  return `${version}${STRINGS.method.generated(formatDateTime(new Date()))}`;
}

/** Styles of the printed report. Sizes are in points, because it is made for paper. */
const PAPER = {
  color: '#000',
  fontSize: '9.5pt',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& .title': { fontSize: '17pt', lineHeight: 1.15, m: 0 },
  '& h4': { fontSize: '11.5pt', m: 0, mt: '8pt', mb: '2pt', breakAfter: 'avoid' },
  '& p': { m: 0, mt: '2pt' },
  '& .text': { whiteSpace: 'pre-line' },
  '& .small': { fontSize: '8pt' },
  '& .end': { mt: '8pt' },
  '& .keyword': { mt: '5pt', breakAfter: 'avoid' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '18pt', m: 0, mt: '8pt' },
  '& dl > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '8pt' },
  '& dd': { m: 0, fontSize: '14pt', fontWeight: 700 },
  '& ul': { m: 0, pl: '12pt' },
  '& li': { mt: '1.5pt', fontSize: '9pt' },
} as const;
