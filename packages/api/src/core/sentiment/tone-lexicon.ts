/** The tone tables of `content/tone`, unfolded into every form and spelling that a text may hold. */
import adjectives from '../../content/tone/adjectives.json' with { type: 'json' };
import balancedPhrases from '../../content/tone/balanced-phrases.json' with { type: 'json' };
import degreePhrases from '../../content/tone/degree-phrases.json' with { type: 'json' };
import denyingPhrases from '../../content/tone/denying-phrases.json' with { type: 'json' };
import figures from '../../content/tone/figures.json' with { type: 'json' };
import informingPhrases from '../../content/tone/informing-phrases.json' with { type: 'json' };
import nominalOperators from '../../content/tone/nominal-operators.json' with { type: 'json' };
import nounLikeVerbs from '../../content/tone/noun-like-verbs.json' with { type: 'json' };
import nouns from '../../content/tone/nouns.json' with { type: 'json' };
import personNouns from '../../content/tone/person-nouns.json' with { type: 'json' };
import phrases from '../../content/tone/phrases.json' with { type: 'json' };
import statePhrases from '../../content/tone/state-phrases.json' with { type: 'json' };
import topicHeads from '../../content/tone/topic-heads.json' with { type: 'json' };
import verbs from '../../content/tone/verbs.json' with { type: 'json' };
import worksAndSessions from '../../content/tone/works-and-sessions.json' with { type: 'json' };
import { isVerbClass, type VerbClass } from './verb-classes.ts';
import { adjectiveForms, nounForms, type VerbForm, verbForms } from './word-forms.ts';

export interface VerbReading {
  readonly lemma: string;
  readonly verbClass: VerbClass;
  readonly form: VerbForm;
  /** Its forms are as often a noun without tone (`train`, `fund`): it is a verb only where the sentence says so. */
  readonly nounLike: boolean;
  /** Its past is its base (`cut`, `hit`). */
  readonly pastIsBase: boolean;
}

/** What a nominal operator does to the thing behind or before it (`rise in crime`, `sales slump`). */
export type NominalOperator = 'up' | 'down' | 'end' | 'against';

export interface PhraseEntry {
  readonly kind:
    | 'idiom'
    | 'noun'
    | 'adjective'
    | 'figure'
    | 'verb'
    | 'mixed'
    | 'negation'
    | 'degree'
    | 'state';
  /** Tone on the lexicon's scale; 0 for a fixed expression that has none. */
  readonly value: number;
  /** Of a degree phrase: 1 up, -1 down. */
  readonly polarity: number;
  readonly verb: VerbReading | undefined;
}

/** Sizes of the steps -3 to 3 in which the tables give the tone of nouns and adjectives. */
const NOUN_SIZES: readonly number[] = [0, 0.9, 1.6, 2.3];
const ADJECTIVE_SIZES: readonly number[] = [0, 0.9, 1.3, 1.6];

export const VERBS: ReadonlyMap<string, VerbReading> = readVerbs((lemma) => !lemma.includes(' '));
export const NOUNS: ReadonlyMap<string, number> = unfold(nouns, nounForms, NOUN_SIZES);
export const ADJECTIVES: ReadonlyMap<string, number> = unfold(adjectives, adjectiveForms, ADJECTIVE_SIZES);
/** 1 for a figure or good that is welcome when it grows, -1 for one that is not. */
export const FIGURES: ReadonlyMap<string, number> = unfold(figures, nounForms);
export const NOMINAL_OPERATORS: ReadonlyMap<string, NominalOperator> = readNominalOperators();
/** Nouns for bodies, works and places of work: an evil in front of one is its subject (`fraud office`). */
export const TOPIC_HEADS: ReadonlySet<string> = new Set(topicHeads.flatMap(nounForms));
/** Nouns for what speaks of a subject: an evil behind `into`, `on` or `about` is its subject (`inquest into two deaths`). */
export const WORKS_AND_SESSIONS: ReadonlySet<string> = new Set(worksAndSessions.flatMap(nounForms));
/** Phrases of headlines that announce information instead of news (`what you need to know`). */
export const INFORMING = new RegExp(`\\b(?:${informingPhrases.join('|')})\\b`);
export const PERSON_NOUNS: ReadonlySet<string> = new Set(personNouns.flatMap(nounForms));
/** Idioms, fixed expressions and verbs of several words. */
export const PHRASES: ReadonlyMap<string, PhraseEntry> = readPhrases();

