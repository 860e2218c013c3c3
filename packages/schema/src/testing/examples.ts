function cellOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a table of examples: after the line `# title`, a line with column names, then one example per line up to a blank line. */
export function examplesIn<Row extends readonly unknown[]>(text: string, title: string): Row[] {
  const section = text.split('\n\n').find((part) => part.startsWith(`# ${title}\n`));
  if (section === undefined) throw new Error(`There is no table “${title}”`);
  return section
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t').map(cellOf) as unknown as Row);
}
