import { z } from 'zod';
import { AnalystRecord, AuthorKind } from './analyst-record.ts';
import { ARTICLE_PARTS } from './article/rules.ts';
import { EXCLUSION_SCOPES } from './keywords/keyword-spellings.ts';
import { ReportWarning } from './warnings.ts';

export const PublisherScope = z.enum(['international', 'national', 'regional', 'state', 'other']);
export type PublisherScope = z.infer<typeof PublisherScope>;

export const Span = z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() });
export type Span = z.infer<typeof Span>;

/** A mention. `spelling` is set for a keyword with several spellings: the one found here. */
export const Mark = Span.extend({ spelling: z.string().optional() });
export type Mark = z.infer<typeof Mark>;

export const Section = z.enum(['headline', 'standfirst', 'lede', 'body', 'end']);
export type Section = z.infer<typeof Section>;

export const DecidingWord = Span.extend({
  text: z.string(),
  weight: z.number(),
  /** `headline` if the offsets refer to the headline instead of the text. */
  section: z.literal('headline').optional(),
});
export type DecidingWord = z.infer<typeof DecidingWord>;

export const Sentiment = z.object({
  value: z.number().min(-1).max(1).nullable(),
  words: z.array(DecidingWord),
  note: z.string().optional(),
});
export type Sentiment = z.infer<typeof Sentiment>;

/** `marks` are relative to `text`. `start` is an offset in the headline or the body text. */
export const EvidenceSentence = z.object({
  text: z.string(),
  section: Section,
  start: z.number().int().nonnegative(),
  marks: z.array(Mark),
  sentiment: z.number().min(-1).max(1).nullable(),
});
export type EvidenceSentence = z.infer<typeof EvidenceSentence>;

export const KeywordExclusion = z.object({ scope: z.enum(EXCLUSION_SCOPES), text: z.string() });

export const NotCounted = z.object({
  mentions: z.number().int().positive(),
  sentences: z.array(EvidenceSentence.omit({ sentiment: true }).extend({ exclusion: KeywordExclusion })),
});
export type NotCounted = z.infer<typeof NotCounted>;

/** Tone of what the sentences with the keyword say about it, not of how they sound. */
export const KeywordTone = z.object({
  /** Mean of the sentences with a clear tone. Null if there are none, or only one of three or more that is not the headline. */
  value: z.number().min(-1).max(1).nullable(),
  /** `Mixed` if some of the clear sentences are positive and others negative. Null if `value` is null. */
  label: z.enum(['Positive', 'Negative', 'Mixed']).nullable(),
  counts: z.object({
    positive: z.number().int().nonnegative(),
    negative: z.number().int().nonnegative(),
    unclear: z.number().int().nonnegative(),
  }),
  /** One per sentence of `evidence`; its values are null unless the tone is clear. Offsets of words are relative to the sentence. */
  sentences: z.array(Sentiment),
});
export type KeywordTone = z.infer<typeof KeywordTone>;

export const KeywordMatch = z.object({
  keyword: z.string(),
  /** Number of mentions per spelling, for a keyword with several spellings (`Volkswagen = VW`). */
  spellings: z.array(z.object({ text: z.string(), mentions: z.number().int().nonnegative() })).optional(),
  found: z.boolean(),
  mentions: z.number().int().nonnegative(),
  relevancySummary: z.string(),
  /** Their marks add up to `mentions`, unless `evidenceSentences` is set. */
  evidence: z.array(EvidenceSentence),
  /** Total number of sentences. Set only if `evidence` leaves some out. */
  evidenceSentences: z.number().int().positive().optional(),
  captionMentions: z.number().int().positive().optional(),
  tone: KeywordTone,
  exclusions: z.array(KeywordExclusion).optional(),
  /** Mentions that an exclusion removed. */
  notCounted: NotCounted.optional(),
  nearForms: z.array(z.object({ text: z.string(), count: z.number().int().positive() })),
});
export type KeywordMatch = z.infer<typeof KeywordMatch>;

