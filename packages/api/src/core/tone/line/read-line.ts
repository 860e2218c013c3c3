/** Converts a text to the words that the tone model sees, by restoring true case and then masking names. */
import type { Span } from '@earshot/schema/analysis-result';
import untonedWords from '../../../content/tone/untoned-words.json' with { type: 'json' };
import { wordFactsOf } from '../headline/foreign-facts.ts';
import type { WordFacts } from '../headline/word-facts.ts';
import type { ToneLanguage } from '../language/line-language.ts';
import { maskForeignNames, maskNames } from '../names/mask-names.ts';
import { readWord } from '../words/read-word.ts';
import { americanWord } from '../words/spelling.ts';
import { onWord, type Word } from '../words/word.ts';
import { isPersonNoun } from '../words/word-kinds.ts';
import { silentSpans } from './silent-spans.ts';
import type { ToneToken, ToneTokens } from './tokenize.ts';
import { scanLine } from './tokenize.ts';
import { trueCase } from './true-case.ts';

/** Placeholders used by the model: one for names and words for groups of people, one for numbers. */
export const NAME = '@';
export const NUMBER = '#';

export interface ToneLine extends ToneTokens {
  readonly text: string;
  readonly language: ToneLanguage;
  /** Whether each token belongs to a name. */
  readonly masked: readonly boolean[];
  /** For each token: its word, `@` or `#`. Names and groups of people are masked so that they cannot affect the tone. */
  readonly words: readonly string[];
  /** For each token: the facts about its word, undefined for `@` and `#`. */
  readonly facts: readonly (WordFacts | undefined)[];
  readonly isPost: boolean;
}

export interface LineInput {
  readonly text: string;
  readonly language: ToneLanguage;
  /** Ranges to mask: keywords, the outlet and the author. */
  readonly names: readonly Span[];
  /**
   * Whether the text may be a post. False for article sentences, even if they quote someone in the first person.
   * @default true
   */
  readonly mayBePost?: boolean;
}

/** Words for peoples, religions, institutions and classes, which never have a tone. */
const UNTONED: ReadonlySet<string> = new Set(untonedWords);
const DIGIT = /^\d/;
/**
 * Signs that a text in lowercase is a post written in the author's own voice, such as emoticons, "I", links or repeated
 * words. A pattern that ignores case takes twice as long.
 */
const POST =
  /(?:^|\s)[@#]\w|!|\b(?:(?<![.-])i(?![.-])|i'm|i’m|im|my|me|you|ur|y'all|gonna|wanna)\b|\b(?:lol|lmao|omg|wtf|ugh|yay|haha|damn|thx|wow|hooray|yum)\b|[:;=]-?[)(dp|]|https?:\/\/\S|\b(\p{L}{3,})(?:[,.]? \1\b)/u;
const NOT_ASCII = /[^\p{ASCII}]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const LOWER_START = /^\p{Ll}\S*\s+\S+\s+\S/u;
const FULL_STOP = /[.…]\s*$/u;
const POST_MAX_CHARACTERS = 400;
/** Maximum length at which a text of several sentences counts as a post (a classic tweet). */
const TWEET_MAX_CHARACTERS = 140;

export function readLine({ text, language, names, mayBePost = true }: LineInput): ToneLine {
  const isEnglish = language === 'en';
  const scan = scanLine(text);
  const isShortTalk = scan.sentences > 1 && text.length <= TWEET_MAX_CHARACTERS && FULL_STOP.test(text);
  const isPost =
    mayBePost && isEnglish && text.length <= POST_MAX_CHARACTERS && (isShortTalk || looksLikePost(text));
  const silent = isPost ? [] : silentSpans(text);
  const heard = silent.length === 0 ? scan.tokens : scan.tokens.filter((token) => !isIn(token, silent));
  const tokens = isEnglish ? trueCase(heard).map(inAmericanSpelling) : heard;
  const masked = isEnglish
    ? maskNames(text, tokens, names, isPost)
    : maskForeignNames(tokens, names, language);
  const words = tokens.map(({ key, start }, i) => {
    if (masked[i]) return NAME;
    if (key === '') return DIGIT.test(text.charAt(start)) ? NUMBER : NAME;
    return isEnglish && isGroup(tokens, i) ? NAME : key;
  });
  const wordFacts = wordFactsOf(language);
  const facts = tokens.map(({ word }, index) =>
    words[index] === NAME || words[index] === NUMBER ? undefined : wordFacts(word),
  );
  const { sentences, questions } = scan;
  return { sentences, questions, text, language, tokens, masked, words, facts, isPost };
}

/** British and American spellings get the same answers. Words for parties and peoples (`Labour`) are not changed. */
const readAs: (word: Word) => Word = onWord((word) => (UNTONED.has(word.key) ? word : americanWord(word)));

function inAmericanSpelling(token: ToneToken): ToneToken {
  const word = readAs(token.word);
  return word === token.word ? token : { ...token, word, key: word.key };
}

function looksLikePost(text: string): boolean {
  return (
    POST.test(text.toLowerCase()) || LOWER_START.test(text) || (NOT_ASCII.test(text) && EMOJI.test(text))
  );
}

/**
 * Whether a token is a word for people, or the modifier before one: `debt collectors` and `abuse survivors` also refer to
 * people.
 */
function isGroup(tokens: readonly ToneToken[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token) return false;
  const role = groupRole(token.word);
  return (
    role === 'group' || (role === 'modifier' && next?.clause === token.clause && isPersonNoun(next.word))
  );
}

/** Whether a word refers to people by itself (`group`), only before a word for people (`modifier`), or not at all. */
const groupRole: (word: Word) => 'group' | 'modifier' | 'none' = onWord((word) => {
  const { noun, verb, figure } = readWord(word);
  if (isPersonNoun(word) || (UNTONED.has(word.key) && verb === undefined && figure === 0)) return 'group';
  return noun !== 0 && (verb === undefined || verb.form === 'base') ? 'modifier' : 'none';
});

function isIn({ start, end }: ToneToken, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}
