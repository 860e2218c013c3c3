/** How strongly a sentence states what an article is about: the news, the point of a feature, the verdict, the thesis. */
import claimWords from '../../content/summary/claim-words.json' with { type: 'json' };
import { countPhrases, phrasePattern } from './phrase-pattern.ts';

/** Weight of one occurrence of each kind of evidence. For length, headline and echo, it is the maximum. */
const WEIGHTS = {
  figure: 0.35,
  length: 0.8,
  report: 0.4,
  day: 0.4,
  development: 0.3,
  judgment: 0.7,
  headline: 1,
  echo: 0.6,
  quotation: -0.6,
  pronoun: -0.3,
} as const;
const MAX_FIGURES = 2;
const MAX_JUDGMENTS = 2;
/** Number of words at which a sentence has the length of a full statement. */
const FULL_WORDS = 25;

/** Numbers with two or more digits, shares, millions. Not times of day. */
const FIGURE =
  /(?<![\p{L}\d]|\d:)\d[\d.,\s]*\d(?![\d:])|\d+\s?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|mill?i|bill?i|bn\b|mrd|mio|mld)/giu;
const QUOTED = /^["“„«']|[“"„«][^”"»]{20,}[”"»“]/u;

interface ClaimPatterns {
  readonly reports: RegExp;
  readonly days: RegExp;
  readonly developments: RegExp;
  readonly judgments: RegExp;
  readonly pronouns: RegExp;
}

export interface MatterInput {
  readonly sentence: string;
  /** ISO 639-1 code. */
  readonly language: string;
  /** Share of the headline's terms that the sentence contains, 0 to 1. */
  readonly headlineShare: number;
  /** How much later sentences repeat it, 0 to 1. */
  readonly echo: number;
}

const patternsByLanguage = new Map<string, ClaimPatterns>();

/** Whether there are word lists for a language. Without them, the evidence is too weak. */
export function knowsMatter(language: string): boolean {
  return Object.hasOwn(claimWords.reports, language);
}

export interface Matter {
  /** Sum of the evidence, about 0 for a scene and 2 to 4 for the first sentence of a news report. */
  readonly evidence: number;
  /** Whether it contains a judgment or a demand. Such a sentence may be anywhere, even at the end. */
  readonly judges: boolean;
}

/** Returns the evidence that a sentence states what the article is about. */
export function matterOf({ sentence, language, headlineShare, echo }: MatterInput): Matter {
  const patterns = claimPatterns(language);
  const count = (pattern: RegExp, most: number) => Math.min(most, countPhrases(pattern, sentence));
  const judgments = count(patterns.judgments, MAX_JUDGMENTS);
  const isSpoken = QUOTED.test(sentence);
  const evidence =
    WEIGHTS.figure * count(FIGURE, MAX_FIGURES) +
    WEIGHTS.length * Math.min(1, sentence.split(' ').length / FULL_WORDS) +
    WEIGHTS.report * count(patterns.reports, 1) +
    WEIGHTS.day * count(patterns.days, 1) +
    WEIGHTS.development * count(patterns.developments, 1) +
    WEIGHTS.judgment * judgments +
    WEIGHTS.headline * headlineShare +
    WEIGHTS.echo * echo +
    (isSpoken ? WEIGHTS.quotation : 0) +
    (judgments > 0 ? 0 : WEIGHTS.pronoun * count(patterns.pronouns, 1));
  return { evidence, judges: judgments > 0 && !isSpoken };
}

function claimPatterns(language: string): ClaimPatterns {
  const known = patternsByLanguage.get(language);
  if (known) return known;
  const words = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.hasOwn(lists, language) ? (lists[language] ?? []) : [];
  const patterns = {
    reports: phrasePattern(words(claimWords.reports)),
    days: phrasePattern(words(claimWords.days)),
    developments: phrasePattern(words(claimWords.developments)),
    judgments: phrasePattern(words(claimWords.judgments)),
    pronouns: phrasePattern(words(claimWords.pronouns), { atStart: true }),
  };
  patternsByLanguage.set(language, patterns);
  return patterns;
}
