import Box from '@mui/material/Box';
import { type EvidenceLine, EvidenceLines } from './evidence-lines.tsx';
import { UI_STRINGS } from './strings.ts';

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
