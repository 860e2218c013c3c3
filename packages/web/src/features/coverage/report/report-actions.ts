import { writeMarkdown, writeText } from '../../../lib/blocks/write-markup.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { downloadText, fileSlug } from '../../../lib/transfer.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { writeHtml, writeHtmlFile } from '../../../ui/blocks-view.tsx';
import { copyWithToast } from '../../../ui/copy-button.tsx';
import { shownEntry } from '../book/effective-row.ts';
import { type CoverageList, coverageJson } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { clipboardTable, reportBlocks } from './report-blocks.ts';
import { type ReportModel, reportModel } from './report-model.ts';
import { reportCsv, reportSheets } from './report-sheets.ts';

const STRINGS = COVERAGE_STRINGS.exports;

const WRITERS = {
  docx: async (model: ReportModel) =>
    (await import('../../../lib/blocks/write-docx.ts')).writeDocx(reportBlocks(model), {
      title: model.title,
      author: model.list.settings.preparedBy.trim(),
      accent: model.color,
    }),
  xlsx: async (model: ReportModel) =>
    (await import('../../../lib/blocks/write-xlsx.ts')).writeXlsx(reportSheets(model)),
  pptx: async (model: ReportModel) =>
    (await import('../../../lib/blocks/write-pptx.ts')).writePptx(reportBlocks(model), {
      title: model.title,
      accent: model.color,
    }),
} as const;

export function reportActions(list: CoverageList, earlier: CoverageList | null) {
  const model = () => reportModel(list, new Date(), earlier);
  const save = async (file: keyof typeof WRITERS, kind: string) => {
    const shown = model();
    showToast({ title: `Making the ${kind} file...`, tone: 'neutral' });
    await saveFile(`${fileName(shown)}.${file}`, () => WRITERS[file](shown), {
      title: `${kind} file saved`,
      text: STRINGS.madeText,
    });
  };
  const saveText = (
    extension: string,
    type: string,
    title: string,
    write: (shown: ReportModel) => string,
  ) => {
    const shown = model();
    downloadText(`${fileName(shown)}.${extension}`, write(shown), type);
    showToast({ title, text: STRINGS.madeText, tone: 'success' });
  };
  const copyTable = () => {
    const table = [clipboardTable(model())];
    void copyWithToast(
      { html: writeHtml(table), text: writeText(table) },
      'Table copied. Paste it into Word, Docs or Excel.',
    );
  };
  const actions: Readonly<Record<string, () => void>> = {
    [STRINGS.file(STRINGS.excel)]: () => void save('xlsx', STRINGS.excel),
    [STRINGS.file(STRINGS.powerPoint)]: () => void save('pptx', STRINGS.powerPoint),
    'Save as one HTML file': () =>
      saveText('html', 'text/html', 'HTML file saved', (shown) =>
        writeHtmlFile(shown.title, reportBlocks(shown), shown.color),
      ),
    'Print report': () => window.print(),
    'Copy table': copyTable,
    'Copy as Markdown': () =>
      void copyWithToast(writeMarkdown(reportBlocks(model())), 'Coverage report copied as Markdown'),
    'Export CSV': () => saveText('csv', 'text/csv', 'CSV exported', reportCsv),
    'Save list (JSON)': () =>
      saveText('json', 'application/json', 'List saved', ({ preparedAt }) => coverageJson(list, preparedAt)),
  };
  return {
    word: () => void save('docx', STRINGS.word),
    others: Object.entries(actions).map(([label, onRun]) => ({ label, onRun })),
  };
}

/** A file name for clients, such as `tidewell-ferries-coverage-2026-05`, with the month of the newest article. */
export function fileName({ title, list, rows, preparedAt }: ReportModel): string {
  const dates = rows.map((row) => shownEntry(row)?.date ?? '').sort();
  const month = /^\d{4}-\d{2}/.exec(dates.at(-1) || preparedAt.toISOString())?.[0] ?? '';
  const subject = list.client || (title === COVERAGE_STRINGS.report.title ? '' : title);
  const period = /\d{4}/.test(list.period) ? '' : list.period;
  return fileSlug([subject, 'coverage', period, month].join(' '));
}
