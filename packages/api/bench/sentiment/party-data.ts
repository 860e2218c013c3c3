/** Sentences in which each party has its own tone: those of `parties/`, written and labeled for this project, and NewsMTSC. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Span } from '@earshot/schema/analysis-result';
import { readEvents } from '../../src/core/sentiment/score-events.ts';
import { partyAt } from '../../src/core/sentiment/score-target.ts';
import { sentimentTokens } from '../../src/core/sentiment/sentiment-tokens.ts';
import {
  outlineSentence,
  type Party,
  type SentenceOutline,
} from '../../src/core/sentiment/target-outline.ts';
import type { Label } from './label-fit.ts';

export interface LabeledParty {
  readonly text: string;
  readonly mention: Span;
  /** All parties of the sentence. */
  readonly names: readonly Span[];
  readonly label: Label;
  /** The file and the line, which all parties of a sentence share. */
  readonly file: string;
  readonly line: number;
}

export interface ReadParty extends LabeledParty {
  readonly sentence: SentenceOutline;
  readonly party: Party;
}

const LABELS: Readonly<Record<string, Label>> = { '+': 'good', '-': 'bad', '0': 'neutral' };
const FOLDER = fileURLToPath(new URL('./parties/', import.meta.url));
const MARKED = /\[([+0-])([^\]]+)\]/g;

/** All parties of `parties/`: a line is a sentence in which each stands as `[+Name]`, `[-Name]` or `[0Name]`. */
export function readParties(): LabeledParty[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(FOLDER + file, 'utf8')
      .split('\n')
      .flatMap((marked, line) => parseLine(marked).map((party) => ({ ...party, file, line }))),
  );
}

function parseLine(marked: string): Pick<LabeledParty, 'text' | 'mention' | 'names' | 'label'>[] {
  let [text, at] = ['', 0];
  const found: { mention: Span; label: Label }[] = [];
  for (const { 0: all, 1: sign = '', 2: name = '', index } of marked.matchAll(MARKED)) {
    text += marked.slice(at, index);
    found.push({
      mention: { start: text.length, end: text.length + name.length },
      label: LABELS[sign] ?? 'neutral',
    });
    text += name;
    at = index + all.length;
  }
  text += marked.slice(at);
  const names = found.map(({ mention }) => mention);
  return found.map(({ mention, label }) => ({ text, mention, names, label }));
}

/** How far the offsets of NewsMTSC may be from the text, which has lost some of its blanks. */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4];

/**
 * The parties of a file of NewsMTSC, lines of `{id, text, gold}` whose ids end in the name, its start and its end. Those
 * whose name is not found there are left out.
 */
export function readNewsMtsc(file: string): LabeledParty[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((json, line) => {
    const { id, text, gold } = JSON.parse(json) as { id: string; text: string; gold: number };
    const [start, end] = (/_(\d+)_(\d+)$/.exec(id)?.slice(1) ?? []).map(Number);
    if (start === undefined || end === undefined) return [];
    const shift = SHIFTS.find((by) => {
      const name = text.slice(start + by, end + by);
      const isWhole =
        /^[\p{L}\p{N}].*[\p{L}\p{N}.]$/u.test(name) && !/\p{L}/u.test(text[start + by - 1] ?? ' ');
      return name.length === end - start && isWhole && id.includes(name);
    });
    if (shift === undefined) return [];
    const mention = { start: start + shift, end: end + shift };
    const label: Label = gold > 0 ? 'good' : gold < 0 ? 'bad' : 'neutral';
    return [{ text, mention, names: [mention], label, file, line }];
  });
}

/** What the fit sees of a party; null when its name is not read as one. */
export function readParty(labeled: LabeledParty): ReadParty | null {
  const { text, names, mention } = labeled;
  const { tokens } = sentimentTokens(text, () => false);
  const reading = readEvents({ text, tokens, names, isPost: false });
  const party = partyAt(tokens, reading.units, mention);
  return party ? { ...labeled, party, sentence: outlineSentence(reading, party.first) } : null;
}
