const DATELINE =
  /^(?:\(\p{Lu}{2,10}\)\s*(?=\p{Lu})|(?:\(\p{Lu}{2,10}\)|\p{Lu}[\p{Lu}\p{M}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,25}){0,3}(?:\s?\([^)\n]{2,30}\))?|\p{Lu}[\p{L}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,20}){0,2}\s?\([^)\n]{2,30}\))\s*(?:--|—|–|-)\s+)/u;

/** The sentence without a leading dateline (`LONDON (Agency) -`). */
export function withoutDateline(sentence: string): string {
  return sentence.replace(DATELINE, '');
}
