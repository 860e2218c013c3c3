import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Length of the pieces of a file that are chosen together. */
const PIECE_LINES = 10;

/**
 * Returns what Stryker may change of a room, as its `mutate` patterns: the whole room, or pieces of ten lines that make up
 * about `share` of it. The choice depends only on the paths and the line numbers.
 * @param {string} room a folder of `src/core`
 * @param {number} share from 0 to 1
 * @param {string} folder the folder that contains `src`
 */
export function piecesOf(room, share, folder) {
  const top = `src/core/${room}`;
  if (share >= 1) return [`${top}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'];
  const files = readdirSync(`${folder}${top}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'))
    .sort();
  return files.flatMap((name) => {
    const path = `${top}/${name}`;
    const count = Math.ceil(readFileSync(`${folder}${path}`, 'utf8').split('\n').length / PIECE_LINES);
    return Array.from({ length: count }, (_, piece) => piece)
      .filter((piece) => fractionOf(`${path}:${piece}`) < share)
      .map((piece) => `${path}:${piece * PIECE_LINES + 1}-${(piece + 1) * PIECE_LINES}`);
  });
}

/** @param {string} text */
function fractionOf(text) {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
