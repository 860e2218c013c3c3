/** Finds whom a pronoun beside a quotation means: the one person named just before. */
import organizationWords from '../../content/pages/organization-words.json' with { type: 'json' };
import type { SpeakerContext } from './find-speaker.ts';
import { genderOf, type NamePhrase, namePhrases, plainName, startsWithGivenName } from './name-phrase.ts';

const ORGANIZATION: ReadonlySet<string> = new Set(organizationWords);
/** An age or an apposition after a name: `, 71,`, `, who`, `, a chemist`. */
const DESCRIBED =
  /^,\s(?:\d{1,3}\b|(?:an?|the|who|whose|eine?|der|die|das|une?|qui|una?|el|la|que|quien)\s)/u;
/** A role and a comma before a name: `chief executive, `. */
const AFTER_ROLE = /\p{Ll},\s$/u;
const LAST_WORD = /(\p{L}+)['’]?\s*$/u;

const PRONOUN = /(?<!\p{L})(?:(?<woman>she|sie|elle|ella)|he|er|il|él)(?!\p{L})/iu;

/**
 * Returns the one person named in the text before a quotation in its paragraph or, if that names nobody, in the sentence
 * before the paragraph. Null if there is none, if there are several, if another name may be a person, or if the person has
 * a given name of the other gender (`Tom Hale … she said`).
 * @param attribution the words next to the quotation with the pronoun
 */
export function antecedent(
  paragraph: string,
  sentence: string,
  attribution: string,
  context: SpeakerContext,
): string | null {
  const here = personsIn(paragraph, context);
  const [only = '', ...others] = here.length > 0 ? here : personsIn(sentence, context);
  if (others.length > 0 || only === '') return null;
  const pronoun = PRONOUN.exec(attribution);
  const wanted = pronoun && (pronoun.groups?.woman === undefined ? 'man' : 'woman');
  return wanted === null || (genderOf(only) ?? wanted) === wanted ? only : null;
}

/** Returns the persons named in a text, and each name that may be one as an empty string. */
function personsIn(text: string, context: SpeakerContext): string[] {
  const found = new Set<string>();
  for (const phrase of namePhrases(text)) {
    const plain = plainName(phrase.text, context.language, context.words.leading);
    if (plain === null || isOrganization(plain.name)) continue;
    const name = context.known(plain, false) ?? plain.name;
    if (isPerson(text, phrase, name, context)) found.add(name);
    else if (name.includes(' ') && context.language !== 'de' && !isAfterPreposition(text, phrase, context))
      found.add('');
  }
  return [...found];
}

function isPerson(text: string, phrase: NamePhrase, name: string, context: SpeakerContext): boolean {
  if (startsWithGivenName(name)) return true;
  const [before, after] = [text.slice(0, phrase.start), text.slice(phrase.end)];
  const hasRole = AFTER_ROLE.test(before) || phrase.text.endsWith(` ${name}`);
  const speaks = context.words.inverted.test(after.replace(/^,/, ''));
  if (name.includes(' ')) return speaks || hasRole || DESCRIBED.test(after);
  return speaks && hasRole;
}

function isOrganization(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => ORGANIZATION.has(word));
}

function isAfterPreposition(text: string, { start }: NamePhrase, { words }: SpeakerContext): boolean {
  const before = LAST_WORD.exec(text.slice(0, start).replace(/\sthe\s$/u, ' '))?.[1] ?? '';
  return words.prepositions.has(before.toLowerCase());
}
