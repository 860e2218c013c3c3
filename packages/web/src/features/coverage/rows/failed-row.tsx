import { SmallButton } from '../../../ui/small-button.tsx';
import type { CoverageRow } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { CoverageRowProps } from './coverage-row-props.ts';

const { row: STRINGS, table: TABLE } = COVERAGE_STRINGS;

/** A row without a report: its status, or why it failed and buttons for the next steps. */
export function FailedRow({ row, panel, actions }: CoverageRowProps) {
  const queue = (kind: CoverageRow['kind']) => void actions.repeat(row.id, { kind });
  return (
    <>
      {row.known.headline === '' ? null : (
        <div>
          <bdi>{row.known.headline}</bdi>
        </div>
      )}
      {row.address === '' ? null : (
        <a href={row.address} target="_blank" rel="noopener noreferrer" dir="ltr" style={ADDRESS}>
          {row.address}
        </a>
      )}
      {row.status === 'failed' ? (
        <div className="failure">{row.failure}</div>
      ) : (
        <span className="quiet">{TABLE.status[row.status === 'running' ? 'running' : 'waiting']}</span>
      )}
      {row.status === 'failed' ? (
        <div className="buttons no-print">
          <SmallButton onClick={() => queue('article')}>{STRINGS.retry}</SmallButton>
          <SmallButton
            aria-expanded={panel?.kind === 'paste'}
            onClick={(event) => {
              event.currentTarget.focus();
              actions.open({ id: row.id, kind: 'paste' });
            }}
          >
            {STRINGS.paste}
          </SmallButton>
          <SmallButton onClick={() => queue('social')}>{STRINGS.asPost}</SmallButton>
          <SmallButton onClick={() => actions.remove([row])}>{STRINGS.remove}</SmallButton>
        </div>
      ) : null}
    </>
  );
}

const ADDRESS = { overflowWrap: 'anywhere' } as const;
