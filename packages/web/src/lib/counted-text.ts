import type { AnalyzedDocument } from '@earshot/schema/analysis-result';
import { ARTICLE_PARTS } from '@earshot/schema/article/counted-parts';
import { countOf } from '@earshot/schema/format-count';

const NAMES = { standfirst: 'standfirst', captions: 'captions', tables: 'tables' } as const;

/**
 * Returns which parts of an article were counted, e.g. "812 words: body, standfirst; not counted: captions". Null if
 * the document does not list its counted parts.
 */
export function countedText(document: AnalyzedDocument): string | null {
  const { counted, words } = document;
  if (!Array.isArray(counted)) return null;
  const included = ARTICLE_PARTS.filter((part) => counted.includes(part));
  const left = ARTICLE_PARTS.filter((part) => document[part] !== undefined && !counted.includes(part));
  const list = ['body', ...included.map((part) => NAMES[part])].join(', ');
  const rest = left.length === 0 ? '' : `; not counted: ${left.map((part) => NAMES[part]).join(', ')}`;
  return `${countOf(words, 'word')}: ${list}${rest}`;
}
