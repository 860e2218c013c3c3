import type { InterfaceTerm } from '@earshot/schema/help/interface-terms';
import { entryAddress, termAnchor } from '@earshot/schema/help/library-place';
import Link from '@mui/material/Link';
import { UI_STRINGS } from './strings.ts';

/** Link to the glossary definition of a term used in the interface. Opens in a new tab so that the report stays open. */
export function TermLink({ term }: { readonly term: InterfaceTerm }) {
  return (
    <Link
      className="no-print"
      href={entryAddress('glossary', termAnchor(term))}
      target="_blank"
      rel="noopener"
      sx={LINK}
    >
      {UI_STRINGS.definition(term)}
    </Link>
  );
}

/** Unobtrusive, but tall enough to touch. */
const LINK = {
  typography: 'caption',
  display: 'inline-block',
  py: 0.5,
  color: 'text.secondary',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
  '@media (pointer: coarse)': { py: 1.625 },
} as const;
