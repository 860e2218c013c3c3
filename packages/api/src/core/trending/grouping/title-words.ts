import headlineWords from '../../../content/lists/headline-words.json' with { type: 'json' };
import { anyOf } from '../../text/escape-pattern.ts';
import { memoize } from '../../text/memoize.ts';

export interface TitleWord {
  /** Lowercase, singular, without diacritics: equal for words that count as the same. */
  readonly key: string;
  readonly text: string;
  readonly start: number;
}

/** Keeps "9:30am" and "2-1" whole. Splits off a French article ("l'action"), but not "D'" of "D'Angelo". */
const WORD =
  /(?:(?<![\p{L}\p{N}])(?:(?:[cdjlmnst]|qu)['’](?=\p{L})|(?:[CDJLMNST]|Qu)['’](?=\p{Ll})))?(\p{N}+(?:[.,:–-]\p{N}+)+\p{L}*|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.&][\p{L}\p{N}]+)*)/gu;
/** Scripts without spaces, whose words only a dictionary can find. */
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const PLAIN = /^[a-z\d]+$/;
const PLAIN_WORD = /^[A-Za-z\d]+$/;
const MARK = /['’.]/;
/** `u.s.` and `us` are equal, but `1.2bn` and `12bn` are not. */
const SILENT_MARK = /['’]|\.(?!\d)|(?<!\d)\./g;
const NOT_ASCII = /[^\0-\x7f]/;
const MAY_HOLD_LABEL = /[:|–—\]!-]/;
/** "UPDATE 2" */
export const WIRE_MARK = `(?:${anyOf(headlineWords.wireMarks)})(?: \\d+)?`;
const BOILERPLATE = new RegExp(
  `^(?:\\s*(?:${WIRE_MARK}|${anyOf([...headlineWords.newsroomMarks, ...headlineWords.labels])})\\s*(?:[:|–—\\]!]|-\\s|-(?=[\\p{L}\\p{N}'’‘"“„«¿¡$€£])))+\\s*`,
  'iu',
);

/** Two pages on the same host need not have anything else in common. */
const ADDRESS = /^(?:https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,12}(?:\/\S*)?)$/i;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

export function withoutBoilerplate(title: string): string {
  if (!MAY_HOLD_LABEL.test(title)) return title;
  const [label = ''] = BOILERPLATE.exec(title) ?? [];
  const rest = title.slice(label.length);
  // A hyphen before a small letter is part of a word: "Video-sharing app".
  return rest === '' || (label.endsWith('-') && /^\p{Ll}/u.test(rest)) ? title : rest;
}

export function titleWords(title: string): TitleWord[] {
  if (!title.includes(' ') && ADDRESS.test(title)) return [];
  if (UNSPACED_SCRIPT.test(title)) return segmentedWords(title);
  const words: TitleWord[] = [];
  let from = 0;
  for (const run of title.split(' ')) {
    if (PLAIN_WORD.test(run)) words.push({ key: keyOf(run), text: run, start: from });
    else
      for (const { 0: whole, 1: text = '', index } of run.matchAll(WORD))
        words.push({ key: keyOf(text), text, start: from + index + whole.length - text.length });
    from += run.length + 1;
  }
  return words;
}

/** Words recur in a list, and equal keys share one text. */
const keyOf = memoize(wordKey);

function segmentedWords(title: string): TitleWord[] {
  return [...segmenter.segment(title)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ key: wordKey(segment), text: segment, start: index }));
}

/** `Nestlé's`, `NESTLE` and `nestle` are equal, and so are `shares` and `share`. */
export function wordKey(word: string): string {
  let key = word.toLowerCase();
  if (PLAIN.test(key)) return singular(key);
  if (NOT_ASCII.test(key))
    key = key
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replaceAll('ß', 'ss');
  if (MARK.test(key)) key = key.replace(/['’]s$/, '').replace(SILENT_MARK, '');
  return singular(key);
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
