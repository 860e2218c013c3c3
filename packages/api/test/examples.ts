import { readFileSync } from 'node:fs';

/** A cell is JSON, or else plain text. */
function cellOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Reads a table of examples that lies beside its test, `x.examples.tsv` beside `x.test.ts`: under the line `# title` come the
 * names of the columns and one example a line, up to a blank line.
 */
export function examples<Row extends readonly unknown[]>(testUrl: string, title: string): Row[] {
  const file = new URL(testUrl.replace(/(?:\.test)?\.ts$/, '.examples.tsv'));
  const section = readFileSync(file, 'utf8')
    .split('\n\n')
    .find((text) => text.startsWith(`# ${title}\n`));
  if (section === undefined) throw new Error(`${file.pathname} has no table “${title}”`);
  return section
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.split('\t').map(cellOf) as unknown as Row);
}

/** Reads a table of one column. */
export const exampleValues = <Value>(testUrl: string, title: string): Value[] =>
  examples<[Value]>(testUrl, title).map(([value]) => value);

/** Puts these parts in place of `{name}`, and of `{name 3}` what a function returns for the number. */
export const filled = (text: string, parts: Readonly<Record<string, string | ((count: number) => string)>>) =>
  text.replace(/\{([^{}]+?)(?: (\d+))?\}/g, (whole, name: string, count: string) => {
    const part = parts[name] ?? whole;
    return typeof part === 'string' ? part : part(Number(count));
  });
