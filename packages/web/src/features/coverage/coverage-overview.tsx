import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { BarList } from '../../ui/bar-list.tsx';
import { FigureRow } from '../../ui/figure-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { TermLink } from '../../ui/term-link.tsx';
import { formatShare } from './coverage-exports.ts';
import { shareOfVoice } from './coverage-figures.ts';
import { CoverageGroups } from './coverage-groups.tsx';
import type { CoverageRow } from './coverage-list.ts';
import { countedRows, shownEntry } from './effective-row.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const { figures: FIGURES, shares: SHARES } = COVERAGE_STRINGS;

interface CoverageOverviewProps {
  readonly rows: readonly CoverageRow[];
  readonly keywords: readonly string[];
  readonly towards: string;
}

/** Figures over the articles that count: totals, share of voice, and what they are made of. */
export const CoverageOverview = memo(function CoverageOverview(props: CoverageOverviewProps) {
  const { rows, keywords, towards } = props;
  const shares = useMemo(() => shareOfVoice(rows, keywords), [rows, keywords]);
  const counted = useMemo(() => countedRows(rows), [rows]);
  const sum = (of: 'mentions' | 'inHeadlines') => shares.reduce((total, share) => total + share[of], 0);
  const outlets = new Set(counted.map((row) => shownEntry(row)?.outlet.trim().toLowerCase()));
  const left = FIGURES.left(
    rows.filter(({ excluded }) => excluded !== null).length,
    rows.filter(({ status }) => status === 'failed').length,
    rows.filter(({ status }) => status === 'waiting' || status === 'running').length,
  );
  return (
    <Panel className="print-blocks" sx={{ display: 'grid', gap: 3 }}>
      <Section title={FIGURES.title}>
        <FigureRow
          figures={[
            { label: FIGURES.articles, value: formatCount(counted.length) },
            { label: FIGURES.outlets, value: formatCount(outlets.size) },
            { label: FIGURES.mentions, value: formatCount(sum('mentions')) },
            { label: FIGURES.headlines, value: formatCount(sum('inHeadlines')) },
          ]}
        />
        {left === '' ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {FIGURES.notCounted} {left}
          </Typography>
        )}
      </Section>
      <Box sx={HALVES}>
        <Section title={SHARES.title}>
          <BarList
            caption={SHARES.caption}
            labelHeading={SHARES.keyword}
            valueHeading={SHARES.share}
            max={1}
            format={formatShare}
            bars={shares.map(({ keyword, mentions, articles, shareOfVoice: value }) => ({
              label: keyword,
              value,
              note: SHARES.note(mentions, articles),
            }))}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '40rem' }}>
            {SHARES.formula} {SHARES.caveat} <TermLink term="Share of Voice" />
          </Typography>
        </Section>
        <CoverageGroups rows={rows} keywords={keywords} towards={towards} />
      </Box>
    </Panel>
  );
});

const HALVES = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
