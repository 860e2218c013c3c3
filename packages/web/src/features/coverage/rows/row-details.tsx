import { formatCount } from '@earshot/schema/format-count';
import { sentimentLabel } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef } from 'react';
import { capitalized, formatDate } from '../../../lib/format.ts';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { EvidenceLines } from '../../../ui/evidence-lines.tsx';
import { NotCounted } from '../../../ui/not-counted.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import type { CoverageRow } from '../book/coverage-list.ts';
import { shownEntry, toneOf } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import type { EvidenceLine, KeywordFigures } from '../book/list-entry.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { editNotesOf, toneText } from './row-notes.ts';

const { evidence: STRINGS, table: TABLE } = COVERAGE_STRINGS;

interface RowDetailsProps {
  readonly row: CoverageRow;
  /** Sentences on how the row relates to others and whether its figures are current. */
  readonly notes: readonly string[];
  readonly onClose: () => void;
}

/** The opened row of an article: link, summary and notes, then the sentences behind its figures, by keyword. */
export function RowDetails({ row, notes, onClose }: RowDetailsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusWhenShown(headingRef);
  const entry = shownEntry(row);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  if (entry === null) return null;
  const all = [
    ...(entry.url === '' ? [entry.type === 'social' ? TABLE.screenshot : TABLE.pastedText] : []),
    ...(row.excluded === null ? [] : [TABLE.excluded(row.excluded)]),
    ...notes,
    ...editNotesOf(row, entry.edited),
    ...(row.known.reach === null ? [] : [TABLE.reach(formatCount(row.known.reach))]),
    ...[row.known.note, row.failure, row.starred ?? ''].filter(Boolean),
    ...Object.entries(entry.counts).map(([name, count]) => `${capitalized(name)}: ${formatCount(count)}`),
    ...entry.record.map(({ label, value }) => `${label}: ${value}`),
  ];
  return (
    <Box role="group" aria-label={STRINGS.title} onKeyDown={closeOnEscape} sx={DETAILS}>
      <Typography
        variant="h4"
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {entry.url === '' ? (
          titleOf(row)
        ) : (
          <Link href={entry.url} target="_blank" rel="noopener noreferrer">
            {titleOf(row)}
          </Link>
        )}
      </Typography>
      <span className="quiet">
        {[entry.outlet, formatDate(entry.date), entry.author].filter(Boolean).join(' · ')}
      </span>
      {entry.summary === '' ? null : <p dir="auto">{entry.summary}</p>}
      {all.length === 0 ? null : (
        <ul>
          {all.map((note) => (
            <li key={note} dir="auto">
              {note}
            </li>
          ))}
        </ul>
      )}
      {entry.keywords.map((figures) => (
        <div key={figures.keyword}>
          <Typography variant="h4" component="h5">
            <bdi>{figures.keyword}</bdi>: {STRINGS.mentions(figures.mentions)}
            {figures.mentions > 0 ? ` · ${toneText(toneOf(row, figures.keyword))}` : ''}
          </Typography>
          <KeywordEvidence figures={figures} />
          <NotCounted
            keyword={figures.keyword}
            mentions={figures.notCounted.mentions}
            lines={figures.notCounted.lines.map(({ section, text, marks, reason }) => ({
              place: STRINGS.sections[section] ?? capitalized(section),
              text,
              marks,
              tone: capitalized(reason),
            }))}
          />
        </div>
      ))}
      <div>
        <SmallButton onClick={onClose}>{STRINGS.close}</SmallButton>
      </div>
    </Box>
  );
}

/** The sentences of one keyword. */
export function KeywordEvidence({ figures }: { readonly figures: KeywordFigures }) {
  const { evidence, keyword, mentions, sentences } = figures;
  if (mentions === 0) return null;
  if (evidence.length === 0) return <Typography variant="body2">{STRINGS.notKept}</Typography>;
  return (
    <>
      <EvidenceLines
        label={STRINGS.sentences(keyword)}
        lines={evidence.map((line, position) => ({
          key: String(position),
          place: STRINGS.sections[line.section] ?? capitalized(line.section),
          text: line.text,
          marks: line.marks,
          tone: toneNote(line),
        }))}
      />
      {sentences > evidence.length ? (
        <Typography variant="body2">{STRINGS.shown(evidence.length, sentences)}</Typography>
      ) : null}
    </>
  );
}

function toneNote({ tone, words }: EvidenceLine): string {
  if (tone === null) return STRINGS.noTone;
  return STRINGS.tone(sentimentLabel(tone), words);
}

const DETAILS = {
  display: 'grid',
  gap: 1,
  maxWidth: '52rem',
  overflowWrap: 'anywhere',
  '& p, & ul': { m: 0 },
  '& ul': { pl: 2.5 },
  '& .quiet': { typography: 'caption', color: 'text.secondary' },
} as const;
