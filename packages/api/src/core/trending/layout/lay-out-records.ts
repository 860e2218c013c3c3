import { itemAt } from '@earshot/schema/item-at';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { findUrl } from '../lines/read-url.ts';
import { areAddressesAbove } from './correct-roles.ts';
import type { RecordLines } from './find-records.ts';
import { fragmentKind, LAYOUT_TERMS } from './fragment-kind.ts';
import { FIELD_ROLES, type LayoutRole, type LineFields } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';
import { readFields } from './read-fields.ts';
import { dayOf, isSender, outletOf, outletOfByline } from './record-facts.ts';
import { outletsInPlace, type PlacedOutlet } from './settle-titles.ts';

/** Minimum share of the teasers that must have a day, because a teaser may begin or end with the day of an event. */
const MIN_DAYS_SHARE = 0.5;

type LineFacts = Pick<LineFields, 'outlet' | 'days'>;

/** "Nine farms will be flooded. (Rural Post, Nov 19)" or "Rural Post (Nov 19) – Nine farms will be flooded" */
export function teaserFacts(teasers: readonly string[]): LineFacts[] {
  const fields = readFields(teasers, 'teaser');
  const dated = fields.filter(({ days }) => days.length > 0).length;
  const areDated = dated >= MIN_DAYS_SHARE * teasers.filter((teaser) => teaser !== '').length;
  return fields.map(({ outlet, days }) => ({ outlet, days: areDated ? days.slice(0, 1) : [] }));
}

/** `line` is its 1-based number in the input. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

export interface LaidOutLine extends NumberedLine {
  readonly outlet: string | null;
  readonly dayLine: string | null;
  readonly url: string | null;
}

interface RolesOfLines {
  readonly lines: readonly (NumberedLine | null)[];
  readonly texts: readonly string[];
  readonly roles: readonly LayoutRole[];
  readonly fields: readonly (LineFacts | undefined)[];
  readonly options: DateOptions;
}

export function fieldsByLine(
  texts: readonly string[],
  roles: readonly LayoutRole[],
): (LineFacts | undefined)[] {
  const fields: (LineFacts | undefined)[] = texts.map(() => undefined);
  for (const role of FIELD_ROLES) {
    if (role === 'headline') continue;
    const linesOfRole = [...roles.keys()].filter((line) => roles[line] === role);
    const written = linesOfRole.map((line) => itemAt(texts, line));
    const read = role === 'teaser' ? teaserFacts(written) : readFields(written, role);
    linesOfRole.forEach((line, i) => {
      fields[line] = read[i];
    });
  }
  return fields;
}

const FACTS: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author', 'byline']);
const MIN_INTRODUCED = 3;
const MIN_INTRODUCED_SHARE = 0.5;

/** "Ferry runs aground off the north coast — Forty people are safe": the outlet with a colon is on the line above. */
function withoutLead(text: string): string {
  const title = text.replace(/\s+—\s.*$/u, '');
  return wordsIn(title) >= LONG_WORDS ? title : text;
}

export function toLaidOut(
  records: readonly RecordLines[],
  { lines, texts, roles, fields, options }: RolesOfLines,
): LaidOutLine[] {
  const linesIn = (among: readonly number[], ...wanted: readonly LayoutRole[]) =>
    among.filter((line) => wanted.includes(itemAt(roles, line)));
  const textOf = (line: number) => itemAt(texts, line);
  const areAbove = areAddressesAbove(roles, texts);
  const outletIn = (line: number) => nameOf(fields[line], options) ?? outletOf(textOf(line), options);
  const outlets = outletsInPlace(
    records.map(({ headline, lines: inside }) =>
      placedOutlets(headline, linesIn(inside, 'outlet'), outletIn),
    ),
  );
  const isIntroduced = ({ headline }: RecordLines) =>
    headline > 0 && FACTS.has(itemAt(roles, headline - 1)) && textOf(headline - 1).endsWith(':');
  const introduced = records.filter(isIntroduced).length;
  const areIntroduced = introduced >= Math.max(MIN_INTRODUCED, MIN_INTRODUCED_SHARE * records.length);
  const isReply = (line: number) =>
    [...LAYOUT_TERMS.replyStarts].some((start) => textOf(line).toLowerCase().startsWith(start));
  return records.flatMap(({ headline, lines: inside }, record) => {
    const written = textOf(headline);
    const bare = areIntroduced && isIntroduced(itemAt(records, record)) ? withoutLead(written) : written;
    const row = lines[headline];
    if (!row || !/\p{L}/u.test(row.text)) return [];
    const beside = first(
      linesIn(inside, 'byline', 'teaser').filter((line) => !isSender(textOf(line))),
      (line) =>
        nameOf(fields[line], options) ??
        outletOfByline(textOf(line)) ??
        (fragmentKind(textOf(line)) === 'outlet' ? outletOf(textOf(line), options) : null),
    );
    const author = first(linesIn(inside, 'author'), outletIn);
    const days = linesIn(inside, 'date', 'outlet', 'author', 'byline', 'teaser', 'count').flatMap((line) => {
      if (isReply(line)) return [];
      const days = (fields[line]?.days ?? []).filter((day) => dayOf(day, options) !== null);
      return days.length > 0 || roles[line] === 'teaser' || dayOf(textOf(line), options) === null
        ? days
        : [textOf(line)];
    });
    // "24 min" may be a duration.
    const dayLine = days.find((text) => dayOf(text, options)?.ageHours === null) ?? days[0];
    // In a chat, the address is directly above the outlet, and the next one is that of the next headline.
    const addressed = areAbove
      ? [headline - 2, headline - 1].filter((line) => roles[line] === 'frame' || roles[line] === 'outlet')
      : linesIn(inside, 'frame', 'outlet');
    const url = first(addressed, (line) => findUrl(textOf(line), false)?.text ?? null);
    return [
      {
        line: row.line,
        text: bare,
        outlet: outlets[record] ?? beside ?? author ?? null,
        dayLine: dayLine ?? null,
        url,
      },
    ];
  });
}

function nameOf(fields: LineFacts | undefined, options: DateOptions): string | null {
  const name = fields?.outlet ?? null;
  return name === null ? null : outletOf(name, options);
}

function placedOutlets(
  headline: number,
  named: readonly number[],
  nameIn: (line: number) => string | null,
): PlacedOutlet[] {
  const above = named.filter((line) => line < headline).length;
  return named.flatMap((line, n) => {
    const name = nameIn(line);
    const place = n < above ? `above ${above - n}` : `below ${n - above + 1}`;
    return name === null ? [] : [{ name, place }];
  });
}

function first<T>(lines: readonly number[], read: (line: number) => T | null): T | null {
  for (const line of lines) {
    const found = read(line);
    if (found !== null) return found;
  }
  return null;
}
