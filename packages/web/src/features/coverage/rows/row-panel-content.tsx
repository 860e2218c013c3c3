import type { CoverageRowProps } from './coverage-row-props.ts';
import { PastedText } from './pasted-text.tsx';
import { RowEditor } from './row-editor.tsx';
import { RowEvidence } from './row-evidence.tsx';
import type { RowPanel } from './row-panel.ts';
import { ToneMenu } from './tone-menu.tsx';

interface RowPanelContentProps extends CoverageRowProps {
  readonly panel: RowPanel;
}

/** The open panel below a row: its evidence, the tone menu, the row editor, or the form for pasted text. */
export function RowPanelContent({ panel, row, towards, actions }: RowPanelContentProps) {
  const close = () => actions.close(row.id);
  switch (panel.kind) {
    case 'evidence':
      return (
        <RowEvidence
          key={panel.keyword ?? ''}
          row={row}
          keywords={
            panel.keyword === undefined
              ? (row.entry?.keywords.map(({ keyword }) => keyword) ?? [])
              : [panel.keyword]
          }
          onClose={close}
        />
      );
    case 'tone':
      return (
        <ToneMenu
          row={row}
          keyword={towards}
          chosen={panel.tone ?? null}
          onSet={(label, reason) => actions.setTone(row, label, reason)}
          onClose={close}
        />
      );
    case 'edit':
      return <RowEditor row={row} towards={towards} actions={actions} onClose={close} />;
    case 'paste':
      return <PastedText row={row} repeat={actions.repeat} onClose={close} />;
  }
}
