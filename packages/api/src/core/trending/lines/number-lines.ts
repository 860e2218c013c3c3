import { itemAt } from '@earshot/schema/item-at';
import { MAX_LINE_CHARACTERS } from '@earshot/schema/limits';
import { decodeHTMLStrict } from 'entities';
import { firstLines } from '../../documents/text-lines.ts';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { countsOf, mostFrequent } from '../layout/counts.ts';
import { beginsWithGivenName, fragmentKind } from '../layout/fragment-kind.ts';
import type { IndentedLine } from './join-wraps.ts';
import type { LinesInput } from './read-lines.ts';
import { sourceEvidence } from './source-evidence.ts';

export interface NumberedLines {
  readonly lines: IndentedLine[];
  readonly leftOut: number;
}

/** "Financial TimesFinancial Times": the name in the icon of a link preview and the name beside it. */
const DOUBLED = /^(\p{Lu}[^\d\s].{1,40}[\p{L}\p{N}.)])\1$/u;

export function numberLines(input: LinesInput['lines']): NumberedLines {
  const numbered: IndentedLine[] = [];
  const { lines: written, leftOut } = firstLines(
    typeof input === 'string' ? splitLines(input) : input.flatMap(splitLines),
  );
  const tabbed = withTabs(written);
  for (const [i, line] of withoutSenders(tabbed.map(cleanLine)).entries()) {
    const text = withoutMarkup(line).replace(DOUBLED, '$1');
    if (text !== '')
      numbered.push({ text, line: i + 1, indent: Math.max(0, itemAt(tabbed, i).search(/\S/)) });
  }
  return { lines: numbered, leftOut };
}

