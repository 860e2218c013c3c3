import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { KeyList } from '../../../ui/key-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { type CoverageList, MANUAL_TONES } from '../book/coverage-list.ts';
import { totalFigures } from '../figures/total-figures.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageFilter } from './coverage-filter.tsx';
import { CoverageRows } from './coverage-rows.tsx';
import type { ViewState } from './use-coverage-view.ts';
import { type Triage, useTriage } from './use-triage.ts';

const { table: STRINGS, triage: TRIAGE } = COVERAGE_STRINGS;

interface CoverageTablePanelProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  readonly view: ViewState;
  readonly coverage: Coverage;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows all rows again after a figure was selected. */
  readonly onShowAll: () => void;
  /** Number of finished runs. After each run, the heading gets the focus, unless the user is busy elsewhere. */
  readonly runs: number;
}

/** The articles of the list with search, filters and keyboard shortcuts. */
export function CoverageTablePanel(props: CoverageTablePanelProps) {
  const { list, keywords, view, coverage, headingRef, runs, onShowAll } = props;
  const triage = useTriage(view.shown, view.towards, coverage);
  const [isSelecting, setIsSelecting] = useState(false);
  const showRun = useEffectEvent(() => {
    if (triage.isBusy()) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => {
    if (runs > 0) showRun();
  }, [runs]);
  const { picked } = view.view;
  const [articles, outlets] = totalFigures(list, keywords).map(({ value }) => value);
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography
        variant="h3"
        data-evidence=""
        ref={headingRef}
        tabIndex={-1}
        sx={{ '&:focus': { outline: 'none' } }}
      >
        {STRINGS.titleOf(articles ?? 0, outlets ?? 0)}
      </Typography>
      <CoverageFilter rows={list.rows} keywords={keywords} view={view}>
        <SmallButton type="button" aria-pressed={isSelecting} onClick={() => setIsSelecting(!isSelecting)}>
          {TRIAGE.select}
        </SmallButton>
        <SmallButton
          type="button"
          className="keys"
          aria-expanded={triage.isHelpShown}
          onClick={() => triage.setIsHelpShown(!triage.isHelpShown)}
        >
          {TRIAGE.keys}
        </SmallButton>
      </CoverageFilter>
      {triage.isHelpShown ? <KeyList label={TRIAGE.keys} keys={TRIAGE.help} /> : null}
      {picked === null ? null : (
        <Box sx={BAR}>
          <Typography role="status">{STRINGS.picked(picked.label, view.shown.length)}</Typography>
          <Button size="small" variant="outlined" onClick={onShowAll}>
            {STRINGS.showAll}
          </Button>
        </Box>
      )}
      <SelectedRows triage={triage} towards={view.towards} />
      <CoverageRows
        list={list}
        keywords={keywords}
        view={view}
        triage={triage}
        isSelecting={isSelecting || triage.chosen.length > 0}
      />
    </Panel>
  );
}

interface SelectedRowsProps {
  readonly triage: Triage;
  readonly towards: string;
}

/** Actions on the selected rows. */
function SelectedRows({ triage: { chosen, actions }, towards }: SelectedRowsProps) {
  if (chosen.length === 0) return null;
  return (
    <Box role="group" aria-label={TRIAGE.selected(chosen.length)} sx={BAR}>
      <Typography variant="body2">{TRIAGE.selected(chosen.length)}</Typography>
      {towards === ''
        ? null
        : MANUAL_TONES.map((label) => (
            <SmallButton key={label} onClick={() => actions.setTones(chosen, label)}>
              {label}
            </SmallButton>
          ))}
      <SmallButton onClick={() => actions.exclude(chosen)}>{TRIAGE.exclude}</SmallButton>
      <SmallButton onClick={() => actions.remove(chosen)}>{TRIAGE.remove}</SmallButton>
      <SmallButton onClick={actions.clearSelection}>{TRIAGE.clear}</SmallButton>
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
