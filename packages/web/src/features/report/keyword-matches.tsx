import type { KeywordMatch } from '@earshot/schema/analysis-result';
import { formatCount } from '@earshot/schema/format-count';
import { exclusionReason } from '@earshot/schema/keywords/keyword-spellings';
import { sentimentLabel, supportingWords } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { capitalized, formatMentions } from '../../lib/format.ts';
import type { ReportData } from '../../transport/report-data.ts';
import { Figure } from '../../ui/figure.tsx';
import { EvidenceLines, NotCounted } from '../../ui/marked-text.tsx';
import { Section } from '../../ui/section.tsx';
import { ToneText } from './report-head.tsx';
import { REPORT_STRINGS } from './strings.ts';

const STRINGS = REPORT_STRINGS.matches;

interface KeywordMatchesProps {
  readonly data: ReportData;
  readonly evidence: EvidenceState;
}

export function KeywordMatches({ data, evidence }: KeywordMatchesProps) {
  const { keywordMatches: matches, document } = data;
  const { open, openable, isAllOpen, revealed } = evidence;
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (revealed === null) return;
    const place = matches.findIndex(({ keyword }) => keyword === revealed.keyword);
    const row = listRef.current?.children[place];
    row?.querySelector('button')?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center' });
  }, [revealed, matches]);
  const most = Math.max(1, ...matches.map(({ mentions }) => mentions));

  return (
    <Section
      title={STRINGS.title}
      actions={
        openable.length > 0 ? (
          <Button size="small" className="no-print" onClick={evidence.toggleAll}>
            {isAllOpen ? 'Hide all sentences' : 'Show all sentences'}
          </Button>
        ) : null
      }
    >
      <Box component="ul" ref={listRef} sx={LIST}>
        {matches.map((match) => (
          <KeywordMatchRow
            key={match.keyword}
            match={match}
            share={match.mentions / most}
            textLength={document.text.length}
            open={open.has(match.keyword)}
            onToggle={() => evidence.toggle(match.keyword)}
            isRevealed={evidence.revealed?.keyword === match.keyword}
          />
        ))}
      </Box>
    </Section>
  );
}

interface KeywordMatchRowProps {
  readonly match: KeywordMatch;
  /** Mentions relative to those of the most mentioned keyword, from 0 to 1. */
  readonly share: number;
  /** Length of the analyzed text in UTF-16 code units. */
  readonly textLength: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** True if a figure elsewhere has just led the user to this row, which is then highlighted. */
  readonly isRevealed: boolean;
}

function KeywordMatchRow(props: KeywordMatchRowProps) {
  const { match, share, textLength, open, onToggle, isRevealed } = props;
  const count = formatMentions(match.mentions);
  return (
    <Box component="li" {...(isRevealed ? { 'data-revealed': '' } : {})}>
      <Typography component="h4" variant="h4" dir="auto" className="keyword">
        {match.keyword}
      </Typography>
      <div className="count">
        {match.found ? <span style={visuallyHidden}>Found</span> : <span className="quiet">Not found</span>}
        {match.evidence.length > 0 ? (
          <Figure
            about={`${open ? 'Hide' : 'Show'} the sentences that mention ${match.keyword}`}
            expanded={open}
            onOpen={onToggle}
          >
            {count}
          </Figure>
        ) : count ? (
          <span>{count}</span>
        ) : null}
        {match.mentions > 0 ? <Places match={match} share={share} textLength={textLength} /> : null}
      </div>
      <div className="about">
        {match.relevancySummary}
        {match.captionMentions ? (
          <div>{`Mentioned ${match.captionMentions === 1 ? 'once' : `${formatCount(match.captionMentions)} times`} in picture captions, which are not counted.`}</div>
        ) : null}
      </div>
      <div className="tone">
        {match.found ? <ToneText match={match} expanded={open} onOpen={onToggle} /> : null}
      </div>
      <Box hidden={!open} className="evidence">
        {open ? <MatchEvidence match={match} /> : null}
      </Box>
      <MatchesNotCounted keyword={match.keyword} notCounted={match.notCounted} />
    </Box>
  );
}

/** The count as a bar, with a tick for each mention at its place in the text. The summary beside it says the same in words. */
function Places({ match, share, textLength }: Pick<KeywordMatchRowProps, 'match' | 'share' | 'textLength'>) {
  const ticks = match.evidence
    .filter(({ section }) => section !== 'headline')
    .flatMap(({ start, marks }) => marks.map((mark) => (start + mark.start) / Math.max(1, textLength)))
    .map((place) => Math.min(100, Math.round(place * 100)));
  return (
    <div aria-hidden="true">
      <div className="bar print-bar" style={{ width: `${share * 100}%` }} />
      <div className="track">
        {[...new Set(ticks)].map((place) => (
          <i key={place} className="print-ink" style={{ left: `calc(${place}% - ${(place * 3) / 100}px)` }} />
        ))}
      </div>
    </div>
  );
}

