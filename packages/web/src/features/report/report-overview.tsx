import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import { formatSigned } from '../../lib/format.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { Figure } from '../../ui/figure.tsx';
import { FigureRow } from '../../ui/figure-row.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.overview;

interface ReportOverviewProps {
  readonly data: ReportData;
  /** Shows the sentences that mention the given keywords. */
  readonly onReveal: (keywords: readonly string[]) => void;
}

/**
 * The result in up to four figures: mentions, whether a keyword is in the headline, keywords found, and tone toward the
 * first keyword. Each figure opens its sentences.
 */
export function ReportOverview({ data: { type, keywordMatches: matches }, onReveal }: ReportOverviewProps) {
  const [first] = matches;
  if (!first) return null;
  const mentions = matches.reduce((sum, match) => sum + match.mentions, 0);
  const found = namesOf(matches.filter((match) => match.found));
  const inHeadline = namesOf(
    matches.filter((match) => match.evidence.some(({ section }) => section === 'headline')),
  );
  const { value, label } = first.tone;
  const figure = (text: string, about: string, keywords: readonly string[]) => (
    <Figure about={about} onOpen={keywords.length === 0 ? undefined : () => onReveal(keywords)}>
      {text}
    </Figure>
  );
  return (
    <FigureRow
      figures={[
        {
          label: STRINGS.mentions,
          value: figure(formatCount(mentions), STRINGS.aboutMentions, found),
        },
        // A post has no headline.
        ...(type === 'article'
          ? [
              {
                label: STRINGS.inHeadline,
                value: figure(
                  inHeadline.length > 0 ? STRINGS.yes : STRINGS.no,
                  STRINGS.aboutHeadline,
                  inHeadline,
                ),
              },
            ]
          : []),
        {
          label: STRINGS.found,
          value: figure(STRINGS.foundOf(found.length, matches.length), STRINGS.aboutFound, found),
        },
        {
          label: STRINGS.tone(first.keyword),
          value: figure(
            value === null || label === null ? STRINGS.unscored : `${label}\u00A0${formatSigned(value)}`,
            STRINGS.aboutTone(first.keyword),
            value === null ? [] : [first.keyword],
          ),
        },
      ]}
    />
  );
}

function namesOf(matches: readonly KeywordMatch[]): string[] {
  return matches.filter(({ evidence }) => evidence.length > 0).map(({ keyword }) => keyword);
}
