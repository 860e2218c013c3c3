import { escapePattern } from '../text/escape-pattern.ts';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

interface PhraseOptions {
  /** Whether a phrase may continue with further letters (`abonneer` in `abonneert`). */
  readonly asStems?: boolean;
  readonly atStart?: boolean;
}

/** Finds whole words, or anything in Chinese, Japanese, Korean and Thai. Global. An empty list matches nothing. */
export function phrasePattern(phrases: readonly string[], options: PhraseOptions = {}): RegExp {
  const { asStems = false, atStart = false } = options;
  const alternatives = [...phrases].sort((a, b) => b.length - a.length);
  const spaced = alternatives.filter((phrase) => !UNSPACED.test(phrase)).map(escaped);
  const unspaced = alternatives.filter((phrase) => UNSPACED.test(phrase)).map(escaped);
  const wordEnd = asStems ? '' : '(?![\\p{L}\\p{N}])';
  const parts = [
    ...(spaced.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})${wordEnd}`] : []),
    ...unspaced,
  ];
  const any = parts.length === 0 ? '(?!)' : `(?:${parts.join('|')})`;
  return new RegExp(atStart ? `^["'“‘«„(]?${any}` : any, 'gu');
}

function escaped(phrase: string): string {
  return escapePattern(phrase).replaceAll("'", "['’]");
}

/** A case-insensitive pattern takes three times as long as converting the text. */
export function countPhrases(pattern: RegExp, text: string): number {
  return text.toLowerCase().match(pattern)?.length ?? 0;
}

export function wordsOf(
  lists: Readonly<Record<string, readonly string[]>>,
  language: string,
): readonly string[] {
  return Object.hasOwn(lists, language) ? (lists[language] ?? []) : [];
}
