import { countOf, formatCount } from '@earshot/schema/format-count';
import { SOURCES_SHOWN } from '@earshot/schema/limits';
import { sentimentLabel } from '@earshot/schema/sentiment';
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { parseWebUrl } from '@earshot/schema/web-url';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { formatDate, formatSigned } from '../../lib/format.ts';
import { FactList } from '../../ui/section.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { HeatParts } from './heat.tsx';
import { TRENDING_STRINGS } from './strings.ts';
import { type StoryEdits, takeOutButtonId } from './use-hand-edits.ts';

/** Loaded only for an opened story, because it needs the code of coverage lists. */
const AddLines = lazy(() => import('../coverage/add-to-coverage.tsx').then((m) => ({ default: m.AddLines })));

const STRINGS = TRENDING_STRINGS.item;
const PAGE_SIZE = 50;
const WORDS_SHOWN = 12;

interface StoryProps {
  readonly item: TrendingItem;
  readonly edits: StoryEdits;
}

export function StoryDetails({ item, edits }: StoryProps) {
  const { title, heat_parts, deciding_words, members } = item;
  const articles = members.flatMap(({ url, title: headline, source, date }) => {
    const link = url === null ? null : parseWebUrl(url);
    return link ? [{ address: link.href, headline, outlet: source ?? '', date: date ?? '' }] : [];
  });
  return (
    <Box sx={DETAILS}>
      <Facts item={item} />
      {members.length > 0 ? <Lines item={item} edits={edits} /> : null}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <Merge item={item} edits={edits} />
        {articles.length > 0 ? (
          <Suspense fallback={null}>
            <AddLines articles={articles} />
          </Suspense>
        ) : null}
      </Box>
      {heat_parts.length > 0 ? <HeatParts title={title} parts={heat_parts} /> : null}
      {deciding_words.length > 0 ? (
        <div>
          <b>Words that decided the tone</b> <span data-evidence="">{decidingWords(deciding_words)}</span>
        </div>
      ) : null}
    </Box>
  );
}

function decidingWords(words: TrendingItem['deciding_words']): string {
  const weighted = words.map(({ text, weight }) => `${text} ${formatSigned(weight)}`);
  return [...new Set(weighted)].slice(0, WORDS_SHOWN).join(' · ');
}

function Facts({ item }: { readonly item: TrendingItem }) {
  const { tied_by, pick_ups, sources, members, avg_sentiment } = item;
  const toned = members.filter(({ sentiment }) => sentiment !== null).length;
  const facts = [
    { label: STRINGS.why, value: item.explain_why },
    { label: 'What these lines share', value: members.length > 1 ? tied_by.join(', ') : '' },
    { label: 'Ran a copy only', value: pick_ups.join(', ') },
    { label: 'All sources', value: sources.length > SOURCES_SHOWN ? sources.join(', ') : '' },
    {
      label: 'Tone',
      value:
        avg_sentiment !== null && toned > 1
          ? `${formatSigned(avg_sentiment)} is the mean of ${countOf(toned, 'line')} with a tone.`
          : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <div data-evidence="">
      <FactList facts={facts} />
    </div>
  );
}

function Lines({ item, edits }: StoryProps) {
  const { title, members } = item;
  const [shown, setShown] = useState(PAGE_SIZE);
  const hidden = members.length - shown;
  const hasSeveral = members.length > 1;
  return (
    <div>
      <Box component="ol" aria-label={`Lines merged into ${title}`} sx={LINES}>
        {members.slice(0, shown).map((member) => (
          <li key={member.line}>
            <div>
              <span dir="auto">{member.title || member.text}</span>
              <Origin member={member} hasTone={hasSeveral} />
            </div>
            {hasSeveral ? (
              <SmallButton
                type="button"
                className="no-print"
                id={takeOutButtonId(member.line)}
                aria-label={`${STRINGS.takeOut}: ${member.title || member.text}`}
                onClick={() => edits.takeOut(item, member.line)}
              >
                {STRINGS.takeOut}
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
    </div>
  );
}

interface OriginProps {
  readonly member: Member;
  readonly hasTone: boolean;
}

function Origin({ member, hasTone }: OriginProps) {
  const { source, date, url, copy_of, paid, sentiment } = member;
  const facts = [
    source,
    date === null ? null : formatDate(date),
    copy_of === null ? null : `Copy of line ${formatCount(copy_of)}`,
    paid ? 'Paid placement' : null,
    hasTone && sentiment !== null ? `${sentimentLabel(sentiment)} ${formatSigned(sentiment)}` : null,
  ].filter((fact) => fact !== null);
  const link = url === null ? null : parseWebUrl(url);
  if (facts.length === 0 && !link) return null;
  return (
    <Box component="span" data-evidence="" sx={{ display: 'block', color: 'text.secondary' }}>
      {facts.join(' · ')}
      {link ? (
        <>
          {facts.length > 0 ? ' · ' : ''}
          <Link href={link.href} target="_blank" rel="noopener noreferrer">
            Open link
          </Link>
        </>
      ) : null}
    </Box>
  );
}

function Merge({ item, edits }: StoryProps) {
  const [others, setOthers] = useState<ReturnType<StoryEdits['others']> | null>(null);
  const [chosen, setChosen] = useState('0');
  if (others === null)
    return (
      <SmallButton type="button" onClick={() => setOthers(edits.others(item))}>
        Merge with…
      </SmallButton>
    );
  const target = others[Number(chosen)]?.item;
  if (!target) return <span>This is the only story of the ranking.</span>;
  return (
    <>
      <SelectField
        label="Merge with (most alike first)"
        value={chosen}
        options={others.map((other, i) => ({
          value: String(i),
          label: `${formatCount(other.rank)}. ${other.item.title}`,
        }))}
        onChange={setChosen}
      />
      <SmallButton type="button" onClick={() => edits.merge(item, target)}>
        Merge
      </SmallButton>
    </>
  );
}

const DETAILS = {
  typography: 'body2',
  display: 'grid',
  gap: 1.5,
  mt: 0.5,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: 1,
    py: 0.5,
    '& + li': { borderTop: 1, borderColor: 'divider' },
    '& > button': { flexShrink: 0 },
  },
} as const;
