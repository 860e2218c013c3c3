/**
 * Takes the place of fflate in the library that writes Excel files (see `vite.config.ts`). It packs in this thread, because
 * the content security policy allows no workers from blobs, which fflate starts for parts of more than 160 kB.
 */
import * as fflate from 'fflate/browser';

export const { strToU8, zipSync } = fflate;

export function zip(files: fflate.AsyncZippable, done: fflate.FlateCallback): void {
  done(null, zipSync(files));
}
