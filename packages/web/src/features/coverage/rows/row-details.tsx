import { formatCount } from '@earshot/schema/format-count';
import { sentimentLabel } from '@earshot/schema/sentiment';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useEditFocus, useFocusWhenShown } from '../../../lib/focus.ts';
import { capitalized, formatDate } from '../../../lib/format.ts';
import { EvidenceLines, NotCounted } from '../../../ui/marked-text.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MANUAL_TONES } from '../book/coverage-list.ts';
import { editNotesOf, shownEntry, titleOf, toneOf, toneText } from '../book/effective-row.ts';
import type { CoverageRow, EvidenceLine, KeywordFigures } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { RowActions } from './use-triage.ts';

const { evidence: STRINGS, table: TABLE, toneMenu: TONE } = COVERAGE_STRINGS;

interface RowDetailsProps {
  readonly row: CoverageRow;
  readonly notes: readonly string[];
  readonly actions: RowActions;
}

export function RowDetails({ row, notes, actions }: RowDetailsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusWhenShown(headingRef);
  const entry = shownEntry(row);
  if (entry === null) return null;
  const all = [
    ...(entry.url === '' ? [entry.type === 'social' ? TABLE.screenshot : TABLE.pastedText] : []),
    ...(row.excluded === null ? [] : [TABLE.excluded(row.excluded)]),
    ...notes,
    ...editNotesOf(row),
    ...(row.known.reach === null ? [] : [TABLE.reach(formatCount(row.known.reach))]),
    ...[row.known.note, row.failure, row.starred ?? ''].filter(Boolean),
    ...Object.entries(entry.counts).map(([name, count]) => `${capitalized(name)}: ${formatCount(count)}`),
    ...entry.warnings,
  ];
  return (
    <Box role="group" aria-label={STRINGS.title} sx={DETAILS}>
      <Typography variant="h4" ref={headingRef} tabIndex={-1} dir="auto">
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
          </Typography>
          <ToneButtons row={row} keyword={figures.keyword} setTone={actions.setTone} />
          <Evidence figures={figures} />
          {figures.near.length === 0 ? null : <span className="quiet">{STRINGS.near(figures.near)}</span>}
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
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SmallButton
          aria-label={TABLE.editName(titleOf(row))}
          onClick={() => actions.open({ id: row.id, kind: 'edit' })}
        >
          {TABLE.edit}
        </SmallButton>
        <SmallButton onClick={() => actions.close(row.id)}>{STRINGS.close}</SmallButton>
      </Box>
    </Box>
  );
}

function Evidence({ figures }: { readonly figures: KeywordFigures }) {
  const { evidence, keyword, mentions, sentences } = figures;
  if (mentions === 0) return null;
  if (evidence.length === 0) return <Typography variant="body2">{STRINGS.notSaved}</Typography>;
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

interface ToneButtonsProps {
  readonly row: CoverageRow;
  readonly keyword: string;
  readonly setTone: RowActions['setTone'];
}

function ToneButtons({ row, keyword, setTone }: ToneButtonsProps) {
  const tone = toneOf(row, keyword);
  const { manual } = tone;
  const [reason, setReason] = useState<string | null>(null);
  const groupRef = useRef<HTMLDivElement>(null);
  const reasonRef = useRef<HTMLInputElement>(null);
  const focus = useEditFocus();
  return (
    <Box ref={groupRef} tabIndex={-1} role="group" aria-label={TONE.title(keyword)} sx={TONES}>
      <span>{TONE.now(toneText(tone))}</span>
      {MANUAL_TONES.map((label) => (
        <SmallButton
          key={label}
          type="button"
          aria-pressed={tone.label === label}
          onClick={() => setTone(row, keyword, label, manual?.note ?? '')}
        >
          {label}
        </SmallButton>
      ))}
      {manual === null ? null : (
        <SmallButton
          type="button"
          onClick={() => {
            setTone(row, keyword, null, '');
            focus.ifLost(groupRef);
          }}
        >
          {TONE.computed}
        </SmallButton>
      )}
      {manual === null || reason !== null ? null : (
        <SmallButton
          type="button"
          onClick={() => {
            setReason(manual.note);
            focus.to(reasonRef);
          }}
        >
          {TONE.addReason}
        </SmallButton>
      )}
      {manual === null || reason === null ? null : (
        <>
          <Box sx={{ flex: '1 1 14rem', maxWidth: '26rem' }}>
            <TextField inputRef={reasonRef} label={TONE.reason} value={reason} onChange={setReason} />
          </Box>
          <SmallButton
            type="button"
            onClick={() => {
              setTone(row, keyword, manual.label, reason.trim());
              setReason(null);
              focus.ifLost(groupRef);
            }}
          >
            {TONE.save}
          </SmallButton>
        </>
      )}
    </Box>
  );
}

/** Says nothing without a clear tone, as most sentences have none. */
function toneNote({ tone, words }: EvidenceLine): string {
  return tone === null ? '' : STRINGS.tone(sentimentLabel(tone), words);
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
const TONES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'end',
  my: 0.5,
  '& > span': { alignSelf: 'center' },
  '& [aria-pressed=true]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
} as const;
