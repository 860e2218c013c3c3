/** A part of a template: preformatted text, or a table. */
export type StructurePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/**
 * Splits a text template into its Markdown tables (a row with pipes, a delimiter row, more rows) and the text between them.
 * An incomplete table remains text, so nothing is lost.
 */
export function splitStructure(structure: string): StructurePart[] {
  const lines = structure.split('\n');
  const parts: StructurePart[] = [];
  let text: string[] = [];
  const endText = () => {
    const block = text.join('\n').replace(/^\n+|\n+$/g, '');
    if (block.trim() !== '') parts.push({ kind: 'text', text: block });
    text = [];
  };
  for (let at = 0; at < lines.length; ) {
    const end = endOfTable(lines, at);
    if (end === at) {
      text.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    endText();
    parts.push({
      kind: 'table',
      columns: cells(lines[at] ?? ''),
      rows: lines.slice(at + 2, end).map(cells),
    });
    at = end;
  }
  endText();
  return parts;
}

/** Returns the index after the table that starts at `at`, or `at` itself if no table starts there. */
function endOfTable(lines: readonly string[], at: number): number {
  if (!ROW.test(lines[at] ?? '') || !RULE.test(lines[at + 1] ?? '')) return at;
  let end = at + 2;
  while (ROW.test(lines[end] ?? '')) end += 1;
  return end > at + 2 ? end : at;
}

function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
