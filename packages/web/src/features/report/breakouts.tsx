import type { BreakoutBox, KeywordMatch, Quote, SpecialBreakout } from '@earshot/schema/analysis-result';
import { countOf, formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keywordsOfQuote } from '../../lib/record-entries.ts';
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
    <Fold title="Breakout boxes">
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
    <Section title="Special keyword breakouts">
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {breakouts.map((breakout) => (
          <Box key={breakout.term} sx={{ ...BOX, borderLeftColor: 'secondary.main' }}>
            <BoxHeading name={breakout.term} mentions={breakout.mentions} />
            {breakout.snippets.length === 0 ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                No mention in the text.
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

/** Pairs each snippet with its index as a key, because two may be identical. */
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
      {/* Isolated, so that a right-to-left name does not move the count. */}
      <bdi>{name}</bdi>{' '}
      <Box component="span" sx={{ typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>
        <Figure about={`of ${name}: show the sentences`} onOpen={onOpen}>
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

const QUOTES_SHOWN = 6;

interface QuotesProps {
  readonly quotes: readonly Quote[];
  readonly matches: readonly KeywordMatch[];
}

export function Quotes({ quotes, matches }: QuotesProps) {
  const [all, setAll] = useState(false);
  if (quotes.length === 0) return null;
  const shown = all ? quotes : quotes.slice(0, QUOTES_SHOWN);
  return (
    <Section
      title={REPORT_STRINGS.quotes.title}
      actions={
        quotes.length > QUOTES_SHOWN ? (
          <Button size="small" className="no-print" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer quotes' : `Show all ${formatCount(quotes.length)} quotes`}
          </Button>
        ) : null
      }
    >
      <Box component="ul" aria-label={REPORT_STRINGS.quotes.title} sx={QUOTE_LIST}>
        {shown.map((quote) => (
          <li key={quote.start}>
            <q dir="auto">{quote.text}</q>
            <div>
              <strong dir="auto">{quote.speaker ?? REPORT_STRINGS.quotes.nobody}</strong>
              {quote.attribution === '' ? null : (
                <span className="quiet" dir="auto">
                  {` (in the text: “${quote.attribution}”)`}
                </span>
              )}
              <span className="quiet">{about(keywordsOfQuote(quote, matches))}</span>
            </div>
          </li>
        ))}
      </Box>
      {shown.length < quotes.length ? (
        <Box component="span" sx={{ typography: 'body2' }}>
          {`${countOf(quotes.length - shown.length, 'quote')} more.`}
        </Box>
      ) : null}
    </Section>
  );
}

function about(keywords: readonly string[]): string {
  return keywords.length === 0 ? '' : ` · about ${keywords.join(', ')}`;
}

const QUOTE_LIST = {
  typography: 'body2',
  lineHeight: 1.55,
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  overflowWrap: 'anywhere',
  '& > li': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
  '& q': { quotes: '"“" "”" "‘" "’"' },
  '& .quiet': { color: 'text.secondary' },
} as const;
