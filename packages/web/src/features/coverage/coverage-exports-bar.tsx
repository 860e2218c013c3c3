import { csvTable } from '@earshot/schema/csv-table';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { downloadText } from '../../lib/download.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { copyWithToast } from '../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon, PrintIcon } from '../../ui/icons.tsx';
import { JsonFileInput } from '../../ui/json-file-input.tsx';
import { NoticeCard } from '../../ui/notice-card.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { coverageMarkdown, tableHtml, tableTsv, withAddresses } from './coverage-exports.ts';
import { type CoverageList, EMPTY_LIST } from './coverage-list.ts';
import { coverageTable } from './coverage-table.ts';
import { coverageJson, parseCoverageJson } from './parse-coverage.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.exports;

interface CoverageExportsProps {
  readonly list: CoverageList;
  readonly towards: string;
  readonly update: (step: (list: CoverageList) => CoverageList) => void;
}

/** Ways to take the list along, to open one that was saved, and to start over. */
export function CoverageExports({ list, towards, update }: CoverageExportsProps) {
  const [isClearing, setIsClearing] = useState(false);
  const hasRows = list.rows.length > 0;
  return (
    <Panel className="no-print">
      <Section title={STRINGS.title}>
        {hasRows ? (
          <Box sx={FIELDS}>
            <TextField
              label={STRINGS.client}
              value={list.client}
              onChange={(client) => update((current) => ({ ...current, client }))}
            />
            <TextField
              label={STRINGS.period}
              value={list.period}
              onChange={(period) => update((current) => ({ ...current, period }))}
            />
          </Box>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasRows ? <ExportButtons list={list} towards={towards} /> : null}
          <OpenButton update={update} />
          {hasRows ? (
            <Button size="small" color="error" sx={{ ml: 'auto' }} onClick={() => setIsClearing(true)}>
              {STRINGS.clear}
            </Button>
          ) : null}
        </Box>
        {isClearing ? (
          <NoticeCard
            title={STRINGS.clearTitle}
            action={{
              label: STRINGS.clearConfirm,
              run: () => {
                setIsClearing(false);
                update(() => EMPTY_LIST);
              },
            }}
            dismiss={{ label: STRINGS.clearCancel, run: () => setIsClearing(false) }}
          >
            <Box component="p" sx={{ m: 0, mt: 0.5 }}>
              {STRINGS.clearText}
            </Box>
          </NoticeCard>
        ) : null}
      </Section>
    </Panel>
  );
}

function ExportButtons({ list, towards }: Pick<CoverageExportsProps, 'list' | 'towards'>) {
  const table = () => coverageTable(list, towards);
  const fileName = (ending: string) => `coverage-${Date.now()}.${ending}`;
  const copy = () => copyWithToast({ html: tableHtml(table()), text: tableTsv(table()) }, STRINGS.copied);
  const csv = () => {
    downloadText(fileName('csv'), csvTable(withAddresses(table())), 'text/csv');
    showToast({ title: STRINGS.csvSaved, text: STRINGS.csvSavedText, tone: 'success' });
  };
  const json = () => {
    downloadText(fileName('json'), coverageJson(list, new Date()), 'application/json');
    showToast({ title: STRINGS.saved, text: STRINGS.savedText, tone: 'success' });
  };
  const markdown = () => copyWithToast(coverageMarkdown(list, towards), STRINGS.markdownCopied);
  const buttons = [
    [STRINGS.copy, <CopyIcon key="copy" />, copy],
    [STRINGS.print, <PrintIcon key="print" />, () => window.print()],
    [STRINGS.csv, <DownloadIcon key="csv" />, csv],
    [STRINGS.markdown, <CopyIcon key="markdown" />, markdown],
    [STRINGS.json, <DownloadIcon key="json" />, json],
  ] as const;
  return buttons.map(([label, icon, run]) => (
    <Button key={label} size="small" variant="outlined" startIcon={icon} onClick={() => void run()}>
      {label}
    </Button>
  ));
}

/** Opens a saved list in the place of the current one. */
function OpenButton({ update }: Pick<CoverageExportsProps, 'update'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    try {
      const opened = parseCoverageJson(await file.text());
      update(() => opened);
      showToast({ title: STRINGS.openedTitle, text: STRINGS.opened(opened.rows.length), tone: 'success' });
    } catch {
      showToast({ title: STRINGS.openFailed, text: STRINGS.notAList, tone: 'destructive' });
    }
  };
  return (
    <>
      <JsonFileInput label={STRINGS.openJson} inputRef={inputRef} onChoose={open} />
      <Button size="small" variant="outlined" onClick={() => inputRef.current?.click()}>
        {STRINGS.openJson}
      </Button>
    </>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
