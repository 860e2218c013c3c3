import type { Gate } from './gate.ts';
import { layoutGates } from './layout.gates.ts';
import { listGates } from './lists.gates.ts';
import { pageGates } from './pages.gates.ts';
import { toneGates } from './tone.gates.ts';
import { unrelatedGates } from './unrelated-lists.gates.ts';

/** Each `<capability>.gates.ts` exports a list. */
export const GATES: Readonly<Record<string, readonly Gate[]>> = {
  layout: layoutGates,
  lists: [...listGates, ...unrelatedGates],
  pages: pageGates,
  tone: toneGates,
};
