import { formatCount } from '@earshot/schema/format-count';
import { formatSigned } from '../../lib/format.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { FigureRow } from '../../ui/figure-row.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.overview;

/** The answer in four figures: mentions, headline, keywords found, tone toward the first keyword. */
export function ReportOverview({ data: { type, keywordMatches: matches } }: { readonly data: ReportData }) {
  const [first] = matches;
  if (!first) return null;
  const mentions = matches.reduce((sum, match) => sum + match.mentions, 0);
  const inHeadline = matches.filter((match) => match.evidence.some(({ section }) => section === 'headline'));
  const { value, label } = first.tone;
  return (
    <FigureRow
      figures={[
        { label: STRINGS.mentions, value: formatCount(mentions) },
        // A post has no headline.
        ...(type === 'article'
          ? [{ label: STRINGS.inHeadline, value: inHeadline.length > 0 ? STRINGS.yes : STRINGS.no }]
          : []),
        {
          label: STRINGS.found,
          value: STRINGS.foundOf(matches.filter(({ found }) => found).length, matches.length),
        },
        {
          label: STRINGS.tone(first.keyword),
          value: value === null || label === null ? STRINGS.unscored : `${label} ${formatSigned(value)}`,
        },
      ]}
    />
  );
}
