import { at } from '@earshot/schema/at';
import { readEvents } from '../headline/events.ts';
import { headlineEvidence } from '../headline/headline-model.ts';
import { itemFigures } from '../headline/item-figures.ts';
import { factsOfItem } from '../headline/windows.ts';
import { lexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { statementsOf } from './outline.ts';
import type { PartySentence } from './party-features.ts';

/** Reads a sentence once for all its parties: items, events, and the tone of the whole sentence and of each statement. */
export function readSentence(line: ToneLine): PartySentence {
  const lexical = lexicalTone(line);
  const { items, ...whole } = headlineEvidence(line, lexical);
  const balance = whole.good - whole.bad;
  const statements = statementsOf(items);
  const balances = statements.map(({ from, to }) =>
    statements.length === 1 ? balance : balanceOf(partOf(line, at(items, from).from, at(items, to - 1).to)),
  );
  return {
    items,
    words: items.map((item) => factsOfItem(line, item)),
    figures: itemFigures(items, lexical),
    events: readEvents(items),
    statements,
    balance,
    balances,
  };
}

function balanceOf(line: ToneLine): number {
  const { good, bad } = headlineEvidence(line, lexicalTone(line));
  return good - bad;
}

function partOf(line: ToneLine, from: number, to: number): ToneLine {
  return {
    ...line,
    tokens: line.tokens.slice(from, to),
    words: line.words.slice(from, to),
    masked: line.masked.slice(from, to),
    facts: line.facts.slice(from, to),
  };
}

/** Returns a line without the tokens of a range, `to` exclusive. */
export function withoutTokens(line: ToneLine, from: number, to: number): ToneLine {
  const isLeft = (_: unknown, token: number) => token < from || token >= to;
  return {
    ...line,
    tokens: line.tokens.filter(isLeft),
    words: line.words.filter(isLeft),
    masked: line.masked.filter(isLeft),
    facts: line.facts.filter(isLeft),
  };
}

/** Returns the index of the name item that contains a token, or -1. */
export function itemAt({ items }: PartySentence, token: number): number {
  return items.findIndex((item, i) => {
    const end = items[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    return item.kind === 'name' && item.from <= token && token < end && at(items, i) === item;
  });
}
