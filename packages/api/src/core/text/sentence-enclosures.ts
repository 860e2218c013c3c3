const MAX_QUOTE_CHARACTERS = 100;
const MAX_BRACKET_CHARACTERS = 250;

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '（': '）',
  '「': '」',
  '『': '』',
  '《': '》',
};
const QUOTES: Readonly<Record<string, string>> = { '“': '”', '«': '»', '„': '“' };
const CLOSERS = new Set([...Object.values(BRACKETS), ...Object.values(QUOTES), '"']);

/** One byte per offset, 1 inside a short, closed quotation or bracket, where no sentence ends. */
export function insideEnclosure(block: string): Uint8Array {
  const inside = new Uint8Array(block.length);
  const stack: { close: string; i: number; max: number }[] = [];
  for (let i = 0; i < block.length; i++) {
    const c = block[i] ?? '';
    if (isMouth(block, i)) continue;
    const top = stack[stack.length - 1];
    const opened = isGermanEnd(block, i) ? null : openedBy(c);
    if (top && c === top.close) {
      stack.pop();
      if (i - top.i <= top.max) inside.fill(1, top.i + 1, i);
    } else if (opened) stack.push({ ...opened, i: i });
    else if (CLOSERS.has(c)) stack.length = 0;
  }
  return inside;
}

/** `:)` and `;-(`. */
function isMouth(block: string, i: number): boolean {
  const c = block[i];
  return (c === '(' || c === ')') && /(?:^|\s)[:;][-^]?[()]{0,3}$/.test(block.slice(Math.max(0, i - 6), i));
}

/** `»Komm«`. */
function isGermanEnd(block: string, i: number): boolean {
  return block[i] === '«' && /[\p{L}\p{N}.,!?…]/u.test(block[i - 1] ?? '');
}

function openedBy(character: string): { close: string; max: number } | null {
  const bracket = BRACKETS[character];
  if (bracket) return { close: bracket, max: MAX_BRACKET_CHARACTERS };
  const quote = character === '"' ? '"' : QUOTES[character];
  return quote ? { close: quote, max: MAX_QUOTE_CHARACTERS } : null;
}
