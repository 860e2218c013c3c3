import type { LineType } from '@earshot/schema/trending/model';
import { LINE_TYPES, type TrendingMode } from '@earshot/schema/trending/rules';
import { useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';

export type TrendingInputs = ReturnType<typeof useTrendingInputs>;

/** Everything that can be entered; it outlives mode and tab switches (#197), and all but the file a reload. */
export function useTrendingInputs() {
  const [mode, setMode] = useSessionState<TrendingMode>('trending.mode', 'paste', isMode);
  const [lineType, setLineType] = useSessionState<LineType>('trending.lineType', 'mixed', isLineType);
  const [text, setText] = useSessionState('trending.text', '');
  const [file, setFile] = useState<File | null>(null);
  return { mode, setMode, lineType, setLineType, text, setText, file, setFile };
}

function isMode(value: unknown): value is TrendingMode {
  return value === 'paste' || value === 'upload';
}

/** Whether a value is one of the content types. */
export function isLineType(value: unknown): value is LineType {
  return LINE_TYPES.some((type) => type === value);
}
