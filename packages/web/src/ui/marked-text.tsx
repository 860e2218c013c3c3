/** Half-open range of UTF-16 offsets. */
export interface MarkSpan {
  readonly start: number;
  readonly end: number;
}

/** Text with highlighted ranges. The ranges may be in any order. Each range yields exactly one `<mark>`. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly MarkSpan[] }) {
  return (
    <span dir="auto">
      {splitAtMarks(text, marks).map((part) =>
        part.marked ? <mark key={part.key}>{part.text}</mark> : part.text,
      )}
    </span>
  );
}

interface TextPart {
  readonly key: string;
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits the text into marked and unmarked parts, in order. Where two marks overlap, the overlap belongs to the one that
 * starts first.
 */
export function splitAtMarks(text: string, marks: readonly MarkSpan[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const [index, mark] of [...marks].sort((a, b) => a.start - b.start || a.end - b.end).entries()) {
    const start = Math.max(mark.start, position);
    parts.push({ key: `text-${index}`, text: text.slice(position, start), marked: false });
    parts.push({ key: `mark-${index}`, text: text.slice(start, mark.end), marked: true });
    position = Math.max(position, mark.end);
  }
  parts.push({ key: 'rest', text: text.slice(position), marked: false });
  return parts;
}
