import type { BreakoutBox, SpecialBreakout } from '@earshot/schema/analysis-result';
import { countOf } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Figure } from '../../ui/figure.tsx';
import { MarkedText, parseMarkup } from '../../ui/marked-text.tsx';
import { Fold, Section } from '../../ui/section.tsx';
import { MatchesNotCounted } from './keyword-matches.tsx';
import { REPORT_STRINGS } from './strings.ts';

interface BreakoutBoxesProps {
  readonly boxes: readonly BreakoutBox[];
  readonly onReveal: (keywords: readonly string[]) => void;
}

export function BreakoutBoxes({ boxes, onReveal }: BreakoutBoxesProps) {
  if (boxes.length === 0) return null;
  return (
    <Fold title={REPORT_STRINGS.boxes.title}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
        }}
      >
        {boxes.map((box) => (
          <Box key={box.keyword} sx={BOX}>
            <BoxHeading name={box.keyword} mentions={box.mentions} onOpen={() => onReveal([box.keyword])} />
            <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {box.description}
            </Typography>
          </Box>
        ))}
      </Box>
    </Fold>
  );
}

export function SpecialBreakouts({ breakouts }: { readonly breakouts: readonly SpecialBreakout[] }) {
  if (breakouts.length === 0) return null;
  return (
    <Section title={REPORT_STRINGS.special.title}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {breakouts.map((breakout) => (
          <Box key={breakout.term} sx={{ ...BOX, borderLeftColor: 'secondary.main' }}>
            <BoxHeading name={breakout.term} mentions={breakout.mentions} />
            {breakout.snippets.length === 0 ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {REPORT_STRINGS.special.none}
              </Typography>
            ) : (
              <Box
                component="ul"
                sx={{
                  typography: 'body2',
                  m: 0,
                  pl: 2.25,
                  display: 'grid',
                  gap: 0.5,
                  overflowWrap: 'anywhere',
                }}
              >
                {withKeys(breakout.snippets).map(([key, snippet]) => (
                  <li key={key}>
                    <MarkedText {...parseMarkup(snippet)} />
                  </li>
                ))}
              </Box>
            )}
            <MatchesNotCounted keyword={breakout.term} notCounted={breakout.notCounted} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Pairs each snippet with its index as a key, because snippets may be identical. */
function withKeys(snippets: readonly string[]): [string, string][] {
  return snippets.map((snippet, place) => [`${place}`, snippet]);
}

interface BoxHeadingProps {
  readonly name: string;
  readonly mentions: number;
  readonly onOpen?: () => void;
}

function BoxHeading({ name, mentions, onOpen }: BoxHeadingProps) {
  return (
    <Typography component="h4" variant="h4" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      {/* A right-to-left name must not move the count. */}
      <bdi>{name}</bdi>{' '}
      <Box component="span" sx={{ typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
        <Figure about={REPORT_STRINGS.overview.aboutBox(name)} onOpen={onOpen}>
          {countOf(mentions, 'mention')}
        </Figure>
      </Box>
    </Typography>
  );
}

const BOX = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderLeft: 3,
  borderLeftColor: 'primary.main',
  borderRadius: 2,
  minWidth: 0,
  breakInside: 'avoid',
} as const;
