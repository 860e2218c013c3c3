import type {
  AnalysisResult,
  EvidenceSentence,
  KeywordMatch,
  Metadata,
  SpecialBreakout,
  TitleValidation,
} from '@earshot/schema/analysis-result';

type Loose<Entity> = { readonly [Key in keyof Entity]?: Entity[Key] | null | undefined };

/** What the specification names of an entity, with the evidence that it adds perhaps missing. */
type Named<Entity, Added extends keyof Entity> = Omit<Entity, Added> & Loose<Pick<Entity, Added>>;

type ReceivedSentence = Named<EvidenceSentence, 'marks'>;
type ReceivedMatch = Named<Omit<KeywordMatch, 'evidence'>, 'nearForms'> & {
  readonly evidence?: readonly ReceivedSentence[] | null;
};

/** A result as it may arrive: everything beyond what a screen cannot do without may be missing. */
export type ReceivedResult = Loose<Omit<AnalysisResult, 'keywordMatches' | 'specialBreakouts'>> & {
  readonly keywordMatches?: readonly ReceivedMatch[] | null;
  readonly specialBreakouts?: readonly Named<SpecialBreakout, 'snippets'>[] | null;
};

/** A result in which every list and object exists. */
export interface ReportData extends Omit<AnalysisResult, 'metadata'> {
  readonly metadata: ReportMetadata;
}

/** Any scope a server may send, the empty text when it sent none. */
interface ReportMetadata extends Omit<Metadata, 'publisherScope'> {
  readonly publisherScope: string;
}

const NO_TITLES: TitleValidation = { h1Text: null, ogTitle: null, twitterTitle: null, titleText: null };

/**
 * Completes a result. The evidence is an addition to what the specification names, so a server that speaks only the
 * specification's shapes, or a result kept from an earlier version, still gives a report.
 */
export function toReportData(result: ReceivedResult): ReportData {
  return {
    type: result.type === 'social' ? 'social' : 'article',
    sourceUrl: result.sourceUrl ?? '',
    summary: result.summary ?? '',
    ...(result.previewImage ? { previewImage: result.previewImage } : {}),
    metadata: toMetadata(result.metadata),
    titleValidation: { ...NO_TITLES, ...result.titleValidation },
    keywordMatches: (result.keywordMatches ?? []).map(toMatch),
    breakoutBoxes: result.breakoutBoxes ?? [],
    specialBreakouts: (result.specialBreakouts ?? []).map((breakout) => ({
      ...breakout,
      snippets: breakout.snippets ?? [],
    })),
    sentiment: result.sentiment ?? { value: null, words: [] },
    document: result.document ?? { text: '', language: 'und', words: 0 },
    methodVersion: result.methodVersion ?? '',
  };
}

function toMetadata(metadata: Loose<Metadata> | null | undefined): ReportMetadata {
  return {
    ogDescription: metadata?.ogDescription ?? null,
    author: metadata?.author ?? null,
    handle: metadata?.handle ?? null,
    canonicalUrl: metadata?.canonicalUrl ?? null,
    source: metadata?.source ?? '',
    headline: metadata?.headline ?? '',
    date: metadata?.date ?? null,
    publisherScope: metadata?.publisherScope ?? '',
    publisherLocation: metadata?.publisherLocation ?? null,
    platform: metadata?.platform ?? '',
    counts: metadata?.counts ?? {},
    provenance: metadata?.provenance ?? {},
  };
}

function toMatch(match: ReceivedMatch): KeywordMatch {
  return { ...match, evidence: (match.evidence ?? []).map(toSentence), nearForms: match.nearForms ?? [] };
}

function toSentence(sentence: ReceivedSentence): EvidenceSentence {
  return { ...sentence, marks: sentence.marks ?? [] };
}

/** Whether a stored value is a result at all. */
export function isReceivedResult(value: unknown): value is ReceivedResult {
  return typeof value === 'object' && value !== null && 'keywordMatches' in value;
}
