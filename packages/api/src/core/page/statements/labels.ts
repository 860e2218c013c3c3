/** Finds the labels of datelines and bylines ("Updated", "Von", "文・写真") in fifteen languages. The table is data. */
import statementLabels from '../../../content/pages/statement-labels.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { escapePattern } from '../../text/escape-pattern.ts';

/** What a label says about the adjacent value. `other` labels editors, reading times, places and sources. */
type LabelKind = keyof typeof statementLabels;

export interface FoundLabel {
  readonly kind: LabelKind;
  /** Half-open UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
}

const KINDS = new Map<string, LabelKind>();
for (const [kind, languages] of Object.entries(statementLabels) as [LabelKind, Record<string, string[]>][])
  for (const label of Object.values(languages).flat()) if (!KINDS.has(label)) KINDS.set(label, kind);

const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Most words need no search for the characters of scripts without spaces, which are all beyond this range. */
const SPACED = /^[ -\u10ff]*$/;

/**
 * Returns patterns for the rest of a label, keyed by its first word, or by its first character in scripts without spaces.
 */
function byStart(isUnspaced: boolean, startOf: (label: string) => string): Map<string, RegExp> {
  const groups = new Map<string, string[]>();
  for (const label of [...KINDS.keys()].sort((a, b) => b.length - a.length)) {
    if (UNSPACED.test(label) !== isUnspaced) continue;
    const source = escapePattern(label).replaceAll(' ', String.raw`\s+`);
    groups.set(startOf(label), [...(groups.get(startOf(label)) ?? []), source]);
  }
  const end = isUnspaced ? '' : String.raw`(?![\p{L}\p{N}])`;
  return new Map(
    [...groups].map(([start, longestFirst]) => [
      start,
      new RegExp(`(?:${longestFirst.join('|')})${end}`, 'iuy'),
    ]),
  );
}
const spacedLabels = lazily(() => byStart(false, (label) => label.match(WORD)?.[0] ?? ''));
const unspacedLabels = lazily(() => byStart(true, (label) => [...label][0] ?? ''));

/** Finds all labels in a short text, in order, the longest at each position. */
export function findLabels(text: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  let end = 0;
  const tryAt = (start: number, pattern: RegExp | undefined) => {
    if (pattern === undefined || start < end) return;
    pattern.lastIndex = start;
    const [label] = pattern.exec(text) ?? [];
    if (label === undefined) return;
    end = start + label.length;
    const kind = KINDS.get(label.toLowerCase().replace(/\s+/g, ' '));
    if (kind) found.push({ kind, start, end });
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    tryAt(index, spacedLabels().get(word.toLowerCase()));
    if (SPACED.test(word) || !UNSPACED.test(word)) continue;
    for (let i = 0; i < word.length; i += 1) tryAt(index + i, unspacedLabels().get(word.charAt(i)));
  }
  return found;
}
