/** What decides the tone of a text, before any weight of the fitted lexicon: events and judgments, and words of the lexicon. */
import type { Span } from '@earshot/schema/analysis-result';
import type { Lexicon } from './lexicon.ts';
import { readEvents } from './score-events.ts';
import type { SentimentTokens } from './sentiment-tokens.ts';
import { sentimentUnits } from './sentiment-units.ts';
import { INFORMING } from './tone-lexicon.ts';
import type { ToneUnit } from './tone-unit.ts';

/** A stretch of a text that bears on its tone. */
export interface ToneItem {
  readonly start: number;
  readonly end: number;
  /** Weight by the tables and rules; 0 when only the lexicon knows the word. */
  readonly event: number;
  /** Words of the lexicon in it, with the factors that the rules give their weights. */
  readonly words: readonly { readonly key: string; readonly factor: number }[];
  readonly sentence: number;
}

export interface ToneReading {
  readonly items: readonly ToneItem[];
  readonly sentences: number;
  readonly tokens: SentimentTokens;
  /** For each token, whether it belongs to a name. */
  readonly masked: readonly boolean[];
  /** A post, in which words decide as much as events. */
  readonly isPost: boolean;
}

/** A post speaks for its writer: signs, smiles, "I"; the lexicon was made for it, and events matter less. */
const POST =
  /(?:^|\s)[@#]\w|!|\b(?:I|I'm|I’m|my|you|gonna|wanna)\b|\b(?:lol|lmao|omg|wtf|ugh|yay|haha|damn|thx|wow|hooray|yum)\b|[:;=]-?[)(DPp|]/i;
const NOT_ASCII = /[\u0080-\uffff]/;
const EMOJI = /\p{Extended_Pictographic}/u;
const LOWER_START = /^\p{Ll}\S*\s+\S+\s+\S/u;
/** Posts are short. */
const POST_MAX_CHARACTERS = 400;
/** Length up to which a line that announces information is nothing else. */
const HEADLINE_MAX_CHARACTERS = 160;
/** Share of the tone of a question in a headline, and of a headline that only announces information. */
const NOT_ASSERTED = 0.15;
const ANNOUNCED = 0.1;
/** Share of an event's weight in a post. */
const EVENT_IN_POST = 0.3;

function looksLikePost(text: string): boolean {
  return POST.test(text) || (NOT_ASCII.test(text) && EMOJI.test(text)) || LOWER_START.test(text);
}

export interface ToneInput {
  readonly text: string;
  /** Those of `text`, with the emoticons of the lexicon. */
  readonly tokens: SentimentTokens;
  /** Ranges without tone: keywords, the outlet, the author. */
  readonly names: readonly Span[];
  readonly lexicon: Lexicon;
}

export function readTone({ text, tokens, names, lexicon }: ToneInput): ToneReading {
  const isPost = text.length <= POST_MAX_CHARACTERS && looksLikePost(text);
  const { units, weights, masked, shares } = readEvents({ text, tokens: tokens.tokens, names, isPost });
  const isHeadline = !isPost && text.length <= HEADLINE_MAX_CHARACTERS;
  const informs = isHeadline && INFORMING.test(text.toLowerCase());
  const assertedIn = (sentence: number) =>
    informs ? ANNOUNCED : isHeadline && (tokens.questions[sentence] ?? 0) > 0 ? NOT_ASSERTED : 1;
  const owner = tokens.tokens.map(() => -1);
  units.forEach((unit, at) => {
    if (unit.consumed) return;
    for (let i = unit.from; i < unit.to; i++) if (owner[i] === -1 || weights[at] !== 0) owner[i] = at;
  });
  const share = isPost ? EVENT_IN_POST : 1;
  const words = new Map<number, { key: string; factor: number }[]>();
  const loose: ToneItem[] = [];
  for (const { from, to, key, factor: own } of sentimentUnits(tokens, lexicon)) {
    if (masked[from]) continue;
    const [first, last] = [tokens.tokens[from], tokens.tokens[to - 1]];
    if (!first || !last) continue;
    const at = owner[from] ?? -1;
    const unit = units[at];
    // In a headline the words of the background count as little as what happens there.
    const factor =
      own * (isHeadline ? Math.min(1, Math.max(0, shares[at] ?? 1)) : 1) * assertedIn(first.sentence);
    if (share === 1 && unit && isSilent(unit, weights[at] ?? 0)) continue;
    if (unit && (weights[at] ?? 0) !== 0) words.set(at, [...(words.get(at) ?? []), { key, factor }]);
    else
      loose.push({
        start: first.start,
        end: last.end,
        event: 0,
        words: [{ key, factor }],
        sentence: first.sentence,
      });
  }
  const items = [...loose];
  units.forEach((unit, at) => {
    const weight = (weights[at] ?? 0) * share * assertedIn(unit.sentence);
    const [first, last] = [tokens.tokens[unit.from], tokens.tokens[unit.to - 1]];
    if (weight === 0 || !first || !last) return;
    // Inside an event of several words the words have said what they have to say.
    const single = unit.to - unit.from === 1;
    items.push({
      start: first.start,
      end: last.end,
      event: weight,
      words: single || share < 1 ? (words.get(at) ?? []) : [],
      sentence: unit.sentence,
    });
  });
  return {
    items: items.sort((a, b) => a.start - b.start),
    sentences: tokens.sentences,
    tokens,
    masked,
    isPost,
  };
}

/** A fixed expression, a topic or a word taken up by an event has no tone of its own. */
function isSilent(unit: ToneUnit, weight: number): boolean {
  return (
    weight === 0 && (unit.consumed || unit.to - unit.from > 1 || unit.kind === 'noun' || unit.kind === 'verb')
  );
}
