/** One pass of all keywords over one text. */
import { foldText } from '../text/fold.ts';
import { HANGUL, kindAt, kindBefore, SEMITIC, SEPARATOR, UNSPACED } from '../text/fold-table.ts';
import type { AddressMatcher } from './address-matcher.ts';
import { koreanStemEnds, MIN_STEM_LETTERS, semiticStems } from './clitics.ts';
import { APOSTROPHE, CLOSED, isHyphenGap, LOOSE, readGap } from './gaps.ts';
import type { KeywordTrie } from './keyword-trie.ts';
import type { MentionCollector } from './mention-collector.ts';
import { mentionRange } from './mention-context.ts';
import { SegmentBoundaries } from './segment-boundaries.ts';
import { TokenScanner } from './token-scanner.ts';

/** Partial matches: where each started, and its current trie node. */
interface Threads {
  nodes: number[];
  starts: number[];
  /** Start of the unspaced run that contains the first character. */
  runs: number[];
}

/** Maximum number of simultaneous partial matches. Only a text that repeats one long phrase gets close to it. */
const MAX_THREADS = 64;
const LINE_BREAK = /^\r?\n$/;
const SPACE = 32;
const LINE_FEED = 10;
const COMMA = 44;
const FULL_STOP = 46;
/** A hyphen or an apostrophe is always shorter than this, even as a character reference or with invisible characters. */
const MAX_JOINT_CHARACTERS = 10;
const MIN_PHRASE_STEM_LETTERS = 2;
const MIN_LETTERS_AROUND_HYPHEN = 4;
const MIN_LETTERS_AROUND_APOSTROPHE = 6;

/** Letters and a number, as in "G7" for "G-7". No ordinary word has this form. */
const LETTERS_AND_NUMBER = /^\p{L}+\d+$/u;

const noThreads = (): Threads => ({ nodes: [], starts: [], runs: [] });

function empty(threads: Threads): Threads {
  threads.nodes.length = 0;
  threads.starts.length = 0;
  threads.runs.length = 0;
  return threads;
}

export class MatchPass {
  readonly #text: string;
  readonly #trie: KeywordTrie;
  readonly #collector: MentionCollector;
  readonly #boundaries: SegmentBoundaries;
  readonly #looseSets: readonly number[];
  #next = noThreads();
  #live = noThreads();
  #before = noThreads();
  #runStart = 0;

  constructor(text: string, trie: KeywordTrie, collector: MentionCollector) {
    this.#text = text;
    this.#trie = trie;
    this.#collector = collector;
    this.#boundaries = new SegmentBoundaries(text);
    this.#looseSets = trie.setsWith(LOOSE);
  }

