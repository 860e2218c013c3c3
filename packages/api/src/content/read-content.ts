/** Reads and checks the files of this folder. An error names the file and field: `links/wrappers.tsv:7: host: …`. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';

const FOLDER = new URL('./', import.meta.url);

export interface ContentFile {
  readonly path: string;
  readonly text: string;
}

export function readContent(path: string): ContentFile {
  return { path, text: readFileSync(new URL(path, FOLDER), 'utf8') };
}

/** Files of a folder in alphabetical order. */
export function readFolder(path: string): ContentFile[] {
  const names = readdirSync(new URL(`${path}/`, FOLDER)).sort();
  return names.map((name) => readContent(`${path}/${name}`));
}

/** File name without folder and extension. */
export function nameOf({ path }: ContentFile): string {
  return path.replace(/^.*\/|\.[^.]*$/g, '');
}

export function parseEntry<T>({ path, text }: ContentFile, schema: z.ZodType<T>): T {
  return checked(path, schema, yamlOf(path, text));
}

/** Front matter as fields, with the text below it as `body`. */
export function parseMarkdown<T>({ path, text }: ContentFile, schema: z.ZodType<T>): T {
  const [, front, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
  if (front === undefined || body === undefined)
    throw new Error(`${path}: no front matter between --- lines`);
  return checked(path, schema, { ...Object(yamlOf(path, front)), body: body.trim() });
}

/**
 * Rows of a tab-separated table. The first line has the columns, each with an explanation in parentheses. An empty cell is a
 * missing field.
 */
export function parseTable<T>({ path, text }: ContentFile, schema: z.ZodType<T>): T[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns = head.split('\t').map((cell) => cell.replace(/ \(.*/, ''));
  return lines.map((line, index) => {
    const place = `${path}:${index + 2}`;
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${place}: ${cells.length} cells, but the table has ${columns.length} columns`);
    const fields = columns.map((column, i) => [column, cells[i] || undefined] as const);
    return checked(place, schema, Object.fromEntries(fields));
  });
}

function yamlOf(path: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

export function checked<T>(place: string, schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  const unknown = result.success ? unknownField(value, result.data) : undefined;
  if (unknown) throw new Error(`${place}: ${unknown}: no such field`);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${place}: ${path.join('.')}: ${message}`);
  throw new Error(problems.join('\n'));
}

/** Path of the first field that the schema does not know. Undefined if there is none. */
function unknownField(value: unknown, model: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || typeof model !== 'object' || model === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!(key in model)) return key;
    const below = unknownField(inner, Reflect.get(model, key));
    if (below) return `${key}.${below}`;
  }
}
