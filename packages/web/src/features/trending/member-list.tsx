import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { LOOSE_DASHES } from '../../ui/loose-dashes.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import type { StoryEdits } from './story-edits.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { takeOutButtonId } from './take-out-button-id.ts';

const STRINGS = TRENDING_STRINGS.item;
const PAGE_SIZE = 50;

interface MemberListProps {
  readonly item: TrendingItem;
  readonly onTakeOut: StoryEdits['takeOut'];
}

/** The lines of a story as entered, with the fields that were read from each line. */
export function MemberList({ item, onTakeOut }: MemberListProps) {
  const { title, members } = item;
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
              <Box dir="auto" sx={{ overflowWrap: 'anywhere', ...LOOSE_DASHES }}>
                {member.text}
              </Box>
              <Origin member={member} />
            </div>
            {members.length > 1 ? (
              <SmallButton
                type="button"
                className="no-print"
                id={takeOutButtonId(member.line)}
                onClick={() => onTakeOut(item, member.line)}
              >
                {STRINGS.takeOut}
                <span style={visuallyHidden}>{`: ${STRINGS.line(member.line)}`}</span>
              </SmallButton>
            ) : null}
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

function Origin({ member: { source, date, url, copy_of, paid } }: { readonly member: Member }) {
  const read = [
    source,
    date === null ? null : formatDate(date),
    copy_of === null ? null : STRINGS.copyOf(copy_of),
    paid ? STRINGS.isPaid : null,
  ].filter((value) => value !== null);
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
  mt: 1,
  p: 0,
  listStyle: 'none',
  lineHeight: 1.5,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '4.5rem minmax(0, 1fr) auto' },
    columnGap: 1,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& button': {
    fontSize: '0.75rem',
    mt: { xs: 0.5, sm: 0 },
    justifySelf: 'start',
    alignSelf: 'start',
    '@media (pointer: fine)': { minHeight: 26 },
  },
} as const;
