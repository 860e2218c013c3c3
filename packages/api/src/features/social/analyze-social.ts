import type { AnalysisResult } from '@earshot/schema/analysis-result';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { IMAGE_MAX_BYTES } from '@earshot/schema/limits';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { SocialRequest } from '@earshot/schema/social/model';
import { checkSocialInput } from '@earshot/schema/social/rules';
import type { Post } from '../../core/social/post.ts';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';
import { readPost } from './read-post.ts';

/**
 * Analyzes a social media post, given by its address or as a screenshot, and counts the use. A screenshot wins when a
 * request carries both; with `correctedText` its words are not read again. Throws `ValidationFailure` by the form's rules and `Failure`.
 */
export async function analyzeSocial(
  services: Pick<Services, 'clock' | 'outbound' | 'images' | 'compute' | 'records'>,
  request: SocialRequest,
  caller: Caller,
): Promise<AnalysisResult> {
  const keywords = cleanKeywords(request.keywords);
  const mode = request.imageBase64 === undefined ? 'url' : 'upload';
  const url = request.url ?? '';
  const problem = checkSocialInput({ mode, url, hasImage: request.imageBase64 !== '', keywords });
  if (problem) throw new ValidationFailure(problem);
  const post = await readRequested(services, request, caller);
  const result = await services.compute.run('analyzePost', { post, keywords }, caller);
  services.records.count('social');
  return result;
}

/** What reads screenshots is loaded by the first of them: its patterns take a sixth of the start of a process. */
async function readRequested(
  services: Parameters<typeof analyzeSocial>[0],
  { url = '', imageBase64, correctedText, correctedPost = {} }: SocialRequest,
  caller: Caller,
): Promise<Post> {
  if (imageBase64 === undefined) return readPost(services, pastedUrl(url) ?? url, caller);
  const bytes = decodeImage(imageBase64);
  if (correctedText === undefined)
    return (await import('./read-screenshot.ts')).readScreenshot(services, bytes, caller);
  const { readCorrected } = await import('./read-corrected.ts');
  return readCorrected(services, { bytes, text: correctedText, ...correctedPost }, caller);
}

/** What a data address (RFC 2397) of a picture begins with; programs often send it along. */
const DATA_ADDRESS = /^data:image\/[\w.+-]{1,40};base64,/i;

/**
 * The bytes of base64, bare or as a data address. `Buffer.from` skips invalid characters, so there are fewer bytes than the length of
 * the text implies.
 */
function decodeImage(sent: string): Uint8Array {
  const base64 = sent.replace(DATA_ADDRESS, '');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length !== Buffer.byteLength(base64, 'base64')) {
    throw new Failure('image-base64');
  }
  if (bytes.length > IMAGE_MAX_BYTES) throw new Failure('image-too-large');
  return bytes;
}
