/**
 * Takes the place of fflate in the library that writes Excel files (see `vite.config.ts`). It packs in this thread, because
 * the content security policy allows no workers from blobs, which fflate starts for parts of more than 160 kB.
 */
import { type AsyncZippable, type FlateCallback, zipSync as pack, strToU8 as toBytes } from 'fflate/browser';

export const strToU8 = toBytes;
export const zipSync = pack;

export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
