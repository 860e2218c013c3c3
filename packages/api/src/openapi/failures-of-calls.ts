/** The rows of the failure table that each call can return. The API description contains exactly these. */
import { CONTRACT, type ProcedurePath } from '@earshot/schema/contract';
import { causesOf, type FailureCause } from '@earshot/schema/failures';

const startingWith = (prefix: string) => causesOf('file').filter((cause) => cause.startsWith(prefix));

const EVERY_CALL: readonly FailureCause[] = [
  'invalid-request',
  'method-not-allowed',
  'foreign-host',
  'rate-limited',
  'internal',
];
const EVERY_POST: readonly FailureCause[] = [
  ...(['invalid-json', 'cross-site', 'request-timeout', 'request-too-large', 'busy'] as const),
  'unsupported-content-type',
];
const EVERY_JOB: readonly FailureCause[] = ['busy', 'job-too-large', 'job-timeout'];
const STORED: FailureCause = 'store-unavailable';

const OWN: Readonly<Record<ProcedurePath, readonly FailureCause[]>> = {
  'article.analyze': [...EVERY_JOB, ...causesOf('page'), ...causesOf('document')],
  'social.analyze': [...EVERY_JOB, ...causesOf('page'), ...startingWith('image-')],
  'trending.analyzeText': [...EVERY_JOB, 'columns-mismatch'],
  'trending.analyzeFile': [
    ...EVERY_JOB,
    ...(['invalid-form', 'unsupported-form-type', 'columns-mismatch'] as const),
    ...startingWith('file-'),
  ],
  'trending.exportCsv': [...EVERY_JOB, STORED, 'session-not-found', 'session-not-kept'],
  'urlExpander.expand': [...EVERY_JOB, ...causesOf('page')],
  'feeds.read': [...EVERY_JOB, ...causesOf('page'), ...causesOf('feed')],
  'suggestions.send': [STORED],
  'counters.get': [STORED],
  'help.search': [],
  'help.frameworks': [],
  'help.framework': ['framework-not-found'],
  'help.glossary': [],
  'help.playbooks': [],
  'help.quizzes': [],
  'trending.deleteRanking': [STORED, 'session-not-found', 'cross-site'],
};

export function failuresOf(procedure: ProcedurePath): ReadonlySet<FailureCause> {
  const isPost = CONTRACT[procedure].method === 'POST';
  return new Set([...EVERY_CALL, ...(isPost ? EVERY_POST : []), ...OWN[procedure]]);
}
