import { writeHtml, writeHtmlFile, writeMarkdown, writeText } from '../../../lib/blocks/write-markup.ts';
import { downloadBlob, downloadText } from '../../../lib/download.ts';
import { logError } from '../../../lib/log.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { copyWithToast } from '../../../ui/copy-with-toast.ts';
import type { CoverageList } from '../book/coverage-list.ts';
import { coverageJson } from '../book/parse-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { clipboardTable, reportBlocks } from './report-blocks.ts';
import { type ReportModel, reportModel } from './report-model.ts';
import { writeCsv } from './write-csv.ts';

const STRINGS = COVERAGE_STRINGS.exports;

/** Writers of files that need a library, loaded on demand. */
const WRITERS = {
  docx: (model: ReportModel) =>
    import('../../../lib/blocks/write-docx.ts').then(({ writeDocx }) =>
      writeDocx(reportBlocks(model), { title: model.title, author: model.preparedBy, accent: model.color }),
    ),
  xlsx: (model: ReportModel) => import('./write-xlsx.ts').then(({ writeXlsx }) => writeXlsx(model)),
  pptx: (model: ReportModel) => import('./write-pptx.ts').then(({ writePptx }) => writePptx(model)),
} as const;

/** Returns the forms in which a list leaves the browser: Word first, then all others for a menu. */
export function reportActions(list: CoverageList, earlier: CoverageList | null) {
  const model = () => reportModel(list, new Date(), earlier);
  const save = async (file: keyof typeof WRITERS, kind: string) => {
    const shown = model();
    showToast({ title: STRINGS.making(kind), tone: 'neutral' });
    try {
      downloadBlob(`${fileName(shown)}.${file}`, await WRITERS[file](shown));
      showToast({ title: STRINGS.made(kind), text: STRINGS.madeText, tone: 'success' });
    } catch (error) {
      logError('The report could not be written.', error);
      showToast({ title: STRINGS.notMade, text: STRINGS.notMadeText, tone: 'destructive' });
    }
  };
  const saveText = (extension: string, text: string, type: string, title: string) => {
    downloadText(`${fileName(model())}.${extension}`, text, type);
    showToast({ title, text: STRINGS.madeText, tone: 'success' });
  };
  return {
    word: () => void save('docx', STRINGS.word),
    others: [
      { label: STRINGS.file(STRINGS.excel), onRun: () => void save('xlsx', STRINGS.excel) },
      { label: STRINGS.file(STRINGS.powerPoint), onRun: () => void save('pptx', STRINGS.powerPoint) },
      {
        label: STRINGS.html,
        onRun: () => {
          const shown = model();
          const html = writeHtmlFile(shown.title, reportBlocks(shown), shown.color);
          saveText('html', html, 'text/html', STRINGS.htmlSaved);
        },
      },
      { label: STRINGS.print, onRun: () => window.print() },
      {
        label: STRINGS.copy,
        onRun: () => {
          const table = [clipboardTable(model())];
          void copyWithToast({ html: writeHtml(table), text: writeText(table) }, STRINGS.copied);
        },
      },
      {
        label: STRINGS.markdown,
        onRun: () => void copyWithToast(writeMarkdown(reportBlocks(model())), STRINGS.markdownCopied),
      },
      {
        label: STRINGS.csv,
        onRun: () => saveText('csv', writeCsv(model()), 'text/csv', STRINGS.csvSaved),
      },
      {
        label: STRINGS.json,
        onRun: () => saveText('json', coverageJson(list, new Date()), 'application/json', STRINGS.saved),
      },
    ],
  };
}

/** Returns a file name for a client to read, such as `tidewell-ferries-coverage-2026-05`. The month is that of the newest article. */
export function fileName({ title, client, period, articles, preparedAt }: ReportModel): string {
  const newest = articles.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const month = /^\d{4}-\d{2}/.exec(newest || preparedAt.toISOString())?.[0] ?? '';
  const subject = client || (title === COVERAGE_STRINGS.report.title ? '' : title);
  const words = [subject, 'coverage', period && !/\d{4}/.test(period) ? period : '', month].join(' ');
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
