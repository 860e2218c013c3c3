import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Length of the pieces of a file that are chosen together. */
const PIECE_LINES = 10;

/**
 * Returns what Stryker may change of a room, as its `mutate` patterns: the files of a part such as `2/4`, or pieces of ten
 * lines that make up about a share such as `.1`. The choice depends only on the paths and the line numbers.
 * @param {string} room a folder of `src/core`
 * @param {string} share a part, or a number from 0 to 1
 * @param {string} folder the folder that contains `src`
 */
export function piecesOf(room, share, folder) {
  const paths = readdirSync(`${folder}src/core/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'))
    .sort()
    .map((name) => `src/core/${room}/${name}`);
  const [part, parts] = share.split('/').map(Number);
  if (parts !== undefined) return paths.filter((_, i) => i % parts === part - 1);
  if (part >= 1) return paths;
  return paths.flatMap((path) => {
    const count = Math.ceil(readFileSync(`${folder}${path}`, 'utf8').split('\n').length / PIECE_LINES);
    return Array.from({ length: count }, (_, piece) => piece)
      .filter((piece) => fractionOf(`${path}:${piece}`) < part)
      .map((piece) => `${path}:${piece * PIECE_LINES + 1}-${(piece + 1) * PIECE_LINES}`);
  });
}

/** @param {string} text */
function fractionOf(text) {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}
