import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { ModeToggle } from '../../../ui/mode-toggle.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type CoverageGroup, type Dimension, groupCoverage } from './coverage-figures.ts';
import { FIGURE_TABLE } from './figure-table-style.ts';
import { ToneTable } from './tone-table.tsx';

const STRINGS = COVERAGE_STRINGS.groups;
const DIMENSIONS = (['outlet', 'day', 'tone'] as const).map((value) => ({
  value,
  label: STRINGS.dimensions[value],
}));
/** Number of groups shown until the breakdown is expanded. */
const GROUPS_SHOWN = 10;

interface CoverageGroupsProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** Articles and mentions by outlet or date, or articles by tone, as a table. */
export function CoverageGroups(props: CoverageGroupsProps) {
  const [shown, setShown] = useState<Dimension | 'tone'>('outlet');
  return (
    <Section title={STRINGS.title}>
      <Box className="no-print">
        <ModeToggle label={STRINGS.by} mode={shown} options={DIMENSIONS} onChange={setShown} />
      </Box>
      {shown === 'tone' ? <ToneTable {...props} /> : <GroupTable {...props} dimension={shown} />}
    </Section>
  );
}

interface GroupTableProps extends CoverageGroupsProps {
  readonly dimension: Dimension;
}

function GroupTable({ list, keywords, dimension, onPick }: GroupTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const groups = useMemo(() => groupCoverage(list, keywords, dimension), [list, keywords, dimension]);
  const shown = isWhole ? groups : groups.slice(0, GROUPS_SHOWN);
  return (
    <>
      {/* A wide table scrolls, so the keyboard must be able to reach it. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={STRINGS.title}>
        <Box component="table" sx={FIGURE_TABLE}>
          <thead>
            <tr>
              <th scope="col">{STRINGS.dimensions[dimension]}</th>
              <th scope="col">{STRINGS.articles}</th>
              {keywords.map((keyword) => (
                <th scope="col" key={keyword} dir="auto">
                  {keyword}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((group) => (
              <GroupRow
                key={group.value}
                group={group}
                label={labelOf(group.value, dimension)}
                keywords={keywords}
                onPick={onPick}
              />
            ))}
          </tbody>
        </Box>
      </Box>
      {groups.length > shown.length ? (
        <Box className="no-print">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {STRINGS.more(groups.length - shown.length)}
          </Button>
        </Box>
      ) : null}
    </>
  );
}

interface GroupRowProps extends Pick<CoverageGroupsProps, 'keywords' | 'onPick'> {
  readonly group: CoverageGroup;
  readonly label: string;
}

function GroupRow({ group, label, keywords, onPick }: GroupRowProps) {
  const articlesLabel = STRINGS.articlesOf(label);
  return (
    <tr>
      <th scope="row" dir="auto">
        {label}
      </th>
      <td>
        <Figure about={articlesLabel} onOpen={() => onPick({ label: articlesLabel, rows: group.rows })}>
          {formatCount(group.articles)}
        </Figure>
      </td>
      {group.mentions.map(({ count, rows }, position) => {
        const about = STRINGS.mentionsOf(keywords[position] ?? '', label);
        return (
          <td key={about}>
            <Figure about={about} onOpen={count > 0 ? () => onPick({ label: about, rows }) : undefined}>
              {formatCount(count)}
            </Figure>
          </td>
        );
      })}
    </tr>
  );
}

function labelOf(value: string, dimension: Dimension): string {
  if (value === '') return STRINGS.unknown[dimension];
  return dimension === 'day' ? STRINGS.day(value) : value;
}
