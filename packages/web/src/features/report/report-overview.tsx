import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import { isUnsureKeywordTone, isUnsureTone, sentimentLabel, toneWords } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
export function ReportOverview({ data, onReveal }: ReportOverviewProps) {
  const { type, keywordMatches: matches } = data;
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
              value === null || label === null
                ? STRINGS.unscored
                : `${toneWords(value, isUnsureKeywordTone(first.tone))} ${formatSigned(value)}`,
              STRINGS.aboutTone(first.keyword),
              value === null ? [] : [first.keyword],
            ),
          },
        ]}
      />
      <ToneNote data={data} match={first} />
    </Box>
  );
}

/**
 * How far the tone toward a keyword can be trusted. Says so if it only leans, and if the tone of the whole text has the
 * opposite sign.
 */
function ToneNote({ data: { type, sentiment }, match }: ToneNoteProps) {
  const { keyword, tone } = match;
  if (tone.value === null) return null;
  const isUnsure = isUnsureKeywordTone(tone);
  const notes = [
    STRINGS.certainty(type === 'social'),
    ...(isUnsure ? [STRINGS.leaning] : []),
    ...(areOpposite(tone.value, sentiment.value)
      ? [
          STRINGS.signsDiffer(
            keyword,
            toneWords(tone.value, isUnsure).toLowerCase(),
            toneWords(sentiment.value ?? 0, isUnsureTone(sentiment)).toLowerCase(),
          ),
        ]
      : []),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
      {notes.join(' ')}
    </Typography>
  );
}

interface ToneNoteProps {
  readonly data: ReportData;
  readonly match: KeywordMatch;
}

function namesOf(matches: readonly KeywordMatch[]): string[] {
  return matches.filter(({ evidence }) => evidence.length > 0).map(({ keyword }) => keyword);
}

/** Whether one value is positive and the other is negative. */
function areOpposite(first: number | null, second: number | null): boolean {
  const labels = new Set([sentimentLabel(first), sentimentLabel(second)]);
  return labels.has('Positive') && labels.has('Negative');
}
