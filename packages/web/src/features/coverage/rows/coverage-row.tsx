import { formatCount } from '@earshot/schema/format-count';
import { type ChangeEvent, memo } from 'react';
import { capitalized, formatDate } from '../../../lib/format.ts';
import { Figure } from '../../../ui/figure.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { figuresOf } from '../book/coverage-list.ts';
import { type ShownEntry, shownEntry, toneOf } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { CoverageRowProps } from './coverage-row-props.ts';
import { FailedRow } from './failed-row.tsx';
import { editNotesOf, toneText } from './row-notes.ts';
import { rowElementId } from './row-panel.ts';
import { RowPanelContent } from './row-panel-content.tsx';

const STRINGS = COVERAGE_STRINGS.table;

/** One article of the list: its figures, or why there are none, and the open panel below it. */
export const CoverageRowView = memo(function CoverageRowView(props: CoverageRowProps) {
  const { row, keywords, towards, panel, isActive, isSelected } = props;
  const columns = 4 + keywords.length + (towards === '' ? 0 : 1) + 1;
  const isCounted = row.entry !== null && row.excluded === null;
  return (
    <>
      <tr
        id={rowElementId(row.id)}
        data-row={row.id}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isSelected}
        className={row.entry === null ? row.status : isCounted ? 'done' : 'excluded'}
      >
        <SelectCell {...props} />
        {row.entry === null ? (
          <td colSpan={columns - 1}>
            <FailedRow {...props} />
          </td>
        ) : (
          <FigureCells {...props} />
        )}
      </tr>
      {panel === null ? null : (
        <tr className="panel no-print" data-row={row.id}>
          <td colSpan={columns}>
            <RowPanelContent {...props} panel={panel} />
          </td>
        </tr>
      )}
    </>
  );
});

function SelectCell({ row, isSelected, actions }: CoverageRowProps) {
  return (
    <td className="select no-print">
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          aria-label={STRINGS.select(titleOf(row))}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            actions.select(row.id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
        />
      </label>
    </td>
  );
}

function FigureCells(props: CoverageRowProps) {
  const { row, keywords, towards, panel, actions } = props;
  const entry = shownEntry(row);
  if (entry === null) return null;
  const title = entry.headline || STRINGS.noHeadline;
  return (
    <>
      <td className="day" data-label={STRINGS.date}>
        {formatDate(entry.date)} <EditedMark entry={entry} field="date" />
      </td>
      <td className="outlet" data-label={STRINGS.outlet}>
        <bdi>{entry.outlet}</bdi> <EditedMark entry={entry} field="outlet" />
        {entry.type === 'social' ? <span className="quiet">{STRINGS.socialPost}</span> : null}
        {entry.type === 'article' && !['', 'other'].includes(entry.scope) ? (
          <span className="quiet">{capitalized(entry.scope)}</span>
        ) : null}
      </td>
      <td className="headline" data-label={STRINGS.headline}>
        {entry.url === '' ? (
          <span className="title" dir="auto">
            {title}
          </span>
        ) : (
          <a href={entry.url} target="_blank" rel="noopener noreferrer" dir="auto">
            {title}
          </a>
        )}{' '}
        <EditedMark entry={entry} field="headline" />
        <RowNotes {...props} entry={entry} />
      </td>
      {keywords.map((keyword) => (
        <MentionsCell key={keyword} {...props} keyword={keyword} />
      ))}
      {towards === '' ? null : (
        <td className="tone" data-label={STRINGS.toneTowards(towards)}>
          <Figure
            about={STRINGS.setTone(title)}
            expanded={panel?.kind === 'tone'}
            onOpen={() => actions.open({ id: row.id, kind: 'tone' })}
          >
            {toneText(toneOf(row, towards))}
          </Figure>
        </td>
      )}
      <td className="no-print">
        <SmallButton
          aria-label={STRINGS.editName(title)}
          aria-expanded={panel?.kind === 'edit'}
          onClick={(event) => {
            event.currentTarget.focus();
            actions.open({ id: row.id, kind: 'edit' });
          }}
        >
          {STRINGS.edit}
        </SmallButton>
      </td>
    </>
  );
}

interface MentionsCellProps extends CoverageRowProps {
  readonly keyword: string;
}

function MentionsCell({ row, keyword, panel, actions }: MentionsCellProps) {
  const figures = figuresOf(row, keyword);
  return (
    <td className="number" data-label={keyword}>
      {figures === null ? (
        <span className="quiet">{STRINGS.notTracked}</span>
      ) : (
        <>
          <Figure
            about={STRINGS.mentionsIn(figures.mentions, keyword, titleOf(row))}
            expanded={panel?.kind === 'evidence' && panel.keyword === keyword}
            onOpen={
              figures.mentions > 0 ? () => actions.open({ id: row.id, kind: 'evidence', keyword }) : undefined
            }
          >
            {formatCount(figures.mentions)}
          </Figure>
          {figures.inHeadline ? <span className="quiet">{STRINGS.inHeadlineShort}</span> : null}
        </>
      )}
    </td>
  );
}

interface RowNotesProps extends CoverageRowProps {
  readonly entry: ShownEntry;
}

/**
 * Notes below the headline of a row: the summary, the user's corrections, why the row does not count or cannot be
 * compared, and the error of the last analysis.
 */
function RowNotes({ row, entry, kinship, stale }: RowNotesProps) {
  const place = entry.type === 'social' ? STRINGS.screenshot : STRINGS.pastedText;
  const notes = [
    ...(entry.url === '' ? [place] : []),
    ...(row.excluded === null ? [] : [STRINGS.excluded(row.excluded)]),
    ...(row.status === 'done' ? [] : [STRINGS.status[row.status === 'running' ? 'running' : 'waiting']]),
    ...[kinship, stale].filter(Boolean),
    ...editNotesOf(row, entry.edited),
    ...(row.known.reach === null ? [] : [STRINGS.reach(formatCount(row.known.reach))]),
    ...(row.known.note === '' ? [] : [row.known.note]),
  ];
  return (
    <>
      {notes.map((note) => (
        <span className="quiet" key={note}>
          {note}
        </span>
      ))}
      {row.failure === '' ? null : <span className="failure">{row.failure}</span>}
      {entry.summary === '' ? null : (
        <details>
          <summary>{STRINGS.summary}</summary>
          <p dir="auto">{entry.summary}</p>
        </details>
      )}
      <RecordNote entry={entry} />
    </>
  );
}

/** The analyst's record and the counts of a post, shown on demand. */
function RecordNote({ entry: { record, counts } }: { readonly entry: ShownEntry }) {
  const numbers = Object.entries(counts).map(([name, count]) => ({
    label: capitalized(name),
    value: formatCount(count),
  }));
  const lines = [...numbers, ...record];
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{STRINGS.record}</summary>
      {lines.map(({ label, value }) => (
        <p key={label} dir="auto">
          {label}: {value}
        </p>
      ))}
    </details>
  );
}

interface EditedMarkProps {
  readonly entry: ShownEntry;
  readonly field: ShownEntry['edited'][number];
}

function EditedMark({ entry, field }: EditedMarkProps) {
  return entry.edited.includes(field) ? <span className="edited">({STRINGS.edited})</span> : null;
}
