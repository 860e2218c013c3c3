import { PHRASES, type PhraseEntry } from './tone-lexicon.ts';

/** The first words of some phrases, and what may stand behind them. */
export interface PhraseNode {
  /** As a table has them. */
  readonly key: string;
  /** Set when these words are a phrase themselves. */
  entry: PhraseEntry | undefined;
  /** By the next word, behind a blank or a hyphen. */
  behindBlank: Map<string, PhraseNode> | undefined;
  behindHyphen: Map<string, PhraseNode> | undefined;
}

/**
 * The phrases of the tables by their first word, as trees of the words that follow: a search goes along the words of a text and
 * stops where no phrase goes on.
 */
export const PHRASE_TREES: ReadonlyMap<string, PhraseNode> = growTrees();

function growTrees(): Map<string, PhraseNode> {
  const trees = new Map<string, PhraseNode>();
  for (const [phrase, entry] of PHRASES) {
    const [first = '', ...others] = phrase.split(/(?=[ -])/);
    let node = nodeIn(trees, first, first);
    for (const joined of others) {
      const side = joined.startsWith('-') ? 'behindHyphen' : 'behindBlank';
      node[side] ??= new Map();
      node = nodeIn(node[side], joined.slice(1), node.key + joined);
    }
    node.entry = entry;
  }
  return trees;
}

function nodeIn(nodes: Map<string, PhraseNode>, word: string, key: string): PhraseNode {
  const known = nodes.get(word);
  if (known) return known;
  const node = { key, entry: undefined, behindBlank: undefined, behindHyphen: undefined };
  nodes.set(word, node);
  return node;
}
