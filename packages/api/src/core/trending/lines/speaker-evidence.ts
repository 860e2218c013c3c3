import speakerNouns from '../../../content/speaker-nouns.json' with { type: 'json' };
import { publisherNamed } from '../../page/publisher/publisher-names.ts';
import { sourceEvidence } from './source-evidence.ts';

/** Offices and institutions quoted in headlines. */
const SPEAKERS: ReadonlySet<string> = new Set(speakerNouns);
const IS_QUOTATION = /^["'“‘„«].*["'”’“»][.!?]?$/u;
const STARTS_LOWER = /^\p{Ll}/u;
const FIRST_PERSON =
  /(?<![\p{L}'’])(?:I|we|we['’](?:ll|re|ve)|I['’](?:m|ll|ve|d)|my|our|us|ich|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|noi)(?!\p{L})/u;
/** The headline itself contains the name of the speaker. */
const NAMES_SPEAKER = /\b(?:says?|said|tells|warns|insists|admits|sagt|dit|dice)\b/i;
/** Minimum evidence for the name before a colon to be that of a speaker. */
const MIN_EVIDENCE = 3;

/**
 * Whether the name before a colon is someone quoted in the headline ("Tarn Ferries CEO: we are sorry") rather than an
 * outlet. No single piece of evidence is enough, except an office at the end of the name. A known publisher is never a
 * speaker. A name that looks like a publisher's but does not end with an office needs nearly all other kinds of evidence.
 */
export function isSpeaker(name: string, headline: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const isOffice = (word = '') => SPEAKERS.has(word.replace(/['’]s?$/, ''));
  const endsWithOffice = isOffice(words.at(-1));
  const evidence =
    (endsWithOffice ? 3 : isOffice(words[0]) ? 2 : 0) +
    (IS_QUOTATION.test(headline) ? 2 : 0) +
    (FIRST_PERSON.test(headline) ? 2 : 0) +
    Number(STARTS_LOWER.test(headline)) -
    (!endsWithOffice && NAMES_SPEAKER.test(headline) ? 2 : 0) -
    (!endsWithOffice && sourceEvidence(name) === 'strong' ? 3 : 0);
  return evidence >= MIN_EVIDENCE && publisherNamed(name) === null;
}
