export type StructurePart =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Splits a text into its Markdown tables and the text between them. An incomplete table remains text. */
export function splitStructure(structure: string): StructurePart[] {
  const lines = structure.split('\n');
  const parts: StructurePart[] = [];
  let text: string[] = [];
  const endText = () => {
    const block = text.join('\n').replace(/^\n+|\n+$/g, '');
    if (block.trim() !== '') parts.push({ kind: 'text', text: block });
    text = [];
  };
  for (let i = 0; i < lines.length; ) {
    const end = endOfTable(lines, i);
    if (end === i) {
      text.push(lines[i] ?? '');
      i += 1;
      continue;
    }
    endText();
    parts.push({
      kind: 'table',
      columns: cells(lines[i] ?? ''),
      rows: lines.slice(i + 2, end).map(cells),
    });
    i = end;
  }
  endText();
  return parts;
}

/** `index` itself if no table starts there. */
function endOfTable(lines: readonly string[], index: number): number {
  if (!ROW.test(lines[index] ?? '') || !RULE.test(lines[index + 1] ?? '')) return index;
  let end = index + 2;
  while (ROW.test(lines[end] ?? '')) end += 1;
  return end > index + 2 ? end : index;
}

function cells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}
