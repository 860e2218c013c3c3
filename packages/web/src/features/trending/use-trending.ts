import { LIST_FILE_MAX_BYTES } from '@earshot/schema/limits';
import { type Problem, problem } from '@earshot/schema/toast';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { LineType, TrendingResult } from '@earshot/schema/trending/model';
import {
  checkTrendingFile,
  checkTrendingInput,
  checkTrendingTable,
  LINE_TYPES,
  TRENDING_FAILED,
  TRENDING_FAILURE_TEXT,
  type TrendingMode,
  tableExtension,
} from '@earshot/schema/trending/rules';
import { useRef, useState } from 'react';
import { analysisSlots, useAnalysis } from '../../lib/analysis.ts';
import { useSessionState } from '../../lib/stored-value.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { toRanking } from '../../transport/report-data.ts';
import { trpc } from '../../transport/trpc.ts';
import { UI_STRINGS } from '../../ui/strings.ts';
import { loadRanking } from './ranking-files.ts';
import { LOADED_STRINGS, TRENDING_STRINGS } from './strings.ts';

export type TrendingField = 'text' | 'file';

/** A larger ranking does not fit into session storage, and writing it would block the page. */
const MAX_STORED_LINES = 2_000;

const TEXTS = { ...TRENDING_STRINGS.outcomes, failed: TRENDING_FAILED, fallback: TRENDING_FAILURE_TEXT };
const trendingSlot = analysisSlots<TrendingResult>({
  key: 'trending.result',
  parse: toRanking,
  toStored: (ranking) => (ranking.summary.total_inputs > MAX_STORED_LINES ? null : ranking),
});

/** The previous ranking stays after a failure. */
export function useTrending(inputs: TrendingInputs) {
  const analysis = useAnalysis<TrendingField, TrendingResult>(trendingSlot, decidingInputs(inputs), TEXTS);
  const { client } = trpc.useUtils();
  const sameList = analysis.stale === null ? analysis.result : null;
  const noteEdit = () => {
    analysis.clearProblem();
    analysis.clearFailure();
  };

  /** @param columns kinds of the table's columns; defaults to those set by hand for the current ranking of the same list */
  const analyze = (columns: ColumnKind[] | undefined = sameList ? columnsByHand(sameList) : undefined) => {
    const { mode, text, file, lineType } = inputs;
    const isUpload = mode === 'upload' && file !== null;
    // A saved ranking is only still selected if loading it failed.
    if (isUpload && isJson(file)) return files.chooseSaved(file);
    analysis.run({
      problem: checkTrendingInput({ mode, text, hasFile: file !== null }),
      sent: mode,
      phase: isUpload
        ? 'Reading the document, then grouping and ranking its lines'
        : 'Reading, grouping and ranking the lines',
      send: async (options) =>
        toRanking(
          isUpload
            ? await client.trending.analyzeFile.mutate(
                {
                  file,
                  lineType,
                  ...(tableExtension(file.name) && { contents: 'table' }),
                  ...(columns && { columns: columns.join() }),
                },
                options,
              )
            : await client.trending.analyzeText.mutate(
                { text, lineType, ...(columns && { columns }) },
                options,
              ),
        ),
    });
  };

  const show = (ranking: TrendingResult) => {
    analysis.cancel();
    analysis.restore({ result: ranking, resultInputs: '', analyzedAt: null });
    // The heading appears together with the ranking.
    requestAnimationFrame(() => analysis.headingRef.current?.focus());
  };
  const files = useFileChoice(inputs, { noteEdit, refuse: analysis.refuse, show });

  const canAnalyze = checkTrendingInput({ ...inputs, hasFile: inputs.file !== null }) === null;
  return { ...analysis, ranking: analysis.result, analyze, canAnalyze, noteEdit, ...files };
}

function decidingInputs({ mode, text, file, lineType }: TrendingInputs): string[] | null {
  if (mode === 'paste') return text.trim() === '' ? null : [mode, lineType, text];
  return file === null ? null : [mode, lineType, `${file.name} ${file.size} ${file.lastModified}`];
}

function columnsByHand({ summary: { table } }: TrendingResult): ColumnKind[] | undefined {
  return table?.by_hand ? table.columns.map(({ kind }) => kind) : undefined;
}

export type TrendingInputs = ReturnType<typeof useTrendingInputs>;

/** Inputs survive switching modes and tabs (#197) and, except for the file, a reload. */
export function useTrendingInputs() {
  const [mode, setMode] = useSessionState<TrendingMode>('trending.mode', 'paste', parseMode);
  const [lineType, setLineType] = useSessionState<LineType>('trending.lineType', 'mixed', parseLineType);
  const [text, setText] = useSessionState('trending.text', '');
  const [file, setFile] = useState<File | null>(null);
  return { mode, setMode, lineType, setLineType, text, setText, file, setFile };
}

function parseMode(stored: unknown): TrendingMode | undefined {
  return stored === 'paste' || stored === 'upload' ? stored : undefined;
}

export function parseLineType(value: unknown): LineType | undefined {
  return LINE_TYPES.find((type) => type === value);
}

interface FileChoice {
  readonly noteEdit: () => void;
  readonly refuse: (broken: Problem<TrendingField>) => void;
  readonly show: (ranking: TrendingResult) => void;
}

function useFileChoice(inputs: TrendingInputs, { noteEdit, refuse, show }: FileChoice) {
  const latest = useRef<File>(null);
  const select = (file: File, broken: Problem<'file'> | null) => {
    latest.current = file;
    noteEdit();
    inputs.setMode('upload');
    inputs.setFile(broken ? null : file);
    if (broken) refuse(broken);
  };
  const load = (ranking: TrendingResult) => {
    show(ranking);
    const text = isChangedByHand(ranking.summary) ? 'It includes your corrections.' : undefined;
    showToast({ title: 'Saved ranking loaded', ...(text && { text }), tone: 'success' });
  };
  const chooseSaved = async (file: File) => {
    latest.current = file;
    noteEdit();
    inputs.setMode('upload');
    inputs.setFile(null);
    if (file.size > LIST_FILE_MAX_BYTES)
      return refuse(problem('file', LOADED_STRINGS.notLoaded, UI_STRINGS.file.listTooLarge(file.size)));
    const ranking = await loadRanking(await file.text().catch(() => '')).catch(() => OFFLINE);
    if (latest.current !== file) return;
    if (ranking === OFFLINE) {
      inputs.setFile(file);
      refuse(problem('file', LOADED_STRINGS.notLoaded, UI_STRINGS.offline.text));
    } else if (ranking) load(ranking);
    else
      refuse(
        problem(
          'file',
          'Invalid File Type',
          'This JSON file is not a ranking made with “Save as JSON”. Please select a .txt, .docx, or .pdf file.',
        ),
      );
  };
  const chooseFile = (file: File) =>
    isJson(file) ? void chooseSaved(file) : select(file, checkTrendingFile(file));
  const chooseTable = (file: File) => select(file, checkTrendingTable(file));
  return {
    chooseFile,
    chooseTable,
    chooseSaved: (file: File) => void chooseSaved(file),
    takeFile: (file: File) => (tableExtension(file.name) ? chooseTable(file) : chooseFile(file)),
  };
}

/** Result if the code that checks a ranking could not be fetched. */
const OFFLINE = 'offline' as const;

function isJson({ name }: File): boolean {
  return name.toLowerCase().endsWith('.json');
}
