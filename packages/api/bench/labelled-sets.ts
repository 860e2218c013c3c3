/** Labeled texts for training and measuring sentiment: JSON lines `{id, text, gold in [-1, 1]}`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

interface LabelledText {
  readonly text: string;
  readonly gold: number;
}

export interface LabelledSet {
  readonly name: string;
  readonly texts: readonly LabelledText[];
}

/** @param path one `.jsonl` file or a folder of them. */
export function readLabelledSets(path: string): LabelledSet[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .map((name) => join(path, name))
    : [path];
  return files.map((file) => ({ name: basename(file, '.jsonl'), texts: readLines(file) }));
}

function readLines(file: string): LabelledText[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const value: unknown = JSON.parse(line);
      if (typeof value !== 'object' || value === null || !('text' in value) || !('gold' in value)) {
        throw new Error(`${file}: expected objects with text and gold`);
      }
      return { text: String(value.text), gold: Number(value.gold) };
    });
}
