/**
 * `inText` has the forms next to a day in running text (genitive in some languages). `withYear` has more, which count only next
 * to a day and a year, because some are words in other languages ("des"). `solarHijri` is the Iranian calendar.
 */
import names from './month-names.json' with { type: 'json' };

function numbered(forms: readonly (readonly string[])[]): [name: string, month: number][] {
  return forms.flatMap((months, index) => months.map((name): [string, number] => [name, index + 1]));
}

const plainNumbered = (forms: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(numbered(forms).map(([name, month]) => [plain(name), month]));

const MONTH_IN_TEXT: ReadonlyMap<string, number> = new Map(numbered(names.inText));
const ANY_MONTH = new Map([...plainNumbered(names.withYear), ...plainNumbered(names.inText)]);
const SOLAR_MONTH = plainNumbered(names.solarHijri.map((name) => [name]));

export function monthNumber(name: string): number | undefined {
  return MONTH_IN_TEXT.get(name.toLowerCase().replace(/\.$/, ''));
}

export function monthOf(word: string): number | null {
  return ANY_MONTH.get(plain(word.toLowerCase())) ?? null;
}

export function solarMonthOf(word: string): number | null {
  return SOLAR_MONTH.get(plain(word)) ?? null;
}

/** In lowercase, as the texts that it is matched with. */
export const MONTH_PATTERN = [...MONTH_IN_TEXT.keys()].sort((a, b) => b.length - a.length).join('|');

/** As long as the text: the capital İ of Turkish would become two characters. */
export const inLowercase = (text: string): string => text.replaceAll('İ', 'ĩ').toLowerCase();

function plain(word: string): string {
  const bare = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0653-\u0655\u200c\u200f]|(?<=\p{sc=Thai})\.|\.$/gu, '')
    .normalize('NFC');
  return bare.replaceAll('ı', 'i').replaceAll('ł', 'l').replaceAll('ي', 'ی').replaceAll('ك', 'ک');
}
