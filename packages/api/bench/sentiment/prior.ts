/** What training starts from: VADER's lexicon (MIT, Hutto & Gilbert 2014), less what should not or need not have a tone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WORD_FREQUENCY_CLASSES } from '../../src/content/word-frequencies.ts';
import { adjectiveForms, nounForms, verbForms } from '../../src/core/sentiment/word-forms.ts';
import idiom from './idiom.json' with { type: 'json' };
import postWords from './post-words.json' with { type: 'json' };
import untonedWords from './untoned-words.json' with { type: 'json' };

/** Entries nearer to 0 than this decide nothing (`boreal`, `battleship`); rare words need more. */
const MIN_MEAN = 0.5;
const MIN_MEAN_OF_RARE = 1.2;
/** Classes of frequency from which a word is rare. */
const RARE_CLASS = 28;

/** Words and signs that share one weight, and the weight from which the fit starts. */
export interface WordFamily {
  readonly members: readonly string[];
  readonly prior: number;
}

/**
 * The families of the start lexicon. Left out: words for groups, faiths, bodies, classes and parties, names and topics
 * (`untoned-words.json`), and words that general English does not use (not among the ranked words of
 * `content/word-frequencies.ts`, the interjections of `post-words.json` excepted).
 */
export function wordFamilies(): WordFamily[] {
  const weights = vaderWeights();
  const parent = new Map([...weights.keys()].map((key) => [key, key]));
  const root = (key: string): string => {
    const up = parent.get(key) ?? key;
    return up === key ? key : root(up);
  };
  for (const [key, weight] of weights) {
    if (!/^[a-z]{3,}$/.test(key)) continue;
    const forms = [...verbForms(key).map(([form]) => form), ...nounForms(key), ...adjectiveForms(key)];
    for (const form of forms)
      if (form !== key && Math.sign(weights.get(form) ?? 0) === Math.sign(weight))
        parent.set(root(form), root(key));
  }
  const families = new Map<string, string[]>();
  for (const key of weights.keys()) families.set(root(key), [...(families.get(root(key)) ?? []), key]);
  return [...families.values()].map((members) => ({
    members,
    prior: members.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0) / members.length,
  }));
}

function vaderWeights(): Map<string, number> {
  const bundle = createRequire(import.meta.url).resolve('vader-sentiment');
  const file = join(dirname(bundle), '..', 'vader_lexicon.txt');
  const leastMean = new Map<string, number>();
  WORD_FREQUENCY_CLASSES.forEach((words, rank) => {
    for (const word of words) leastMean.set(word, rank < RARE_CLASS ? MIN_MEAN : MIN_MEAN_OF_RARE);
  });
  const untoned = new Set(untonedWords);
  const leastOf = (word: string) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')]
      .map((form) => leastMean.get(form))
      .find((least) => least !== undefined) ?? Number.POSITIVE_INFINITY;
  const weights = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [entry, mean] = line.split('\t');
    const weight = Number(mean);
    if (!entry || !Number.isFinite(weight)) continue;
    const key = keyOf(entry);
    const isWord = /^[a-z]+$/.test(key);
    if (untoned.has(key)) continue;
    if (isWord && Math.abs(weight) < leastOf(key) && !postWords.includes(key)) continue;
    if (/^\d+$/.test(key)) continue;
    weights.set(key, weight);
  }
  for (const [entry, weight] of Object.entries(idiom)) weights.set(entry, weight);
  return weights;
}

/** A hyphen between letters joins the words of a phrase; in an emoticon it is a nose. */
function keyOf(entry: string): string {
  return entry.toLowerCase().replace(/(?<=\p{L}{2})-|-(?=\p{L}{2})/gu, ' ');
}
