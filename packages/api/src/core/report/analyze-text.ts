import type {
  AnalysisResult,
  KeywordMatch,
  Mark,
  NotCounted,
  Section,
  Span,
} from '@earshot/schema/analysis-result';
import { keywordExclusions, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { sortMentions } from '../keywords/exclusions.ts';
import { compileKeywords, type Mention } from '../keywords/find-mentions.ts';
import { lazily } from '../lazily.ts';
import { countWords } from '../page/html/blocks.ts';
import { summarize } from '../summary/summarize.ts';
import { detectLanguage } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { bodySentences, bodyStart, collectEvidence, specialBreakout } from './evidence.ts';
import { nearFormFinder } from './near-forms.ts';
import { absentSummary, foundSummary, secondSentence } from './relevancy-summary.ts';
import { documentTone, keywordTone, reportTones } from './report-tone.ts';

export interface AnalyzeTextInput {
  readonly headline: string;
  readonly text: string;
  readonly standfirstCharacters?: number | undefined;
  /** Offset at which captions begin. They do not belong to the end section. Default: the length of the text. */
  readonly captionsAt?: number | undefined;
  readonly captions?: readonly string[] | undefined;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
  /** Outlet and author, or author and handle of a post. Their names have no tone. */
  readonly sourceNames?: readonly string[];
}

type TextAnalysis = Pick<
  AnalysisResult,
  'summary' | 'keywordMatches' | 'breakoutBoxes' | 'specialBreakouts' | 'sentiment' | 'document'
>;

/** A first line that only repeats the headline is not counted again. Methods: mentions.md, evidence.md (#369-#376). */
export function analyzeText(input: AnalyzeTextInput): TextAnalysis {
  const { headline, text, keywords, specialTerms, captions = [] } = input;
  const language = detectLanguage(text);
  const sentences = splitSentences(text, language);
  const from = bodyStart(headline, text);
  const places = mentionPlaces(input, sentences, from);
  const nearForms = lazily(() => nearFormFinder([headline, text.slice(from)], language));
  const { namesIn, toneOf, readerOf } = reportTones(keywords, input.sourceNames ?? [], language);

  const keywordMatches = keywords.map((typed, i): KeywordMatch => {
    const spellings = keywordSpellings(typed);
    const keyword = spellings[0] ?? typed;
    const exclusions = keywordExclusions(typed);
    const counted = places.counted(i);
    const evidence = counted.flatMap(({ part, mentions }) =>
      collectEvidence(part.text, marksOf(mentions, spellings), part.sentences).map((passage) => ({
        ...passage,
        sentiment: toneOf(passage.text),
      })),
    );
    const tone = keywordTone(evidence, readerOf);
    const found = counted.flatMap(({ mentions }) => mentions);
    const counts = countSpellings(found, spellings);
    const notCounted = places.notCounted(i);
    const near = found.length > 0 || notCounted ? [] : nearForms()(spellings);
    const captionMentions = places.inCaptions(i);
    return {
      keyword,
      ...(counts && { spellings: counts }),
      found: found.length > 0,
      mentions: found.length,
      relevancySummary:
        found.length > 0
          ? foundSummary(keyword, evidence, tone, counts, notCounted)
          : absentSummary(spellings, near, notCounted),
      evidence,
      ...(captionMentions > 0 && { captionMentions }),
      tone,
      ...(exclusions.length > 0 && { exclusions }),
      ...(notCounted && { notCounted }),
      nearForms: near,
    };
  });
  return {
    summary: summarize({ headline, text, sentences, language }),
    keywordMatches,
    breakoutBoxes: keywordMatches.flatMap(({ keyword, evidence, mentions }) => {
      const description = secondSentence(evidence);
      return description === undefined ? [] : [{ keyword, description, mentions }];
    }),
    specialBreakouts: specialTerms.map((term, i) => {
      const parts = places.counted(keywords.length + i);
      const notCounted = places.notCounted(keywords.length + i);
      const breakout = specialBreakout(
        keywordSpellings(term)[0] ?? term,
        parts.map(({ part, mentions }) => ({ text: part.text, mentions })),
      );
      return { ...breakout, ...(notCounted && { notCounted }) };
    }),
    sentiment: documentTone({ headline, text, start: from, language, namesIn }),
    document: {
      text,
      language,
      words: countWords(text),
      ...(captions.length > 0 && { captions: [...captions] }),
    },
  };
}

function mentionPlaces(input: AnalyzeTextInput, sentences: readonly Span[], from: number) {
  const {
    headline,
    text,
    keywords,
    specialTerms,
    standfirstCharacters = 0,
    captionsAt = text.length,
    captions = [],
  } = input;
  const terms = [...keywords, ...specialTerms];
  const matcher = compileKeywords(terms);
  const wholePart = (part: string, section: Section) => ({
    text: part,
    sentences: [{ start: 0, end: part.length, section }],
    mentions: matcher.find(part),
  });
  const body = {
    text,
    sentences: bodySentences(text, sentences, { from, standfirstEnd: standfirstCharacters, captionsAt }),
    mentions: matcher.find(text).map((mentions) => mentions.filter(({ start }) => start >= from)),
  };
  const counting = [wholePart(headline, 'headline'), body];
  const sorted = sortMentions(terms, [...counting, ...captions.map((caption) => wholePart(caption, 'body'))]);
  const sortedIn = (place: number, term: number) => sorted[place]?.[term] ?? { counted: [], excluded: [] };
  return {
    counted: (term: number) =>
      counting.map((part, place) => ({ part, mentions: sortedIn(place, term).counted })),
    notCounted: (term: number): NotCounted | undefined => {
      const taken = counting.flatMap(({ text: source, sentences: all }, place) =>
        sortedIn(place, term)
          .excluded.flatMap(({ exclusion, mentions }) =>
            collectEvidence(source, mentions.map(spanOf), all).map((one) => ({ ...one, exclusion })),
          )
          .sort((a, b) => a.start - b.start),
      );
      const mentions = taken.reduce((sum, { marks }) => sum + marks.length, 0);
      return mentions === 0 ? undefined : { mentions, sentences: taken };
    },
    inCaptions: (term: number) =>
      captions.reduce((sum, _, i) => sum + sortedIn(counting.length + i, term).counted.length, 0),
  };
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

function marksOf(mentions: readonly Mention[], spellings: readonly string[]): Mark[] {
  return mentions.map(({ start, end, spelling }) => {
    const text = spellings.length > 1 ? spellings[spelling] : undefined;
    return text === undefined ? { start, end } : { start, end, spelling: text };
  });
}

function countSpellings(
  mentions: readonly Mention[],
  spellings: readonly string[],
): KeywordMatch['spellings'] {
  if (spellings.length < 2) return undefined;
  const counts = spellings.map((text) => ({ text, mentions: 0 }));
  for (const { spelling } of mentions) {
    const count = counts[spelling];
    if (count) count.mentions += 1;
  }
  return counts;
}