function unfold(
  table: Readonly<Record<string, number>>,
  formsOf: (lemma: string) => string[],
  sizes?: readonly number[],
): Map<string, number> {
  const unfolded = new Map<string, number>(Object.entries(table));
  for (const [lemma, step] of Object.entries(table))
    for (const form of formsOf(lemma)) if (!unfolded.has(form)) unfolded.set(form, step);
  if (sizes)
    for (const [form, step] of unfolded) unfolded.set(form, Math.sign(step) * (sizes[Math.abs(step)] ?? 0));
  return unfolded;
}

function readVerbs(chosen: (lemma: string) => boolean): Map<string, VerbReading> {
  const nounLike = new Set(nounLikeVerbs);
  const readings = new Map<string, VerbReading>();
  const lemmas = Object.entries(verbs).filter(([lemma]) => chosen(lemma));
  // A form that is itself a verb of the table stays that verb (`found`, `felled`).
  for (const baseFirst of [true, false])
    for (const [lemma, verbClass] of lemmas) {
      if (!isVerbClass(verbClass)) throw new Error(`${lemma}: no verb class ${verbClass}`);
      const forms = verbForms(lemma);
      for (const [word, form] of forms)
        if ((form === 'base') === baseFirst && !readings.has(word))
          readings.set(word, {
            lemma,
            verbClass,
            form,
            nounLike: nounLike.has(lemma),
            pastIsBase: form === 'base' && forms.some(([past, kind]) => kind === 'past' && past === word),
          });
    }
  return readings;
}

function readNominalOperators(): Map<string, NominalOperator> {
  const read = new Map<string, NominalOperator>();
  for (const [lemma, operator] of Object.entries(nominalOperators)) {
    if (operator !== 'up' && operator !== 'down' && operator !== 'end' && operator !== 'against')
      throw new Error(`${lemma}: no nominal operator ${operator}`);
    for (const form of nounForms(lemma)) read.set(form, operator);
  }
  return read;
}

/** Later tables win: an idiom over a noun, a hyphenated form only where it is written with a hyphen. */
function readPhrases(): Map<string, PhraseEntry> {
  const read = new Map<string, PhraseEntry>();
  const add = (key: string, entry: PhraseEntry) => {
    const spaced = key.replaceAll('-', ' ');
    read.set(key, entry);
    if (spaced !== key && !read.has(spaced)) read.set(spaced, entry);
  };
  const plain = { value: 0, polarity: 0, verb: undefined };
  for (const [word, verb] of readVerbs((lemma) => lemma.includes(' ')))
    add(word, { ...plain, kind: 'verb', verb });
  for (const [table, kind] of [
    [NOUNS, 'noun'],
    [ADJECTIVES, 'adjective'],
  ] as const)
    for (const [word, value] of table)
      if (/[ -]/.test(word)) add(word, { ...plain, kind, value, polarity: Math.sign(value) });
  for (const [word, polarity] of FIGURES)
    if (/[ -]/.test(word) && !read.has(word)) add(word, { ...plain, kind: 'figure', polarity });
  for (const [phrase, value] of Object.entries(phrases)) {
    const forms = phrase.startsWith('@') ? verbForms(phrase.slice(1)).map(([word]) => word) : [phrase];
    for (const form of forms)
      add(possessiveKey(form), { ...plain, kind: 'idiom', value, polarity: Math.sign(value) });
  }
  for (const phrase of balancedPhrases) add(phrase, { ...plain, kind: 'mixed' });
  for (const phrase of denyingPhrases) add(phrase, { ...plain, kind: 'negation' });
  for (const [phrase, degree] of Object.entries(degreePhrases))
    add(phrase, { ...plain, kind: 'degree', polarity: degree });
  for (const [phrase, verbClass] of Object.entries(statePhrases)) {
    if (!isVerbClass(verbClass)) throw new Error(`${phrase}: no verb class ${verbClass}`);
    const verb = { lemma: phrase, verbClass, form: 'past', nounLike: false, pastIsBase: false } as const;
    add(phrase, { ...plain, kind: 'state', verb });
  }
  return read;
}

/** One key for `its shine`, `their shine`, `his shine`. */
export function possessiveKey(phrase: string): string {
  return phrase.replace(/\b(?:his|her|their|our|my|your)\b/g, 'its');
}
