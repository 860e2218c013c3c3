import { apaCitation, bibtexCitation, type CitedEntry, risCitation } from '@earshot/schema/help/citations';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.cite;

interface CiteThisProps {
  readonly title: string;
  /** Path of the entry on this site, such as `/help/glossary#reach`. */
  readonly path: string;
  /** Month of the last review, `YYYY-MM`. */
  readonly lastReviewed: string | undefined;
}

/** Shows how to cite an entry: the reference as text, and three formats to copy. */
export function CiteThis({ title, path, lastReviewed }: CiteThisProps) {
  const entry: CitedEntry = {
    title,
    url: new URL(path, window.location.origin).href,
    lastReviewed,
    accessed: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
  const formats = [
    [STRINGS.formats.apa, apaCitation(entry)],
    [STRINGS.formats.bibtex, bibtexCitation(entry)],
    [STRINGS.formats.ris, risCitation(entry)],
  ] as const;
  return (
    <Box component="section" aria-label={STRINGS.title} sx={{ typography: 'body2', maxWidth: '46rem' }}>
      <Box sx={{ fontWeight: 620 }}>{STRINGS.title}</Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{formats[0][1]}</Box>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {formats.map(([format, text]) => (
          <Box key={format} sx={{ display: 'flex', alignItems: 'center' }}>
            {format}
            <CopyButton text={text} label={STRINGS.copy(format)} confirmation={STRINGS.copied(format)} />
          </Box>
        ))}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {STRINGS.license}
      </Typography>
    </Box>
  );
}
