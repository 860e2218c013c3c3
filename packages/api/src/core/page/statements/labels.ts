/** The labels of datelines and bylines ("Updated", "Von", "文・写真") in twelve languages and more; the table is data. */
import statementLabels from '../../../content/pages/statement-labels.json' with { type: 'json' };
import { escapePattern } from '../../text/escape-pattern.ts';

/** What a label says about the value beside it. `other` labels editors, reading times, places and sources. */
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

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const alternatives = (isUnspaced: boolean) =>
  [...KINDS.keys()]
    .filter((label) => UNSPACED.test(label) === isUnspaced)
    .sort((a, b) => b.length - a.length)
    .map((label) => escapePattern(label).replaceAll(' ', String.raw`\s+`))
    .join('|');
const LABEL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${alternatives(false)})(?![\\p{L}\\p{N}])|${alternatives(true)}`,
  'giu',
);

/** All labels in a short text, in order, the longest at each place. */
export function findLabels(text: string): FoundLabel[] {
  return [...text.matchAll(LABEL)].flatMap((match) => {
    const kind = KINDS.get(match[0].toLowerCase().replace(/\s+/g, ' '));
    return kind ? [{ kind, start: match.index, end: match.index + match[0].length }] : [];
  });
}
