/** The result of an article or social analysis: what the specification names, and the evidence for it. */
import { z } from 'zod';
import { AnalystRecord, AuthorKind } from './analyst-record.ts';
import { ARTICLE_PARTS } from './article/counted-parts.ts';
import { ReportWarning } from './warnings.ts';

export const PublisherScope = z.enum(['international', 'national', 'regional', 'state', 'other']);
export type PublisherScope = z.infer<typeof PublisherScope>;

/** Half-open range of UTF-16 offsets into the text it belongs to. */
export const Span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });
export type Span = z.infer<typeof Span>;

/** A mention. `spelling` is the spelling found here, for a keyword that was given several. */
export const Mark = Span.extend({ spelling: z.string().optional() });
export type Mark = z.infer<typeof Mark>;

/** The part of the article that a sentence is in. */
export const Section = z.enum(['headline', 'standfirst', 'lede', 'body', 'end']);
export type Section = z.infer<typeof Section>;

/** A text range with its weight in a sentiment value; positive weights raise it. */
export const DecidingWord = Span.extend({
  text: z.string(),
  weight: z.number(),
  /** `headline` when the offsets point into the headline instead of the text. */
  section: z.literal('headline').optional(),
});
export type DecidingWord = z.infer<typeof DecidingWord>;

/** Tone from -1 to 1 with the words that decided it, or null when nothing in the text has a tone. */
export const Sentiment = z.object({
  value: z.number().min(-1).max(1).nullable(),
  words: z.array(DecidingWord),
  /** Why a text, or a part of it, has no value: its language has no model of tone. */
  note: z.string().optional(),
  /** The tone is the likeliest one, but not likely: the value is close to the bound. */
  leans: z.literal(true).optional(),
  /** Only one word speaks for the tone, and it adds little to the estimate. */
  oneWeakWord: z.literal(true).optional(),
});
export type Sentiment = z.infer<typeof Sentiment>;

/** A sentence that contains a keyword. `marks` are relative to `text`; `start` points into the headline or the body text. */
export const EvidenceSentence = z.object({
  text: z.string(),
  section: Section,
  start: z.number().int().nonnegative(),
  marks: z.array(Mark),
  sentiment: z.number().min(-1).max(1).nullable(),
});
export type EvidenceSentence = z.infer<typeof EvidenceSentence>;

/** Tone toward a keyword: what the sentences that name it say about it, not how they sound. */
export const KeywordTone = z.object({
  value: z.number().min(-1).max(1).nullable(),
  label: z.enum(['Positive', 'Negative', 'Neutral']).nullable(),
  /** Number of sentences by tone toward the keyword. The three add up to the length of `evidence`. */
  counts: z.object({
    positive: z.number().int().nonnegative(),
    neutral: z.number().int().nonnegative(),
    negative: z.number().int().nonnegative(),
    unscored: z.number().int().nonnegative(),
  }),
  /** One per sentence of `evidence`, in the same order. Offsets of the words point into that sentence. */
  sentences: z.array(Sentiment),
});
export type KeywordTone = z.infer<typeof KeywordTone>;

export const KeywordMatch = z.object({
  /** Its first spelling, where several were given. */
  keyword: z.string(),
  /** Every spelling with its share of the mentions, for a keyword that was given several (`Volkswagen = VW`). */
  spellings: z.array(z.object({ text: z.string(), mentions: z.number().int().nonnegative() })).optional(),
  found: z.boolean(),
  mentions: z.number().int().nonnegative(),
  relevancySummary: z.string(),
  /** Every sentence that contains the keyword. The marks of all sentences add up to exactly `mentions`. */
  evidence: z.array(EvidenceSentence),
  /** Number of sentences that contain the keyword, when the evidence shows only the first of them. */
  evidenceSentences: z.number().int().positive().optional(),
  /** Mentions in picture captions, when there are any. Not included in `mentions`, the evidence or the tone. */
  captionMentions: z.number().int().positive().optional(),
  tone: KeywordTone,
  /** For an absent keyword: close forms that do occur, each with its count. */
  nearForms: z.array(z.object({ text: z.string(), count: z.number().int().positive() })),
});
export type KeywordMatch = z.infer<typeof KeywordMatch>;

/** What a text quotes, with its speaker where a rule finds one. */
export const Quote = z.object({
  /** The quoted words without their marks; only the beginning of a long quotation. */
  text: z.string(),
  /** The whole quotation, in the text that was analyzed. */
  ...Span.shape,
  /** As the text writes the name; null when it leaves the speaker to a pronoun or is not clear. */
  speaker: z.string().nullable(),
  /** The words beside the quotation that name the speaker; empty without one. */
  attribution: z.string(),
});
export type Quote = z.infer<typeof Quote>;

export const BreakoutBox = z.object({
  keyword: z.string(),
  description: z.string(),
  mentions: z.number().int().nonnegative(),
});
export type BreakoutBox = z.infer<typeof BreakoutBox>;

/** `snippets` are HTML: the text is escaped and mentions are wrapped in `<mark>`. */
export const SpecialBreakout = z.object({
  term: z.string(),
  mentions: z.number().int().nonnegative(),
  snippets: z.array(z.string()),
});
export type SpecialBreakout = z.infer<typeof SpecialBreakout>;

