import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { isEnglish } from './english.ts';
import { englishOnlyNote } from './english-only-note.ts';
import { type EventReading, readEvents } from './score-events.ts';
import { RULES } from './sentiment-rules.ts';
import { type SentimentToken, sentimentTokens } from './sentiment-tokens.ts';
import { targetRole } from './target-role.ts';

/** Gives the tone toward the party named at some places of one sentence. */
export type TargetReader = (mentions: readonly Span[]) => Sentiment;

/**
 * The tone of a sentence towards one party named in it: a value in [-1, 1] with two decimals and the words that decide for
 * this party, offsets into `text`. The value is 0 for whoever only speaks or stands by, null when no word of the sentence
 * bears on the party or it is not in English. Method: docs/methods/sentiment.md.
 * @param mentions where the party is named, ascending. @param names other ranges without tone (other keywords).
 */
export function scoreTarget(text: string, mentions: readonly Span[], names: readonly Span[] = []): Sentiment {
  return targetReader(text, [...mentions, ...names])(mentions);
}

/**
 * Reads a sentence once for all parties in it.
 * @param names ranges without tone. For a party outside them the sentence is read again.
 */
export function targetReader(text: string, names: readonly Span[]): TargetReader {
  if (!isEnglish(text)) return () => ({ value: null, words: [], note: englishOnlyNote(text) });
  const { tokens } = sentimentTokens(text, () => false);
  const reading = readEvents({ text, tokens, names, isPost: false });
  return (mentions) => {
    const isNamed = mentions.every(({ start, end }) =>
      tokens.every((token, i) => token.end <= start || token.start >= end || reading.masked[i]),
    );
    return isNamed ? read(text, tokens, reading, mentions) : scoreTarget(text, mentions, names);
  };
}

function read(
  text: string,
  tokens: readonly SentimentToken[],
  reading: EventReading,
  mentions: readonly Span[],
): Sentiment {
  const { units } = reading;
  const words = new Map<number, DecidingWord>();
  const values: number[] = [];
  for (const { start, end } of mentions) {
    const inside = units.flatMap((unit, i) => {
      const [first, last] = [tokens[unit.from], tokens[unit.to - 1]];
      return first && last && !unit.consumed && unit.kind === 'name' && first.start < end && start < last.end
        ? [i]
        : [];
    });
    const [first, last] = [inside[0], inside.at(-1)];
    const role = first === undefined || last === undefined ? undefined : targetRole(reading, first, last);
    if (!role) continue;
    values.push(role.value);
    for (const at of role.units) {
      const unit = units[at];
      const [from, to] = [tokens[unit?.from ?? -1], tokens[(unit?.to ?? 0) - 1]];
      if (from && to)
        words.set(at, {
          start: from.start,
          end: to.end,
          text: text.slice(from.start, to.end),
          weight: Math.round((role.value / role.units.length) * 1000) / 1000,
        });
    }
  }
  if (values.length === 0) return { value: null, words: [] };
  const clear = values.filter((value) => value !== 0);
  const sum = clear.length === 0 ? 0 : clear.reduce((total, value) => total + value, 0) / clear.length;
  const value = Math.round((sum / Math.sqrt(sum * sum + RULES.alpha)) * 100) / 100 + 0;
  return { value, words: [...words.values()].sort((a, b) => a.start - b.start) };
}
