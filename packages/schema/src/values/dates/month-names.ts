/**
 * Month names in many languages, in lowercase, in month order, without a final period. `inText` has the forms and
 * abbreviations that appear next to a day in running text (genitive in languages that have one). `other` has more forms
 * that are only used for text that is entirely a date, because some of them are words in other languages ("des").
 */
import names from './month-names.json' with { type: 'json' };

function numbered(names: readonly (readonly string[])[]): [name: string, month: number][] {
  return names.flatMap((forms, index) => forms.map((name): [string, number] => [name, index + 1]));
}

const MONTH_IN_TEXT: ReadonlyMap<string, number> = new Map(numbered(names.inText));
const ANY_MONTH: ReadonlyMap<string, number> = new Map(
  numbered([...names.inText, ...names.other]).map(([name, number]) => [
    withoutAccents(name),
    ((number - 1) % 12) + 1,
  ]),
);

/**
 * Returns the month number 1-12 of a name in running text, in any case, with or without a final period. Undefined for any
 * other word.
 */
export function monthNumber(name: string): number | undefined {
  return MONTH_IN_TEXT.get(name.toLowerCase().replace(/\.$/, ''));
}

/**
 * Returns the month number 1-12 of a word in a date field, or null if it is not a month. Ignores case, accents and a final
 * period.
 */
export function monthOf(word: string): number | null {
  return ANY_MONTH.get(withoutAccents(word.toLowerCase()).replace(/\.$/, '')) ?? null;
}

/** The names used in running text as regular expression alternatives, longest first. */
export const MONTH_PATTERN = [...MONTH_IN_TEXT.keys()].sort((a, b) => b.length - a.length).join('|');

function withoutAccents(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain.replaceAll('ı', 'i').replaceAll('ł', 'l');
}
