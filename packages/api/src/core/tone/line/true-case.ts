/** Newspapers capitalize every word, and wires send flashes in capitals: there, capitals do not show names. */
import nameWords from '../../../content/tone/name-words.json' with { type: 'json' };
import { onWord, type Word } from '../words/word.ts';
import { COORDINATORS, isGeneralWord, NAME_LINKS, PREPOSITIONS, SUBORDINATORS } from '../words/word-kinds.ts';
import type { ToneToken } from './tokenize.ts';

/** Words that are capitalized in sentences although they are in the general English list. */
const NAME_WORDS: ReadonlySet<string> = new Set(nameWords);
/** Function words are not counted. */
const TITLE_SHARE = 0.8;
const CAPITALS_SHARE = 0.8;

/** The capitals that each sentence would have in plain text. Abbreviations keep theirs in Title Case. */
export function trueCase(tokens: readonly ToneToken[]): readonly ToneToken[] {
  const cased: ToneToken[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to++;
    // A text without marks is one sentence of more tokens than a call takes arguments.
    for (const token of trueCaseSentence(tokens.slice(from, to))) cased.push(token);
    from = to;
  }
  return cased;
}

function trueCaseSentence(tokens: readonly ToneToken[]): readonly ToneToken[] {
  const words = tokens.filter(({ key }) => key !== '');
  const long = words.filter(({ key }) => key.length > 1);
  const isShouted =
    long.length > 1 && long.filter(({ capitals }) => capitals).length >= CAPITALS_SHARE * long.length;
  if (!isShouted && !isTitleCase(words)) return tokens;
  return tokens.map((token, i) => {
    const isUnchanged =
      token.key === '' || (!isShouted && token.capitals) || looksLikeName(token, tokens[i + 1]);
    if (isUnchanged) return isShouted && token.capitals ? { ...token, capitals: false } : token;
    return { ...token, initial: token.initial && i === 0, capitals: false };
  });
}

/** Nearly all words after the first are capitalized, and at least one of them is a general word. */
function isTitleCase(words: readonly ToneToken[]): boolean {
  const content = words.slice(1).filter(({ word }) => !isSmall(word));
  const capitalized = content.filter(({ initial }) => initial);
  return (
    content.length > 0 &&
    capitalized.length >= TITLE_SHARE * content.length &&
    capitalized.some((token) => !looksLikeName(token, undefined))
  );
}

/** Newsrooms keep some of these words in lowercase in Title Case: `Stranded as Airline Collapses`. */
const isSmall: (word: Word) => boolean = onWord(({ key }) =>
  [NAME_LINKS, PREPOSITIONS, SUBORDINATORS, COORDINATORS].some((words) => words.has(key)),
);

function looksLikeName({ key, word }: ToneToken, next: ToneToken | undefined): boolean {
  if (NAME_WORDS.has(key)) return true;
  return next?.key === 'inc' || !isGeneralWord(word);
}
