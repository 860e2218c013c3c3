import { formatCount } from '@earshot/schema/format-count';
import { type ChangeEvent, memo } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { shownEntry, toneOf } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { PastedText } from './pasted-text.tsx';
import { RowDetails } from './row-details.tsx';
import { RowEditor } from './row-editor.tsx';
import { toneText } from './row-notes.ts';
import { type RowPanel, rowElementId } from './row-panel.ts';
import { ToneMenu } from './tone-menu.tsx';
import type { Triage } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.table;

interface CoverageRowProps {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  /** Keywords whose tones have a column. */
  readonly toned: readonly string[];
  /** A sentence on how the row relates to other rows. Empty if it is not related to any. */
  readonly kinship: string;
  /** Why the row's figures are out of date and not comparable with other rows. Empty if they are current. */
  readonly stale: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** The panel that is open below this row. */
  readonly panel: RowPanel | null;
  readonly actions: Triage['actions'];
}

/** One article of the list in one line, and the open panel below it. A press anywhere on the line opens its sentences. */
export const CoverageRowView = memo(function CoverageRowView(props: CoverageRowProps) {
  const { row, toned, panel, isActive, isSelected, actions } = props;
  // Without the box that selects the row, which is mostly hidden.
  const columns = 5 + toned.length;
  const entry = shownEntry(row);
  const state = entry === null ? row.status : row.excluded === null ? 'done' : 'excluded';
  return (
    <>
      <tr
        id={rowElementId(row.id)}
        data-row={row.id}
        tabIndex={isActive ? 0 : -1}
        aria-selected={isSelected}
        className={state}
      >
        <td className="select">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={STRINGS.select(titleOf(row))}
            onChange={({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
              actions.select(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
        <td className="day">{entry?.date ? shortDay(entry.date) : '–'}</td>
        <td className="outlet">
          <bdi>{entry?.outlet || row.known.outlet}</bdi>
        </td>
        <HeadlineCell {...props} />
        <td className="number" data-evidence="">
          {entry === null ? '' : formatCount(mentionsOf(row, props.keywords))}
        </td>
        {toned.map((keyword) => (
          <ToneCell key={keyword} {...props} keyword={keyword} />
        ))}
        <td className="more">
          {entry === null ? null : (
            <button
              type="button"
              aria-label={STRINGS.editName(titleOf(row))}
              aria-expanded={panel?.kind === 'edit'}
              onClick={(event) => {
                event.currentTarget.focus();
                actions.open({ id: row.id, kind: 'edit' });
              }}
            >
              ⋯
            </button>
          )}
        </td>
      </tr>
      {panel === null ? null : (
        <tr className="panel" data-row={row.id}>
          <td colSpan={columns}>
            <OpenPanel {...props} panel={panel} />
          </td>
        </tr>
      )}
    </>
  );
});

function HeadlineCell({ row, panel, actions, kinship, stale }: CoverageRowProps) {
  const notes = [
    ...(row.entry === null ? [STRINGS.status[row.status === 'running' ? 'running' : 'waiting']] : []),
    ...(row.excluded === null ? [] : [STRINGS.status.excluded]),
    ...[kinship, stale].filter(Boolean),
    ...(row.failure === '' ? [] : [row.failure]),
  ];
  return (
    <td className="headline" title={notes.join(' ') || undefined}>
      <div>
        {row.starred === null ? null : (
          <span role="img" aria-label={STRINGS.starred}>
            ★
          </span>
        )}
        {row.entry === null ? (
          <span className="title" dir="auto">
            {titleOf(row)}
          </span>
        ) : (
          <button
            type="button"
            className="title"
            dir="auto"
            aria-expanded={panel?.kind === 'evidence'}
            onClick={(event) => {
              event.currentTarget.focus();
              actions.open({ id: row.id, kind: 'evidence' });
            }}
          >
            {titleOf(row)}
          </button>
        )}
        {notes.length > 0 ? <span className="note">{notes[0]}</span> : null}
      </div>
    </td>
  );
}

interface ToneCellProps extends CoverageRowProps {
  readonly keyword: string;
}

/** The tone toward a keyword as a dot and a word. Opens the menu that corrects it. */
function ToneCell({ row, keyword, panel, actions }: ToneCellProps) {
  if (row.entry === null) return <td className="tone" />;
  const tone = toneOf(row, keyword);
  return (
    <td className="tone">
      {tone.isAbout ? (
        <button
          type="button"
          data-tone-label={tone.label ?? 'none'}
          aria-label={`${toneText(tone)}. ${STRINGS.toneTowards(keyword)}: ${STRINGS.setTone(titleOf(row))}`}
          aria-expanded={panel?.kind === 'tone' && panel.keyword === keyword}
          onClick={(event) => {
            event.currentTarget.focus();
            actions.open({ id: row.id, kind: 'tone', keyword });
          }}
        >
          {toneText(tone)}
        </button>
      ) : (
        STRINGS.notAbout
      )}
    </td>
  );
}

/** The open panel below a row: its sentences, the tone menu, the row editor, or the form for pasted text. */
function OpenPanel({
  panel,
  row,
  keywords,
  kinship,
  stale,
  actions,
}: CoverageRowProps & { panel: RowPanel }) {
  const close = () => actions.close(row.id);
  const [first = ''] = keywords;
  switch (panel.kind) {
    case 'evidence':
      return <RowDetails row={row} notes={[kinship, stale].filter(Boolean)} onClose={close} />;
    case 'tone':
      return (
        <ToneMenu
          row={row}
          keyword={panel.keyword ?? first}
          chosen={panel.tone ?? null}
          onSet={(label, reason) => actions.setTone(row, panel.keyword ?? first, label, reason)}
          onClose={close}
        />
      );
    case 'edit':
      return <RowEditor row={row} towards={first} actions={actions} onClose={close} />;
    case 'paste':
      return <PastedText row={row} repeat={actions.repeat} onClose={close} />;
  }
}

function mentionsOf(row: CoverageRow, keywords: readonly string[]): number {
  return keywords.reduce((sum, keyword) => sum + (figuresOf(row, keyword)?.mentions ?? 0), 0);
}

/** Returns a date without its year, which rarely differs within a list: `May 10`. */
function shortDay(date: string): string {
  return formatDate(date)
    .replace(/, \d{4}$/, '')
    .replace(/^(\p{L}{3})\p{L}+/u, '$1');
}