function MatchEvidence({ match }: { readonly match: KeywordMatch }) {
  return (
    <>
      <EvidenceLines
        label={`Sentences that mention ${match.keyword}`}
        lines={match.evidence.map((sentence, place) => ({
          key: `${sentence.section === 'headline' ? 'headline' : 'text'}-${sentence.start}`,
          place: STRINGS.sections[sentence.section],
          text: sentence.text,
          marks: sentence.marks,
          tone: toneNote(match.tone.sentences[place]),
        }))}
      />
      {match.evidenceSentences ? (
        <Typography variant="body2">
          {STRINGS.evidenceShown(match.evidence.length, match.evidenceSentences)}
        </Typography>
      ) : null}
    </>
  );
}

export function MatchesNotCounted({
  keyword,
  notCounted,
}: Pick<KeywordMatch, 'notCounted'> & { readonly keyword: string }) {
  if (notCounted === undefined) return null;
  return (
    <NotCounted
      keyword={keyword}
      mentions={notCounted.mentions}
      lines={notCounted.sentences.map(({ section, text, marks, exclusion }) => ({
        place: STRINGS.sections[section],
        text,
        marks,
        tone: capitalized(exclusionReason(exclusion)),
      }))}
    />
  );
}

function toneNote(tone: KeywordMatch['tone']['sentences'][number] | undefined): string {
  if (tone === undefined) return '';
  const words = supportingWords(tone)
    .map((word) => `“${word}”`)
    .join(', ');
  const label = tone.value === null ? (tone.note ?? 'no clear tone') : sentimentLabel(tone.value);
  return `Tone: ${label}${words ? `, decided by ${words}` : ''}`;
}

const LIST = {
  typography: 'body2',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    columnGap: 2.5,
    alignItems: 'start',
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"keyword tone" "count count" "about about" "evidence evidence"',
    '@container (min-width: 50rem)': {
      gridTemplateColumns: 'minmax(0, 11rem) 8.5rem minmax(0, 1fr) 8.5rem',
      gridTemplateAreas: '"keyword count about tone" "evidence evidence evidence evidence"',
    },
  },
  '& [data-revealed]': { outline: 2, outlineColor: 'primary.main', outlineOffset: 4, borderRadius: 1 },
  '& .keyword': { gridArea: 'keyword', overflowWrap: 'anywhere', lineHeight: '28px' },
  '& .count': { gridArea: 'count', lineHeight: '28px', maxWidth: '12rem' },
  '& .about': { gridArea: 'about', color: 'text.secondary', overflowWrap: 'anywhere', py: '4px' },
  '& .tone': { gridArea: 'tone', lineHeight: '28px' },
  '& .evidence': { gridArea: 'evidence', minWidth: 0 },
  '& details': { gridColumn: '1 / -1' },
  '& .quiet': { color: 'text.secondary' },
  '& .bar': { height: 6, borderRadius: 1, bgcolor: 'primary.main' },
  '& .track': {
    position: 'relative',
    height: 8,
    mt: 0.5,
    borderBottom: 1,
    borderColor: 'control.border',
    '& i': { position: 'absolute', top: 0, bottom: 0, width: 3, bgcolor: 'primary.main' },
  },
} as const;

interface EvidenceState {
  readonly open: ReadonlySet<string>;
  readonly isAllOpen: boolean;
  readonly openable: readonly string[];
  readonly toggle: (keyword: string) => void;
  readonly toggleAll: () => void;
  readonly reveal: (keywords: readonly string[]) => void;
  /** The keyword revealed last. A new object each time, so that effects run again. */
  readonly revealed: { readonly keyword: string } | null;
}

export function useEvidence(matches: readonly KeywordMatch[]): EvidenceState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [revealed, setRevealed] = useState<EvidenceState['revealed']>(null);
  const openable = useMemo(
    () => matches.filter((match) => match.evidence.length > 0).map((match) => match.keyword),
    [matches],
  );
  const isAllOpen = openable.length > 0 && openable.every((keyword) => open.has(keyword));
  /** A transition, because hundreds of sentences would delay the response to the click. */
  const show = (next: ReadonlySet<string>) => startTransition(() => setOpen(next));
  return {
    open,
    isAllOpen,
    openable,
    revealed,
    toggle: (keyword) => {
      const next = new Set(open);
      if (!next.delete(keyword)) next.add(keyword);
      show(next);
    },
    toggleAll: () => show(new Set(isAllOpen ? [] : openable)),
    reveal: (keywords) => {
      const shown = keywords.filter((keyword) => openable.includes(keyword));
      const [keyword] = shown;
      if (keyword === undefined) return;
      show(new Set([...open, ...shown]));
      setRevealed({ keyword });
    },
  };
}
