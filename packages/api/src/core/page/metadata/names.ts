/** Reads people, organizations and agencies in bylines, and a lone name next to the date. */
import type { Author } from '@earshot/schema/analyst-record';
import givenNames from '../../../content/lists/given-names.json' with { type: 'json' };
import agencies from '../../../content/pages/news-agencies.json' with { type: 'json' };
import organizationWords from '../../../content/pages/organization-words.json' with { type: 'json' };
import { isCommonWord } from '../../text/background-rank.ts';
import type { Block } from '../html/blocks.ts';
import { BLOCK, PageElement, textOf } from '../html/page-element.ts';
import { isComment } from '../html/scan-page.ts';

const AGENCY_NAMES = new Map(
  Object.entries(agencies).flatMap(([agency, names]) => names.map((name) => [name, agency] as const)),
);
const ORGANIZATION_WORDS = new Set(organizationWords);
const GIVEN_NAMES: ReadonlySet<string> = new Set(givenNames);

/** Longer texts are not names. They are skipped, because a long run of quotes or brackets would be slow to search. */
const MAX_NAME_CHARACTERS = 200;

export function agencyNamed(text: string): string | null {
  if (text.length > MAX_NAME_CHARACTERS) return null;
  const name = text.replace(/^[\s©(["„“/]+|[\s)\]"”/.,:]+$/g, '').replace(/^(?:The|the)\s+/, '');
  return AGENCY_NAMES.get(name) ?? null;
}

const PARTICLE =
  /^(?:de|del|della|di|da|do|dos|das|du|van|von|vom|der|den|ter|te|la|le|el|al|bin|ibn|ben|af|av|zu|zur|y|e|d['’]\p{L}+)$/u;
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lu}]\.)$/u;
const UNCASED_NAME =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}・]{2,12}$|^[\p{sc=Arabic}]+(?:\s[\p{sc=Arabic}]+){1,3}$/u;
const MAX_NAME_WORDS = 5;

/** Two to five capitalized words, or a short name in a script without letter case. */
export function isPersonName(text: string): boolean {
  if (UNCASED_NAME.test(text)) return true;
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > MAX_NAME_WORDS || isOrganization(text)) return false;
  const named = words.filter((word) => NAME_WORD.test(word)).length;
  return named >= 2 && words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
}

export const hasGivenName = (name: string): boolean =>
  GIVEN_NAMES.has(name.split(/\s/, 1)[0]?.toLowerCase() ?? '');

export function isOrganization(text: string): boolean {
  if (agencyNamed(text) !== null) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => ORGANIZATION_WORDS.has(word));
}

const PLACEHOLDER =
  /:$|^(?:posted on|published|unknown|\S*admin\S*|web-?(?:master|editor|team|redaktion)|wordpress|super ?user|editor|user\d*|staff|guest|author|redaktion|redacción|redazione|rédaction)$/i;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