/** "25/03/2024, 09:12 - ", "[26/11/2026 08:40] " */
const STAMP = String.raw`(\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?)\s+(\d{1,2}:\d{2}(?::\d{2})?(?:\s?[aApP]\.?[mM]\.?)?)\]?\s*[-–]?\s+`;
/** A stamp, the sender and the message: "25/03/2024, 09:12 - Ada Fenwick: Ferry aground" */
const MESSAGE = new RegExp(String.raw`^${STAMP}([^:]{2,40}):\s+(?=\S)`, 'u');
/** A stamp and the sender of the message below: "[26/11/2026 08:40] Fenwick, Ada" */
const SENDER = new RegExp(String.raw`^${STAMP}(\p{Lu}[\p{L}.'’-]*,?(?:\s[\p{L}.'’-]+){1,3})$`, 'u');
const STAMPED = new RegExp(`^${STAMP}`, 'u');
const MIN_SENDERS = 2;
const FAMILY_FIRST = /^\p{L}[\p{L}'’-]*, \p{Lu}/u;

/** A short headline also has the form of a sender. */
function isPersonSender(line: string): boolean {
  const sender = SENDER.exec(line)?.[3] ?? '';
  return FAMILY_FIRST.test(sender) || fragmentKind(sender) === 'person';
}

/**
 * Removes the senders of an exported chat, unless they are outlets. Days stay. A name on its own is a sender if all stamped
 * lines are like it and have a message below.
 */
function withoutSenders(lines: readonly string[]): readonly string[] {
  const stamped = lines.flatMap((line, i) => (STAMPED.test(line) ? [i] : []));
  const areSenders =
    stamped.length >= MIN_SENDERS &&
    stamped.every((i) => isPersonSender(itemAt(lines, i)) && !STAMPED.test(lines[i + 1] ?? ''));
  const senders = lines.map((line) => MESSAGE.exec(line)?.[3] ?? '');
  const arePersons = senders.some((sender) => fragmentKind(sender) === 'person');
  return lines.map((line) => {
    const form = areSenders ? SENDER : MESSAGE;
    const [stamp = '', date = '', time, sender = ''] = form.exec(line) ?? [];
    // "Martin Presse" is a person among persons, but "Kieler Nachrichten" is not.
    const mayBePerson = arePersons && beginsWithGivenName(sender);
    const isOutlet = mayBePerson ? publisherNamed(sender) !== null : sourceEvidence(sender) === 'strong';
    if (stamp === '' || isOutlet) return line;
    const day = date.replace(/^\[|,$/g, '');
    return areSenders ? `${day} ${time}` : `${day} - ${line.slice(stamp.length)}`;
  });
}

/** Control and override characters could make a line look like a different one. */
const INVISIBLE =
  /[^\P{Cc}\s]\[[\d;?]*[A-Za-z]|[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const HAS_INVISIBLE = new RegExp(INVISIBLE.source, 'u');
const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/;
const UNEVEN_BLANKS = /[^\S\t ]| {2}| \t|\t /;
/** Lines of only these characters need no changes. */
const PLAIN = /^[!-%'-~]+(?: [!-%'-~]+)*$/;
const NOT_ASCII = /[^\0-\x7f]/;
/** Blank lines are included, so that line numbers match the input. */
export function splitLines(text: string): string[] {
  return LINE_BREAK.test(text) ? text.split(LINE_BREAK) : [text];
}

/** NFC, with entities decoded, invisible characters removed, white space collapsed, and its length limited. */
export function cleanLine(line: string): string {
  const bounded = line.length > MAX_LINE_CHARACTERS ? line.slice(0, MAX_LINE_CHARACTERS) : line;
  if (PLAIN.test(bounded)) return bounded;
  const decoded = bounded.includes('&') ? decodeEntities(bounded) : bounded;
  const spaced = decoded.includes('\t') ? decoded.replaceAll('\t', ' \t ') : decoded;
  const visible = HAS_INVISIBLE.test(spaced)
    ? spaced.replace(INVISIBLE, (c) => (c === '\t' ? c : ''))
    : spaced;
  const composed = NOT_ASCII.test(visible) ? visible.normalize('NFC') : visible;
  return (UNEVEN_BLANKS.test(composed) ? composed.replace(/[^\S\t]+/g, ' ') : composed).trim();
}

const WIDE_GAP = /(?<=[^\s.!?:]) {2,}(?=\S)/gu;
const MIN_GAP_LINES = 3;
const MIN_GAP_SHARE = 0.3;
const MIN_GAPS = 2;

/** Names may be in capitals. The invisible operators of formulas, such as "&it;", stay as written. */
const decodeEntities = (line: string) =>
  line.replace(/&#?\w{1,31};/g, (entity) => {
    const exact = decodeHTMLStrict(entity);
    const decoded = exact === entity ? decodeHTMLStrict(entity.toLowerCase()) : exact;
    if (decoded === entity.toLowerCase() || /^[\u2061-\u2064]$/.test(decoded)) return entity;
    return decoded.replace(/\p{Cc}/u, ' ');
  });

/** A table that is aligned with spaces, as copied from a PDF file, gets tabs. */
export function withTabs(lines: readonly string[]): readonly string[] {
  const gaps = lines.map((line) => (line.includes('  ') ? (line.match(WIDE_GAP)?.length ?? 0) : 0));
  const [usual, times] = mostFrequent(countsOf(gaps.filter((count) => count >= MIN_GAPS)), 0);
  const written = lines.filter((line) => line.trim() !== '').length;
  if (times < Math.max(MIN_GAP_LINES, MIN_GAP_SHARE * written)) return lines;
  return lines.map((line, i) => (gaps[i] === usual ? line.replace(WIDE_GAP, '\t') : line));
}

const MARKDOWN_LINK = /\[([^[\]]+)\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+)\)/gu;
/** `Ferry aground<https://coast.example/a>`, as mail programs copy a link. */
const MAIL_LINK = /<((?:https?:\/\/|mailto:)[^\s<>]+)>/giu;
/** Emphasis around words. Marks within a word, as in `snake_case` or `2*3`, do not count. */
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)([^*_]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
/** `"title": "Ferry aground",` */
const JSON_FIELD = /^[{[\s]*"([\w: -]{2,30})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|([\w.-]+))\s*[}\]]*,?$/u;
/** `<title>Ferry aground</title>` */
const XML_FIELD = /^<([\w:]{2,30})(?:\s[^<>]*)?>(?:<!\[CDATA\[)?([^<>]*?)(?:\]\]>)?<\/\1>$/u;
const BETWEEN_FIELDS = /^(?:[[\]{},]+|<[/?!]?[\w:]+(?:\s[^<>]*)?>)$/u;

/** Links move to the end of the line, and a field of a feed becomes `name: value`. Empty for a line of brackets or a lone tag. */
export function withoutMarkup(line: string): string {
  if (/^[[\]{}<"]/.test(line)) {
    if (BETWEEN_FIELDS.test(line)) return '';
    const [, name, quoted, bare = ''] = JSON_FIELD.exec(line) ?? XML_FIELD.exec(line) ?? [];
    if (name !== undefined) return `${name}: ${(quoted ?? bare).replace(/\\(.)/g, '$1')}`;
  }
  if (!/[*_]|\]\(|<(?:http|mailto)/i.test(line)) return line;
  const addresses: string[] = [];
  const text = line
    .replace(MARKDOWN_LINK, (_, label: string, address: string) => {
      addresses.push(address);
      return label;
    })
    .replace(MAIL_LINK, (_, address: string) => {
      addresses.push(address);
      return '';
    });
  return [text.replace(EMPHASIS, '$2'), ...addresses].join(' ');
}
