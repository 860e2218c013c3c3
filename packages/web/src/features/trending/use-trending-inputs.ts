import type { LineType } from '@earshot/schema/trending/model';
import { LINE_TYPES, type TrendingMode } from '@earshot/schema/trending/rules';
import { useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';

export type TrendingInputs = ReturnType<typeof useTrendingInputs>;

/**
 * Returns all inputs of the Trending Analyzer. They survive mode and tab switches (#197) and, except for the file, a reload.
 */
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
