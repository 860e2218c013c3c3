import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { sentimentLabel } from '@earshot/schema/sentiment';
import { formatKeywordTone, formatToneOnOneLine } from '../../lib/format.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS;

/** The mentions, the keywords found and the tone of a printed report. */
export function PaperFigures({
  data: { keywordMatches: matches, sentiment },
}: {
  readonly data: ReportData;
}) {
  const { value } = sentiment;
  const figures = [
    [STRINGS.overview.mentions, formatCount(matches.reduce((sum, match) => sum + match.mentions, 0))],
    [
      STRINGS.overview.found,
      STRINGS.overview.foundOf(matches.filter(({ found }) => found).length, matches.length),
    ],
    [
      STRINGS.sentiment.title,
      value === null ? STRINGS.overview.noTone : formatToneOnOneLine(sentimentLabel(value), value),
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

/** One keyword of a printed report, with every sentence that mentions it. */
export function PaperMatch({ match }: { readonly match: KeywordMatch }) {
  const { keyword, mentions, evidence, tone, found, relevancySummary } = match;
  const verdict = found
    ? [
        countOf(mentions, 'mention'),
        tone.label === null
          ? STRINGS.overview.noTone
          : formatKeywordTone(tone.label, tone.counts.positive + tone.counts.negative),
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