export const TitleValidation = z.object({
  h1Text: z.string().nullable(),
  ogTitle: z.string().nullable(),
  twitterTitle: z.string().nullable(),
  titleText: z.string().nullable(),
});
export type TitleValidation = z.infer<typeof TitleValidation>;

/** Fields of a screenshot's post that a visitor can correct. */
export const CorrectableField = z.enum(['text', 'author', 'handle', 'platform', 'date', 'counts']);
export type CorrectableField = z.infer<typeof CorrectableField>;

export const Metadata = z.object({
  source: z.string(),
  headline: z.string(),
  date: z.string().nullable(),
  publisherScope: PublisherScope,
  publisherLocation: z.string().nullable(),
  ogDescription: z.string().nullable().optional(),
  platform: z.string().optional(),
  author: z.string().nullable().optional(),
  /** Whether the author is a person or an organization, when the page says so. */
  authorKind: AuthorKind.optional(),
  handle: z.string().nullable().optional(),
  canonicalUrl: z.string().nullable().optional(),
  /** Public engagement figures of a post, by name, as stated by the platform or read from the picture. */
  counts: z.record(z.string(), z.number()).optional(),
  /** Where each value came from, in plain words, by field name. */
  provenance: z.record(z.string(), z.string()),
  /** Fields that the visitor corrected by hand; absent when there are none. */
  corrected: z.array(CorrectableField).optional(),
  ...AnalystRecord.shape,
});
export type Metadata = z.infer<typeof Metadata>;

/** A word of a screenshot as it was read, with the recognizer's confidence in percent. Offsets point into `document.text`. */
export const ReadWord = Span.extend({ confidence: z.number().min(0).max(100) });
export type ReadWord = z.infer<typeof ReadWord>;

const Percent = z.number().min(0).max(100);

/** How likely it is that the right text and author were chosen. */
export const ReadingChoice = z.object({
  /** In percent. */
  confidence: z.number().min(0).max(100),
  /** How sure each part is, in percent: the text (at most a tenth of its words wrong), the author and the network. */
  parts: z.object({ text: Percent, author: Percent, network: Percent }).optional(),
  /** The confidence as a word. `check` means that a person must confirm the post before using the figures. */
  level: z.enum(['sure', 'likely', 'check']),
  /** Reasons to doubt the choice, in plain sentences. Empty when there are none. */
  against: z.array(z.string()),
});
export type ReadingChoice = z.infer<typeof ReadingChoice>;

const Share = z.number().min(0).max(1);

/** A text on the picture that may be the post, with its position as shares of the picture's width and height. */
export const ReadBlock = z.object({
  text: z.string(),
  author: z.string().nullable(),
  handle: z.string().nullable(),
  isChosen: z.boolean(),
  box: z.object({ left: Share, top: Share, width: Share, height: Share }),
});
export type ReadBlock = z.infer<typeof ReadBlock>;

/** What was read from a screenshot, and how reliable the reading is. */
export const Reading = z.object({
  /** Mean confidence of the words, in percent. */
  confidence: z.number().min(0).max(100),
  doubtful: z.array(ReadWord),
  choice: ReadingChoice,
  blocks: z.array(ReadBlock),
});
export type Reading = z.infer<typeof Reading>;

/** The text that was analyzed; every offset of the result points into it or into the headline. */
export const AnalyzedDocument = z.object({
  text: z.string(),
  /** ISO 639-1, or `und` when it could not be determined. */
  language: z.string(),
  words: z.number().int().nonnegative(),
  /** Number of words that `text` shows, when only its beginning fits into the answer. Every count covers the whole text. */
  wordsShown: z.number().int().nonnegative().optional(),
  /** Captions of the page's pictures; part of `text`, as its last paragraphs, only if `counted` names them. */
  captions: z.array(z.string()).optional(),
  /** Standfirst of the page, whether it counts or not. */
  standfirst: z.string().optional(),
  /** Tables of the page, a row per line, whether they count or not. */
  tables: z.array(z.string()).optional(),
  /** The article without standfirst, tables and captions; absent when it is the same as `text`. */
  body: z.string().optional(),
  /** Which of these parts `text` includes; absent when the page has none of them. */
  counted: z.array(z.enum(ARTICLE_PARTS)).optional(),
  /** For screenshots only. */
  reading: Reading.optional(),
});
export type AnalyzedDocument = z.infer<typeof AnalyzedDocument>;

export const AnalysisResult = z.object({
  type: z.enum(['article', 'social']),
  sourceUrl: z.string(),
  /** `sourceUrl` without the parameters that only track visitors; absent when it has none, and for pasted text. */
  cleanUrl: z.string().optional(),
  summary: z.string(),
  previewImage: z.string().optional(),
  metadata: Metadata,
  titleValidation: TitleValidation,
  keywordMatches: z.array(KeywordMatch),
  breakoutBoxes: z.array(BreakoutBox),
  specialBreakouts: z.array(SpecialBreakout),
  /** Direct quotations of an article, in order, at most the first 100; absent when there are none. */
  quotes: z.array(Quote).optional(),
  sentiment: Sentiment,
  document: AnalyzedDocument,
  /** Doubts about the page that was read; absent when there are none. */
  warnings: z.array(ReportWarning).optional(),
  /** Version of the methods document that produced the figures. */
  methodVersion: z.string(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
