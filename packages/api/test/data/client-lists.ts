/** Labeled lists about one client or industry: files of the form `{ name, lines: [{ text, story, title, source, date }] }`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface LabeledLine {
  readonly text: string;
  /** Null for a line that is not a headline. */
  readonly story: string | null;
  readonly title: string | null;
  readonly source: string | null;
  readonly date: string | null;
  /** The outlet named on the next line, as in an alert email. */
  readonly sourceBelow?: string;
}

export interface LabeledList {
  readonly name: string;
  readonly lines: readonly LabeledLine[];
}

/** The project's own lists: fictional organizations, written by hand. */
export const OWN_LISTS = fileURLToPath(new URL('./client-lists', import.meta.url));

/** Reads the lists of a folder, sorted by file name. */
export function readClientLists(folder: string): LabeledList[] {
  return readdirSync(folder)
    .filter((file) => /^\d{2,3}-.*\.json$/.test(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabeledList);
}
