/** Pieces that look like a word or an account name: letters in one case or capitalized, with a vowel. */
const WORD = /^\W*(?:\p{Lu}?\p{Ll}+|\p{Lu}+)(?:[’'._-]\p{L}+)*\W*$/u;
const VOWEL = /[aeiouyàâäãáåéèêëíìîïóòôöõúùûüýæøœ]/i;

/** Whether a piece of text looks like a word of a Latin-script language. */
export function looksLikeWord(text: string): boolean {
  return WORD.test(text) && VOWEL.test(text) && text.replace(/\W/g, '').length > 1;
}
