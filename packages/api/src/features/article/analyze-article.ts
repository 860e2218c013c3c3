import { AnalysisResult } from '@earshot/schema/analysis-result';
import { ArticleRequest } from '@earshot/schema/article/model';
import { checkArticleInput } from '@earshot/schema/article/rules';
import { FAILURE_KINDS, Failure, type FailureCause, ValidationFailure } from '@earshot/schema/failures';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { ArticlePageJob } from '../../core/article/analyze-article-page.ts';
import { readArticleInput } from '../../core/article/read-article-input.ts';
import { articleDocumentType } from '../../core/url/answer/media-type.ts';
import { fetchPage } from '../../links/fetch-page.ts';
import type { Caller, DocumentText, OutboundHop } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';

export const article = router({
  analyze: procedure('article.analyze')
    .input(ArticleRequest)
    .output(AnalysisResult)
    .mutation(({ ctx, input }) => analyzeArticle(ctx.services, input, ctx)),
});

/** Pasted content takes precedence over a URL, because it needs no other site. */
export async function analyzeArticle(
  services: Pick<Services, 'clock' | 'outbound' | 'compute' | 'documents' | 'records'>,
  request: ArticleRequest,
  caller: Caller,
): Promise<AnalysisResult> {
  const input = readArticleInput(request);
  const problem = checkArticleInput(input);
  if (problem) throw new ValidationFailure(problem);
  const terms = {
    keywords: input.keywords,
    specialTerms: request.specialEnabled ? cleanKeywords(request.specialTerms ?? []) : [],
  };
  const result = await (input.mode === 'manual'
    ? services.compute.run('analyzeManualArticle', { ...input.manual, ...terms }, caller)
    : analyzeAddress(
        services,
        pastedUrl(input.url) ?? input.url,
        { ...terms, ...chosenParts(request) },
        caller,
      ));
  services.records.count('article');
  return result;
}

async function analyzeAddress(
  services: Pick<Services, 'clock' | 'outbound' | 'compute' | 'documents'>,
  address: string,
  choices: Pick<ArticlePageJob, 'keywords' | 'specialTerms' | 'countedParts'>,
  caller: Caller,
): Promise<AnalysisResult> {
  const page = await fetchPage(services, address, caller);
  const { text, url, interruption, requestedUrl = url, isReading = false, parts = [] } = page;
  const common = { url, isReading, now: services.clock().toISOString(), ...choices };
  const document = await readDocument(services, page, caller);
  return document
    ? services.compute.run('analyzeDocument', { ...document, ...common, interruption }, caller)
    : services.compute.run(
        'analyzeArticlePage',
        { html: text, parts, requestedUrl, interruption, ...common },
        caller,
      );
}

const chosenParts = ({ countedParts }: ArticleRequest) => (countedParts ? { countedParts } : {});

async function readDocument(
  { documents }: Pick<Services, 'documents'>,
  { headers, bytes, interruption }: OutboundHop,
  caller: Caller,
): Promise<DocumentText | null> {
  const type = articleDocumentType(headers['content-type'] ?? '', bytes);
  if (bytes === null || type === null) return null;
  // A truncated text is still readable, but a truncated PDF or Word file is not.
  if (interruption !== null && type !== 'txt') throw new Failure(interruption);
  try {
    return await documents.read({ name: `document.${type}`, bytes }, caller);
  } catch (error) {
    throw documentFailure(error);
  }
}

const MEANINGS: Partial<Record<FailureCause, FailureCause>> = {
  'file-empty': 'document-no-text',
  'file-encrypted': 'document-encrypted',
  'file-no-text': 'document-no-text',
};

export function documentFailure(error: unknown): unknown {
  if (!(error instanceof Failure) || !FAILURE_KINDS.file.includes(error.failureCause)) return error;
  return new Failure(MEANINGS[error.failureCause] ?? 'document-unreadable', { cause: error });
}
