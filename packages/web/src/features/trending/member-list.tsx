import { sentimentLabel } from '@earshot/schema/sentiment';
import { canSplit } from '@earshot/schema/trending/hand-edits';
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { formatDate, formatSigned } from '../../lib/format.ts';
import { LOOSE_DASHES } from '../../ui/loose-dashes.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { MarkBox } from './mark-box.tsx';
import { MARK_STRINGS } from './mark-strings.ts';
import type { StoryEdits } from './story-edits.ts';
import type { MarkPlace, Marks } from './story-marks.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { takeOutButtonId } from './take-out-button-id.ts';
import { TONE_STRINGS } from './tone-strings.ts';

const STRINGS = TRENDING_STRINGS.item;
const PAGE_SIZE = 50;

interface MemberListProps {
  readonly item: TrendingItem;
  readonly edits: StoryEdits;
  /** Numbers of the marked lines. */
  readonly marks: Marks;
  readonly onMark: (place: MarkPlace, isRange: boolean) => void;
}

/** The lines of a story as entered, with the fields that were read from each line. */
export function MemberList({ item, edits, marks, onMark }: MemberListProps) {
  const { title, members } = item;
  const [shown, setShown] = useState(PAGE_SIZE);
  const hidden = members.length - shown;
  return (
    <>
      <Box component="ol" aria-label={STRINGS.linesOf(title)} sx={LIST}>
        {members.slice(0, shown).map((member) => (
          <li key={member.line} data-line={member.line}>
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {members.length > 1 ? (
                <MarkBox
                  label={MARK_STRINGS.line(member.line)}
                  mark={marks.has(member.line)}
                  onMark={(isRange) => onMark({ item, line: member.line }, isRange)}
                />
              ) : null}
              {STRINGS.line(member.line)}
            </Box>
            <div>
              <Box dir="auto" sx={{ overflowWrap: 'anywhere', ...LOOSE_DASHES }}>
                {member.text}
              </Box>
              <Origin member={member} />
              {members.length > 1 ? <LineTone value={member.sentiment} /> : null}
            </div>
            {members.length > 1 ? (
              <SmallButton
                type="button"
                className="no-print"
                id={takeOutButtonId(member.line)}
                onClick={() => edits.takeOut(item, member.line)}
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
      {members.length > 2 && canSplit(item) ? (
        <SmallButton type="button" className="no-print" onClick={() => edits.splitUp([item])}>
          {MARK_STRINGS.splitAll}
          <span style={visuallyHidden}>{MARK_STRINGS.splitAllOf(title)}</span>
        </SmallButton>
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

/** The tone of one line. Hidden if the line has none. */
function LineTone({ value }: { readonly value: number | null }) {
  if (value === null) return null;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {TONE_STRINGS.line(sentimentLabel(value), formatSigned(value))}
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
