import { foldText } from '../text/fold.ts';
import { ATTACHED, HANGUL, kindAt, kindBefore, SEMITIC, UNSPACED } from '../text/fold-table.ts';
import { koreanStemEnds, MIN_STEM_LETTERS, semiticStems } from './clitics.ts';
import type { Conditions } from './draft.ts';
import { APOSTROPHE, CLOSED, isHyphenGap, LOOSE, readGap } from './gaps.ts';
import { CAPITALS, type KeywordPattern } from './keyword-patterns.ts';
import { mentionRange } from './mention-context.ts';
import { TokenScanner } from './token-scanner.ts';

export interface Outcome extends Required<Conditions> {
  readonly spelling: number;
  readonly prefix: string;
  readonly suffix: string;
}

interface Branch {
  readonly next: Map<string, { readonly gaps: ReadonlySet<string>; readonly branch: Branch }[]>;
  readonly outcomes: Outcome[];
}

const newBranch = (): Branch => ({ next: new Map(), outcomes: [] });

export function sequenceTree(patterns: readonly KeywordPattern[]): Branch {
  const root = newBranch();
  patterns.forEach(({ prefix, suffix, sequences }, spelling) => {
    for (const { words, gaps, conditions } of sequences) {
      const last = words.reduce(
        (branch, word, i) => branchAfter(branch, word, i === 0 ? [] : (gaps[i - 1] ?? [])),
        root,
      );
      last.outcomes.push({ spelling, prefix, suffix, ...conditions });
    }
  });
  return root;
}

function branchAfter({ next }: Branch, word: string, gaps: readonly string[]): Branch {
  const edges = next.get(word) ?? [];
  next.set(word, edges);
  const same = edges.find(
    (edge) => edge.gaps.size === gaps.length && gaps.every((gap) => edge.gaps.has(gap)),
  );
  if (same) return same.branch;
  const branch = newBranch();
  edges.push({ gaps: new Set(gaps), branch });
  return branch;
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly kind: number;
  readonly capitals: boolean;
  readonly isAddress: boolean;
  /** Start of the last run of characters without spaces. */
  readonly run: number;
}

interface Reading {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly next: number;
  /** Too short to count unless the rest of a phrase follows. */
  readonly isPartial?: boolean;
}

type Report = (spelling: number, start: number, end: number) => void;

const LINE_BREAK = /^\r?\n$/;
const NO_JOINT = /[\s,.]/;
const MAX_JOINT_CHARACTERS = 10;
const MIN_PHRASE_STEM_LETTERS = 2;
const MIN_LETTERS_AROUND_HYPHEN = 4;
const MIN_LETTERS_AROUND_APOSTROPHE = 6;
/** "G7" for "G-7". No ordinary word has this form. */
const LETTERS_AND_NUMBER = /^\p{L}+\d+$/u;

/** Takes linear time. `onAddress` is called for each web and email address. */
export function matchWords(
  text: string,
  root: Branch,
  report: Report,
  onAddress: (start: number, end: number) => void,
): void {
  const tokens = readTokens(text);
  const isBoundary = segmentBoundaries(text);
  const goOn = (branch: Branch, start: number, run: number, reading: Reading): void => {
    if (!reading.isPartial) end(branch, start, run, reading);
    const token = tokens[reading.next];
    if (branch.next.size === 0 || !token || token.isAddress) return;
    const gap = gapBefore(text, tokens, reading.next);
    for (const after of readingsAt(text, tokens, reading.next)) {
      if (after.isPartial) continue;
      for (const { gaps, branch: longer } of branch.next.get(after.word) ?? [])
        if (gaps.has(gap)) goOn(longer, start, run, after);
    }
  };
  const end = ({ outcomes }: Branch, start: number, run: number, reading: Reading): void => {
    if (outcomes.length === 0) return;
    const endRun = tokens[reading.next - 1]?.run ?? 0;
    if (kindAt(text, start) === UNSPACED && !isBoundary(start, run)) return;
    if (kindBefore(text, reading.end) === UNSPACED && !isBoundary(reading.end, endRun)) return;
    for (const outcome of outcomes) {
      const range = mentionRange(text, start, reading.end, outcome);
      if (range) report(outcome.spelling, range.start, range.end);
    }
  };
  tokens.forEach((token, i) => {
    if (token.isAddress) onAddress(token.start, token.end);
    else
      for (const reading of readingsAt(text, tokens, i))
        for (const { branch } of root.next.get(reading.word) ?? [])
          goOn(branch, reading.start, token.run, reading);
  });
}

