import { formatCount } from '@earshot/schema/format-count';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { SentimentDot } from '../../../ui/figure.tsx';
import { mentionsOf, placementOf, shownEntry, titleOf, toneOf, toneText } from '../book/effective-row.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { RowDetails } from './row-details.tsx';
import { RowEditor } from './row-editor.tsx';
import { type RowActions, type RowPanel, rowElementId } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.table;

interface CoverageRowProps {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  readonly toned: readonly string[];
  readonly kinship: string;
  readonly stale: string;
  readonly isActive: boolean;
  readonly panel: RowPanel['kind'] | null;
  readonly actions: RowActions;
}

export const CoverageRowView = memo(function CoverageRowView(props: CoverageRowProps) {
  const { row, toned, panel, isActive, actions, keywords } = props;
  const entry = shownEntry(row);
  const state = entry === null ? row.status : row.excluded === null ? 'done' : 'excluded';
  return (
    <>
      <tr id={rowElementId(row.id)} data-row={row.id} tabIndex={isActive ? 0 : -1} className={state}>
        <td className="day">{entry?.date ? shortDay(entry.date) : '–'}</td>
        <td className="outlet">
          <bdi>{entry?.outlet || row.known.outlet}</bdi>
        </td>
        <HeadlineCell {...props} />
        <td className="number" data-evidence="">
          {entry === null ? '' : formatCount(mentionsOf(row, keywords))}
        </td>
        <td className="place">{placementOf(row, keywords)}</td>
        {toned.map((keyword) => (
          <ToneCell key={keyword} row={row} keyword={keyword} />
        ))}
      </tr>
      {panel === null ? null : (
        <tr className="panel" data-row={row.id}>
          <td colSpan={5 + toned.length}>
            {panel === 'edit' ? (
              <RowEditor row={row} actions={actions} />
            ) : (
              <RowDetails row={row} notes={[props.kinship, props.stale].filter(Boolean)} actions={actions} />
            )}
          </td>
        </tr>
      )}
    </>
  );
});

function HeadlineCell({ row, panel, actions, kinship, stale }: CoverageRowProps) {
  const { status } = STRINGS;
  // A sentence would be cut, so the cell shows a word. The sentence is in its tooltip, its hidden text and the opened row.
  const notes = [
    row.entry === null && { word: status[row.status === 'running' ? 'running' : 'waiting'], sentence: '' },
    row.excluded !== null && { word: status.excluded, sentence: STRINGS.excluded(row.excluded) },
    kinship !== '' && {
      word: kinship === STRINGS.sameArticle ? status.repeated : status.copy,
      sentence: kinship,
    },
    stale !== '' && { word: status.stale, sentence: stale },
    row.failure !== '' && { word: status.failed, sentence: row.failure },
  ].filter((note) => note !== false);
  const sentences = notes
    .map(({ sentence }) => sentence)
    .join(' ')
    .trim();
  return (
    <td className="headline" title={sentences || undefined}>
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
            aria-expanded={panel !== null}
            onClick={(event) => {
              event.currentTarget.focus();
              actions.open({ id: row.id, kind: 'details' });
            }}
          >
            {titleOf(row)}
          </button>
        )}
        {notes[0] ? (
          <span className="note">
            {notes[0].word}
            {sentences === '' ? null : <span style={visuallyHidden}>: {sentences}</span>}
          </span>
        ) : null}
      </div>
    </td>
  );
}

function ToneCell({ row, keyword }: Pick<CoverageRowProps, 'row'> & { readonly keyword: string }) {
  if (row.entry === null) return <td className="tone" />;
  const tone = toneOf(row, keyword);
  return (
    <td className="tone">
      {tone.isAbout ? <SentimentDot kind={tone.label ?? STRINGS.noTone} /> : null} {toneText(tone)}
    </td>
  );
}

/** A date without its year, which rarely differs within a list: `May 10`. */
function shortDay(date: string): string {
  return formatDate(date)
    .replace(/, \d{4}$/, '')
    .replace(/^(\p{L}{3})\p{L}+/u, '$1');
}
