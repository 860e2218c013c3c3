/**
 * The REST table of the product: one row per call, the only place where a REST path is written.
 * The API mounts these rows, the web client sends them, the contract test walks them.
 */

import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from './limits.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
/** Field names and boundaries of a form around its file. */
const FORM_OVERHEAD_BYTES = 64 * KIB;
/** A picture takes four thirds of its bytes in base64; the rest is for the text and the keywords. */
const IMAGE_REQUEST_SHARE = 1.5;

export type RestMethod = 'GET' | 'POST' | 'DELETE';

/** Format of a row's request and response: JSON both ways unless it says otherwise. */
export type RestKind = 'json' | 'multipart' | 'csv';

/** Kinds of work: a text to analyze, a list to rank, a file with a list, a ranking to export. */
export type RestWork = 'text' | 'list' | 'file' | 'export';

export interface RestRow {
  readonly method: RestMethod;
  /** Express and OpenAPI path template below the origin; `{name}` is a path parameter. */
  readonly path: `/api/${string}`;
  readonly kind: RestKind;
  /** Largest accepted request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Weight of one call in the per-client rate limit; a plain read costs 1. */
  readonly cost: number;
  /** Bytes of the body that cost one further point, for calls whose work grows with it. */
  readonly bytesPerPoint?: number;
  /**
   * Runs as a whole in a worker process, because reading its request or writing its answer is heavy in itself: the kind of work,
   * by which its cost is estimated.
   */
  readonly work?: RestWork;
  /** What has to be there before it runs: the page of the address in its body, or the stored ranking that its path names. */
  readonly needs?: 'page' | 'ranking';
  readonly summary: string;
}

/** Below it are the calls that are answered later: `/{id}`, and `/{id}/result` for the answer itself. */
export const JOBS_PATH = '/api/jobs';

export const CONTRACT = {
  'article.analyze': {
    method: 'POST',
    path: '/api/analyze/article',
    kind: 'json',
    maxBodyBytes: 2 * MIB,
    cost: 10,
    bytesPerPoint: 25 * KIB,
    work: 'text',
    needs: 'page',
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
    work: 'list',
    summary: 'Rank a pasted list of headlines, snippets or addresses by heat',
  },
  'trending.analyzeFile': {
    method: 'POST',
    path: '/api/trending/analyze-file',
    kind: 'multipart',
    maxBodyBytes: UPLOAD_MAX_BYTES + FORM_OVERHEAD_BYTES,
    cost: 20,
    bytesPerPoint: 25 * KIB,
    work: 'file',
    summary: 'Rank the headlines of an uploaded document or table by heat',
  },
  'trending.exportCsv': {
    method: 'GET',
    path: '/api/trending/export-csv/{session_id}',
    kind: 'csv',
    maxBodyBytes: 0,
    cost: 5,
    work: 'export',
    needs: 'ranking',
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
  'trending.compare': {
    method: 'POST',
    path: '/api/trending/compare',
    kind: 'json',
    maxBodyBytes: UPLOAD_MAX_BYTES,
    cost: 20,
    bytesPerPoint: 25 * KIB,
    work: 'list',
    summary: 'Compare the stories of two ranked lists',
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

/** The row of a call, with the optional columns of the table. */
export function restRow(procedure: ProcedurePath): RestRow {
  return CONTRACT[procedure];
}

/** Rate-limit points of a call with a body of this many bytes. */
export function pointsOf({ cost, bytesPerPoint }: RestRow, bodyBytes: number): number {
  return bytesPerPoint === undefined ? cost : cost + Math.floor(bodyBytes / bytesPerPoint);
}

/**
 * The address of a call: path parameters filled in and percent-encoded, everything else left out.
 * Throws when a path parameter is missing, because the caller is then wrong.
 */
export function restPath(procedure: ProcedurePath, params: Readonly<Record<string, unknown>> = {}): string {
  return CONTRACT[procedure].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '')
      throw new Error(`Missing path parameter ${name} of ${procedure}`);
    return encodeURIComponent(value);
  });
}

/** Names of the path parameters of a call, in the order of its path. */
export function pathParameters(procedure: ProcedurePath): string[] {
  return [...CONTRACT[procedure].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
