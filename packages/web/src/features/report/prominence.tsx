import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Figure } from '../../ui/figure.tsx';
import { MethodNote } from '../../ui/method-note.tsx';
import { Section } from '../../ui/section.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.prominence;
const SECTIONS = ['headline', 'standfirst', 'lede', 'body', 'end'] as const;

interface ProminenceProps {
  readonly matches: readonly KeywordMatch[];
  /** Length of the analyzed text in UTF-16 code units. */
  readonly textLength: number;
  /** Shows the sentences that mention the given keywords. */
  readonly onReveal: (keywords: readonly string[]) => void;
}

/** One row per keyword, with its mentions as tick marks along the text, and the count in each part as text. */
export function Prominence({ matches, textLength, onReveal }: ProminenceProps) {
  return (
    <Section title={STRINGS.title}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {STRINGS.caption}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {matches.map((match) => (
          <ProminenceRow
            key={match.keyword}
            match={match}
            textLength={textLength}
            onOpen={() => onReveal([match.keyword])}
          />
        ))}
      </Box>
      <MethodNote figure={STRINGS.title} text={REPORT_STRINGS.method.prominence} term="Prominence" />
    </Section>
  );
}

interface ProminenceRowProps {
  readonly match: KeywordMatch;
  readonly textLength: number;
  readonly onOpen: () => void;
}

function ProminenceRow({ match, textLength, onOpen }: ProminenceRowProps) {
  const counts = SECTIONS.map((section) => ({ section, count: countIn(match, section) }));
  const inWords = counts
    .filter(({ count }) => count > 0)
    .map(
      ({ section, count }) =>
        `${REPORT_STRINGS.matches.sections[section].toLowerCase()} ${formatCount(count)}`,
    );
  return (
    <Box component="li" sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'space-between' }}>
        <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {match.keyword}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {inWords.length > 0 ? (
            <Figure about={REPORT_STRINGS.overview.aboutKeyword(match.keyword)} onOpen={onOpen}>
              {inWords.join(' · ')}
            </Figure>
          ) : (
            STRINGS.none
          )}
        </Box>
      </Box>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.5, mt: 0.25 }}>
        <Box
          className={countIn(match, 'headline') > 0 ? 'print-ink' : ''}
          sx={{
            ...TRACK,
            width: 26,
            bgcolor: countIn(match, 'headline') > 0 ? 'primary.main' : TRACK.bgcolor,
          }}
        />
        <Box sx={{ ...TRACK, flex: 1 }}>
          {positionsOf(match, textLength).map((share) => (
            <Box
              key={share}
              className="print-ink"
              sx={TICK}
              style={{ left: `calc(${share * 100}% - ${share * 3}px)` }}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function countIn(match: KeywordMatch, section: (typeof SECTIONS)[number]): number {
  return match.evidence
    .filter((sentence) => sentence.section === section)
    .reduce((sum, sentence) => sum + sentence.marks.length, 0);
}

/**
 * Returns the positions of the mentions in the text, without the headline, as fractions from 0 to 1 and without duplicates.
 */
function positionsOf(match: KeywordMatch, textLength: number): number[] {
  const shares = match.evidence
    .filter((sentence) => sentence.section !== 'headline')
    .flatMap((sentence) =>
      sentence.marks.map((mark) => (sentence.start + mark.start) / Math.max(1, textLength)),
    );
  return [...new Set(shares.map((share) => Math.min(1, Math.round(share * 1000) / 1000)))];
}

const TRACK = {
  position: 'relative',
  height: 14,
  borderRadius: 0.75,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  overflow: 'hidden',
} as const;

const TICK = { position: 'absolute', top: 0, bottom: 0, width: 3, bgcolor: 'primary.main' } as const;
