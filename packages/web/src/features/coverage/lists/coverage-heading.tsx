import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, type RefObject } from 'react';
import { useFocusWhenShown } from '../../../lib/use-focus-when-shown.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import { newListId } from '../book/new-list-id.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { useLists } from './use-lists.ts';

const STRINGS = COVERAGE_STRINGS.lists;

interface CoverageHeadingProps {
  /** The heading, which is focused when the list opens. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly list: CoverageList;
  readonly update: CoverageStore['update'];
  /** Opens another list, or the form for a single article if null. */
  readonly onOpen: (listId: string | null) => void;
}

/** Back button, heading (focused when the list opens), name of the list, and menu of other lists. */
export const CoverageHeading = memo(function CoverageHeading(props: CoverageHeadingProps) {
  const { headingRef, list, update, onOpen } = props;
  const lists = useLists(list);
  useFocusWhenShown(headingRef);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <Box className="no-print">
      <Button size="small" onClick={() => onOpen(null)} sx={{ ml: -0.75 }}>
        {COVERAGE_STRINGS.back}
      </Button>
      <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {COVERAGE_STRINGS.title}
      </Typography>
      {list.rows.length === 0 ? (
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '46rem' }}>
          {COVERAGE_STRINGS.lead}
        </Typography>
      ) : null}
      <Box sx={FIELDS}>
        <TextField
          label={STRINGS.name}
          value={list.name}
          placeholder={STRINGS.unnamed}
          onChange={(name) =>
            update((current) => ({ ...current, name }), { what: STRINGS.renamed, series: 'name' })
          }
        />
        {others.length > 0 ? (
          <SelectField
            label={STRINGS.open}
            value={list.id}
            options={[
              { value: list.id, label: STRINGS.current(list.name, list.rows.length) },
              ...others.map((other) => ({
                value: other.id,
                label: STRINGS.option(other.name || other.client, other.articles, other.changedAt),
              })),
            ]}
            onChange={onOpen}
          />
        ) : null}
        <Button variant="outlined" onClick={() => onOpen(newListId())} sx={{ flexShrink: 0 }}>
          {STRINGS.create}
        </Button>
      </Box>
    </Box>
  );
});

const FIELDS = { mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' } as const;
