import { findDates } from '@earshot/schema/values/dates/find-dates';
import { ANY_DAY } from '@earshot/schema/values/dates/read-day';
import { publisherNamed } from '../../page/publisher/publishers.ts';
import { memoize } from '../../text/memoize.ts';
import { endsWithName } from '../lines/list-dates.ts';
import { withoutBullet } from '../lines/list-marks.ts';
import { LAYOUT_TERMS } from './fragment-kind.ts';

/** `edge` is the start or the end of the line. */
type Joint =
  | 'edge'
  | 'bar'
  | 'dash'
  | 'dot'
  | 'slash'
  | 'sign'
  | 'comma'
  | 'semicolon'
  | 'colon'
  | 'period'
  | 'open'
  | 'close'
  | 'quote'
  | 'leader'
  | 'mark'
  | 'word'
  | 'blank';

export interface FieldPiece {
  readonly text: string;
  /** Half-open UTF-16 range in the line. */
  readonly start: number;
  readonly end: number;
  readonly before: Joint;
  readonly after: Joint;
  readonly isInBrackets: boolean;
}

/** In the order in which they are tried at each position. */
const JOINTS: readonly (readonly [Joint, string])[] = [
  ['leader', String.raw`(?:\s*\.){4,}\s*|\s*…{2,}\s*|_{3,}`],
  ['bar', String.raw`\s*[|¦｜\t]\s*`],
  ['dash', String.raw`\s+[-–—]{1,3}\s+`],
  ['dot', String.raw`\s*[·•⋅●]\s*`],
  ['slash', String.raw`\s+(?:\/{1,2}|／)\s+`],
  [
    'sign',
    String.raw`\s+(?:[→>›»~=<‹«^]|::|=>|->|>>|<<)\s+|\s*→\s*|\*{1,2}(?=[^*]+\*)|\*{1,2}(?<=\*[^*]{2,}\*{1,2})\s*`,
  ],
  ['open', String.raw`\s*[([{（［【〔<]\s*`],
  ['close', String.raw`\s*[)\]}）］】〕>](?:\s*[.,:;]?\s*[-–—:|]\s+|[.,:;]?\s*)`],
  [
    'quote',
    String.raw`(?<![\p{L}\p{N}])["“„«]\s*|[,.]?\s*["”“»](?![\p{L}\p{N}]),?(?:(?=\s+[-–—|]\s)|\s*)|[「『]|[」』]`,
  ],
  ['semicolon', String.raw`\s*[;；]\s+|；`],
  ['colon', String.raw`\s*:\s+|\s*：\s*`],
  ['comma', String.raw`\s*,\s+|[，、]`],
  [
    'period',
    String.raw`(?<=[\p{L}\p{N}]{2})(?<!\b(?:St|Dr|Mr|Mrs|Ms|No|Jr|vs))\.\s+(?=[\p{Lu}\p{N}])|(?<=[?!])\s+(?=\p{Lu})|。(?=.)`,
  ],
  ['mark', String.raw`\s*(?![©®™])[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}★☆▶►▪◆■□✔✓]️?\s*`],
  [
    'word',
    String.raw`(?<![\p{L}\p{N}])(?:by|By|Von|Par|Por|Di|via)\s+(?=\p{Lu})|(?<![\p{L}\p{N}])vom\s+(?=[\p{Lu}\p{N}])`,
  ],
  [
    'blank',
    String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+|\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])`,
  ],
];
/** No joint starts within a word and few between two Latin words, so most positions need not be tried. */
const MAY_START = String.raw`(?=[^A-Za-z\d ]| (?![A-Za-z\d])|(?<=[?!\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) |(?<![A-Za-z])[bBDPvV])`;
const JOINT = new RegExp(`${MAY_START}(?:${JOINTS.map(([, pattern]) => `(${pattern})`).join('|')})`, 'gu');
/** The joints need not be looked for in it. */
const WITHOUT_JOINTS = /^(?!.*(?:by|By|Von|Par|Por|Di|via|vom)\s)[A-Za-z\d\u00C0-\u024F '’$%&€£@#+]*$/u;
/** "p7 Star Tribune", "1. Ferry aground" */
const LEADING_NUMBER =
  /^(?:[#(]?\p{L}{1,3}[.#]?\d{1,4}[kKmM%+.)]{0,2}|[#(]?\d{1,4}[kKmM%+.)]{1,2})\s+(?=[\p{Lu}\p{Lo}"“'‘])/u;
const EDGE_TIME =
  /^(?:\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?|\s?Uhr)?|\d{1,3}\s?(?:h|d|m|hr|hrs|min|std|tg)\.?)\s+(?=\S)/iu;
const MAX_PIECES = 40;
const ATOM = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)[^\s|>)\]]+`,
    String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}[:h]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?(?!\p{L})|\s?(?:Uhr|GMT|UTC|CET|h)(?!\p{L}))?|\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.?m\.?|Uhr)(?!\p{L}))(?![\p{L}\p{N}%])`,
    String.raw`(?<![\p{L}\p{N}'’])(?:pp?|pgs?|pages?|seiten?|s|págs?|pags?|páginas?|pagina|p[aá]gina|blz|sid|str|стр|σελ)\.?\s?\p{L}?\d{1,4}(?![\p{L}\p{N}])`,
  ].join('|'),
  'giu',
);
/** "Tue, Nov 17" */
const WORD_BEFORE = /(\p{L}+)[.,]*\s+$/u;
const MAX_WORD_CHARACTERS = 40;

