/** The place, date and agency before the first words of a report. */

/** `LONDON (Agency) -`, `Berlin (dpa) –`, `(AP) Officials` */
const PLACE_AND_AGENCY =
  /^(?:\(\p{Lu}{2,10}\)\s*(?=\p{Lu})|(?:\(\p{Lu}{2,10}\)|\p{Lu}[\p{Lu}\p{M}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,25}){0,3}(?:\s?\([^)\n]{2,30}\))?|\p{Lu}[\p{L}.'’ -]{2,30}(?:,\s[\p{L}. ]{2,20}){0,2}\s?\([^)\n]{2,30}\))\s*(?:--|—|–|-)\s+)/u;
/** `DUBLIN: Shares rose` */
const PLACE_AND_COLON = /^\p{Lu}[\p{Lu}\p{M}'’ -]{2,30}:\s+(?=\p{Lu})/u;
/** `BOSTON, Mass. and BASEL, Switzerland, Oct. 19, 2026 /Wire/ --`: names, numbers and symbols up to a dash. */
const RELEASE =
  /^(?:(?:\p{Lu}[\p{L}\p{M}.'’-]*|and|und|et|y|e|&|de|del|la|le|of|\d{1,2}(?:st|nd|rd|th|\.)?(?: \p{Ll}{3,10})?|\d{4}|\/[^/\n]{2,30}\/|\([^)\n]{2,40}\))[, ]+){1,20}(?:--|—|–|-)\s+(?=["“„«]?\p{Lu})/u;
const HAS_DATE_OR_WIRE = /\d{4}|\/[^/\n]{2,30}\/|\p{L}{3,}\.? \d{1,2}\b|\b\d{1,2}\.? \p{Lu}/u;

/** `17:05` or `[9.30] –`: the time of an entry of a live blog. */
const TIME = /^\[?\d{1,2}[:.]\d{2}\]?(?:\s*[-–—|:]+)?\s+(?=\p{Lu})/u;

/** Removes a leading dateline or time from a sentence. */
export function withoutDateline(sentence: string): string {
  const release = RELEASE.exec(sentence)?.[0];
  if (release !== undefined && HAS_DATE_OR_WIRE.test(release)) return sentence.slice(release.length);
  return sentence.replace(TIME, '').replace(PLACE_AND_AGENCY, '').replace(PLACE_AND_COLON, '');
}
