/** Generated inputs: pieces that are repeated, nested, doubled and mixed. Deterministic for a seed. */
import ALL_PIECES from './pieces.json' with { type: 'json' };

export type Random = () => number;

/** Numbers in [0, 1) by mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CLOSING: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '"': '"',
  '“': '”',
};

/** Builds an input of at most `maxCharacters` from the given pieces and from pieces that are hostile to some reader. */
export function makeInput(random: Random, pieces: readonly string[], maxCharacters: number): string {
  const length = Math.floor(maxCharacters ** random()) + 20;
  const pick = () => {
    const list = random() < 0.7 ? pieces : ALL_PIECES;
    return list[Math.floor(random() * list.length)] ?? '';
  };
  let text = '';
  while (text.length < length) {
    const piece = pick();
    const way = random();
    const times = Math.ceil((length * random() ** 3) / Math.max(1, piece.length));
    if (way < 0.4) text += piece;
    else if (way < 0.75) text += repeated(piece, times);
    else if (way < 0.85) text += nested(piece, times);
    else if (way < 0.9) text += text.slice(0, length);
    else text += String.fromCharCode(Math.floor(random() * 0x3000));
  }
  return text.slice(0, maxCharacters);
}

/** Repeats the piece. `#` is replaced by the number of the copy. */
function repeated(piece: string, times: number): string {
  return Array.from({ length: times }, (_, i) => piece.replaceAll('#', String(i))).join('');
}

function nested(piece: string, times: number): string {
  const close = CLOSING[piece.at(-1) ?? ''] ?? '';
  return `${piece.repeat(times)}a${close.repeat(times)}`;
}
