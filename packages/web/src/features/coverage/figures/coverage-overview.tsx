import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { capitalized, formatShare, formatSignedShare } from '../../../lib/format.ts';
import { BarList } from '../../../ui/bar-list.tsx';
import { ModeToggle } from '../../../ui/choices.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { TermLink } from '../../../ui/method-note.tsx';
import { Fold, Panel, Section } from '../../../ui/section.tsx';
import type { CoverageList } from '../book/list-shape.ts';
import type { ComparisonState } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { ComparePanel, FigureTableView } from './figure-table.tsx';
import { groupTable, messageTable, toneTable, totalCells } from './figure-tables.ts';
import { type KeywordCounts, type ListFigures, leftRows, MIN_SCORED, timelineOf } from './list-figures.ts';

const { figures: FIGURES, tables: TABLES, shares: SHARES, timeline: TIMELINE } = COVERAGE_STRINGS;

interface CoverageOverviewProps {
  readonly list: CoverageList;
  readonly figures: ListFigures;
  readonly comparison: ComparisonState;
  readonly picked: FigurePick | null;
  readonly onPick: (pick: FigurePick | null) => void;
}

export const CoverageOverview = memo(function CoverageOverview(props: CoverageOverviewProps) {
  // The details are computed only when they are opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 3 }}>
      <Totals {...props} />
      <Fold title="Share of voice, breakdown, timeline and comparison" isPrinted={false} onToggle={setIsOpen}>
        {isOpen ? <Details {...props} /> : null}
      </Fold>
    </Panel>
  );
});

function Totals({ list, figures, onPick }: CoverageOverviewProps) {
  const left = leftRows(list);
  // One net tone is enough here, because the breakdown by tone has all keywords.
  const first = figures.keywords.find(({ scored }) => scored.length >= MIN_SCORED);
  return (
    <Section title="Overview">
      <Box component="dl" sx={TOTALS}>
        {totalCells(figures).map(({ text, rows, about: label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure about={label} onOpen={rows.length > 0 ? () => onPick({ label, rows }) : undefined}>
                {text}
              </Figure>
            </dd>
          </div>
        ))}
        {first ? <NetTone counts={first} onPick={onPick} /> : null}
      </Box>
      {first ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
          Net tone: percentage of positive articles minus percentage of negative articles, of those with a
          clear tone toward the keyword. <TermLink term="Net Sentiment" />
        </Typography>
      ) : null}
      {left.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not counted:
          {left.map(({ name, rows }, position) => (
            <span key={name}>
              {position === 0 ? ' ' : ' · '}
              <Figure
                about="articles"
                onOpen={() => onPick({ label: capitalized(FIGURES.left[name]), rows })}
              >
                {`${formatCount(rows.length)} ${FIGURES.left[name]}`}
              </Figure>
            </span>
          ))}
        </Typography>
      )}
    </Section>
  );
}

const TOTALS = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    px: 1.5,
    py: 1,
    borderRadius: 2,
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
    minWidth: 0,
  },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  // The column is reversed, so this comes last.
  '& dd.note': { m: 0, order: -1, typography: 'small', color: 'text.secondary' },
  '& dd:not(.note)': { m: 0, typography: 'figure', overflowWrap: 'anywhere' },
} as const;

interface NetToneProps extends Pick<CoverageOverviewProps, 'onPick'> {
  readonly counts: KeywordCounts;
}

function NetTone({ counts: { keyword, tones, net, scored, byHand }, onPick }: NetToneProps) {
  const label = FIGURES.netTone(keyword);
  const notes = [
    ...tones.map(({ tone, rows }) => ({
      text: `${formatCount(rows.length)} ${(tone ?? 'no clear tone').toLowerCase()}`,
      about: TABLES.tonePick(tone ?? TABLES.noTone, keyword),
      rows,
    })),
    { text: `${formatCount(byHand.length)} set by hand`, about: TABLES.byHandOf(keyword), rows: byHand },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Figure about={label} onOpen={() => onPick({ label, rows: scored })}>
          {formatSignedShare(net ?? 0)}
        </Figure>
      </dd>
      <dd className="note">
        {notes.map(({ text, about, rows }, position) => (
          <span key={about}>
            {position === 0 ? '' : ', '}
            <Figure about={about} onOpen={() => onPick({ label: about, rows })}>
              {text}
            </Figure>
          </span>
        ))}
      </dd>
    </div>
  );
}

function Details({ list, figures, comparison, picked, onPick }: CoverageOverviewProps) {
  const messages = messageTable(list);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={HALVES}>
        <Section title={SHARES.title}>
          <BarList
            caption="Share of voice by keyword"
            max={1}
            format={formatShare}
            bars={figures.keywords.map(({ keyword, mentions, rows, headlineRows, percent }) => ({
              label: keyword,
              value: percent / 100,
              note: SHARES.note(mentions, rows.length, headlineRows.length),
            }))}
            pick={{
              picked:
                figures.keywords.find(({ keyword }) => SHARES.pick(keyword) === picked?.label)?.keyword ?? '',
              onPick: (keyword) => {
                const share = figures.keywords.find((one) => one.keyword === keyword);
                onPick(share ? { label: SHARES.pick(keyword), rows: share.rows } : null);
              },
              hint: 'Press a keyword to see its articles in the table.',
            }}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '40rem' }}>
            Share of voice = mentions of one keyword ÷ mentions of all tracked keywords, over the articles
            that count. {SHARES.caveat} <TermLink term="Share of Voice" />
          </Typography>
        </Section>
        <Breakdown figures={figures} onPick={onPick} />
      </Box>
      <Timeline figures={figures} picked={picked} onPick={onPick} />
      {messages.rows.length === 0 ? null : (
        <Section title={messages.title}>
          <FigureTableView table={messages} onPick={onPick} />
        </Section>
      )}
      <ComparePanel list={list} state={comparison} onPick={onPick} />
    </Box>
  );
}

function Breakdown({ figures, onPick }: Pick<CoverageOverviewProps, 'figures' | 'onPick'>) {
  const [shown, setShown] = useState<keyof typeof TABLES.dimensions>('outlet');
  const dimensions = (['outlet', 'day', 'tone', 'tier'] as const).filter(
    (one) => one !== 'tier' || figures.tiers.length > 0,
  );
  return (
    <Section title="Breakdown">
      <ModeToggle
        label="Break down by"
        mode={shown}
        options={dimensions.map((value) => ({ value, label: TABLES.dimensions[value] }))}
        onChange={setShown}
      />
      <FigureTableView
        key={shown}
        table={shown === 'tone' ? toneTable(figures) : groupTable(figures, shown)}
        onPick={onPick}
      />
    </Section>
  );
}

const HALVES = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

function Timeline({ figures, picked, onPick }: Pick<CoverageOverviewProps, 'figures' | 'picked' | 'onPick'>) {
  const { unit, groups } = timelineOf(figures);
  if (groups.length === 0) return null;
  const title = TIMELINE.titles[unit];
  const bars = groups.map(({ value, rows }) => ({
    label: TIMELINE.label[unit](value),
    value: rows.length,
    rows: rows.map(({ id }) => id),
  }));
  return (
    <Section title={title}>
      <BarList
        caption={title}
        bars={bars}
        pick={{
          picked: picked?.label ?? '',
          onPick: (label) => onPick(bars.find((bar) => bar.label === label) ?? null),
          hint: 'Press a bar to see its articles in the table. Articles without a date are left out.',
        }}
      />
    </Section>
  );
}