/** Enough for a list of 20,000 lines. Each line is split twice: to find its role, and to find the values in it. */
const WHOLE_LINES = { maxTexts: 40_000, maxCharacters: 300 };

export const splitFields: (line: string) => readonly FieldPiece[] = memoize(split, WHOLE_LINES);

function split(line: string): FieldPiece[] {
  const pieces: FieldPiece[] = [];
  const atoms = atomsIn(line);
  const front = line.length - withoutBullet(line).length;
  let [start, before, depth]: [number, Joint, number] = [front, 'edge', 0];
  const add = (end: number, after: Joint) => {
    const piece = trimmed(line, start, end);
    if (piece !== null)
      pieces.push(...splitValues(line, { ...piece, before, after, isInBrackets: depth > 0 }, atoms));
  };
  for (const match of WITHOUT_JOINTS.test(line) ? [] : line.matchAll(JOINT)) {
    if (pieces.length >= MAX_PIECES) break;
    const { index, 0: text } = match;
    if (text === '' || index < front || atoms.some((atom) => atom.start < index && index < atom.end))
      continue;
    const joint = jointOf(match);
    add(index, joint);
    if (joint === 'open') depth++;
    if (joint === 'close') depth = Math.max(0, depth - 1);
    [start, before] = [index + text.length, joint];
  }
  add(line.length, 'edge');
  return pieces.length <= MAX_PIECES ? pieces : pieces.slice(0, MAX_PIECES);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function atomsIn(line: string): Range[] {
  if (!/\d|www|http/.test(line)) return [];
  const dates = findDates(line, { ...ANY_DAY, isListPiece: true }).map((date) => {
    let from = date.start;
    for (
      let word = WORD_BEFORE.exec(textBefore(line, from));
      word;
      word = WORD_BEFORE.exec(textBefore(line, from))
    ) {
      const isDateWord = LAYOUT_TERMS.dateWords.has((word[1] ?? '').toLowerCase());
      if (!isDateWord || endsWithName(textBefore(line, from), date)) break;
      from -= word[0].length;
    }
    return { start: from, end: date.end };
  });
  const isFree = ({ start, end }: Range) => dates.every((date) => end <= date.start || start >= date.end);
  const others = Array.from(line.matchAll(ATOM), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  return [...dates, ...others.filter(isFree)];
}

function textBefore(line: string, end: number): string {
  return line.slice(Math.max(0, end - MAX_WORD_CHARACTERS), end);
}

function jointOf(match: RegExpMatchArray): Joint {
  return JOINTS.find((_, i) => match[i + 1] !== undefined)?.[0] ?? 'mark';
}

function trimmed(line: string, from: number, to: number) {
  const text = line.slice(from, to);
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const start = from + text.length - text.trimStart().length;
  const end = from + text.trimEnd().length;
  return { text: line.slice(start, end), start, end };
}

function splitValues(line: string, piece: FieldPiece, atoms: readonly Range[]): FieldPiece[] {
  const { text, start, end } = piece;
  const lead = LEADING_NUMBER.exec(text) ?? EDGE_TIME.exec(text);
  const isAtAtom = lead && atoms.some((atom) => atom.start === start);
  const cuts = [
    ...(lead && !isAtAtom ? [start + lead[0].length] : []),
    ...atoms.flatMap((atom) => [atom.start, atom.end]),
  ].filter((cut) => cut > start && cut < end);
  // "Welt am Sonntag" is not a date.
  if (cuts.length === 0 || publisherNamed(text) !== null) return [piece];
  const bounds = [start, ...new Set(cuts.sort((a, b) => a - b)), end];
  const parts = bounds.slice(1).flatMap((bound, i) => trimmed(line, bounds[i] ?? start, bound) ?? []);
  return parts.map((part, i) => ({
    ...piece,
    ...part,
    before: i === 0 ? piece.before : 'blank',
    after: i === parts.length - 1 ? piece.after : 'blank',
  }));
}
