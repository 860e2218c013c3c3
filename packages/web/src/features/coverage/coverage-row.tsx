import { formatCount } from '@earshot/schema/format-count';
import { type MouseEvent, memo } from 'react';
import { capitalized, formatDate } from '../../lib/format.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { type CoverageRow, figuresOf } from './coverage-list.ts';
import { editNotesOf, toneText } from './coverage-table.ts';
import { shownEntry, toneOf } from './effective-row.ts';
import { FailedRow } from './failed-row.tsx';
import { RowEditor } from './row-editor.tsx';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.table;

/** What a row can have done to it. */
export interface RowActions {
  readonly change: (id: number, changes: Partial<CoverageRow>) => void;
  readonly remove: (id: number) => void;
  /** Works through what waits. */
  readonly onRun: () => void;
}

interface CoverageRowViewProps extends RowActions {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  readonly trackedKeywords: readonly string[];
  readonly towards: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: number | null) => void;
}

/** One article of the list: its figures, or why there are none; and its editor below it. */
export const CoverageRowView = memo(function CoverageRowView(props: CoverageRowViewProps) {
  const { row, keywords, towards, isOpen, onOpen } = props;
  const columns = 3 + keywords.length + (towards === '' ? 0 : 1) + 1;
  if (row.entry === null) {
    return (
      <tr className={row.status}>
        <td colSpan={columns}>
          <FailedRow {...props} />
        </td>
      </tr>
    );
  }
  return (
    <>
      <FiguresRow {...props} />
      {isOpen ? (
        <tr className="panel no-print">
          <td colSpan={columns}>
            <RowEditor {...props} onClose={() => onOpen(null)} />
          </td>
        </tr>
      ) : null}
    </>
  );
});

function FiguresRow({ row, keywords, towards, isOpen, onOpen }: CoverageRowViewProps) {
  const entry = shownEntry(row);
  if (entry === null) return null;
  const isEdited = (field: 'outlet' | 'headline' | 'date') => entry.edited.includes(field);
  const tone = toneOf(row, towards);
  const title = entry.headline || STRINGS.noHeadline;
  return (
    <tr className={row.excluded === null ? 'done' : 'excluded'}>
      <td className="day" data-label={STRINGS.date}>
        {formatDate(entry.date)} {isEdited('date') ? <EditedMark /> : null}
      </td>
      <td className="outlet" data-label={STRINGS.outlet}>
        <bdi>{entry.outlet}</bdi> {isEdited('outlet') ? <EditedMark /> : null}
        {entry.type === 'social' ? <span className="quiet">{STRINGS.socialPost}</span> : null}
        {entry.type === 'article' && entry.scope ? (
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
        {isEdited('headline') ? <EditedMark /> : null}
        {entry.url === '' ? (
          <span className="quiet">{entry.type === 'social' ? STRINGS.screenshot : STRINGS.pastedText}</span>
        ) : null}
        <RowNotes row={row} />
      </td>
      {keywords.map((keyword) => (
        <MentionsCell key={keyword} row={row} keyword={keyword} />
      ))}
      {towards === '' ? null : <td data-label={STRINGS.toneTowards(towards)}>{toneText(tone)}</td>}
      <td className="no-print">
        <SmallButton
          aria-label={STRINGS.editName(title)}
          aria-expanded={isOpen}
          onClick={(event: MouseEvent<HTMLButtonElement>) => {
            event.currentTarget.focus();
            onOpen(isOpen ? null : row.id);
          }}
        >
          {STRINGS.edit}
        </SmallButton>
      </td>
    </tr>
  );
}

function MentionsCell({ row, keyword }: { readonly row: CoverageRow; readonly keyword: string }) {
  const figures = figuresOf(row, keyword);
  return (
    <td className="number" data-label={keyword}>
      {figures === null ? (
        <span className="quiet">{STRINGS.notTracked}</span>
      ) : (
        <>
          {formatCount(figures.mentions)}
          {figures.inHeadline ? <span className="quiet">{STRINGS.inHeadlineShort}</span> : null}
        </>
      )}
    </td>
  );
}

/** Summary, what a person changed, why the row is left out, and what went wrong at the last try. */
function RowNotes({ row }: { readonly row: CoverageRow }) {
  const entry = shownEntry(row);
  if (entry === null) return null;
  const notes = editNotesOf(row, entry.edited);
  return (
    <>
      {row.excluded === null ? null : <span className="quiet">{STRINGS.excluded(row.excluded)}</span>}
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
    </>
  );
}

function EditedMark() {
  return <span className="edited">({STRINGS.edited})</span>;
}
