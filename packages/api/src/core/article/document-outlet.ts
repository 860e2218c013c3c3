import { findDates } from '@earshot/schema/values/dates/find-dates';
import { domainLabel, loose } from '../page/metadata/title-parts.ts';
import { publisherNamed } from '../page/publisher/publisher-names.ts';

export interface HeaderSources {
  /** Lines repeated at the top of the document's pages. Defaults to none. */
  readonly headers?: readonly string[];
  readonly lines: readonly string[];
  readonly headline: string;
  readonly url: string;
  /** ISO timestamp of the request. Dates after it are not publication dates. */
  readonly now: string;
}

export interface FoundOutlet {
  readonly name: string;
  readonly from: string;
}

const SEPARATOR = /\s*[|·•‖/]\s*|\s[–—-]\s|\t|\s{3,}/u;
/** Matches page numbers: "Page 2 of 7", "Seite 3", "- 4 -". */
const PAGE_NUMBER =
  /^[\s\p{P}]*(?:\p{L}+\.?\s)?\d{1,3}(?:\s\p{L}{2,4}\s\d{1,3}|\s?\/\s?\d{1,3})?[\s\p{P}]*$/u;
const LABEL =
  /^(?:press|media|news)\s(?:release|information)|^(?:presse|medien)(?:mitteilung|information)|^communiqu[ée]|^comunicado|^nota de prensa|^persbericht|^for immediate|^(?:confidential|draft|vertraulich)/i;
const CLOCK = /\d{1,2}:\d{2}/;
const MAX_NAME_WORDS = 6;
const MAX_NAME_CHARACTERS = 60;
/** The header of a document with a single page is not repeated. */
const HEAD_LINES = 4;

/** Lines at the top count only if the table or the domain confirms them, unless several pages repeat them. */
export function documentOutlet(sources: HeaderSources): FoundOutlet | null {
  const running = namesIn(sources.headers ?? [], sources);
  const above = namesIn(sources.lines.filter((line) => line.trim() !== '').slice(0, HEAD_LINES), sources);
  const domain = loose(domainLabel(sources.url) ?? '');
  const isConfirmed = (name: string) =>
    publisherNamed(name) !== null || (domain !== '' && loose(name) === domain);
  const returning = running.find(isConfirmed) ?? running[0];
  if (returning) return { name: returning, from: 'the header of the pages' };
  const confirmed = above.find(isConfirmed);
  return confirmed ? { name: confirmed, from: 'the head of the document' } : null;
}

/** Lines with a time are skipped, because they show when the document was printed. */
export function headerDate({ headers = [], now }: Pick<HeaderSources, 'headers' | 'now'>): string | null {
  const referenceDay = now.slice(0, 10);
  const found = headers
    .filter((line) => !CLOCK.test(line))
    .flatMap((line) => findDates(line, { referenceDay }))
    .find(({ date, relative }) => !relative && date <= referenceDay);
  return found?.date ?? null;
}

function namesIn(lines: readonly string[], { headline, now }: HeaderSources): string[] {
  const title = loose(headline);
  return lines.flatMap((line) =>
    withoutDates(line, now)
      .split(SEPARATOR)
      .map((part) => part.replace(/^[\s\p{P}\d]+(?=\p{Lu})|[\s,;:]+$/gu, '').trim())
      .filter((part) => isName(part) && !title.includes(loose(part))),
  );
}

function withoutDates(line: string, now: string): string {
  let text = line;
  for (const { start, end } of [...findDates(line, { referenceDay: now.slice(0, 10) })].reverse())
    text = `${text.slice(0, start)} | ${text.slice(end)}`;
  return text;
}

function isName(part: string): boolean {
  if (part.length > MAX_NAME_CHARACTERS || PAGE_NUMBER.test(part) || LABEL.test(part)) return false;
  if (/https?:|www\.|@|\d{3}/.test(part) || !/\p{Lu}|[\p{Lo}]{2}/u.test(part)) return false;
  return /\p{L}{3}|\p{Lo}{2}/u.test(part) && part.split(/\s+/).length <= MAX_NAME_WORDS;
}
