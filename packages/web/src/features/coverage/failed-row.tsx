import { SmallButton } from '../../ui/small-button.tsx';
import type { CoverageRow } from './coverage-list.ts';
import type { RowActions } from './coverage-row.tsx';
import { PastedText } from './pasted-text.tsx';
import { COVERAGE_STRINGS } from './strings.ts';

const { row: STRINGS, table: TABLE } = COVERAGE_STRINGS;

interface FailedRowProps extends RowActions {
  readonly row: CoverageRow;
  readonly onOpen: (id: number | null) => void;
  readonly isOpen: boolean;
  readonly trackedKeywords: readonly string[];
}

/** An address without a report: what it waits for, or why it failed and what to do about it. */
export function FailedRow({ row, change, remove, onRun, isOpen, onOpen, trackedKeywords }: FailedRowProps) {
  const queue = (kind: CoverageRow['kind']) => {
    change(row.id, { status: 'waiting', failure: '', kind });
    onRun();
  };
  return (
    <>
      <a href={row.address} target="_blank" rel="noopener noreferrer" dir="ltr" style={ADDRESS}>
        {row.address}
      </a>
      {row.status === 'failed' ? (
        <div className="failure">{row.failure}</div>
      ) : (
        <span className="quiet">{TABLE.status[row.status === 'running' ? 'running' : 'waiting']}</span>
      )}
      {row.status === 'failed' ? (
        <div className="buttons no-print">
          <SmallButton onClick={() => queue('article')}>{STRINGS.retry}</SmallButton>
          <SmallButton aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : row.id)}>
            {STRINGS.paste}
          </SmallButton>
          <SmallButton onClick={() => queue('social')}>{STRINGS.asPost}</SmallButton>
          <SmallButton onClick={() => remove(row.id)}>{STRINGS.remove}</SmallButton>
        </div>
      ) : null}
      {isOpen && row.status === 'failed' ? (
        <PastedText row={row} change={change} keywords={trackedKeywords} onClose={() => onOpen(null)} />
      ) : null}
    </>
  );
}

const ADDRESS = { overflowWrap: 'anywhere' } as const;
