import { TOPIC_HEADS } from './tone-lexicon.ts';
import { wordEntry } from './word-entry.ts';

/** Whether a word names people by what they are or do. */
export function isPersonNoun(key: string): boolean {
  return wordEntry(key).isPersonNoun;
}

export function isTopicHead(key: string): boolean {
  return TOPIC_HEADS.has(key) || isPersonNoun(key);
}