  run(addresses: AddressMatcher): void {
    const text = this.#text;
    const trie = this.#trie;
    const collector = this.#collector;
    const scanner = new TokenScanner(text);
    const report = (spelling: number, start: number, end: number) => collector.add(spelling, start, end);
    let lastStart = 0;
    let lastEnd = 0;
    let lastGapFrom = 0;
    let lastKind = SEPARATOR;
    while (scanner.next()) {
      const { start, end, kind } = scanner;
      if (scanner.address) {
        addresses.find(text, start, end, report);
        empty(this.#live);
        empty(this.#before);
        lastKind = SEPARATOR;
        lastEnd = end;
        continue;
      }
      const wraps = kind === UNSPACED && lastKind === UNSPACED;
      if (kind === UNSPACED && !(wraps && start === lastEnd)) this.#runStart = start;
      const id = trie.table.find(scanner.units, scanner.length, scanner.hash);
      const gapSets = this.#live.nodes.length === 0 ? this.#looseSets : this.#gapSets(lastEnd, start, wraps);
      if (id >= 0) this.#feed(id, start, end, scanner.capitals, this.#live, gapSets);
      if (kind === HANGUL) this.#feedKorean(start, end, gapSets);
      else if (kind === SEMITIC) this.#feedSemitic(scanner.folded(), start, end, gapSets);
      if (kind === lastKind && mayJoin(text, lastEnd, start, kind))
        this.#feedJoined(lastStart, lastEnd, start, end, lastGapFrom);
      this.#advance();
      lastGapFrom = lastEnd;
      lastStart = start;
      lastEnd = end;
      lastKind = kind;
    }
  }

  /** Moves the partial matches on by one word. */
  #advance(): void {
    const spent = this.#before;
    this.#before = this.#live;
    this.#live = this.#next;
    this.#next = spent;
    if (spent.nodes.length > 0) empty(spent);
  }

  /** @param wraps both neighbors are in a script without spaces, where a line break does not separate words. */
  #gapSets(from: number, to: number, wraps: boolean): readonly number[] {
    if (wraps && LINE_BREAK.test(this.#text.slice(from, to))) return this.#trie.setsWith(CLOSED);
    if (to - from === 1 && this.#text.charCodeAt(from) === SPACE) return this.#looseSets;
    return this.#trie.setsWith(readGap(this.#text, from, to));
  }

  /** Continues every partial match with the word, and starts a new one at it. */
  #feed(
    id: number,
    start: number,
    end: number,
    capitals: boolean,
    threads: Threads,
    gapSets: readonly number[],
  ): void {
    const trie = this.#trie;
    const first = trie.first(id);
    if (first !== 0) this.#reach(first, start, end, this.#runStart);
    for (let t = 0; t < threads.nodes.length; t++) {
      if (trie.goesOn[threads.nodes[t] ?? 0] !== 1) continue;
      // Keywords may accept the same gap in different sets, and each counts.
      for (const gapSet of gapSets) {
        const node = trie.next(threads.nodes[t] ?? 0, gapSet, id);
        if (node !== 0) this.#reach(node, threads.starts[t] ?? 0, end, threads.runs[t] ?? 0);
      }
    }
    if (!capitals) return;
    const capitalForm = trie.capitalForm(id);
    if (capitalForm >= 0) this.#feed(capitalForm, start, end, false, threads, gapSets);
  }

  #reach(node: number, start: number, end: number, run: number): void {
    this.#report(node, start, end, run);
    this.#goOn(node, start, run);
  }

  #goOn(node: number, start: number, run: number): void {
    if (node === 0 || this.#trie.goesOn[node] !== 1 || this.#next.nodes.length >= MAX_THREADS) return;
    this.#next.nodes.push(node);
    this.#next.starts.push(start);
    this.#next.runs.push(run);
  }

  #report(node: number, start: number, end: number, run: number): void {
    const outcomes = this.#trie.outcomes[node];
    if (!outcomes || !this.#isAligned(start, end, run)) return;
    for (const outcome of outcomes) {
      const range = mentionRange(this.#text, start, end, outcome);
      if (range) this.#collector.add(outcome.spelling, range.start, range.end);
    }
  }

  #isAligned(start: number, end: number, run: number): boolean {
    const text = this.#text;
    const boundaries = this.#boundaries;
    if (kindAt(text, start) === UNSPACED && !boundaries.has(start, run)) return false;
    return kindBefore(text, end) !== UNSPACED || boundaries.has(end, this.#runStart);
  }

  #feedKorean(start: number, end: number, gapSets: readonly number[]): void {
    const word = this.#text.slice(start, end);
    for (const stemEnd of koreanStemEnds(word)) {
      const id = this.#trie.table.idOf(foldText(word.slice(0, stemEnd)));
      if (id >= 0) this.#feed(id, start, start + stemEnd, false, this.#live, gapSets);
    }
  }

  #feedSemitic(word: string, start: number, end: number, gapSets: readonly number[]): void {
    for (const stem of semiticStems(word, MIN_PHRASE_STEM_LETTERS)) {
      const id = this.#trie.table.idOf(stem);
      if (id < 0) continue;
      let from = start;
      for (let skip = word.length - stem.length; skip > 0 && from < end; from++) {
        skip -= foldText(this.#text.charAt(from)).length;
      }
      // A short stem is too often a different word, unless the rest of a phrase follows.
      if (stem.length < MIN_STEM_LETTERS) this.#goOn(this.#trie.first(id), from, this.#runStart);
      else this.#feed(id, from, end, false, this.#live, gapSets);
    }
  }

  /** Feeds the last two words as one: "e-mail" for "email", "McDonald's" for "McDonalds". */
  #feedJoined(lastStart: number, lastEnd: number, start: number, end: number, lastGapFrom: number): void {
    const text = this.#text;
    const trie = this.#trie;
    const isHyphen = isHyphenGap(text, lastEnd, start);
    if (!isHyphen && readGap(text, lastEnd, start) !== APOSTROPHE) return;
    const joined = foldText(text.slice(lastStart, lastEnd) + text.slice(start, end));
    const hasNumber = isHyphen && LETTERS_AND_NUMBER.test(joined);
    if (!hasNumber && joined.length < (isHyphen ? MIN_LETTERS_AROUND_HYPHEN : MIN_LETTERS_AROUND_APOSTROPHE))
      return;
    const id = trie.table.idOf(joined);
    if (id < 0) return;
    const gapSets =
      this.#before.nodes.length === 0 ? this.#looseSets : this.#gapSets(lastGapFrom, lastStart, false);
    this.#feed(id, lastStart, end, false, this.#before, gapSets);
  }
}

/**
 * Quick test of the gap between two words: whether it is short and does not start with a space, a line feed, a comma or a
 * period.
 */
function mayJoin(text: string, from: number, to: number, kind: number): boolean {
  if (to <= from || to - from >= MAX_JOINT_CHARACTERS || kind === UNSPACED) return false;
  const separator = text.charCodeAt(from);
  return separator !== SPACE && separator !== COMMA && separator !== FULL_STOP && separator !== LINE_FEED;
}
