import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import type { InterfaceTerm } from '@earshot/schema/help/rules';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { UI_STRINGS } from './strings.ts';

interface MethodNoteProps {
  readonly text: string;
  /** Named in the control's label, e.g. `Keyword matches`. */
  readonly figure: string;
  /** Page of the method. If omitted, the link opens the overview. */
  readonly page?: 'heat' | 'tone' | 'mentions' | 'quotes' | 'summary';
  readonly term?: InterfaceTerm;
}

export function MethodNote({ text, figure, page, term }: MethodNoteProps) {
  return (
    <Box className="no-print" sx={ROW}>
      <Box component="details" sx={NOTE}>
        <summary aria-label={`${figure}: ${UI_STRINGS.method}`}>{UI_STRINGS.method}</summary>
        <p>
          {text}{' '}
          <Link
            href={page ? `/api/docs/methods/${page}` : '/api/docs/methods'}
            target="_blank"
            rel="noopener"
          >
            {page ? 'The whole method, with an example' : UI_STRINGS.allMethods}
          </Link>
        </p>
      </Box>
      {term ? <TermLink term={term} /> : null}
    </Box>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 } as const;
const NOTE = {
  typography: 'caption',
  color: 'text.secondary',
  '& summary': {
    display: 'inline-block',
    cursor: 'pointer',
    py: 0.5,
    textDecoration: 'underline dotted',
    textUnderlineOffset: 3,
  },
  '& p': { m: 0, mt: 0.5, maxWidth: '44rem' },
} as const;

export function TermLink({ term }: { readonly term: InterfaceTerm }) {
  return (
    <Link
      className="no-print"
      href={entryAddress('glossary', termAnchor(term))}
      target="_blank"
      rel="noopener"
      sx={LINK}
    >
      {`Definition of “${term}”`}
    </Link>
  );
}

const LINK = {
  typography: 'caption',
  display: 'inline-block',
  py: 0.5,
  color: 'text.secondary',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
  '@media (pointer: coarse)': { py: 1.625 },
} as const;
