import { getDomainWithoutSuffix } from 'tldts';
import outletWords from '../../../content/lists/outlet-words.json' with { type: 'json' };
import labels from '../../../content/lists/paid-labels.json' with { type: 'json' };
import { publisherByDomain, publisherNamed } from '../../page/publisher/publishers.ts';
import { anyOf } from '../../text/escape-pattern.ts';
import { memoize } from '../../text/memoize.ts';
import { countsOf } from '../layout/counts.ts';
import type { ReadLine } from './read-line.ts';
import { SHORTENERS } from './read-url.ts';

const AGENCIES = new Set(outletWords.agencies);
const NEWS_WORDS = new Set(outletWords.newsWords);
const SENTENCE_WORDS = new Set(outletWords.sentenceWords);
const CONNECTING_WORDS = new Set(outletWords.connectingWords);
const KINDS_OF_PIECE = new Set(outletWords.kindsOfPiece);
const NUMBERED_PIECE = /^(?:part \w+|day \d+)$/i;
const NO_NAME =
  /^(?:[QH][1-4]|FY)(?:\s?'?\d\d(?:\d\d)?)?$|^\d+(?:\s?[-–:]\s?\d+)?$|^(?:Round|Day|Part|Week|Stage|Game|Leg|Group) \w+$/;
/** "Le Messager lyonnais", "La Lettre des Transports" */
const ARTICLE_NAME = new RegExp(
  `^(?:${anyOf(outletWords.articles)})\\s?\\p{Lu}\\p{L}+(?:\\s\\p{Ll}\\p{L}+){1,2}$`,
  'u',
);
/** "Studio 100", a station; or "Flight 370". */
const NAME_AND_NUMBER = /^\p{Lu}\p{L}+\s\d{3}$/u;
const MAX_SOURCE_WORDS = 5;
const MAX_SOURCE_CHARACTERS = 40;
/** Room for “via ” and spaces. */
const PREFIX_CHARACTERS = 10;

export type SourceEvidence = 'strong' | 'weak' | 'doubtful' | 'none';

/** `weak` names need their place in the line as evidence; `doubtful` ones may be sentences ("She Shoots"). */
export function sourceEvidence(text: string): SourceEvidence {
  return text.length > MAX_SOURCE_CHARACTERS + PREFIX_CHARACTERS ? 'none' : judge(text);
}

const judge = memoize((text: string): SourceEvidence => {
  const name = text.trim().replace(/^via\s+/i, '');
  if (name.length < 2 || name.length > MAX_SOURCE_CHARACTERS || isKindOfPiece(name)) return 'none';
  const host = hostOf(name);
  if (host !== null) return SHORTENERS.has(host) ? 'none' : 'strong';
  const words = name.split(/\s+/);
  if (words.length > MAX_SOURCE_WORDS || /[!?"“”;]/.test(name)) return 'none';
  const isNews = hasAny(words, NEWS_WORDS);
  if (/\d{3,}/.test(name) && !isNews) return NAME_AND_NUMBER.test(name) ? 'doubtful' : 'none';
  if (AGENCIES.has(sourceKey(name)) || isPublisher(name, words)) return 'strong';
  if (NO_NAME.test(name)) return 'none';
  if (!isNameLike(words)) return ARTICLE_NAME.test(name) ? 'doubtful' : 'none';
  if (hasAny(words, SENTENCE_WORDS)) return 'doubtful';
  return isNews ? 'strong' : 'weak';
});

const hasAny = (words: readonly string[], wanted: ReadonlySet<string>) =>
  words.some((word) => wanted.has(word.toLowerCase()));

export function isKindOfPiece(text: string): boolean {
  const piece = text.trim();
  return KINDS_OF_PIECE.has(piece.toLowerCase()) || NUMBERED_PIECE.test(piece);
}

/** “time” and “nature” have other meanings, and “Union leader” is no name unless the publisher spells it that way. */
function isPublisher(name: string, words: readonly string[]): boolean {
  const isLower = name === name.toLowerCase();
  if (isLower && words.length === 1) return false;
  const publisher = publisherNamed(name);
  if (publisher === null) return false;
  return isLower || isNameLike(words) || [publisher.name, ...publisher.otherNames].includes(name);
}

export function isNoName(text: string): boolean {
  return NO_NAME.test(text.trim());
}

/** "Valeurs actuelles", "n-tv" */
export function mayBeName(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length === 1) return /^\p{L}*[\p{Lu}\p{N}-]/u.test(text);
  return words.length < MAX_SOURCE_WORDS && /^[\p{Lu}\p{N}]/u.test(text) && !hasAny(words, SENTENCE_WORDS);
}

/** `l'Énergie`, `dell’Economia` */
const NAME_WORD = /^(?:\p{Ll}{1,4}['’](?=\p{Lu}))?[\p{Lu}\p{Lt}\p{Lo}\d(&.]/u;

function isNameLike(words: readonly string[]): boolean {
  return words.every((word, i) => NAME_WORD.test(word) || (i > 0 && CONNECTING_WORDS.has(word)));
}

/** The final period of an abbreviation such as "A.M." is part of the name. */
const ABBREVIATION_END = /\p{Lu}\.\p{Lu}\.$/u;

export function bareName(text: string): string {
  const bare = text
    .replace(/^(?:via|by|source|from)\s*:?\s+/i, '')
    .replace(/\s*\((?:blog|press release|subscription|registration|satire)\)\s*$/i, '')
    .replace(/^[([“"']+/, '');
  const name = ABBREVIATION_END.test(bare) ? bare : bare.replace(/[\]”"'.,:;]+$/, '');
  return (name.endsWith(')') ? name.replace(/^([^(]*)\)+$/, '$1') : name).trim();
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const GENERIC_ENDING = /(?:news|online|digital|com|net|org|blog|website)$/;
/** Too general without their ending: "Daily News", "World News". */
const GENERIC_STEM = /^(?:daily|morning|evening|world|business|local|global|us|uk|the|city|night|tech)?$/;

/** `Reuters`, `REUTERS`, `reuters.com` and `www.reuters.com/` all become `reuters`. */
export function sourceKey(name: string): string {
  const host = hostOf(name);
  const base = host
    ? (getDomainWithoutSuffix(host) ?? host)
    : name.replace(/\((?:blog|press release|subscription|registration)\)/i, '');
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.(?:com|net|org|co\.uk)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the\s+/, '')
    .replaceAll(' ', '');
  const withoutThe = host ? plain.replace(/^the(?=.{4})/, '') : plain;
  const stem = withoutThe.replace(GENERIC_ENDING, '');
  return stem.length < 2 || GENERIC_STEM.test(stem) ? withoutThe : stem;
}

export function hostOf(name: string): string | null {
  const host = name
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./i, '')
    .toLowerCase();
  return HOST.test(host) && /\.[a-z]{2,}$/.test(host) && !name.trim().includes(' ') ? host : null;
}

export interface ListSources {
  nameOf(source: string): string;
  readonly keys: ReadonlySet<string>;
}

/** Prefers names to domains, mixed case to a single case, then the most frequent spelling. */
export function listSources(sources: readonly string[]): ListSources {
  const publishers = new Map<string, Map<string, number>>();
  const keys = new Set<string>();
  for (const [source, count] of countsOf(sources)) {
    const key = publisherKey(source);
    const spellings = publishers.get(key) ?? new Map<string, number>();
    publishers.set(key, spellings.set(source, count));
    keys.add(key).add(sourceKey(source));
  }
  const names = new Map<string, string>();
  for (const spellings of publishers.values()) {
    const name = bestSpelling(spellings);
    for (const source of spellings.keys()) names.set(source, name);
  }
  return { nameOf: (source) => names.get(source) ?? source, keys };
}

function publisherKey(source: string): string {
  return sourceKey(publisherName(source) ?? source) || source.toLowerCase();
}

function publisherName(source: string): string | undefined {
  const host = hostOf(source);
  return (host === null ? publisherNamed(source) : publisherByDomain(host))?.name;
}

function bestSpelling(counts: ReadonlyMap<string, number>): string {
  const ranked = [...counts].sort(
    ([a, countA], [b, countB]) => roughness(a) - roughness(b) || countB - countA || (a < b ? -1 : 1),
  );
  const best = ranked[0]?.[0] ?? '';
  const host = hostOf(best);
  return host === null ? best : (publisherName(best) ?? host);
}

/** 2 for a domain, 1 for a long name in a single case, 0 for other names. */
function roughness(name: string): number {
  if (hostOf(name) !== null) return 2;
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  return isOneCase && name.length > 4 ? 1 : 0;
}

const PAID_LABELS: ReadonlySet<string> = new Set(labels);
/** "Sponsored: ", "[Anzeige] " */
const IN_FRONT = /^[[(]?([\p{L} ]{4,30}?)(?:[\])]|\s*[:|–—]|\s-)\s*\S/u;
const AT_END = /[[(]([\p{L} ]{4,30})[\])]$/u;

export function isPaidPlacement({ text, source }: Pick<ReadLine, 'text' | 'source'>): boolean {
  const marks = [IN_FRONT.exec(text)?.[1], AT_END.exec(text)?.[1]];
  if (marks.some((mark) => mark !== undefined && PAID_LABELS.has(mark.trim().toLowerCase()))) return true;
  if (source === null) return false;
  const host = hostOf(source);
  const publisher = host === null ? publisherNamed(source) : publisherByDomain(host);
  return publisher?.kind === 'paid-wire';
}
