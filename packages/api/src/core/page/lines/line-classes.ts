/** A class of phrases ("Related", "Photo") is evidence for the line model, not a verdict. */
import lineClasses from '../../../content/pages/line-classes.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';

type LineClass = keyof typeof lineClasses;

/** `alone`: the whole text but one word, `label`: before a colon or another separator, `beginning`: before anything else. */
type PhraseForm = 'alone' | 'label' | 'beginning';

export interface Phrase {
  readonly class: LineClass;
  readonly form: PhraseForm;
}

const CLASS_OF = new Map<string, LineClass>(
  (Object.keys(lineClasses) as LineClass[])
    .filter((name) => name !== 'ratings' && name !== 'networks')
    .flatMap((name) => lineClasses[name].map((phrase): [string, LineClass] => [phrase, name])),
);
const MAX_PHRASE_WORDS = 6;
/** A run of Chinese, Japanese or Korean letters. A phrase may be its beginning. */
const UNSPACED = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}/u;
const MAX_UNSPACED_LETTERS = 8;
const READ_CHARACTERS = 120;
const MAX_LEADING = 40;
const LEADING_MARKS = /^[^\p{L}\d©]{1,20}/u;
const LABEL = /^([^:：»>|/]{1,60})[:：»>|/]/u;
const NEXT_PART = /[.!?。！？]["”’»)\]]*\s+|[([（]|\n/u;
const MAX_PARTS = 12;

/** The first words of all phrases. Most texts begin with another word and need no further search. */
const FIRST_WORDS = new Set([...CLASS_OF.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
const FIRST_WORD = /[\p{L}\p{M}©][\p{L}\p{M}©'’]*/u;
const MAY_BE_UNSPACED = /[\u3040-\ud7af]/;

function mayBegin(head: string): boolean {
  const [word = ''] = FIRST_WORD.exec(head) ?? [];
  return MAY_BE_UNSPACED.test(word) || FIRST_WORDS.has(phraseKey(word));
}

export function phraseAtStart(text: string): Phrase | null {
  const head = text
    .slice(0, READ_CHARACTERS + MAX_LEADING)
    .replace(LEADING_MARKS, '')
    .slice(0, READ_CHARACTERS);
  if (!mayBegin(head)) return null;
  const label = LABEL.exec(head)?.[1];
  const labeled = label === undefined ? undefined : CLASS_OF.get(phraseKey(label));
  if (labeled) return { class: labeled, form: 'label' };
  const words = phraseKey(head).split(' ');
  for (let count = Math.min(words.length, MAX_PHRASE_WORDS); count > 0; count -= 1) {
    const name = CLASS_OF.get(words.slice(0, count).join(' '));
    if (name) return { class: name, form: words.length - count <= 1 ? 'alone' : 'beginning' };
  }
  return unspacedPhrase(words[0] ?? '');
}

function unspacedPhrase(word: string): Phrase | null {
  const [letters = ''] = UNSPACED.exec(word) ?? [];
  for (let count = Math.min(letters.length, MAX_UNSPACED_LETTERS); count > 1; count -= 1) {
    const name = CLASS_OF.get(letters.slice(0, count));
    if (name) return { class: name, form: word.length - count <= 2 ? 'alone' : 'beginning' };
  }
  return null;
}

function laterPhrases(text: string): Phrase[] {
  return text
    .split(NEXT_PART, MAX_PARTS)
    .slice(1)
    .flatMap((part) => phraseAtStart(part) ?? []);
}

const RATINGS = new Set<string>(lineClasses.ratings);
const NETWORKS = new Set<string>(lineClasses.networks);
const MAX_RATING_CHARACTERS = 50;
const MAX_NETWORK_CHARACTERS = 120;

const hasWord = (key: string, words: ReadonlySet<string>) => key.split(' ').some((word) => words.has(word));

/** "4.8 from 31 votes" */
export const isRating = ({ text, key }: PhrasedLine) =>
  text.length <= MAX_RATING_CHARACTERS && /\d/.test(text) && hasWord(key, RATINGS);

export const namesNetwork = ({ text, key }: PhrasedLine) =>
  text.length <= MAX_NETWORK_CHARACTERS && hasWord(key, NETWORKS);

const MENTIONED = ['credits', 'invitation', 'letter', 'rights'] as const;
const MENTIONS = new Map<string, { name: LineClass; phrase: string }[]>();
const UNSPACED_MENTIONS: { name: LineClass; phrase: string }[] = [];
for (const name of MENTIONED)
  for (const phrase of lineClasses[name]) {
    const [first = '', ...others] = phrase.split(' ');
    if (UNSPACED.test(phrase)) UNSPACED_MENTIONS.push({ name, phrase });
    else if (others.length > 0) MENTIONS.set(first, [...(MENTIONS.get(first) ?? []), { name, phrase }]);
  }
const MAX_NOTE_CHARACTERS = 400;

function mentionedClasses(key: string): LineClass[] {
  const unspaced = MAY_BE_UNSPACED.test(key) ? UNSPACED_MENTIONS : [];
  const found = new Set(
    unspaced.filter(({ phrase }) => ` ${key}`.includes(` ${phrase}`)).map(({ name }) => name),
  );
  let i = 0;
  for (const word of key.split(' ')) {
    for (const { name, phrase } of MENTIONS.get(word) ?? []) if (key.startsWith(phrase, i)) found.add(name);
    i += word.length + 1;
  }
  return [...found];
}

export type PhrasedLine = ReturnType<typeof withPhrases>[number];

export const withPhrases = (lines: readonly Block[]) =>
  lines.map((line) => {
    const { text } = line;
    const key = text.length > MAX_NOTE_CHARACTERS ? '' : phraseKey(text);
    return {
      ...line,
      key,
      first: phraseAtStart(text),
      later: laterPhrases(text),
      mentioned: mentionedClasses(key),
    };
  });

export const hasPhrase = ({ text, first, later, mentioned }: PhrasedLine) =>
  first !== null || later.length > 0 || mentioned.length > 0 || isContact(text);

/** "Photo", "Photo: Ada Fenwick" */
export const isLabel = (first: Phrase | null) => first?.form === 'alone' || first?.form === 'label';

const CONTACT = /^[^:：,@]{0,30}[\w.+-]+@[\w-]+\.[\w.]+\s*$/u;

export const isContact = (text: string) => CONTACT.test(text.slice(0, READ_CHARACTERS));

const AFTER_LAST_SENTENCE = /([.!?。！？…]["”’»)]?)\s*\[?([^.!?。！？…\n]{3,30})$/u;

/** "Every boat needs a crew.Click to tweet" */
export function withoutClosingLabel(line: string): string {
  return line.replace(AFTER_LAST_SENTENCE, (whole, mark: string, rest: string) => {
    const phrase = phraseAtStart(rest);
    const isControl = phrase?.class === 'tools' || phrase?.class === 'other stories';
    return isControl && phrase?.form === 'alone' ? mark : whole;
  });
}

export const isLabelLine = (text: string) => isLabel(phraseAtStart(text));

export function isClosingLine(text: string): boolean {
  const name = phraseAtStart(text.trim())?.class;
  return name === 'other stories' || name === 'see also' || name === 'ending';
}

/** Apostrophes are dropped. Everything else except letters and © becomes spaces. */
function phraseKey(text: string): string {
  return (
    text
      .toLowerCase()
      // Lowercasing the Turkish capital İ leaves a combining dot.
      .replace(/['’]|\u0307/g, '')
      .replace(/[^\p{L}\p{M}©]+/gu, ' ')
      .trim()
  );
}
