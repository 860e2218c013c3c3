/**
 * Counts words, defined as runs of letters and digits. Accurate enough only for scoring. In scripts without spaces (Chinese,
 * Japanese, Thai, Khmer, Lao, Burmese), two characters count as one word. Makes a single pass and allocates nothing.
 */
export function countWords(text: string): number {
  let words = 0;
  let halves = 0;
  let inWord = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isUnspaced(code)) {
      halves += 1;
      inWord = false;
    } else if (isWordCharacter(code)) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (code !== 0x27 && code !== 0x2019 && code !== 0x2d) inWord = false;
  }
  return words + Math.ceil(halves / 2);
}

function isUnspaced(code: number): boolean {
  if (code < 0x0e00) return false;
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0x0e00 && code <= 0x0eff) ||
    (code >= 0x1000 && code <= 0x109f) ||
    (code >= 0x1780 && code <= 0x17ff)
  );
}

function isWordCharacter(code: number): boolean {
  if (code < 0x80)
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code >= 0x2000 && code <= 0x2bff) return false;
  if (code >= 0x3000 && code <= 0x303f) return false;
  return code !== 0xd7 && code !== 0xf7 && !(code >= 0xff00 && code <= 0xff0f);
}
