import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { restErrorOf } from '../../../transport/rest-error.ts';
import { trpc } from '../../../transport/trpc.ts';
import { Fold } from '../../../ui/fold.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import { useCoverageStore } from '../book/use-coverage-store.ts';
import { useLists } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { storiesOf } from './compare-lists.ts';
import { ComparedFigures, ComparedOutlets, ComparedStories } from './compare-tables.tsx';

const STRINGS = COVERAGE_STRINGS.compare;

interface ComparePanelProps {
  readonly list: CoverageList;
  /** Shows the rows that a figure counts. */
  readonly onPick: (pick: FigurePick) => void;
}

/** This list beside an earlier one of this browser: figures, outlets and stories. Nothing while there is no other list. */
export function ComparePanel({ list, onPick }: ComparePanelProps) {
  const store = useCoverageStore();
  const [earlier, setEarlier] = useState<CoverageList | null>(null);
  const others = useLists(list).filter(({ id, articles }) => id !== list.id && articles > 0);
  if (others.length === 0) return null;
  const choose = async (id: string) => setEarlier(id === '' ? null : await store.peek(id));
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
          onChange={(id) => void choose(id)}
        />
        {earlier === null ? null : <Comparison before={earlier} after={list} onPick={onPick} />}
      </Box>
    </Fold>
  );
}

interface ComparisonProps extends Pick<ComparePanelProps, 'onPick'> {
  readonly before: CoverageList;
  readonly after: CoverageList;
}

function Comparison({ before, after, onPick }: ComparisonProps) {
  const { mutate, data, isPending, error } = trpc.trending.compare.useMutation();
  useEffect(
    () => mutate({ before: { items: storiesOf(before) }, after: { items: storiesOf(after) } }),
    [before, after, mutate],
  );
  return (
    <>
      <ComparedFigures before={before} after={after} onPick={onPick} />
      <ComparedOutlets before={before} after={after} onPick={onPick} />
      {isPending ? (
        <Typography variant="body2" role="status">
          {STRINGS.comparing}
        </Typography>
      ) : null}
      {error ? <Alert severity="error">{restErrorOf(error)?.detail || STRINGS.failed}</Alert> : null}
      {data ? <ComparedStories stories={data.stories} /> : null}
    </>
  );
}
