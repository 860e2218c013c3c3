import type { Gate } from './gate.ts';
import { layoutGates } from './layout.gates.ts';
import { listGates } from './lists.gates.ts';
import { pageGates } from './pages.gates.ts';
import { toneGates } from './tone.gates.ts';

/** Every gate, by capability: one `<capability>.gates.ts` beside this file exports a list of gates. */
export const GATES: Readonly<Record<string, readonly Gate[]>> = {
  layout: layoutGates,
  lists: listGates,
  pages: pageGates,
  tone: toneGates,
};
