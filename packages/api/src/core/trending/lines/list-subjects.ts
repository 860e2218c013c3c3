import type { ReadLine } from './read-line.ts';
import { bareName } from './source-place.ts';
import { slottedNames } from './source-slots.ts';
import { splitPieces } from './split-pieces.ts';

const CAPITALIZED_RUN = /(?<!\p{L})\p{Lu}[\p{L}\p{N}]+(?:\s+\p{Lu}[\p{L}\p{N}]+)*/gu;

/** Number of lines that must have a publisher before its name is also excluded at the edge of other lines. */
const CONFIRMING_LINES = 2;

/** Returns the subjects of the headlines: capitalized words and pairs of them, without possible publishers at either end. */
export function listSubjects(lines: readonly ReadLine[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { source } of lines) if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1);
  const subjects = new Set<string>();
  for (const { title } of lines) {
    const body = bodyOf(title, (name) => (counts.get(name) ?? 0) >= CONFIRMING_LINES);
    for (const [run] of body.matchAll(CAPITALIZED_RUN)) {
      const words = run.split(/\s+/);
      words.forEach((word, i) => {
        subjects.add(word);
        if (i > 0) subjects.add(`${words[i - 1]} ${word}`);
      });
    }
  }
  return subjects;
}

/** Returns the title without its last piece, a publisher's name as its first piece, and the text in its slots. */
function bodyOf(title: string, isPublisher: (name: string) => boolean): string {
  const pieces = splitPieces(title);
  const start = pieces.length > 1 && isPublisher(bareName(pieces[0]?.text ?? '')) ? pieces[1]?.start : 0;
  const body = title.slice(start, pieces.length > 1 ? pieces.at(-2)?.end : undefined);
  const bracket = slottedNames(body).find(({ slot }) => slot === 'bracket at the end');
  return slottedNames(bracket?.rest ?? body).reduce(
    (shortest, { rest }) => (rest.length < shortest.length ? rest : shortest),
    bracket?.rest ?? body,
  );
}
