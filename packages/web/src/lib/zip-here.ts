/** Replaces fflate in the library that writes Excel files: the content security policy allows no workers from blobs. */
import { type AsyncZippable, type FlateCallback, zipSync as pack, strToU8 as toBytes } from 'fflate/browser';

export const strToU8 = toBytes;
export const zipSync = pack;

export function zip(files: AsyncZippable, done: FlateCallback): void {
  done(null, zipSync(files));
}
