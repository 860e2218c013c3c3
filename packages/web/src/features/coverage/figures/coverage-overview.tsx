import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { formatShare, formatSignedShare } from '../../../lib/format.ts';
import { BarList } from '../../../ui/bar-list.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { FigureRow } from '../../../ui/figure-row.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { TermLink } from '../../../ui/term-link.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import { ComparePanel } from '../compare/compare-panel.tsx';
import type { ComparisonState } from '../compare/use-comparison.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageCharts } from './coverage-charts.tsx';
import { shareOfVoice } from './coverage-figures.ts';
import { CoverageGroups } from './coverage-groups.tsx';
import { MessageTable } from './message-table.tsx';
import { type KeywordTones, toneCounts } from './tone-counts.ts';
import { leftRows, totalFigures } from './total-figures.ts';

const { figures: FIGURES, groups: GROUPS, shares: SHARES } = COVERAGE_STRINGS;

interface CoverageOverviewProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  readonly comparison: ComparisonState;
  /** The current filter of the table. */
  readonly picked: FigurePick | null;
  /** Shows the rows behind a figure, or all rows if null. */
  readonly onPick: (pick: FigurePick | null) => void;
}

/**
 * Figures for the articles included in the count: totals, share of voice, and breakdowns. Clicking a figure shows its
 * rows.
 */
export const CoverageOverview = memo(function CoverageOverview(props: CoverageOverviewProps) {
  const { list, keywords, picked, onPick } = props;
  const shares = useMemo(() => shareOfVoice(list, keywords), [list, keywords]);
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 3 }}>
      <Totals {...props} />
      <Fold title={FIGURES.more} isPrinted={false}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box sx={HALVES}>
            <Section title={SHARES.title}>
              <BarList
                caption={SHARES.caption}
                labelHeading={SHARES.keyword}
                valueHeading={SHARES.share}
                max={1}
                format={formatShare}
                bars={shares.map(({ keyword, mentions, articles, inHeadlines, percent }) => ({
                  label: keyword,
                  value: percent / 100,
                  note: SHARES.note(mentions, articles, inHeadlines),
                }))}
                pick={{
                  picked: shares.find(({ keyword }) => SHARES.pick(keyword) === picked?.label)?.keyword ?? '',
                  onPick: (keyword) => {
                    const share = shares.find((one) => one.keyword === keyword);
                    onPick(share ? { label: SHARES.pick(keyword), rows: share.rows } : null);
                  },
                  hint: SHARES.hint,
                }}
              />
              <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '40rem' }}>
                {SHARES.formula} {SHARES.caveat} <TermLink term="Share of Voice" />
              </Typography>
            </Section>
            <CoverageGroups list={list} keywords={keywords} onPick={onPick} />
          </Box>
          <CoverageCharts list={list} keywords={keywords} onPick={onPick} />
          <MessageTable list={list} onPick={onPick} />
          <ComparePanel list={list} state={props.comparison} onPick={onPick} />
        </Box>
      </Fold>
    </Panel>
  );
});

function Totals({ list, keywords, onPick }: CoverageOverviewProps) {
  const totals = useMemo(() => totalFigures(list, keywords), [list, keywords]);
  const tones = useMemo(() => toneCounts(list, keywords.slice(0, TONES_SHOWN)), [list, keywords]);
  const left = useMemo(() => leftRows(list), [list]);
  return (
    <Section title={FIGURES.title}>
      <FigureRow
        figures={[
          ...totals.map(({ name, value, rows }) => ({
            label: FIGURES[name],
            value: (
              <Figure
                about={FIGURES[name]}
                onOpen={rows.length > 0 ? () => onPick({ label: FIGURES[name], rows }) : undefined}
              >
                {formatCount(value)}
              </Figure>
            ),
          })),
          ...tones.filter(({ net }) => net !== null).map((tone) => netToneFigure(tone, onPick)),
        ]}
      />
      {tones.some(({ net }) => net !== null) ? (
        <Typography variant="caption" sx={{ color: 'text.secondary', maxWidth: '46rem' }}>
          {FIGURES.netToneNote} <TermLink term="Net Sentiment" />
        </Typography>
      ) : null}
      {left.length === 0 ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {FIGURES.notCounted}
          {left.map(({ name, rows }, position) => (
            <span key={name}>
              {position === 0 ? ' ' : ' · '}
              <Figure about={FIGURES.rowsOf} onOpen={() => onPick({ label: FIGURES.leftNames[name], rows })}>
                {`${formatCount(rows.length)} ${FIGURES.left[name]}`}
              </Figure>
            </span>
          ))}
        </Typography>
      )}
    </Section>
  );
}

/** The net tone toward a keyword over the whole list, with the numbers of articles that it is computed from. */
function netToneFigure(
  { keyword, groups, net, scored }: KeywordTones,
  onPick: CoverageOverviewProps['onPick'],
) {
  const label = FIGURES.netTone(keyword);
  return {
    label,
    value: (
      <Figure about={label} onOpen={() => onPick({ label, rows: scored })}>
        {formatSignedShare(net ?? 0)}
      </Figure>
    ),
    note: groups
      .filter(({ tone, rows }) => tone !== null || rows.length > 0)
      .map(({ tone, rows }, position) => (
        <span key={tone}>
          {position === 0 ? '' : ', '}
          <Figure
            about={FIGURES.tonedAbout(keyword)}
            onOpen={
              rows.length > 0
                ? () => onPick({ label: GROUPS.tonePick(tone ?? GROUPS.noTone, keyword), rows })
                : undefined
            }
          >
            {FIGURES.toned(rows.length, tone)}
          </Figure>
        </span>
      )),
  };
}

/** Maximum number of keywords whose net tone is among the main figures. The breakdown by tone has all keywords. */
const TONES_SHOWN = 3;
const HALVES = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
