import Box from '@mui/material/Box';
import type { ElementType } from 'react';
import { Section } from '../../ui/section.tsx';

interface ListSectionProps {
  readonly title: string;
  readonly entries: readonly string[];
  readonly isOrdered?: boolean;
  /** Heading level, as in `Section`. */
  readonly heading?: ElementType;
}

/** A section of a library entry with a list of short texts. Hidden if the list is empty. */
export function ListSection({ title, entries, isOrdered = false, heading = 'h3' }: ListSectionProps) {
  if (entries.length === 0) return null;
  return (
    <Section title={title} heading={heading}>
      <Box component={isOrdered ? 'ol' : 'ul'} sx={LIST}>
        {entries.map((entry) => (
          <li key={entry}>
            <LeadText text={entry} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  m: 0,
  pl: 3,
  display: 'grid',
  gap: 1,
  maxWidth: '46rem',
  '& > li': { pl: 0.5 },
  '& > li::marker': { color: 'primary.main', fontWeight: 680 },
} as const;

/** Maximum length of a lead-in up to the first colon, in characters. Anything longer is an ordinary sentence. */
const MAX_LEAD_CHARACTERS = 40;

/** Text whose lead-in, if it has one, is highlighted (`Owned media: ...`). */
function LeadText({ text }: { readonly text: string }) {
  const end = text.indexOf(': ') + 1;
  const lead = text.slice(0, end);
  if (end === 0 || end > MAX_LEAD_CHARACTERS || /[.;?!]/.test(lead)) return text;
  return (
    <>
      <strong>{lead}</strong>
      {text.slice(end)}
    </>
  );
}
