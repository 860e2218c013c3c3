/**
 * True case: which words of a line would have a capital in a plain sentence. American papers and press releases capitalize
 * every word and wires print flashes in capitals, so there a capital does not show that a word is a name.
 */
import nameWords from '../../../content/tone/name-words.json' with { type: 'json' };
import { NAME_LINKS } from '../words/function-words.ts';
import { isGeneralWord } from '../words/general-word.ts';
import type { ToneToken } from './tokenize.ts';

/** Words that sentences capitalize although general English lists them. */
const NAME_WORDS: ReadonlySet<string> = new Set(nameWords);
/** Share of the words, without small words, that have a capital in a line in Title Case. */
const TITLE_SHARE = 0.8;
/** Share of the words in capitals from which a whole line counts as capitals. */
const CAPITALS_SHARE = 0.8;

/**
 * The tokens with the capitals that a plain sentence would have. Each sentence is judged by itself, and one in sentence
 * case stays as it is. Abbreviations keep their capitals in Title Case.
 */
export function trueCase(tokens: readonly ToneToken[]): readonly ToneToken[] {
  const cased: ToneToken[] = [];
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && tokens[to]?.sentence === tokens[from]?.sentence) to++;
    cased.push(...trueCaseSentence(tokens.slice(from, to)));
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
    const isKept = token.key === '' || (!isShouted && token.capitals) || looksLikeName(token, tokens[i + 1]);
    if (isKept) return isShouted && token.capitals ? { ...token, capitals: false } : token;
    // The first word has its capital in any sentence.
    return { ...token, initial: token.initial && i === 0, capitals: false };
  });
}

/** A first word may have its capital in any case; of the others nearly all need one, and one of them is a general word. */
function isTitleCase(words: readonly ToneToken[]): boolean {
  const content = words.slice(1).filter(({ key }) => !NAME_LINKS.has(key));
  const capitalized = content.filter(({ initial }) => initial);
  return (
    content.length > 0 &&
    capitalized.length >= TITLE_SHARE * content.length &&
    capitalized.some((token) => !looksLikeName(token, undefined))
  );
}

function looksLikeName({ key }: ToneToken, next: ToneToken | undefined): boolean {
  if (NAME_WORDS.has(key)) return true;
  return next?.key === 'inc' || !isGeneralWord(key);
}
