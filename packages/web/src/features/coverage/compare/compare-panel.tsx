import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import { FIGURE_TABLE } from '../figures/figure-table-style.ts';
import { useLists } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { comparedFigures } from './compare-lists.ts';
import { changeOf, labelOf, valueText } from './comparison-tables.ts';
import type { ComparisonState } from './use-comparison.ts';
import { useEarlierRows } from './use-earlier-rows.tsx';

const STRINGS = COVERAGE_STRINGS.compare;

interface ComparePanelProps {
  readonly list: CoverageList;
  readonly state: ComparisonState;
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/** Compares the figures of this list with those of an earlier one. Hidden if no other list has articles. */
export function ComparePanel({ list, state: { earlier, choose }, onPick }: ComparePanelProps) {
  const others = useLists(list).filter(({ id, articles }) => id !== list.id && articles > 0);
  if (others.length === 0) return null;
  return (
    <Fold title={STRINGS.title} isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label={STRINGS.choose}
          value={earlier?.id ?? ''}
          options={[
            { value: '', label: STRINGS.none },
            ...others.map((other) => ({
              value: other.id,
              label: COVERAGE_STRINGS.lists.option(
                [other.name || other.client, other.period].filter(Boolean).join(', '),
                other.articles,
                other.changedAt,
              ),
            })),
          ]}
          onChange={choose}
        />
        {earlier === null ? null : <ComparedFigures before={earlier} after={list} onPick={onPick} />}
      </Box>
    </Fold>
  );
}

interface ComparedFiguresProps {
  readonly before: CoverageList;
  readonly after: CoverageList;
  readonly onPick: (pick: FigurePick) => void;
}

/** The figures of two lists side by side. Each opens its articles. */
function ComparedFigures({ before, after, onPick }: ComparedFiguresProps) {
  const figures = useMemo(() => comparedFigures(before, after), [before, after]);
  const earlier = useEarlierRows(before);
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={STRINGS.figures}>
        <Box component="table" sx={FIGURE_TABLE}>
          <thead>
            <tr>
              {[STRINGS.figure, STRINGS.before, STRINGS.after, STRINGS.change].map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => {
              const label = labelOf(figure);
              const about = STRINGS.rowsOf(label);
              const { rows } = figure;
              return (
                <tr key={label}>
                  <th scope="row" dir="auto">
                    {label}
                  </th>
                  <td>{earlier.figure(label, figure.rowsBefore, valueText(figure, figure.before))}</td>
                  <td>
                    <Figure
                      about={about}
                      onOpen={rows.length > 0 ? () => onPick({ label: about, rows }) : undefined}
                    >
                      {valueText(figure, figure.after)}
                    </Figure>
                  </td>
                  {/* The difference is computed from the two figures next to it. */}
                  <td data-evidence="">{changeOf(figure)}</td>
                </tr>
              );
            })}
          </tbody>
        </Box>
      </Box>
      {earlier.evidence}
    </>
  );
}
