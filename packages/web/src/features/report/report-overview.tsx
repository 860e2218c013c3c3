import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import {
  isUnsureKeywordTone,
  isUnsureTone,
  sentimentLabel,
  toneWords,
  unsureKeywordReasons,
} from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTone } from '../../lib/format.ts';
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
              match.tone.value === null ? [] : [match.keyword],
            ),
          })),
        ]}
      />
      <ToneNote data={data} toned={toned} />
    </Box>
  );
}

/** Returns the tone toward a keyword in words and as a number, or why there is none. */
function toneText({ found, tone }: KeywordMatch): string {
  if (!found) return STRINGS.notMentioned;
  if (tone.value === null || tone.label === null) return STRINGS.noTone;
  return formatTone(toneWords(tone.value, isUnsureKeywordTone(tone)), tone.value);
}

/**
 * Explains how reliable the tones toward the keywords are, why any of them only leans, and whether the tone of the
 * whole text has the opposite sign.
 */
function ToneNote({ data: { type, sentiment }, toned }: ToneNoteProps) {
  const scored = toned.filter(({ tone }) => tone.value !== null);
  if (scored.length === 0) return null;
  const opposite = scored.find(({ tone }) => areOpposite(tone.value, sentiment.value));
  const unsure = scored.filter(({ tone }) => isUnsureKeywordTone(tone));
  const notes = [
    STRINGS.certainty(type === 'social'),
    ...unsure.map(({ keyword, tone }) => STRINGS.leaning(keyword, unsureKeywordReasons(tone))),
    ...(opposite
      ? [
          STRINGS.signsDiffer(
            opposite.keyword,
            toneWords(opposite.tone.value ?? 0, isUnsureKeywordTone(opposite.tone)).toLowerCase(),
            toneWords(sentiment.value ?? 0, isUnsureTone(sentiment)).toLowerCase(),
          ),
        ]
      : []),
    ...(unsure.length > 0 || opposite ? [STRINGS.readFirst] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 0.5, color: 'text.secondary', maxWidth: '46rem' }}>
      {notes.map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
    </Box>
  );
}

interface ToneNoteProps {
  readonly data: ReportData;
  /** The keywords whose tone is among the figures. */
  readonly toned: readonly KeywordMatch[];
}

function namesOf(matches: readonly KeywordMatch[]): string[] {
  return matches.filter(({ evidence }) => evidence.length > 0).map(({ keyword }) => keyword);
}

/** Whether one value is positive and the other is negative. */
function areOpposite(first: number | null, second: number | null): boolean {
  const labels = new Set([sentimentLabel(first), sentimentLabel(second)]);
  return labels.has('Positive') && labels.has('Negative');
}
