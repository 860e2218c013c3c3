import labels from '../../../content/lists/paid-labels.json' with { type: 'json' };
import { publisherByDomain, publisherNamed } from '../../page/publisher/publisher-names.ts';
import type { ReadLine } from './read-line.ts';
import { hostOf } from './source-key.ts';

const LABELS: ReadonlySet<string> = new Set(labels);
/** A label at the start ("Sponsored: ", "[Anzeige] ") or in brackets at the end. */
const IN_FRONT = /^[[(]?([\p{L} ]{4,30}?)(?:[\])]|\s*[:|–—]|\s-)\s*\S/u;
const AT_END = /[[(]([\p{L} ]{4,30})[\])]$/u;

/**
 * Whether a line is a paid placement: its outlet distributes press releases for a fee, or the line is labeled as an
 * advertisement or a press release.
 */
export function isPaidPlacement({ text, source }: Pick<ReadLine, 'text' | 'source'>): boolean {
  const marks = [IN_FRONT.exec(text)?.[1], AT_END.exec(text)?.[1]];
  if (marks.some((mark) => mark !== undefined && LABELS.has(mark.trim().toLowerCase()))) return true;
  if (source === null) return false;
  const host = hostOf(source);
  const publisher = host === null ? publisherNamed(source) : publisherByDomain(host);
  return publisher?.kind === 'paid-wire';
}
