import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { sentimentLabel } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import { formatDate, formatDateTime, formatSigned } from '../../lib/format.ts';
import { recordEntries } from '../../lib/record-entries.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { SafeMarkup } from '../../ui/safe-markup.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS;

/** The printed report on an article, with the sentences behind every count. For a short article, it fits on one page. */
export function PaperArticle({ data }: { readonly data: ReportData }) {
  const { metadata, summary, keywordMatches, quotes = [], specialBreakouts } = data;
  return (
    <Box className="print-only" sx={PAPER}>
      <h3 className="title" dir="auto">
        {metadata.headline || STRINGS.header.untitled}
      </h3>
      <p dir="auto">{factsOf(data).join(' · ')}</p>
      {data.sourceUrl === '' ? null : <p className="small">{data.sourceUrl}</p>}
      {(data.warnings ?? []).map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <Figures data={data} />
      <h4>{STRINGS.summary}</h4>
      <p dir="auto">{summary || STRINGS.noSummary}</p>
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

/** Returns the outlet, date, place and the facts that the page states about itself, as text. */
function factsOf({ metadata, document }: ReportData): string[] {
  const record = recordEntries(metadata)
    .filter(({ href }) => !href)
    .map(({ label, value }) => `${label}: ${value}`);
  return [
    metadata.source,
    formatDate(metadata.date),
    metadata.publisherLocation ?? '',
    ...(document.words > 0 ? [countOf(document.words, 'word')] : []),
    ...record,
  ].filter((fact) => fact !== '');
}

function Figures({ data: { keywordMatches: matches, sentiment } }: { readonly data: ReportData }) {
  const { value, leans } = sentiment;
  const figures = [
    [STRINGS.overview.mentions, formatCount(matches.reduce((sum, match) => sum + match.mentions, 0))],
    [
      STRINGS.overview.found,
      STRINGS.overview.foundOf(matches.filter(({ found }) => found).length, matches.length),
    ],
    [
      STRINGS.sentiment.title,
      value === null
        ? STRINGS.overview.unscored
        : `${leans ? STRINGS.sentiment.leans(sentimentLabel(value)) : sentimentLabel(value)}\u00A0${formatSigned(value)}`,
    ],
  ];
  return (
    <dl>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function PaperMatch({ match }: { readonly match: KeywordMatch }) {
  const { keyword, mentions, evidence, tone, found, relevancySummary } = match;
  const verdict = found
    ? [
        countOf(mentions, 'mention'),
        tone.value === null || tone.label === null ? '' : `${tone.label}\u00A0${formatSigned(tone.value)}`,
      ]
    : [relevancySummary];
  return (
    <>
      <p className="keyword" dir="auto">
        <strong>{keyword}</strong> {verdict.filter(Boolean).join(' · ')}
      </p>
      {evidence.length === 0 ? null : (
        <ul>
          {evidence.map(({ section, start, text, marks }) => (
            <li key={`${section} ${start}`} dir="auto">
              <MarkedText text={text} marks={marks} />{' '}
              <span className="small">{STRINGS.matches.sections[section]}</span>
            </li>
          ))}
        </ul>
      )}
      {match.evidenceSentences ? (
        <p className="small">{STRINGS.matches.evidenceShown(evidence.length, match.evidenceSentences)}</p>
      ) : null}
    </>
  );
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
