import { Failure, type FailureCause } from '@earshot/schema/failures';

export type Accept = 'html' | 'json' | 'feed' | 'image';

export const ACCEPT_HEADERS: Readonly<Record<Accept, string>> = {
  html: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
  json: 'application/json,application/atom+xml;q=0.9,*/*;q=0.5',
  feed: 'application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5',
  image: 'image/png,image/jpeg,image/webp;q=0.9,image/*;q=0.5',
};

const ACCEPTED: Readonly<Record<Accept, RegExp>> = {
  html: /^(?:text\/(?:html|plain|xml)|application\/(?:(?:xhtml|rss|atom|rdf)\+)?xml)$/,
  json: /^(?:application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript)|text\/(?:json|javascript|xml|html|plain))$/,
  feed: /^(?:application\/(?:[\w.+-]*json|[\w.+-]*xml)|text\/(?:[\w.+-]*xml|json|html|plain))$/,
  image: /^image\/(?:png|jpe?g|webp|gif|avif)$/,
};

const PAGE_START = /<(?:!doctype|html|head|body)\b/i;
const MARKUP = /<(?:!doctype|html|head|body|title|meta|article|p|div)\b/i;
const GENERAL =
  /^(?:|(?:application|binary)\/octet-stream|application\/(?:x-)?(?:force-)?download|application\/(?:x-)?zip(?:-compressed)?)$/;

function mediaType(contentType: string): string {
  return (contentType.split(/[;,]/)[0] ?? '').trim().toLowerCase();
}

/** A missing or generic type passes, because the bytes are checked later. */
export function assertAccepted(contentType: string, accept: Accept): void {
  const type = mediaType(contentType);
  if (GENERAL.test(type) || ACCEPTED[accept].test(type)) return;
  throw new Failure(causeOfType(type));
}

/** A missing or generic type fails if the body begins like a PDF or an image, or has no markup although a page was requested. */
export function assertAcceptedBytes(contentType: string, bytes: Uint8Array, accept: Accept): void {
  if (!GENERAL.test(mediaType(contentType)) || accept === 'image') return;
  const head = headOf(bytes);
  if (head.startsWith('%PDF-')) throw new Failure('type-pdf');
  if (/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP)/s.test(head)) throw new Failure('type-image');
  if (accept === 'html' && !MARKUP.test(head)) throw new Failure('unsupported-type');
}

export type ArticleDocumentType = 'pdf' | 'docx' | 'txt';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const DOCUMENT_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'application/x-pdf', DOCX]);
const ZIP_HEAD = 'PK\u0003\u0004';
/** The folder of a Word document, named in the central directory at the end of the ZIP archive. */
const WORD_FOLDER = 'word/';
const ZIP_LIST_BYTES = 65_536;

/** A missing type counts as a page. */
export function isPageType(contentType: string): boolean {
  const type = mediaType(contentType);
  return type === '' || ACCEPTED.html.test(type);
}

export function mayHoldArticle(contentType: string): boolean {
  const type = mediaType(contentType);
  return isPageType(contentType) || GENERAL.test(type) || DOCUMENT_TYPES.has(type);
}

export function holdsPageText(contentType: string, bytes: Uint8Array): boolean {
  return isPageType(contentType) || (GENERAL.test(mediaType(contentType)) && MARKUP.test(headOf(bytes)));
}

/** The signature of a PDF wins over the media type, because some sites send PDFs as pages. */
export function articleDocumentType(
  contentType: string,
  bytes: Uint8Array | null,
): ArticleDocumentType | null {
  if (bytes === null) return null;
  const type = mediaType(contentType);
  const head = headOf(bytes);
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith(ZIP_HEAD) && (type === DOCX || (GENERAL.test(type) && isWordArchive(bytes))))
    return 'docx';
  return type === 'text/plain' && !PAGE_START.test(head) ? 'txt' : null;
}

function isWordArchive(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(-ZIP_LIST_BYTES)).includes(WORD_FOLDER);
}

function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 1024));
}

export function assertArticleType(contentType: string, bytes: Uint8Array | null): void {
  if (articleDocumentType(contentType, bytes) !== null) return;
  assertAccepted(contentType, 'html');
  if (bytes !== null) assertAcceptedBytes(contentType, bytes, 'html');
}

function causeOfType(type: string): FailureCause {
  if (type === 'application/pdf' || type === 'application/x-pdf') return 'type-pdf';
  if (type.startsWith('image/')) return 'type-image';
  if (type.startsWith('video/') || type.startsWith('audio/')) return 'type-media';
  if (type === 'application/feed+json') return 'feed';
  return /^(?:application|text)\/(?:[\w.-]+\+)?json$/.test(type) ? 'json-data' : 'unsupported-type';
}
