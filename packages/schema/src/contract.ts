import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from './limits.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const FORM_OVERHEAD_BYTES = 64 * KIB;
/** Maximum request size per image size: base64 takes 4/3 of the image, and the rest is for text and keywords. */
const IMAGE_REQUEST_SHARE = 1.5;

export type RestMethod = 'GET' | 'POST' | 'DELETE';

/** Format of a call: `json` for both request and response, `multipart` for a form upload, `csv` for a CSV response. */
export interface RestRow {
  readonly method: RestMethod;
  readonly path: `/api/${string}`;
  readonly kind: 'json' | 'multipart' | 'csv';
  readonly maxBodyBytes: number;
  /** In rate-limit points. A plain read costs 1. */
  readonly cost: number;
  readonly bytesPerPoint?: number;
  readonly summary: string;
}

function get(path: RestRow['path'], summary: string, more: Partial<RestRow> = {}): RestRow {
  return { method: 'GET', path, kind: 'json', maxBodyBytes: 0, cost: 1, summary, ...more };
}

function post(path: RestRow['path'], summary: string, more: Partial<RestRow> = {}): RestRow {
  return { method: 'POST', path, kind: 'json', maxBodyBytes: 64 * KIB, cost: 10, summary, ...more };
}

export const CONTRACT = {
  'article.analyze': post(
    '/api/analyze/article',
    'Analyze a news article, given by its address or as text, against keywords',
    { maxBodyBytes: 2 * MIB, bytesPerPoint: 25 * KIB },
  ),
  'social.analyze': post(
    '/api/analyze/social',
    'Analyze a social media post, given by its address or as a screenshot, against keywords',
    { maxBodyBytes: IMAGE_REQUEST_SHARE * IMAGE_MAX_BYTES, cost: 20 },
  ),
  'trending.analyzeText': post(
    '/api/trending/analyze-text',
    'Rank a pasted list of headlines, snippets or addresses by heat',
    // A pasted list may be as large as an uploaded one.
    { maxBodyBytes: UPLOAD_MAX_BYTES, cost: 20, bytesPerPoint: 25 * KIB },
  ),
  'trending.analyzeFile': post(
    '/api/trending/analyze-file',
    'Rank the headlines of an uploaded document or table by heat',
    {
      kind: 'multipart',
      maxBodyBytes: UPLOAD_MAX_BYTES + FORM_OVERHEAD_BYTES,
      cost: 20,
      bytesPerPoint: 25 * KIB,
    },
  ),
  'trending.exportCsv': get('/api/trending/export-csv/{session_id}', 'Download a ranked result as CSV', {
    kind: 'csv',
    cost: 5,
  }),
  'urlExpander.expand': post('/api/expand-url', 'Follow a shortened link to its destination'),
  'suggestions.send': post('/api/suggestions', 'Send an idea for the product'),
  'counters.get': get('/api/counters', 'How often each tool has been used'),
  'help.search': get('/api/help/search', 'Search frameworks, glossary terms and playbooks'),
  'help.frameworks': get(
    '/api/help/frameworks',
    'List frameworks, optionally narrowed by search, category and tag',
  ),
  'help.framework': get('/api/help/frameworks/{slug}', 'One framework by its slug'),
  'help.glossary': get(
    '/api/help/glossary',
    'List glossary terms, optionally narrowed by search and category',
  ),
  'help.playbooks': get('/api/help/playbooks', 'List playbooks'),
  'help.quizzes': get('/api/help/quizzes', 'List quizzes'),
  'trending.deleteRanking': get(
    '/api/trending/rankings/{session_id}',
    'Delete a stored ranking before it expires',
    { method: 'DELETE', cost: 5 },
  ),
  'feeds.read': post('/api/feeds/read', 'Read the items of a feed (RSS, Atom, JSON Feed)'),
};

export type ProcedurePath = keyof typeof CONTRACT;
export const PROCEDURES = Object.keys(CONTRACT) as readonly ProcedurePath[];

export function pointsOf({ cost, bytesPerPoint }: RestRow, bodyBytes: number): number {
  return bytesPerPoint === undefined ? cost : cost + Math.floor(bodyBytes / bytesPerPoint);
}

/** Fills in the path's parameters, percent-encoded. Throws for a missing one, which is a bug in the caller. */
export function restPath(procedure: ProcedurePath, params: Readonly<Record<string, unknown>> = {}): string {
  return CONTRACT[procedure].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || value === '')
      throw new Error(`Missing path parameter ${name} of ${procedure}`);
    return encodeURIComponent(value);
  });
}

export function pathParameters(procedure: ProcedurePath): string[] {
  return [...CONTRACT[procedure].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
