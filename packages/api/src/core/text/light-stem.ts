/**
 * Endings of nouns, verbs and derivations, folded (without accents), by language. Lists after Savoy's light stemmers (2006)
 * and Snowball's, widened by the derivations that news uses (-ación, -ateur, -ung).
 */
const ENDINGS: Readonly<Record<string, string>> = {
  es: 'aciones acion iciones icion adores adora ador amientos amiento imientos imiento istas ista idades idad mente ados adas ado ada idos idas ido ida ando iendo aron ieron aban aba ar er ir es os as s o a e',
  pt: 'acoes acao icoes icao oes ao aes adores adora ador amentos amento imentos imento istas ista idades idade mente ados adas ado ada idos idas ido ida ando endo indo aram eram iram ar er ir ais eis is es os as s o a e',
  fr: 'ations ation ateurs ateur atrices atrice istes iste ements ement ites ite ives ive ifs if euses euse eurs eur eaux aux ales ale al ees ee es er ez ent ant ait aient ir x s e',
  it: 'azioni azione atori atore atrici atrice isti ista iste amenti amento imenti imento mente ita ati ata ate ato ando endo are ere ire he hi i e o a',
  de: 'ungen ung innen in ern er en es em lichen liche lich ischen ische isch ieren iert heiten heit keiten keit ten te t e n s',
};
const MIN_STEM_LETTERS = 3;

const patterns = new Map(
  Object.entries(ENDINGS).map(([language, endings]) => [
    language,
    new RegExp(`^(.{${MIN_STEM_LETTERS},}?)(?:${endings.split(' ').join('|')})$`, 'u'),
  ]),
);

/**
 * A word without its longest known ending, at least three letters long; the word itself in languages without a list. Too
 * coarse to count by: it serves to find words that may be of interest.
 * @param folded as `foldText` gives it.
 * @param language ISO 639-1: es, fr, de, pt and it have lists.
 */
export function lightStem(folded: string, language: string): string {
  return patterns.get(language)?.exec(folded)?.[1] ?? folded;
}
