import { stopWordsOf } from '../text/stop-words.ts';

/**
 * Short everyday words that are spelled like acronyms. A keyword in capitals that is one of these words matches only
 * capitals.
 */
const WORDS = `
a ad all am an and any are as at be but by can did do for get go had has have he her him his how i if in is it its
led let lot may me mad met mine my no nor not now of off on one or our out own per put ran sad say see set she so
some than that the them then they this to too two up us was way we were what when where who why will with yet you
un une la le les des du et en es el der die das den dem und ich sie wir man het een il lo gli di da si se os um uma
`;

/** Languages whose everyday words of up to three letters count too: `mit`, `j'ai`, `mia`. Longer ones are names (Dell). */
const LANGUAGES = 'de fr es it nl pt pl sv da no fi'.split(' ');
const LONGEST_FOREIGN = 3;
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...WORDS.trim().split(/\s+/),
  ...LANGUAGES.flatMap((language) => [...stopWordsOf(language)]).filter(
    (word) => word.length <= LONGEST_FOREIGN,
  ),
]);

/** Whether a folded word is one of these, such as WHO, IT, MIT or AI in lowercase. */
export function isFunctionWord(folded: string): boolean {
  return FUNCTION_WORDS.has(folded);
}
