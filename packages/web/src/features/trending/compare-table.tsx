import { formatCount } from '@earshot/schema/format-count';
import { CHANGES } from '@earshot/schema/trending/changes';
import type { ComparedStory } from '@earshot/schema/trending/compare-rankings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefObject, useState } from 'react';
import { LOOSE_DASHES } from '../../ui/loose-dashes.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import type { ToldPairs } from './compare-answers.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { JoinAnswer, JoinSuggestion } from './compare-suggestions.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = COMPARE_STRINGS;
const PAGE_SIZE = 20;

interface CompareTableProps {
  readonly rows: readonly ComparedStory[];
  /** Time range of the earlier list. May be empty. */
  readonly earlierWindow: string;
  /** Joins that would change what became of a story. */
  readonly suggestions: ReadonlyMap<ComparedStory, JoinSuggestion>;
  readonly onAnswer: (answer: JoinAnswer) => void;
  /** Says that the two stories of a row are different. */
  readonly onPart: (row: ComparedStory) => void;
  /** The user's answers about stories of both lists. */
  readonly told: ToldPairs;
  /** What the last answer did. Empty if there was none. */
  readonly outcome: string;
  /** The sentence above the tables. */
  readonly summaryRef: RefObject<HTMLParagraphElement | null>;
  /** Prefix of the row IDs (see `compareRowId`). */
  readonly rowIds: string;
}

/** Numbers of lines in the two lists. */
interface ListLines {
  readonly before: number;
  readonly after: number;
}

/** Stories of two lists, grouped by how they changed, with their ranks and line counts in both lists. */
export function CompareTable({
  rows,
  earlierWindow,
  summaryRef,
  outcome,
  told,
  ...joins
}: CompareTableProps) {
  const all = { before: linesOf(rows, 'before'), after: linesOf(rows, 'after') };
  const [same, different] = [told.same.length, told.different.length];
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography ref={summaryRef} tabIndex={-1} variant="body2" role="status" sx={{ outline: 'none' }}>
        {STRINGS.summary(rows.length, earlierWindow)}
        {same + different > 0 ? STRINGS.answered(same, different) : null}
        {outcome === '' ? null : <Box component="strong" dir="auto">{` ${outcome}`}</Box>}
      </Typography>
      {CHANGES.map((change) => {
        const of = rows.filter((row) => row.change === change);
        return of.length > 0 ? (
          <Group key={change} title={STRINGS.changes[change]} rows={of} all={all} {...joins} />
        ) : null;
      })}
    </Box>
  );
}

/** Returns the DOM ID of the cell that names a compared story. */
export function compareRowId(rowIds: string, { before, after }: ComparedStory): string {
  return `${rowIds}-${before?.rank ?? ''}-${after?.rank ?? ''}`;
}

interface GroupProps
  extends Pick<CompareTableProps, 'rows' | 'suggestions' | 'onAnswer' | 'onPart' | 'rowIds'> {
  readonly title: string;
  readonly all: ListLines;
}

function Group({ title, rows, all, suggestions, rowIds, ...answers }: GroupProps) {
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <div>
      <Box component="table" sx={TABLE}>
        <caption>{`${title} (${formatCount(rows.length)})`}</caption>
        <thead>
          <tr>
            <th scope="col">{STRINGS.story}</th>
            <th scope="col">{STRINGS.before}</th>
            <th scope="col">{STRINGS.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <Row
              key={`${row.before?.rank ?? ''}-${row.after?.rank ?? ''}`}
              row={row}
              all={all}
              suggestion={suggestions.get(row)}
              {...answers}
              id={compareRowId(rowIds, row)}
            />
          ))}
        </tbody>
      </Box>
      {rows.length > shown ? (
        <Button size="small" className="no-print" onClick={() => setShown(rows.length)}>
          {TRENDING_STRINGS.item.moreLines(rows.length - shown)}
        </Button>
      ) : null}
    </div>
  );
}

interface RowProps extends Pick<CompareTableProps, 'onAnswer' | 'onPart'> {
  readonly id: string;
  readonly row: ComparedStory;
  readonly all: ListLines;
  readonly suggestion: JoinSuggestion | undefined;
}

function Row({ id, row, all, suggestion, onAnswer, onPart }: RowProps) {
  const { title, before, after } = row;
  return (
    <tr>
      <th scope="row" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
        <span id={`${id}-title`} dir="auto">
          {title}
        </span>
        {before && after ? (
          <Box component="span" sx={NOTE}>
            {before.title === title ? null : (
              <span dir="auto">{`${STRINGS.earlierTitle(before.title)} `}</span>
            )}
            <Box component="span" className="no-print" sx={ANSWERS}>
              <SmallButton type="button" onClick={() => onPart(row)}>
                {STRINGS.different}
                <span style={visuallyHidden}>{STRINGS.differentFrom(title)}</span>
              </SmallButton>
            </Box>
          </Box>
        ) : null}
        {suggestion ? (
          <Box component="span" sx={NOTE}>
            <span dir="auto">{STRINGS.maybe(suggestion.title, suggestion.likelihood)}</span>
            {` ${STRINGS.where[suggestion.join.kind]}. `}
            <Box component="span" className="no-print" sx={ANSWERS}>
              <SmallButton type="button" onClick={() => onAnswer({ join: suggestion.join, isSame: true })}>
                {STRINGS.join}
                <span style={visuallyHidden}>{STRINGS.joinOf(title)}</span>
              </SmallButton>
              <SmallButton type="button" onClick={() => onAnswer({ join: suggestion.join, isSame: false })}>
                {STRINGS.different}
                <span style={visuallyHidden}>{STRINGS.joinOf(title)}</span>
              </SmallButton>
            </Box>
          </Box>
        ) : null}
      </th>
      <Side side={before} all={all.before} />
      <Side side={after} all={all.after} />
    </tr>
  );
}

interface SideProps {
  readonly side: ComparedStory['before'];
  /** Number of lines in that list. */
  readonly all: number;
}

/** The rank, lines and share of a story in one list. */
function Side({ side, all }: SideProps) {
  if (side === null) return <td>{STRINGS.none}</td>;
  return (
    <td>
      {STRINGS.side(side.rank, side.lines)}
      {side.lines > 0 ? (
        <Box component="span" sx={NOTE}>
          {STRINGS.share(side.lines, all)}
        </Box>
      ) : null}
    </td>
  );
}

/** Returns the number of lines in one of the lists. */
function linesOf(rows: readonly ComparedStory[], list: 'before' | 'after'): number {
  return rows.reduce((sum, row) => sum + (row[list]?.lines ?? 0), 0);
}

const ANSWERS = { display: 'inline-flex', flexWrap: 'wrap', gap: 0.75 } as const;
const NOTE = { display: 'block', color: 'text.secondary' } as const;
const TABLE = {
  typography: 'body2',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', fontWeight: 650, pb: 0.5 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', ...LOOSE_DASHES },
  '& td, & thead th + th': { width: { xs: '4.25rem', sm: '9rem' }, fontVariantNumeric: 'tabular-nums' },
} as const;