/** Converts "INES BAUMGARTNER" to "Ines Baumgartner". Names that are not all uppercase are unchanged. */
export function inTitleCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}\S*\s/u.test(name)) return name;
  return name.replace(/\p{Lu}[\p{Lu}\p{M}]+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

const CAPITALS_THEN_NAME = /^((?:\p{Lu}[\p{Lu}'’-]+\s+){1,3}\p{Lu}[\p{Lu}'’-]+)\s+(\p{Lu}\p{Ll}.*)$/u;
/** "Ada Fenwick BBC News": a person, and an organization that begins with an acronym. */
const NAME_THEN_ACRONYM = /^(\p{Lu}\p{Ll}\S*(?:\s\p{Lu}\p{Ll}\S*){1,2})\s(\p{Lu}{2,5}\s\p{Lu}\p{Ll}.*)$/u;
/** A place or a role in brackets: "(à Lyon)". */
const BRACKETED = /\s\([^()]{1,40}\)/gu;
/** A place or a time after a name: "in Hull", "on May 3". */
const PLACE_AFTER = /\s(?:in|aus|from|at|on|à)\s.{1,60}$/u;
const SEPARATOR =
  /\s*(?:[,;、，/&|•·]|\s(?:and|und|et|y|e|ed|en|i|och|og|ve|и|with|mit|avec|con|com|met|z)\s|・|\s[-–—]\s)\s*/iu;
const MAX_AUTHORS = 20;
/** A comma before the legal form of a company does not end its name: "Corvane Biologics, Inc." */
const LEGAL_FORM = /,\s+(?=(?:Inc|LLC|Ltd|Corp|Co|PLC|plc|GmbH|AG|SE|S\.A|N\.V|B\.V|LLP|LP)\b)/gu;
const LEGAL_COMMA = '\uE000';
/** A job title ends or is the whole of a part: "Staff Writer", "politische Redakteurin". */
const JOB_TITLE =
  /(?:^|\s)(?:(?:vice-?)?president|director|editor(?:-in-chief)?|(?:\p{L}+)?reporter(?:in)?|reportero|reportera|(?:staff)?writer|correspondent|(?:\p{L}+)?korrespondent(?:in)?|corr?espondant[e]?|corresponsal|corrispondente|correspondente|journalist(?:in|e)?|periodista|giornalista|jornalista|columnist|critic|producer|photographer|fotograf(?:in)?|(?:\p{L}+)?reda[kc]teur(?:in)?|rédacteur|rédactrice|redactora?|redattore|redattrice|verslaggever|dziennikarz|redaktor|repórter|журналист|корреспондент|редактор)$/iu;
export const isJobTitle = (text: string): boolean => JOB_TITLE.test(text);

function partsOf(value: string): string[] {
  let isAfterPlace = false;
  return value
    .trim()
    .replace(BRACKETED, '')
    .replace(LEGAL_FORM, LEGAL_COMMA)
    .split(SEPARATOR)
    .map((part) => part.replace(LEGAL_COMMA, ', '))
    .flatMap((part) => {
      const name = part.replace(PLACE_AFTER, '');
      // "in London and New York" names a second place, "in London and Tom Reed in Leeds" a second person.
      const isPlace = isAfterPlace && name === part && !hasGivenName(name) && !isOrganization(name);
      isAfterPlace ||= name !== part;
      if (isPlace) return [];
      const glued = CAPITALS_THEN_NAME.exec(name) ?? NAME_THEN_ACRONYM.exec(name);
      return glued ? [glued[1] ?? '', glued[2] ?? ''] : [name];
    });
}

export function namesIn(value: string): Author[] {
  const authors: Author[] = [];
  for (const part of partsOf(value)) {
    const name = inTitleCase(withoutJobTitle(part.trim().replace(/^@|(?<!, \p{L}{2,4})[.:]$/gu, '')));
    if (authors.length >= MAX_AUTHORS || authors.some((author) => author.name === name)) continue;
    if (isJobTitle(name)) continue;
    if (isPersonName(name)) authors.push({ name, kind: 'person' });
    else if (
      isOrganization(name) &&
      /^[\p{Lu}\p{sc=Han}]|^dpa$|^epd$/u.test(name) &&
      name.length < MAX_ORGANIZATION
    )
      authors.push({ name, kind: 'organization' });
  }
  return authors;
}

/** Cuts a job title off after a name: "Ada Fenwick Staff Writer". */
function withoutJobTitle(text: string): string {
  const words = text.split(' ');
  return words.length > 3 && hasGivenName(text) && isJobTitle(text) ? words.slice(0, 2).join(' ') : text;
}

const MAX_ORGANIZATION = 60;

const BLOCKS_BELOW = 4;
const MAX_LINE_WORDS = 14;
const MAX_LONE_CHARACTERS = 60;
const MAX_BOX_CHARACTERS = 200;
const OTHER_CLASS = /categ|section|rubri|ressort|topic|tag|kicker|place|locat|region|dateline|outlet|source/i;
const AUTHOR_LINK =
  /\/@|\/[\w-]*(?:author|autor|auteur|profil|journalist|contributor|redact|redakt)|\/(?:people|person|staff|team|user|writers?|by)\//i;
/** A frequent Chinese or Korean surname and two characters, the last of which does not end the name of an office or a place. */
const SHORT_UNCASED_NAME =
  /^[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩김이박최정강조윤장임한오서신권황안송류전홍][\p{sc=Han}\p{sc=Hangul}]{2}(?<![부팀국청시도군구部局厅市省县区社网报室])$/u;

/** A name in a line that has only a day besides, or next to such a line. Places, outlets and sections do not count. */
export function loneName(
  blocks: readonly Block[],
  headlineAt: number,
  isDay: (line: string) => boolean,
): readonly Author[] {
  const near = blocks.slice(headlineAt + 1, headlineAt + 1 + BLOCKS_BELOW);
  for (const block of near) {
    if (block.words > MAX_LINE_WORDS || isComment(block.element)) continue;
    const name = nameIn(block);
    if (name === null || !isBesideDay(name, block, isDay)) continue;
    if (isKnownOtherwise(name, blocks, headlineAt) || isRepeated(block, blocks, isDay)) return [];
    return [{ name, kind: 'person' }];
  }
  return [];
}

function nameIn(block: Block): string | null {
  const queue: PageElement[] = [block.element];
  for (const element of queue) {
    const text = textOf(element, MAX_LONE_CHARACTERS + 1);
    if (isName(text) && block.text.includes(text)) return isMarkedOtherwise(element) ? null : text;
    queue.push(...element.children.filter(isInline));
  }
  return null;
}

const isInline = (child: PageElement | string): child is PageElement =>
  child instanceof PageElement && !BLOCK.has(child.tag);

const isName = (text: string) => {
  if (SHORT_UNCASED_NAME.test(text)) return true;
  const [first = ''] = text.toLowerCase().split(/[\s.]/, 1);
  return /\p{Lu}/u.test(text) && isPersonName(text) && !isCommonWord(first);
};

function isMarkedOtherwise(element: PageElement): boolean {
  if (element.tag === 'h1' || OTHER_CLASS.test(element.attribute('class'))) return true;
  return element.has('href') && !AUTHOR_LINK.test(element.attribute('href'));
}

function isBesideDay(name: string, { text, element }: Block, isDay: (line: string) => boolean): boolean {
  const boxes = element.parent ? [text, textOf(element.parent, MAX_BOX_CHARACTERS)] : [text];
  return boxes.some((box) => isDay(box.replace(name, ' ').trim()));
}

/** Whether other lines of the same shape name other people and days, as in a forum or a list of stories. */
function isRepeated(
  { index, element }: Block,
  blocks: readonly Block[],
  isDay: (line: string) => boolean,
): boolean {
  return blocks.some((other) => {
    const isAlike =
      other.index > index &&
      other.words <= MAX_LINE_WORDS &&
      other.element.tag === element.tag &&
      other.element.attribute('class') === element.attribute('class');
    const name = isAlike ? nameIn(other) : null;
    return name !== null && isBesideDay(name, other, isDay);
  });
}

/** Whether the page names it above the headline, in the headline, or as a place: "in Hong Kong". */
function isKnownOtherwise(name: string, blocks: readonly Block[], headlineAt: number): boolean {
  return blocks.some(
    ({ text, index }) =>
      (index <= headlineAt && text.includes(name)) ||
      /(?:^|\s)(?:in|near|from|aus|nach|à|en|em)\s$/iu.test(text.slice(0, Math.max(0, text.indexOf(name)))),
  );
}
