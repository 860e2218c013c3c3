import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fold } from '../../../ui/fold.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import { useLists } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { ComparedFigures, ComparedOutlets, ComparedStories } from './compare-tables.tsx';
import type { ComparisonState } from './use-comparison.ts';

const STRINGS = COVERAGE_STRINGS.compare;

interface ComparePanelProps {
  readonly list: CoverageList;
  readonly state: ComparisonState;
  /** Shows the rows behind a figure. */
  readonly onPick: (pick: FigurePick) => void;
}

/**
 * Compares this list with an earlier one in this browser: figures, outlets and stories. Hidden if no other list has
 * articles.
 */
export function ComparePanel({ list, state, onPick }: ComparePanelProps) {
  const { comparison, choose } = state;
  const others = useLists(list).filter(({ id, articles }) => id !== list.id && articles > 0);
  if (others.length === 0) return null;
  return (
    <Fold title={STRINGS.title} isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label={STRINGS.choose}
          value={comparison?.earlier.id ?? ''}
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
        {comparison === null ? null : (
          <>
            <ComparedFigures before={comparison.earlier} after={list} onPick={onPick} />
            <ComparedOutlets before={comparison.earlier} after={list} onPick={onPick} />
            {state.isPending ? (
              <Typography variant="body2" role="status">
                {STRINGS.comparing}
              </Typography>
            ) : null}
            {state.failure === '' ? null : <Alert severity="error">{state.failure}</Alert>}
            {comparison.stories === null ? null : (
              <ComparedStories
                before={comparison.earlier}
                after={list}
                stories={comparison.stories}
                onPick={onPick}
              />
            )}
          </>
        )}
      </Box>
    </Fold>
  );
}
