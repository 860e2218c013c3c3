import type { KeywordMatch } from '@earshot/schema/analysis-result';

/** A shorter form of a keyword that occurs in the text but is not counted, such as `Acme` for `Acme Foods`. */
export interface ShorterForm {
  readonly text: string;
  readonly count: number;
}

const MIN_LETTERS = 4;
const MAX_FORMS = 2;
/** Maximum number of words of one keyword's spellings that are looked up, to limit the work. */
const MAX_PARTS = 8;
/** Maximum length of a searched text in characters. A longer one would take too long. */
const MAX_SEARCHED = 100_000;
/** Number of characters before a form in which the preceding word is looked for. */
const LOOK_BACK = 60;
/** Maximum length of a word at the start of a sentence that counts as an ordinary word, such as `When`. */
const SHORT_WORD = 4;

/** A form counts only if it is capitalized, not part of another name, and not also a common word of the text. */
export function shorterForms(
  { keyword, spellings }: KeywordMatch,
  texts: readonly string[],
  matches: readonly KeywordMatch[],
): ShorterForm[] {
  const text = texts.join('\n');
  if (text.length > MAX_SEARCHED) return [];
  const tracked = matches.flatMap((match) => [
    match.keyword,
    ...(match.spellings ?? []).map(({ text }) => text),
  ]);
  const existing = new Set(tracked.map((spelling) => spelling.toLowerCase()));
  const candidates = [keyword, ...(spellings ?? []).map(({ text }) => text)].flatMap(partsOf);
  const forms: ShorterForm[] = [];
  for (const part of [...new Set(candidates)].slice(0, MAX_PARTS)) {
    const isPartOfFound = forms.some((form) => form.text.includes(part));
    if (existing.has(part.toLowerCase()) || isPartOfFound) continue;
    const count = countAlone(part, text, tracked);
    if (count > 0) forms.push({ text: part, count });
  }
  return forms.slice(0, MAX_FORMS);
}

function partsOf(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const leading = words.slice(1).map((_, i) => words.slice(0, words.length - 1 - i).join(' '));
  const parts = words.length > 1 ? [...leading, words.at(-1) ?? ''] : [];
  return parts.filter((part) => /^\p{Lu}/u.test(part) && part.length >= MIN_LETTERS);
}

function countAlone(form: string, text: string, tracked: readonly string[]): number {
  if (!text.includes(form)) return 0;
  const longer = tracked.filter((spelling) => spelling.length > form.length && spelling.includes(form));
  const rest = longer.reduce((left, spelling) => left.replaceAll(wordPattern(spelling, 'giu'), '·'), text);
  if (wordPattern(form.toLowerCase(), 'u').test(rest)) return 0;
  return [...rest.matchAll(wordPattern(form, 'gu'))].filter(({ index }) => {
    const before = rest.slice(Math.max(0, index - LOOK_BACK), index);
    const after = rest.slice(index + form.length, index + form.length + 2);
    return !/^[ -]\p{Lu}/u.test(after) && !isAfterName(before);
  }).length;
}

/** True if the text before a form ends with a capitalized word of a name, not with the first word of a sentence. */
function isAfterName(before: string): boolean {
  const { lead = '', word = '' } =
    /^(?<lead>.*?)(?<word>\p{Lu}[\p{L}\p{N}’'-]*)[ -]$/su.exec(before)?.groups ?? {};
  const isFirst = lead === '' || /[.!?:“”"„«»\n]\s*$/u.test(lead);
  return word !== '' && !(isFirst && word.length <= SHORT_WORD);
}

function wordPattern(words: string, flags: string): RegExp {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, flags);
}
