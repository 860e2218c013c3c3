import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatKeywordTone } from '../../lib/format.ts';
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

/** Maximum number of keywords whose tone is among the figures. The tone toward each is also in its row below. */
const TONES_SHOWN = 4;

/**
 * The result in a few figures: mentions, whether a keyword is in the headline, keywords found, and the tone toward each of
 * the first keywords. Each figure opens its sentences.
 */
export function ReportOverview({ data, onReveal }: ReportOverviewProps) {
  const { type, keywordMatches: matches } = data;
  const [first] = matches;
  if (!first) return null;
  const mentions = matches.reduce((sum, match) => sum + match.mentions, 0);
  const found = namesOf(matches.filter((match) => match.found));
  const inHeadline = namesOf(
    matches.filter((match) => match.evidence.some(({ section }) => section === 'headline')),
  );
  // The first keyword is usually the user's own. The others are shown only where they are mentioned.
  const toned = matches.filter((match, place) => place === 0 || match.found).slice(0, TONES_SHOWN);
  const figure = (text: string, about: string, keywords: readonly string[]) => (
    <Figure about={about} onOpen={keywords.length === 0 ? undefined : () => onReveal(keywords)}>
      {text}
    </Figure>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
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
                  label: STRINGS.inHeadline(matches.length > 1 ? inHeadline : []),
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
          ...toned.map((match) => ({
            label: STRINGS.tone(match.keyword),
            value: figure(
              toneText(match),
              STRINGS.aboutTone(match.keyword),
              match.tone.label === null ? [] : [match.keyword],
            ),
          })),
        ]}
      />
      {toned.some(({ tone }) => tone.label !== null) ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
          {STRINGS.certainty(type === 'social')}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Returns the tone toward a keyword with the number of clear sentences, or why there is none. */
function toneText({ found, tone: { label, counts } }: KeywordMatch): string {
  if (!found) return STRINGS.notMentioned;
  return label === null ? STRINGS.noTone : formatKeywordTone(label, counts.positive + counts.negative);
}

function namesOf(matches: readonly KeywordMatch[]): string[] {
  return matches.filter(({ evidence }) => evidence.length > 0).map(({ keyword }) => keyword);
}
