import type { KeywordMatch, Quote } from '@earshot/schema/analysis-result';
import { countOf } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { keywordsOfQuote } from '../../lib/record-entries.ts';
import { Section } from '../../ui/section.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.quotes;
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
      title={STRINGS.title}
      actions={
        quotes.length > QUOTES_SHOWN ? (
          <Button size="small" className="no-print" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? STRINGS.fewer : STRINGS.all(quotes.length)}
          </Button>
        ) : null
      }
    >
      <Box component="ul" aria-label={STRINGS.title} sx={LIST}>
        {shown.map((quote) => (
          <li key={quote.start}>
            <q dir="auto">{quote.text}</q>
            <div>
              <strong dir="auto">{quote.speaker ?? STRINGS.nobody}</strong>
              {quote.attribution === '' ? null : (
                <span className="quiet" dir="auto">
                  {` (${STRINGS.attribution} “${quote.attribution}”)`}
                </span>
              )}
              <span className="quiet">{about(keywordsOfQuote(quote, matches))}</span>
            </div>
          </li>
        ))}
      </Box>
      {shown.length < quotes.length ? (
        <Box component="span" sx={{ typography: 'body2' }}>
          {STRINGS.more(countOf(quotes.length - shown.length, 'quote'))}
        </Box>
      ) : null}
    </Section>
  );
}

function about(keywords: readonly string[]): string {
  return keywords.length === 0 ? '' : ` · ${STRINGS.about(keywords.join(', '))}`;
}

const LIST = {
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
