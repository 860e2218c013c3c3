/** The files of `fit/data/` that were written to be scored once. No model is fitted to them. */
import files from './data/held-out.json' with { type: 'json' };

const HELD_OUT: ReadonlySet<string> = new Set(files);

export function isHeldOut(path: string): boolean {
  return HELD_OUT.has(path);
}
