import type {
  AnalysisResult,
  EvidenceSentence,
  KeywordMatch,
  KeywordTone,
  Mark,
  NotCounted,
  Section,
  Sentiment,
  Span,
} from '@earshot/schema/analysis-result';
import { keywordExclusions, keywordSpellings } from '@earshot/schema/keywords/keyword-spellings';
import { keywordToneLabel, sentimentLabel } from '@earshot/schema/sentiment';
import { compileKeywords, type Mention, sortMentions } from '../keywords/find-mentions.ts';
import { lazily } from '../lazily.ts';
import { countWords } from '../page/html/blocks.ts';
import { summarize } from '../summary/summarize.ts';
import { detectLanguage } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { type PartyReader, partyReader } from '../tone/score-party.ts';
import { type ArticleParts, articleTone, scoreTone } from '../tone/score-tone.ts';
import { bodySentences, bodyStart, collectEvidence, specialBreakout } from './evidence.ts';
import { nearFormFinder } from './near-forms.ts';
import { absentSummary, foundSummary, secondSentence } from './relevancy-summary.ts';

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

function reportTones(keywords: readonly string[], sourceNames: readonly string[], language: string) {
  const expected = language === 'und' ? undefined : language;
  const namesIn = cached(nameSpans(keywords, sourceNames));
  return {
    namesIn,
    toneOf: cached((sentence) => scoreTone(sentence, namesIn(sentence), expected).value),
    readerOf: cached((sentence) => partyReader(sentence, namesIn(sentence), expected)),
  };
}

function cached<T>(workOut: (text: string) => T): (text: string) => T {
  const cache = new Map<string, { value: T }>();
  return (text) => {
    const entry = cache.get(text) ?? { value: workOut(text) };
    cache.set(text, entry);
    return entry.value;
  };
}

/** The outlet and the author must match exactly as spelled: an outlet "Crisis" does not affect the word "crisis". */
export function nameSpans(
  keywords: readonly string[],
  sourceNames: readonly string[],
): (text: string) => Span[] {
  const matcher = compileKeywords([...keywords, ...sourceNames]);
  return (text) =>
    matcher
      .find(text)
      .flatMap((mentions, i) =>
        i < keywords.length
          ? mentions
          : mentions.filter(({ start, end }) => text.slice(start, end) === sourceNames[i - keywords.length]),
      );
}

type NamingSentence = Pick<EvidenceSentence, 'text' | 'section' | 'marks'>;

/** Among this number of sentences or more, one toned sentence outside the headline is not the tone of the article. */
const LONE_TONE_SENTENCES = 3;

/** One entry per evidence sentence. The value is the mean of the clear ones, with two decimals. */
export function keywordTone(
  evidence: readonly NamingSentence[],
  readerOf: (sentence: string) => PartyReader,
): KeywordTone {
  const sentences = evidence.map(({ text, marks }) => readerOf(text)(marks));
  const clear = sentences.flatMap(({ value }) => (value === null ? [] : [value]));
  const positive = clear.filter((value) => sentimentLabel(value) === 'Positive').length;
  const isLone =
    clear.length === 1 &&
    sentences.length >= LONE_TONE_SENTENCES &&
    !evidence.some(({ section }, i) => section === 'headline' && sentences[i]?.value !== null);
  const decisive = isLone ? [] : clear;
  const mean = decisive.reduce((sum, value) => sum + value, 0) / Math.max(1, decisive.length);
  return {
    value: decisive.length === 0 ? null : Math.round(mean * 100) / 100 + 0,
    label: keywordToneLabel(decisive),
    counts: { positive, negative: clear.length - positive, unclear: sentences.length - clear.length },
    sentences,
  };
}

const SENDER_BLOCK =
  /^[ \t#*]*(?:notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$/imu;
/** `About Melvick`, but not `About half of residents disagree`. */
const ABOUT_SENDER = /^[ \t#*]*(?:[Aa]bout|ABOUT) (?:the |The |THE )?\p{Lu}[^\n]{0,60}$/mu;

/** The tone of an article, without what its sender appends to a press release. */
export function documentTone(parts: Omit<ArticleParts, 'end'>): Sentiment {
  return articleTone({ ...parts, end: senderBlockStart(parts.text, parts.start) });
}

function senderBlockStart(text: string, from: number): number {
  const body = text.slice(from);
  // A text that begins with such a block is scored as a whole.
  const starts = [SENDER_BLOCK, ABOUT_SENDER].map((block) => body.search(block)).filter((start) => start > 0);
  return from + Math.min(body.length, ...starts);
}
