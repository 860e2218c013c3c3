import {
  apaCitation,
  bibtexCitation,
  type CitedEntry,
  LIBRARY,
  risCitation,
} from '@earshot/schema/help/citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ENTRY_STRINGS } from './entry-strings.ts';

const STRINGS = ENTRY_STRINGS.cite;

interface CiteThisProps {
  readonly title: string;
  /** Path of the entry on this site, such as `/help/glossary#reach`. */
  readonly path: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string | undefined;
}

/**
 * The line below the title of an entry: the work it belongs to, when it last changed, and a button that shows how to cite
 * it. The reference is always printed.
 */
export function CiteThis({ title, path, updated }: CiteThisProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ typography: 'body2', maxWidth: '46rem' }}>
      <Box sx={ROW}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {STRINGS.partOf(LIBRARY)}
          {updated ? ` ${STRINGS.changed(formatDate(updated))}` : null}
        </Box>
        <Button
          size="small"
          variant="outlined"
          className="no-print"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {STRINGS.button}
        </Button>
      </Box>
      <Box
        component="section"
        id={id}
        aria-label={STRINGS.title}
        hidden={!isOpen}
        sx={{ mt: 0.5, '@media print': { display: 'block' } }}
      >
        <Formats title={title} path={path} updated={updated} />
      </Box>
    </Box>
  );
}

function Formats({ title, path, updated }: CiteThisProps) {
  const entry: CitedEntry = {
    title,
    url: new URL(path, window.location.origin).href,
    updated,
    accessed: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
  const formats = [
    [STRINGS.formats.apa, apaCitation(entry)],
    [STRINGS.formats.bibtex, bibtexCitation(entry)],
    [STRINGS.formats.ris, risCitation(entry)],
  ] as const;
  return (
    <>
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
    </>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 } as const;
