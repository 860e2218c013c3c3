/** Turns a text and its keywords into a report: mentions, evidence, passages, summary, tone. */
import type { AnalysisResult, BreakoutBox, KeywordMatch } from '@earshot/schema/analysis-result';
import { keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { compileKeywords } from '../keywords/find-mentions.ts';
import { countWords } from '../page/html/count-words.ts';
import { summarize } from '../summary/summarize.ts';
import { detectLanguage } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { partyReader } from '../tone/score-party.ts';
import { scoreTone } from '../tone/score-tone.ts';
import { bodySentences, bodyStart } from './body-sections.ts';
import { bodyEvidence, type Evidence, headlineEvidence } from './collect-evidence.ts';
import { documentTone } from './document-tone.ts';
import { breakoutOf } from './key-passage.ts';
import { countSpellings, keywordMarks } from './keyword-marks.ts';
import { keywordTone } from './keyword-tone.ts';
import { nameSpans } from './name-spans.ts';
import { NearForms } from './near-forms.ts';
import { absentSummary, foundSummary } from './relevancy-summary.ts';
import { specialBreakout } from './special-breakouts.ts';

export interface AnalyzeTextInput {
  /** Counted separately from the text. Empty if there is none. */
  readonly headline: string;
  readonly text: string;
  /** Number of characters at the beginning of the text that are its standfirst. Default 0. */
  readonly standfirstCharacters?: number;
  /**
   * Offset in the text at which captions begin. Captions do not belong to the article's end section. Defaults to the length
   * of the text.
   */
  readonly captionsAt?: number;
  /** Keywords as typed, with their other spellings (`Volkswagen = VW`). Special terms have the same form. */
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  /** Outlet and author, if known. Their names have no tone. */
  readonly sourceNames?: readonly string[];
}

export type TextAnalysis = Pick<
  AnalysisResult,
  'summary' | 'keywordMatches' | 'breakoutBoxes' | 'specialBreakouts' | 'sentiment' | 'document'
>;

/**
 * Builds the report on a text. The report is the same for the same input, regardless of its source. There is one keyword
 * match per keyword and one special breakout per term, in the given order and named by their first spelling, and one
 * breakout box per keyword that occurs. A first line that only repeats the headline is not counted again. Method:
 * docs/methods/mentions.md and evidence.md (#369-#376).
 */
export function analyzeText(input: AnalyzeTextInput): TextAnalysis {
  const { headline, text, keywords, specialTerms } = input;
  const language = detectLanguage(text);
  const sentences = splitSentences(text, language);
  const summaryInput = { headline, text, sentences, language };
  const from = bodyStart(headline, text);
  const { standfirstCharacters: standfirstEnd = 0, captionsAt = text.length } = input;
  const parts = bodySentences(text, sentences, { from, standfirstEnd, captionsAt });
  const matcher = compileKeywords([...keywords, ...specialTerms]);
  const inHeadline = matcher.find(headline);
  const inBody = matcher.find(text).map((mentions) => mentions.filter(({ start }) => start >= from));
  const nearForms = lazy(() => new NearForms([headline, text.slice(from)], language));
  const { namesIn, toneOf, readerOf } = tones(keywords, input.sourceNames ?? [], language);

  const evidenceOf = (keyword: number, spellings: readonly string[]): Evidence[] => [
    ...headlineEvidence(headline, keywordMarks(inHeadline[keyword] ?? [], spellings), toneOf),
    ...bodyEvidence(text, keywordMarks(inBody[keyword] ?? [], spellings), parts, toneOf),
  ];
  const keywordMatches: KeywordMatch[] = [];
  const breakoutBoxes: BreakoutBox[] = [];
  keywords.forEach((typed, i) => {
    const spellings = keywordSpellings(typed);
    const keyword = spellings[0] ?? typed;
    const evidence = evidenceOf(i, spellings);
    const tone = keywordTone(evidence, readerOf);
    const found = [...(inHeadline[i] ?? []), ...(inBody[i] ?? [])];
    const mentions = found.length;
    const counts = countSpellings(found, spellings);
    const near = mentions > 0 ? [] : nearForms().of(spellings);
    keywordMatches.push({
      keyword,
      ...(counts && { spellings: counts }),
      found: mentions > 0,
      mentions,
      relevancySummary:
        mentions > 0 ? foundSummary(keyword, evidence, tone, counts) : absentSummary(spellings, near),
      evidence: evidence.map(({ first: _first, last: _last, ...sentence }) => sentence),
      tone,
      nearForms: near,
    });
    if (mentions > 0) breakoutBoxes.push({ keyword, description: breakoutOf(evidence), mentions });
  });
  return {
    summary: summarize(summaryInput),
    keywordMatches,
    breakoutBoxes,
    specialBreakouts: specialTerms.map((term, i) =>
      specialBreakout(keywordSpellings(term)[0] ?? term, [
        { text: headline, mentions: inHeadline[keywords.length + i] ?? [] },
        { text, mentions: inBody[keywords.length + i] ?? [] },
      ]),
    ),
    sentiment: documentTone({ headline, text, bodyStart: from, language, namesIn }),
    document: { text, language, words: countWords(text) },
  };
}

/** Returns cached functions that read the tone of a sentence, in which the given names have no tone. */
function tones(keywords: readonly string[], sourceNames: readonly string[], language: string) {
  const expected = language === 'und' ? undefined : language;
  const namesIn = cached(nameSpans(keywords, sourceNames));
  return {
    namesIn,
    toneOf: cached((sentence) => scoreTone(sentence, namesIn(sentence), expected).value),
    readerOf: cached((sentence) => partyReader(sentence, namesIn(sentence), expected)),
  };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Computes the result for each text once, even if several keywords share it. */
function cached<T>(workOut: (text: string) => T): (text: string) => T {
  const known = new Map<string, { value: T }>();
  return (text) => {
    const entry = known.get(text) ?? { value: workOut(text) };
    known.set(text, entry);
    return entry.value;
  };
}
