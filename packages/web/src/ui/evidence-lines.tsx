import Box from '@mui/material/Box';
import { MarkedText, type MarkSpan } from './marked-text.tsx';

/** A sentence that counts toward a figure. */
export interface EvidenceLine {
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
