import type { Member } from '@earshot/schema/trending/model';
import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.item;
const PAGE_SIZE = 50;

interface MemberListProps {
  readonly title: string;
  readonly members: readonly Member[];
}

/** The input lines behind an article, as they were entered, with what was read from each. */
export function MemberList({ title, members }: MemberListProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  const hidden = members.length - shown;
  return (
    <>
      <Box component="ol" aria-label={STRINGS.linesOf(title)} sx={LIST}>
        {members.slice(0, shown).map((member) => (
          <li key={member.line}>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {STRINGS.line(member.line)}
            </Box>
            <div>
              <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {member.text}
              </Box>
              <Origin member={member} />
            </div>
          </li>
        ))}
      </Box>
      {hidden > 0 ? (
        <Button size="small" className="no-print" onClick={() => setShown(shown + PAGE_SIZE)}>
          {STRINGS.moreLines(Math.min(hidden, PAGE_SIZE))}
        </Button>
      ) : null}
    </>
  );
}

function Origin({ member: { source, date, url } }: { readonly member: Member }) {
  const read = [source, date === null ? null : formatDate(date)].filter((value) => value !== null);
  const link = url === null ? null : parseWebUrl(url);
  if (read.length === 0 && !link) return null;
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {read.join(' · ')}
      {link ? (
        <>
          {read.length > 0 ? ' · ' : ''}
          <Link href={link.href} target="_blank" rel="noopener noreferrer">
            {STRINGS.openLink}
          </Link>
        </>
      ) : null}
    </Box>
  );
}

const LIST = {
  typography: 'caption',
  m: 0,
  p: 0,
  listStyle: 'none',
  lineHeight: 1.5,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '4.5rem minmax(0, 1fr)' },
    columnGap: 1,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;