export const Quote = z.object({
  text: z.string(),
  ...Span.shape,
  speaker: z.string().nullable(),
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
  notCounted: NotCounted.optional(),
});
export type SpecialBreakout = z.infer<typeof SpecialBreakout>;

export const TitleValidation = z.object({
  h1Text: z.string().nullable(),
  ogTitle: z.string().nullable(),
  twitterTitle: z.string().nullable(),
  titleText: z.string().nullable(),
});
export type TitleValidation = z.infer<typeof TitleValidation>;

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
  authorKind: AuthorKind.optional(),
  handle: z.string().nullable().optional(),
  canonicalUrl: z.string().nullable().optional(),
  /** Keyed by name (such as `likes`), as the platform gives it or as read from the image. */
  counts: z.record(z.string(), z.number()).optional(),
  provenance: z.record(z.string(), z.string()),
  corrected: z.array(CorrectableField).optional(),
  ...AnalystRecord.shape,
});
export type Metadata = z.infer<typeof Metadata>;

const Percent = z.number().min(0).max(100);

export const ReadingChoice = z.object({
  confidence: z.number().min(0).max(100),
  /** Percent chance that at most a tenth of the words is wrong, that the author is right, and that the network is right. */
  parts: z.object({ text: Percent, author: Percent, network: Percent }).optional(),
  /** `check` means that the user must confirm the post before using the figures. */
  level: z.enum(['sure', 'likely', 'check']),
  against: z.array(z.string()),
});
export type ReadingChoice = z.infer<typeof ReadingChoice>;

const Share = z.number().min(0).max(1);

export const ReadBlock = z.object({
  text: z.string(),
  author: z.string().nullable(),
  handle: z.string().nullable(),
  isChosen: z.boolean(),
  box: z.object({ left: Share, top: Share, width: Share, height: Share }),
});
export type ReadBlock = z.infer<typeof ReadBlock>;

export const Reading = z.object({
  confidence: z.number().min(0).max(100),
  choice: ReadingChoice,
  blocks: z.array(ReadBlock),
});
export type Reading = z.infer<typeof Reading>;

/** Offsets elsewhere in the result refer to `text`, to the headline, or to the sentence that contains the range. */
export const AnalyzedDocument = z.object({
  text: z.string(),
  language: z.string(),
  words: z.number().int().nonnegative(),
  /** Set if only the beginning of `text` fits in the response. Every count covers the whole text. */
  wordsShown: z.number().int().nonnegative().optional(),
  /** Captions of the page's images. They are in `text`, as its last paragraphs, only if `counted` includes them. */
  captions: z.array(z.string()).optional(),
  standfirst: z.string().optional(),
  tables: z.array(z.string()).optional(),
  /** `text` without standfirst, tables and captions. Absent if the two are equal. */
  body: z.string().optional(),
  counted: z.array(z.enum(ARTICLE_PARTS)).optional(),
  reading: Reading.optional(),
});
export type AnalyzedDocument = z.infer<typeof AnalyzedDocument>;

export const AnalysisResult = z.object({
  type: z.enum(['article', 'social']),
  sourceUrl: z.string(),
  /** Absent if `sourceUrl` has no tracking parameters, and for pasted text. */
  cleanUrl: z.string().optional(),
  summary: z.string(),
  previewImage: z.string().optional(),
  metadata: Metadata,
  titleValidation: TitleValidation,
  keywordMatches: z.array(KeywordMatch),
  breakoutBoxes: z.array(BreakoutBox),
  specialBreakouts: z.array(SpecialBreakout),
  quotes: z.array(Quote).optional(),
  sentiment: Sentiment,
  document: AnalyzedDocument,
  warnings: z.array(ReportWarning).optional(),
  methodVersion: z.string(),
});
export type AnalysisResult = z.infer<typeof AnalysisResult>;
