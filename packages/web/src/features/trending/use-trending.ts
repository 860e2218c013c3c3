import { type Problem, problem } from '@earshot/schema/toast';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { TrendingResult } from '@earshot/schema/trending/model';
import {
  checkTrendingInput,
  TRENDING_FAILED,
  TRENDING_FAILURE_TEXT,
  tableExtension,
} from '@earshot/schema/trending/rules';
import { analysisSlots } from '../../lib/analysis-slot.ts';
import { useAnalysis } from '../../lib/use-analysis.ts';
import { toRanking } from '../../transport/report-data.ts';
import { trpc } from '../../transport/trpc.ts';
import { looksSaved } from './ranking-files.ts';
import { LOADED_STRINGS, TRENDING_STRINGS } from './strings.ts';
import { useFileChoice } from './use-file-choice.ts';
import type { TrendingInputs } from './use-trending-inputs.ts';

export type TrendingField = 'text' | 'file';

/** Minimum length of a text, in characters, for upload progress to be shown. */
const TRACKED_TEXT_CHARACTERS = 500_000;
/**
 * Maximum number of lines of a stored ranking. Larger rankings would not fit into session storage, and writing them would
 * block the page.
 */
const MAX_STORED_LINES = 2_000;

const TEXTS = { ...TRENDING_STRINGS.outcomes, failed: TRENDING_FAILED, fallback: TRENDING_FAILURE_TEXT };
const trendingSlot = analysisSlots<TrendingResult>({
  key: 'trending.result',
  parse: toRanking,
  toStored: (ranking) => (ranking.summary.total_inputs > MAX_STORED_LINES ? null : ranking),
});

/**
 * Runs the trending analysis. A new ranking replaces the previous one (#224). After a failure, the previous one stays
 * (A-33).
 */
export function useTrending(inputs: TrendingInputs) {
  const analysis = useAnalysis<TrendingField, TrendingResult>(trendingSlot, decidingInputs(inputs), TEXTS);
  const options = { trpc: { context: analysis.context } };
  const ofText = trpc.trending.analyzeText.useMutation(options);
  const ofFile = trpc.trending.analyzeFile.useMutation(options);
  const sameList = analysis.stale === null ? analysis.result : null;
  const noteEdit = () => {
    analysis.clearProblem();
    analysis.clearFailure();
  };

  /** @param columns the kinds of the table's columns; defaults to those set by hand for the current ranking of the same list */
  const analyze = (columns: ColumnKind[] | undefined = sameList ? columnsByHand(sameList) : undefined) => {
    const { mode, text, file, lineType } = inputs;
    const { phases } = TRENDING_STRINGS;
    const isUpload = mode === 'upload' && file !== null;
    analysis.run({
      problem: checkTrendingInput({ mode, text, hasFile: file !== null }) ?? damagedProblem(inputs),
      sent: mode,
      phases: isUpload
        ? { uploading: phases.uploading, working: phases.document }
        : { uploading: phases.sending, working: phases.paste },
      trackUpload: isUpload || text.length >= TRACKED_TEXT_CHARACTERS,
      send: async () =>
        toRanking(
          await (isUpload
            ? ofFile.mutateAsync({
                file,
                lineType,
                ...(tableExtension(file.name) && { contents: 'table' }),
                ...(columns && { columns: columns.join() }),
              })
            : ofText.mutateAsync({ text, lineType, ...(columns && { columns }) })),
        ),
    });
  };

  /** Shows a loaded ranking in place of the current one, and cancels a running analysis. */
  const show = (ranking: TrendingResult) => {
    analysis.cancel();
    analysis.restore({ result: ranking, resultInputs: '', analyzedAt: null });
    // The heading of the ranking appears with it.
    requestAnimationFrame(() => analysis.headingRef.current?.focus());
  };
  const files = useFileChoice(inputs, { noteEdit, refuse: analysis.refuse, show });

  const canAnalyze = checkTrendingInput({ ...inputs, hasFile: inputs.file !== null }) === null;
  return { ...analysis, ranking: analysis.result, analyze, canAnalyze, noteEdit, ...files };
}

/** Rejects a pasted saved ranking. Readable ones are shown as soon as they are pasted, so this one is damaged. */
function damagedProblem({ mode, text }: TrendingInputs): Problem<TrendingField> | null {
  const { damaged, damagedText } = LOADED_STRINGS;
  return mode === 'paste' && looksSaved(text) ? problem('text', damaged, damagedText) : null;
}

/** Returns all inputs that determine the ranking. Null if the text is blank or no file is chosen. */
function decidingInputs({ mode, text, file, lineType }: TrendingInputs): string[] | null {
  if (mode === 'paste') return text.trim() === '' ? null : [mode, lineType, text];
  return file === null ? null : [mode, lineType, `${file.name} ${file.size} ${file.lastModified}`];
}

/** Returns the kinds of columns that the user set for a ranking. */
function columnsByHand({ summary: { table } }: TrendingResult): ColumnKind[] | undefined {
  return table?.by_hand ? table.columns.map(({ kind }) => kind) : undefined;
}
