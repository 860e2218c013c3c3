import type { ReadLine } from './read-line.ts';
import { slottedNames } from './source-slots.ts';
import { splitPieces } from './split-pieces.ts';

const CAPITALIZED_RUN = /(?<!\p{L})\p{Lu}[\p{L}\p{N}]+(?:\s+\p{Lu}[\p{L}\p{N}]+)*/gu;

/** Whom the headlines speak of: words with a capital and pairs of them, what may be a publisher at either end left aside. */
export function listSubjects(lines: readonly ReadLine[]): Set<string> {
  const subjects = new Set<string>();
  for (const { title } of lines) {
    for (const [run] of bodyOf(title).matchAll(CAPITALIZED_RUN)) {
      const words = run.split(/\s+/);
      words.forEach((word, i) => {
        subjects.add(word);
        if (i > 0) subjects.add(`${words[i - 1]} ${word}`);
      });
    }
  }
  return subjects;
}

/** The shortest of the title without its last piece and without what stands in a slot. */
function bodyOf(title: string): string {
  const pieces = splitPieces(title);
  const body = pieces.length > 1 ? title.slice(0, pieces.at(-2)?.end) : title;
  return slottedNames(body).reduce(
    (shortest, { rest }) => (rest.length < shortest.length ? rest : shortest),
    body,
  );
}
