import { type Problem, problem } from '@earshot/schema/toast';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { checkTrendingFile, checkTrendingTable, tableExtension } from '@earshot/schema/trending/rules';
import { useRef } from 'react';
import { showToast } from '../../toasts/toast-store.ts';
import { loadRanking, looksSaved } from './ranking-files.ts';
import { LOADED_STRINGS as STRINGS } from './strings.ts';
import type { TrendingInputs } from './use-trending-inputs.ts';

interface FileChoice {
  readonly noteEdit: () => void;
  /** Says in the form and in a toast why a file was rejected. */
  readonly refuse: (broken: Problem<'file'>) => void;
  /** Shows a ranking that was loaded from a file. */
  readonly show: (ranking: TrendingResult) => void;
}

/**
 * Returns functions that accept a chosen, dropped or pasted file, or reject it and clear the selection (#192). Documents and
 * tables are selected for analysis. A saved ranking is shown at once and nothing is sent.
 */
export function useFileChoice(inputs: TrendingInputs, { noteEdit, refuse, show }: FileChoice) {
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
    const text = isChangedByHand(ranking.summary) ? STRINGS.byHand : undefined;
    showToast({ title: STRINGS.title, ...(text && { text }), tone: 'success' });
  };
  const chooseSaved = async (file: File) => {
    latest.current = file;
    noteEdit();
    inputs.setMode('upload');
    inputs.setFile(null);
    const ranking = loadRanking(await file.text().catch(() => ''));
    if (latest.current !== file) return;
    if (ranking) load(ranking);
    else refuse(problem('file', 'Invalid File Type', STRINGS.unreadable));
  };
  const chooseFile = (file: File) =>
    isJson(file) ? void chooseSaved(file) : select(file, checkTrendingFile(file));
  const chooseTable = (file: File) => select(file, checkTrendingTable(file));
  return {
    /** Takes a document or a saved ranking. */
    chooseFile,
    chooseTable,
    chooseSaved: (file: File) => void chooseSaved(file),
    /** Takes a file of any kind, for example a dropped one. */
    takeFile: (file: File) => (tableExtension(file.name) ? chooseTable(file) : chooseFile(file)),
    /** Shows a ranking that was pasted as text and empties the text box. False if the text is anything else. */
    takeSavedText: (text: string): boolean => {
      const ranking = looksSaved(text) ? loadRanking(text) : null;
      if (ranking === null) return false;
      noteEdit();
      inputs.setText('');
      load(ranking);
      return true;
    },
  };
}

function isJson({ name }: File): boolean {
  return name.toLowerCase().endsWith('.json');
}
