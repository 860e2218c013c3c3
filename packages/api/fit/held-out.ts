/** The files of `fit/data/` that were written to be scored once. No model is fitted to them. */
import files from './data/held-out.json' with { type: 'json' };

const HELD_OUT: ReadonlySet<string> = new Set(files);

/** Whether a file is held out. @param path below `fit/data/`, such as `tone/de/held.txt` */
export function isHeldOut(path: string): boolean {
  return HELD_OUT.has(path);
}
