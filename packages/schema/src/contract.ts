/**
 * The REST table of the product: one row per call, the only place where a REST path is written.
 * The API mounts these rows, the web client sends them, the contract test walks them.
 */

const KIB = 1024;
const MIB = 1024 * KIB;

export type RestMethod = 'GET' | 'POST';

/** How a row's request and response travel: JSON both ways unless it says otherwise. */
export type RestKind = 'json' | 'multipart' | 'csv';

export interface RestRow {
  readonly method: RestMethod;
  /** Express and OpenAPI path template below the origin; `{name}` is a path parameter. */
  readonly path: `/api/${string}`;
  readonly kind: RestKind;
  /** Largest accepted request body, in bytes. */
  readonly maxBodyBytes: number;
  /** Weight of one call in the per-client rate limit; a plain read costs 1. */
  readonly cost: number;
  /** Runs as a whole in a worker process, because reading its request or writing its answer is heavy in itself. */
  readonly offload?: true;
  readonly summary: string;
}

export const CONTRACT = {
  'article.analyze': {
    method: 'POST',
    path: '/api/analyze/article',
    kind: 'json',
    maxBodyBytes: 2 * MIB,
    cost: 10,
    offload: true,
    summary: 'Analyze a news article, given by its address or as text, against keywords',
  },
  'social.analyze': {
    method: 'POST',
    path: '/api/analyze/social',
    kind: 'json',
    maxBodyBytes: 15 * MIB,
    cost: 20,
    summary: 'Analyze a social media post, given by its address or as a screenshot, against keywords',
  },
  'trending.analyzeText': {
    method: 'POST',
    path: '/api/trending/analyze-text',
    kind: 'json',
    maxBodyBytes: 10 * MIB,
    cost: 20,
    offload: true,
    summary: 'Rank a pasted list of headlines, snippets or addresses by heat',
  },
  'trending.analyzeFile': {
    method: 'POST',
    path: '/api/trending/analyze-file',
    kind: 'multipart',
    maxBodyBytes: 10 * MIB + 64 * KIB,
    cost: 20,
    offload: true,
    summary: 'Rank the headlines of an uploaded .txt, .docx or .pdf file by heat',
  },
  'trending.exportCsv': {
    method: 'GET',
    path: '/api/trending/export-csv/{session_id}',
    kind: 'csv',
    maxBodyBytes: 0,
    cost: 5,
    offload: true,
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
} as const satisfies Record<string, RestRow>;

export type ProcedurePath = keyof typeof CONTRACT;

/** The row of a call, with the optional columns of the table. */
export function restRow(procedure: ProcedurePath): RestRow {
  return CONTRACT[procedure];
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

/** Names of the path parameters of a call, in the order in which they stand in its path. */
export function pathParameters(procedure: ProcedurePath): string[] {
  return [...CONTRACT[procedure].path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
