import { readFileSync } from 'node:fs';
import { examplesIn } from '@earshot/schema/testing/examples';

/** Reads a table of examples that lies beside its test, `x.examples.tsv` beside `x.test.ts`. */
export function examples<Row extends readonly unknown[]>(testUrl: string, title: string): Row[] {
  const file = new URL(testUrl.replace(/(?:\.test)?\.ts$/, '.examples.tsv'));
  return examplesIn<Row>(readFileSync(file, 'utf8'), title);
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
