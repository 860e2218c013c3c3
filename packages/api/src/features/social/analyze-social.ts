import { AnalysisResult } from '@earshot/schema/analysis-result';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { SocialRequest } from '@earshot/schema/social/model';
import { checkSocialInput, type SocialMode } from '@earshot/schema/social/rules';
import { composeEntered, type Post } from '../../core/social/compose-post.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';
import { readPost } from './read-post.ts';

export const social = router({
  analyze: procedure('social.analyze')
    .input(SocialRequest)
    .output(AnalysisResult)
    .mutation(({ ctx, input }) => analyzeSocial(ctx.services, input, ctx)),
});

/** The screenshot takes precedence over the URL. With `correctedText`, it is not read again. */
async function analyzeSocial(
  services: Pick<Services, 'clock' | 'outbound' | 'images' | 'compute' | 'records'>,
  request: SocialRequest,
  caller: Caller,
): Promise<AnalysisResult> {
  const keywords = cleanKeywords(request.keywords);
  const { url = '', imageBase64, correctedText = '' } = request;
  const hasText = correctedText.trim() !== '';
  const problem = checkSocialInput({
    mode: modeOf(request),
    url,
    hasImage: imageBase64 !== '',
    hasText,
    keywords,
  });
  if (problem) throw new ValidationFailure(problem);
  const post = await readRequested(services, request, caller);
  const result = await services.compute.run('analyzePost', { post, keywords }, caller);
  services.records.count('social');
  return result;
}

function modeOf({ url = '', imageBase64, correctedText }: SocialRequest): SocialMode {
  if (imageBase64 !== undefined) return 'upload';
  return url.trim() === '' && correctedText !== undefined ? 'text' : 'url';
}

/** Loads the screenshot reader on first use, because its patterns take a sixth of a process's startup time. */
async function readRequested(
  services: Parameters<typeof analyzeSocial>[0],
  { url = '', imageBase64, correctedText, correctedPost = {} }: SocialRequest,
  caller: Caller,
): Promise<Post> {
  if (imageBase64 === undefined && correctedText !== undefined && url.trim() === '')
    return composeEntered(correctedPost, correctedText, { text: 'pasted', values: 'entered by hand' });
  if (imageBase64 === undefined) return readPost(services, pastedUrl(url) ?? url, caller);
  const bytes = decodeImage(imageBase64);
  if (correctedText === undefined)
    return (await import('./read-picture.ts')).readScreenshot(services, bytes, caller);
  const { readCorrected } = await import('./read-picture.ts');
  return readCorrected(services, { bytes, text: correctedText, ...correctedPost }, caller);
}

const DATA_ADDRESS = /^data:image\/[\w.+-]{1,40};base64,/i;

/** Compares lengths, because `Buffer.from` silently skips invalid characters. */
function decodeImage(sent: string): Uint8Array {
  const base64 = sent.replace(DATA_ADDRESS, '');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length !== Buffer.byteLength(base64, 'base64')) {
    throw new Failure('image-base64');
  }
  if (bytes.length > IMAGE_MAX_BYTES) throw new Failure('image-too-large');
  return bytes;
}
