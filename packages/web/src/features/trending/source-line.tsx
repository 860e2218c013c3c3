import Box from '@mui/material/Box';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.item;

interface SourceLineProps {
  readonly sources: readonly string[];
  /** Maximum number of names before the rest becomes "+N more". */
  readonly max: number;
}

/** The outlets of a story on one line (#220, #221). */
export function SourceLine({ sources, max }: SourceLineProps) {
  if (sources.length === 0) return null;
  const hidden = sources.length - max;
  return (
    <Box component="ul" aria-label={STRINGS.sources} sx={LINE}>
      {sources.slice(0, max).map((source) => (
        <li key={source} dir="auto">
          {source}
        </li>
      ))}
      {hidden > 0 ? <li title={sources.slice(max).join(', ')}>{STRINGS.moreSources(hidden)}</li> : null}
    </Box>
  );
}

const LINE = {
  typography: 'caption',
  m: 0,
  p: 0,
  listStyle: 'none',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& li': { display: 'inline' },
  '& li + li::before': { content: '" · "' },
} as const;
