/** The rated words and phrases. */
import wordWeights from '../../../content/tone/word-weights.json' with { type: 'json' };
import { lexiconOf } from './lexicon.ts';

/** Each line of the table is a word or phrase, a space and its weight. */
export const WEIGHTS = new Map(
  wordWeights.map((line): [string, number] => {
    const at = line.lastIndexOf(' ');
    return [line.slice(0, at), Number(line.slice(at + 1))];
  }),
);
export const LEXICON = lexiconOf(WEIGHTS.keys());

/** Whether a run of characters is an emoticon in the list. */
export const isEmoticon: (run: string) => boolean = LEXICON.has;
