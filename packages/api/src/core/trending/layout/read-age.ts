import { LAYOUT_TERMS } from './terms.ts';

const NUMBER_AND_UNIT = /(\d)(?=\p{L})/gu;
const ASIAN_AGE =
  /^(?:约|約)?\s*(\d{1,3})\s?(分钟|分鐘|分|小时|小時|時間|시간|분|日|天|일|週間|周|주)\s?(?:前|전)$/u;
const ASIAN_HOURS: Readonly<Record<string, number>> = {
  小: 1,
  時: 1,
  시: 1,
  日: 24,
  天: 24,
  일: 24,
  週: 168,
  周: 168,
  주: 168,
};
const MAX_CHARACTERS = 24;

/**
 * Parses text that consists only of an age, such as "5h", "vor 2 Stunden" or "3 days ago". Returns the age in hours. Null
 * for any other text.
 */
export function readAge(text: string): number | null {
  if (text.length > MAX_CHARACTERS) return null;
  const asian = ASIAN_AGE.exec(text);
  if (asian) return Number(asian[1]) * (ASIAN_HOURS[asian[2]?.charAt(0) ?? ''] ?? 0);
  const words = text
    .toLowerCase()
    .replace(NUMBER_AND_UNIT, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const start = ageWordsIn(words);
  const [number = '', unit = ''] = words.slice(start);
  const rest = words.slice(start + 2);
  if (!rest.every((word) => LAYOUT_TERMS.ageWords.has(word))) return null;
  const count = /^\d{1,3}$/.test(number) ? Number(number) : LAYOUT_TERMS.ageNumbers.get(number);
  const hours = LAYOUT_TERMS.ageUnits.get(unit);
  if (count === undefined || hours === undefined) return null;
  // "An hour" may be part of a headline. "5h" and "an hour ago" are ages.
  return /^\d/.test(number) || start + rest.length > 0 ? count * hours : null;
}

/** Returns the number of words at the start that belong to an age, such as three in "il y a 2 heures". */
function ageWordsIn(words: readonly string[]): number {
  for (const length of [3, 2, 1])
    if (LAYOUT_TERMS.ageWords.has(words.slice(0, length).join(' '))) return length;
  return 0;
}
