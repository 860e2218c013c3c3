/** In scripts without spaces, by the dictionary of `Intl.Segmenter`. */
import { ATTACHED, kindAt, UNSPACED } from '../text/fold-table.ts';

/** On some engines, `Intl.Segmenter` takes quadratic time, so it gets pieces of this many code units. */
const PIECE = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a segment starts or ends at `offset`. Each run of characters is segmented at most once, on demand. */
export function segmentBoundaries(text: string): (offset: number, runStart: number) => boolean {
  const runs = new Map<number, ReturnType<typeof readRun>>();
  return (offset, runStart) => {
    const run = runs.get(runStart) ?? readRun(text, runStart);
    runs.set(runStart, run);
    return offset <= runStart || offset >= run.end || run.boundaries.has(offset);
  };
}

function readRun(text: string, start: number) {
  let end = start;
  for (let kind = kindAt(text, end); kind === UNSPACED || kind === ATTACHED; kind = kindAt(text, end)) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  const boundaries = new Set<number>();
  for (let from = start; from < end; ) {
    const to = Math.min(from + PIECE, end);
    let last = from;
    for (const segment of segmenter.segment(text.slice(from, to))) {
      last = from + segment.index;
      boundaries.add(last);
    }
    // The end of the piece may have cut the last segment, so the next piece starts with it.
    from = to === end || last === from ? to : last;
  }
  return { end, boundaries };
}
