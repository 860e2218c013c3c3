import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useRef, useState } from 'react';
import { downloadText } from '../../../lib/download.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { copyWithToast } from '../../../ui/copy-with-toast.ts';
import { CopyIcon, DownloadIcon, PrintIcon } from '../../../ui/icons.tsx';
import { JsonFileInput } from '../../../ui/json-file-input.tsx';
import { NoticeCard } from '../../../ui/notice-card.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import type { CoverageList } from '../book/coverage-list.ts';
import type { CoverageStore } from '../book/coverage-store.ts';
import { newListId } from '../book/new-list-id.ts';
import { coverageJson, parseCoverageJson } from '../book/parse-coverage.ts';
import { useCoverageStore } from '../book/use-coverage-store.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { downloadReport, fileName } from './download-report.ts';
import { reportModel } from './report-model.ts';
import { ReportSettings } from './report-settings.tsx';
import { writeClipboard } from './write-clipboard.ts';
import { writeCsv } from './write-csv.ts';
import { writeMarkdown } from './write-markdown.ts';

const STRINGS = COVERAGE_STRINGS.exports;

interface CoverageExportsProps {
  readonly list: CoverageList;
  readonly earlier: CoverageList | null;
  readonly update: CoverageStore['update'];
  /** Opens a list. */
  readonly onOpen: (listId: string) => void;
}

/** Report settings, and buttons to export the list, to open a saved list, and to remove all articles. */
export const CoverageExports = memo(function CoverageExports(props: CoverageExportsProps) {
  const { list, earlier, update, onOpen } = props;
  const [isClearing, setIsClearing] = useState(false);
  const hasRows = list.rows.length > 0;
  return (
    <Panel className="no-print">
      <Section title={STRINGS.title}>
        {hasRows ? <ReportSettings list={list} update={update} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {hasRows ? <ExportButtons list={list} earlier={earlier} /> : null}
          <OpenButton onOpen={onOpen} />
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
                update((current) => ({ ...current, rows: [] }), { what: STRINGS.cleared });
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
});

const FILES = [
  ['docx', STRINGS.word],
  ['xlsx', STRINGS.excel],
  ['pptx', STRINGS.powerPoint],
] as const;

type ExportButtonsProps = Pick<CoverageExportsProps, 'list' | 'earlier'>;

function ExportButtons({ list, earlier }: ExportButtonsProps) {
  const model = () => reportModel(list, new Date(), earlier);
  const copy = () => copyWithToast(writeClipboard(model()), STRINGS.copied);
  const csv = () => {
    downloadText(`${fileName(model())}.csv`, writeCsv(model()), 'text/csv');
    showToast({ title: STRINGS.csvSaved, text: STRINGS.csvSavedText, tone: 'success' });
  };
  const json = () => {
    downloadText(`${fileName(model())}.json`, coverageJson(list, new Date()), 'application/json');
    showToast({ title: STRINGS.saved, text: STRINGS.savedText, tone: 'success' });
  };
  const markdown = () => copyWithToast(writeMarkdown(model()), STRINGS.markdownCopied);
  const buttons = [
    ...FILES.map(
      ([file, kind]) =>
        [STRINGS.file(kind), <DownloadIcon key={file} />, () => downloadReport(model(), file, kind)] as const,
    ),
    [STRINGS.print, <PrintIcon key="print" />, () => window.print()],
    [STRINGS.copy, <CopyIcon key="copy" />, copy],
    [STRINGS.markdown, <CopyIcon key="markdown" />, markdown],
    [STRINGS.csv, <DownloadIcon key="csv" />, csv],
    [STRINGS.json, <DownloadIcon key="json" />, json],
  ] as const;
  return buttons.map(([label, icon, run]) => (
    <Button key={label} size="small" variant="outlined" startIcon={icon} onClick={() => void run()}>
      {label}
    </Button>
  ));
}

/** Button that opens a list from a file. The current list is kept. */
function OpenButton({ onOpen }: Pick<CoverageExportsProps, 'onOpen'>) {
  const store = useCoverageStore();
  const inputRef = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    try {
      const opened = parseCoverageJson(await file.text(), newListId());
      await store.open(opened.id);
      store.update(() => opened);
      onOpen(opened.id);
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