function readTokens(text: string): Token[] {
  const scanner = new TokenScanner(text);
  const tokens: Token[] = [];
  let run = 0;
  while (scanner.next()) {
    const { start, end, folded, kind, capitals, address } = scanner;
    const last = tokens.at(-1);
    const continues = last?.kind === UNSPACED && !last.isAddress && start === last.end;
    if (kind === UNSPACED && !continues) run = start;
    tokens.push({ start, end, folded, kind, capitals, isAddress: address, run });
  }
  return tokens;
}

/** In a script without spaces, a line break does not separate words. */
function gapBefore(text: string, tokens: readonly Token[], index: number): string {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (!before || !token) return LOOSE;
  const wraps = before.kind === UNSPACED && token.kind === UNSPACED;
  if (wraps && LINE_BREAK.test(text.slice(before.end, token.start))) return CLOSED;
  return readGap(text, before.end, token.start);
}

function readingsAt(text: string, tokens: readonly Token[], index: number): Reading[] {
  const token = tokens[index];
  if (!token) return [];
  const { start, end, folded, kind, capitals } = token;
  const readings: Reading[] = [{ word: folded, start, end, next: index + 1 }];
  if (capitals) readings.push({ word: CAPITALS + folded, start, end, next: index + 1 });
  if (kind === HANGUL) {
    const word = text.slice(start, end);
    for (const stemEnd of koreanStemEnds(word))
      readings.push({ word: foldText(word.slice(0, stemEnd)), start, end: start + stemEnd, next: index + 1 });
  } else if (kind === SEMITIC) {
    for (const stem of semiticStems(folded, MIN_PHRASE_STEM_LETTERS)) {
      const from = stemStart(text, token, folded.length - stem.length);
      const isPartial = stem.length < MIN_STEM_LETTERS;
      readings.push({ word: stem, start: from, end, next: index + 1, isPartial });
    }
  }
  const next = tokens[index + 1];
  const joined = next && joinedWord(text, token, next);
  if (next && joined !== undefined) readings.push({ word: joined, start, end: next.end, next: index + 2 });
  return readings;
}

function stemStart(text: string, { start, end }: Token, skip: number): number {
  let from = start;
  for (let left = skip; left > 0 && from < end; from++) left -= foldText(text.charAt(from)).length;
  return from;
}

/** "e-mail" for "email", "McDonald's" for "McDonalds". */
function joinedWord(text: string, token: Token, next: Token): string | undefined {
  const length = next.start - token.end;
  if (next.isAddress || token.kind !== next.kind || token.kind === UNSPACED) return undefined;
  if (length === 0 || length >= MAX_JOINT_CHARACTERS || NO_JOINT.test(text.charAt(token.end)))
    return undefined;
  const isHyphen = isHyphenGap(text, token.end, next.start);
  if (!isHyphen && readGap(text, token.end, next.start) !== APOSTROPHE) return undefined;
  const joined = foldText(text.slice(token.start, token.end) + text.slice(next.start, next.end));
  const least = isHyphen ? MIN_LETTERS_AROUND_HYPHEN : MIN_LETTERS_AROUND_APOSTROPHE;
  return joined.length >= least || (isHyphen && LETTERS_AND_NUMBER.test(joined)) ? joined : undefined;
}

/** On some engines, `Intl.Segmenter` takes quadratic time, so it gets pieces of this many code units. */
const PIECE = 400;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Finds words in scripts without spaces. Each run of characters is segmented at most once, on demand. */
function segmentBoundaries(text: string): (offset: number, runStart: number) => boolean {
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
    from = to === end || last === from ? to : last;
  }
  return { end, boundaries };
}
