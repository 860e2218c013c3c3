/**
 * The REST table of the product: one row per call. REST paths are defined only here. The API mounts these rows, the web
 * client calls them, and the contract test checks them all.
 */

import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from './limits.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** Allowance for the field names and boundaries of a multipart form with a file, in bytes. */
const FORM_OVERHEAD_BYTES = 64 * KIB;
/**
 * Maximum size of an image request, as a multiple of the maximum image size. Base64 takes four thirds of the image size, and
 * the rest is for text and keywords.
 */
const IMAGE_REQUEST_SHARE = 1.5;

export type RestMethod = 'GET' | 'POST' | 'DELETE';

/** Format of a call: `json` for both request and response, `multipart` for a form upload, `csv` for a CSV response. */
export type RestKind = 'json' | 'multipart' | 'csv';

export interface RestRow {
  readonly method: RestMethod;
  /** Path template as used by OpenAPI, relative to the origin. `{name}` is a path parameter. */
  readonly path: `/api/${string}`;
  readonly kind: RestKind;
  /** Maximum size of the request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Cost of one call in rate-limit points per client. A plain read costs 1. */
  readonly cost: number;
  /** Number of body bytes that cost one more point, for calls whose work depends on size. */
  readonly bytesPerPoint?: number;
  readonly summary: string;
}

export const CONTRACT = {
  'article.analyze': {
    method: 'POST',
    path: '/api/analyze/article',
    kind: 'json',
    maxBodyBytes: 2 * MIB,
    cost: 10,
    bytesPerPoint: 25 * KIB,
    summary: 'Analyze a news article, given by its address or as text, against keywords',
  },
  'social.analyze': {
    method: 'POST',
    path: '/api/analyze/social',
    kind: 'json',
    maxBodyBytes: IMAGE_REQUEST_SHARE * IMAGE_MAX_BYTES,
    cost: 20,
    summary: 'Analyze a social media post, given by its address or as a screenshot, against keywords',
  },
  'trending.analyzeText': {
    method: 'POST',
    path: '/api/trending/analyze-text',
    kind: 'json',
    // A pasted list may be as large as an uploaded one.
    maxBodyBytes: UPLOAD_MAX_BYTES,
    cost: 20,
    bytesPerPoint: 25 * KIB,
    summary: 'Rank a pasted list of headlines, snippets or addresses by heat',
  },
  'trending.analyzeFile': {
    method: 'POST',
    path: '/api/trending/analyze-file',
    kind: 'multipart',
    maxBodyBytes: UPLOAD_MAX_BYTES + FORM_OVERHEAD_BYTES,
    cost: 20,
    bytesPerPoint: 25 * KIB,
    summary: 'Rank the headlines of an uploaded document or table by heat',
  },
  'trending.exportCsv': {
    method: 'GET',
    path: '/api/trending/export-csv/{session_id}',
    kind: 'csv',
    maxBodyBytes: 0,
    cost: 5,
    summary: 'Download a ranked result as CSV',
  },
  'urlExpander.expand': {
    method: 'POST',
    path: '/api/expand-url',
    kind: 'json',
    maxBodyBytes: 64 * KIB,
    cost: 10,
    summary: 'Follow a shortened link to its destination',
  },
  'suggestions.send': {
    method: 'POST',
    path: '/api/suggestions',
    kind: 'json',
    maxBodyBytes: 64 * KIB,
    cost: 10,
    summary: 'Send an idea for the product',
  },
  'counters.get': {
    method: 'GET',
    path: '/api/counters',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'How often each tool has been used',
  },
  'help.search': {
    method: 'GET',
    path: '/api/help/search',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'Search frameworks, glossary terms and playbooks',
  },
  'help.frameworks': {
    method: 'GET',
    path: '/api/help/frameworks',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'List frameworks, optionally narrowed by search, category and tag',
  },
  'help.framework': {
    method: 'GET',
    path: '/api/help/frameworks/{slug}',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'One framework by its slug',
  },
  'help.glossary': {
    method: 'GET',
    path: '/api/help/glossary',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'List glossary terms, optionally narrowed by search and category',
  },
  'help.playbooks': {
    method: 'GET',
    path: '/api/help/playbooks',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'List playbooks',
  },
  'help.quizzes': {
    method: 'GET',
    path: '/api/help/quizzes',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 1,
    summary: 'List quizzes',
  },
  'trending.deleteRanking': {
    method: 'DELETE',
    path: '/api/trending/rankings/{session_id}',
    kind: 'json',
    maxBodyBytes: 0,
    cost: 5,
    summary: 'Delete a stored ranking before it expires',
  },
  'feeds.read': {
    method: 'POST',
    path: '/api/feeds/read',
    kind: 'json',
    maxBodyBytes: 64 * KIB,
    cost: 10,
    summary: 'Read the items of a feed (RSS, Atom, JSON Feed)',
  },
} as const satisfies Record<string, RestRow>;

export type ProcedurePath = keyof typeof CONTRACT;

/** Returns the contract row of a call, typed so that its optional columns can be read. */
export function restRow(procedure: ProcedurePath): RestRow {
  return CONTRACT[procedure];
}

/** Returns the rate-limit points of a call with a body of this many bytes. */
export function pointsOf({ cost, bytesPerPoint }: RestRow, bodyBytes: number): number {
  return bytesPerPoint === undefined ? cost : cost + Math.floor(bodyBytes / bytesPerPoint);
}

/**
 * Returns the path of a call with its path parameters filled in and percent-encoded. Other parameters are ignored. Throws if
 * a path parameter is missing, which is a bug in the caller.
 */
export function restPath(procedure: ProcedurePath, params: Readonly<Record<string, unknown>> = {}): string {
  return CONTRACT[procedure].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '')
      throw new Error(`Missing path parameter ${name} of ${procedure}`);
    return encodeURIComponent(value);
  });
}

/** Returns the names of a call's path parameters, in path order. */
export function pathParameters(procedure: ProcedurePath): string[] {
  return [...CONTRACT[procedure].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
