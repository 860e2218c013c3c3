import Box from '@mui/material/Box';
import { MarkedText, type MarkSpan } from './marked-text.tsx';
import { UI_STRINGS } from './strings.ts';

/** A sentence that counts toward a figure. */
interface EvidenceLine {
  readonly key: string;
  /** Where the sentence is, in plain language, e.g. `Headline`. */
  readonly place: string;
  readonly text: string;
  readonly marks: readonly MarkSpan[];
  /** The sentence's tone toward the keyword, in plain language. May be empty. */
  readonly tone: string;
}

interface EvidenceLinesProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly lines: readonly EvidenceLine[];
  readonly id?: string;
}

/** The sentences that count toward a figure, with the mentions highlighted. */
export function EvidenceLines({ label, lines, id }: EvidenceLinesProps) {
  return (
    <Box component="ul" id={id} aria-label={label} data-evidence="" sx={SENTENCES}>
      {lines.map(({ key, place, text, marks, tone }) => (
        <li key={key}>
          <span className="section">{place}</span>
          <MarkedText text={text} marks={marks} />
          {tone === '' ? null : <div className="tone">{tone}</div>}
        </li>
      ))}
    </Box>
  );
}

/** One style on the list instead of one per sentence, because a long text has hundreds. */
const SENTENCES = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  lineHeight: 1.55,
  display: 'grid',
  gap: 0.75,
  '& > li': { pl: 1.5, borderLeft: 3, borderColor: 'divider' },
  '& .section': { typography: 'small', mr: 1, color: 'text.secondary', fontWeight: 620 },
  '& .tone': { color: 'text.secondary' },
} as const;

interface NotCountedProps {
  readonly keyword: string;
  readonly mentions: number;
  readonly lines: readonly Omit<EvidenceLine, 'key'>[];
}

/** The mentions that a keyword's exclusions took away: their number, which opens their sentences. */
export function NotCounted({ keyword, mentions, lines }: NotCountedProps) {
  if (mentions === 0) return null;
  return (
    <Box
      component="details"
      sx={{ typography: 'body2', '& > summary': { cursor: 'pointer', minHeight: 24 } }}
    >
      <summary>{UI_STRINGS.exclusions.notCounted(mentions)}</summary>
      <EvidenceLines
        label={UI_STRINGS.exclusions.sentences(keyword)}
        lines={lines.map((line, place) => ({ ...line, key: String(place) }))}
      />
    </Box>
  );
}
