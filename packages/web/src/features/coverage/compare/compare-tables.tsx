import { formatCount } from '@earshot/schema/format-count';
import type { ComparedStory } from '@earshot/schema/trending/compare-rankings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import { FIGURE_TABLE } from '../figures/figure-table-style.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { comparedFigures, comparedOutlets, storyRows } from './compare-lists.ts';
import { useEarlierRows } from './use-earlier-rows.tsx';

const STRINGS = COVERAGE_STRINGS.compare;
/** Number of rows shown until the table is expanded. */
const ROWS_SHOWN = 12;

interface ComparedProps {
  readonly before: CoverageList;
  readonly after: CoverageList;
  readonly onPick: (pick: FigurePick) => void;
}

/** The figures of two lists side by side. */
export function ComparedFigures({ before, after, onPick }: ComparedProps) {
  const figures = useMemo(() => comparedFigures(before, after), [before, after]);
  const earlier = useEarlierRows(before);
  return (
    <ComparedTable
      title={STRINGS.figures}
      heads={[STRINGS.figure, STRINGS.before, STRINGS.after, STRINGS.change]}
      evidence={earlier.evidence}
      rows={figures.map(({ name, keyword, rowsBefore, rows, ...values }) => {
        const isShare = name === 'share';
        const label = isShare ? STRINGS.share(keyword) : STRINGS.names[name];
        const shown = (value: number) => (isShare ? STRINGS.shareOf(value) : formatCount(value));
        return {
          key: label,
          cells: [
            label,
            earlier.figure(label, rowsBefore, shown(values.before)),
            <PickedFigure key="after" label={label} rows={rows} onPick={onPick}>
              {shown(values.after)}
            </PickedFigure>,
            // The difference is computed from the two figures next to it.
            <span key="change" data-evidence="">
              {STRINGS.difference(values.after - values.before, isShare)}
            </span>,
          ],
        };
      })}
    />
  );
}

/** Number of articles per outlet in both lists. Each outlet is new, growing, steady, fading or gone. */
export function ComparedOutlets({ before, after, onPick }: ComparedProps) {
  const outlets = useMemo(() => comparedOutlets(before, after), [before, after]);
  const earlier = useEarlierRows(before);
  return (
    <ComparedTable
      title={STRINGS.outlets}
      heads={[STRINGS.outlet, STRINGS.change, STRINGS.before, STRINGS.after]}
      evidence={earlier.evidence}
      rows={outlets.map(({ outlet, change, rowsBefore, rows, ...values }) => ({
        key: outlet,
        cells: [
          outlet,
          STRINGS.changes[change],
          earlier.figure(outlet, rowsBefore, formatCount(values.before)),
          <PickedFigure key="after" label={outlet} rows={rows} onPick={onPick}>
            {formatCount(values.after)}
          </PickedFigure>,
        ],
      }))}
    />
  );
}

interface ComparedStoriesProps extends ComparedProps {
  readonly stories: readonly ComparedStory[];
}

/** Number of articles per story in both lists, with the change of each story. */
export function ComparedStories({ before, after, stories, onPick }: ComparedStoriesProps) {
  const rows = useMemo(() => ({ before: storyRows(before), after: storyRows(after) }), [before, after]);
  const earlier = useEarlierRows(before);
  const idsOf = (list: 'before' | 'after', story: ComparedStory) =>
    (rows[list][(story[list]?.rank ?? 0) - 1] ?? []).map(({ id }) => id);
  return (
    <ComparedTable
      title={STRINGS.stories}
      note={STRINGS.storiesNote}
      heads={[STRINGS.story, STRINGS.change, STRINGS.before, STRINGS.after]}
      evidence={earlier.evidence}
      rows={stories.map((story) => ({
        key: `${story.change} ${story.before?.rank ?? ''} ${story.after?.rank ?? ''}`,
        cells: [
          story.title,
          STRINGS.changes[story.change],
          earlier.figure(story.title, idsOf('before', story), formatCount(story.before?.lines ?? 0)),
          <PickedFigure key="after" label={story.title} rows={idsOf('after', story)} onPick={onPick}>
            {formatCount(story.after?.lines ?? 0)}
          </PickedFigure>,
        ],
      }))}
    />
  );
}

interface PickedFigureProps extends Pick<ComparedProps, 'onPick'> {
  readonly label: string;
  readonly rows: readonly number[];
  readonly children: string;
}

function PickedFigure({ label, rows, onPick, children }: PickedFigureProps) {
  const about = STRINGS.rowsOf(label);
  return (
    <Figure about={about} onOpen={rows.length > 0 ? () => onPick({ label: about, rows }) : undefined}>
      {children}
    </Figure>
  );
}

interface ComparedTableProps {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  /** The articles behind the figure that is open. */
  readonly evidence: ReactNode;
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

function ComparedTable({ title, note, heads, evidence, rows }: ComparedTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN);
  return (
    <Section title={title} heading="h4">
      {note === undefined ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={FIGURE_TABLE}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, cells: [name, ...others] }) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {others.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {evidence}
      {rows.length > shown.length ? (
        <Box>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {STRINGS.more(rows.length - shown.length)}
          </Button>
        </Box>
      ) : null}
    </Section>
  );
}
