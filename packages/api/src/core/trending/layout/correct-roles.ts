import { itemAt } from '@earshot/schema/item-at';
import { abbreviationRules } from '../../text/sentence-boundary.ts';
import { withoutBullet } from '../lines/list-marks.ts';
import { sourceEvidence } from '../lines/source-evidence.ts';
import {
  DAY_KINDS,
  fragmentKind,
  isControl,
  isFurniture,
  isImprint,
  kindsOf,
  labeledKind,
  NAME_KINDS,
  splitFragments,
} from './fragment-kind.ts';
import type { NumberedLine } from './lay-out-records.ts';
import type { LayoutRole } from './layout-role.ts';
import { LONG_WORDS, wordsIn } from './line-shape.ts';
import { DAY_BEFORE_MONTH, isSender, isSortedName } from './record-facts.ts';
import { splitFields } from './split-fields.ts';

/** A longer list shows its template by repetition. */
const MAX_PASTE_LINES = 8;
/** A shorter sentence may be a headline. */
const MIN_TEASER_WORDS = 8;
const SENTENCE_END = /(?:[.。…]|\.{3})["”’»)\]]*$/u;
const LAST_WORD = /(?:^|[\s("“‘«„])([^\s("“‘«„]*[^\s.…])[.。]["”’»)\]]*$/u;

/**
 * Whether a short list alternates between headlines and teasers. One teaser must end with a full stop: headlines may end with
 * "…".
 */
export function areTeaserPairs(rows: readonly NumberedLine[]): boolean {
  if (rows.length < 2 || rows.length > MAX_PASTE_LINES || rows.length % 2 !== 0) return false;
  const pairs = rows.flatMap((teaser, i) => (i % 2 ? [{ headline: itemAt(rows, i - 1), teaser }] : []));
  const areBlocks =
    pairs.length > 1 &&
    pairs.every(({ headline }, n) => n === 0 || headline.line > itemAt(pairs, n - 1).teaser.line + 1);
  if (!pairs.some(({ teaser }) => endsWithFullStop(teaser.text))) return false;
  return pairs.every(
    ({ headline, teaser }) =>
      teaser.line === headline.line + 1 &&
      !SENTENCE_END.test(headline.text) &&
      !/[:：]$/u.test(headline.text) &&
      SENTENCE_END.test(teaser.text) &&
      (areBlocks || wordsIn(teaser.text) >= Math.max(MIN_TEASER_WORDS, wordsIn(headline.text) + 1)),
  );
}

const MIN_PAIRED = 2;
const MIN_PAIRED_SHARE = 0.8;
const OUTLET_AT_END = /\s*[([（【][^()[\]（）【】]{2,60}[)\]）】]$/u;

export function withTeasers(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isTeaser = roles.map(
    (role, i) =>
      role === 'headline' &&
      roles[i - 1] === 'headline' &&
      SENTENCE_END.test(itemAt(texts, i).replace(OUTLET_AT_END, '')) &&
      !SENTENCE_END.test(itemAt(texts, i - 1)),
  );
  const headlines = [...roles.keys()].filter((i) => roles[i] === 'headline' && !isTeaser[i]);
  const paired = headlines.filter((i) => isTeaser[i + 1] || roles[i + 1] === 'teaser');
  if (paired.length < Math.max(MIN_PAIRED, MIN_PAIRED_SHARE * headlines.length)) return [...roles];
  return roles.map((role, i) => (isTeaser[i] ? 'teaser' : role));
}

function endsWithFullStop(text: string): boolean {
  const word = LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const { neverLast, perhapsLast } = abbreviationRules('en');
  return !/^\p{L}$|\.\p{L}$/u.test(word) && !neverLast.has(word) && !perhapsLast.has(word);
}

/** With fewer addresses per headline or outlet, each is a story of its own. */
const MIN_ADDRESS_SHARE = 0.5;

export function isLoneAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+|www\.[^\s/]+\/\S*)$/i.test(withoutBullet(text));
}

function isHost(text: string): boolean {
  return /^www\.[^\s/]+$/i.test(withoutBullet(text));
}

/** Whether a chat shows the page of an address: its outlet and its headline are directly below. */
function isShown(line: number, roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  return isLoneAddress(texts[line] ?? '') && roles[line + 1] === 'outlet' && roles[line + 2] === 'headline';
}

function countOf(roles: readonly LayoutRole[], test: (line: number) => boolean): number {
  return roles.filter((_, line) => test(line)).length;
}

export function areAddressesAbove(roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  const shown = countOf(roles, (line) => isShown(line, roles, texts));
  return 2 * shown > countOf(roles, (line) => isLoneAddress(itemAt(texts, line)));
}

/** A line above a message: "Ana Ruiz 9:10 AM", "ana — Today at 09:12", "8:02 AM" */
const ENDS_WITH_TIME = /(?:^|\s)\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?$/iu;

/** Gives all lines that are only a URL the same role. A lone host is an outlet. */
export function withAddresses(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isAddress = texts.map(isLoneAddress);
  const count = (wanted: LayoutRole) => countOf(roles, (line) => roles[line] === wanted && !isAddress[line]);
  const records = Math.min(count('headline'), count('outlet') || Number.POSITIVE_INFINITY);
  const addresses = isAddress.filter(Boolean).length;
  const areAbove = areAddressesAbove(roles, texts);
  const areStories = addresses < MIN_ADDRESS_SHARE * records && !areAbove;
  return roles.map((role, line) => {
    // What is said in a chat above an address that is shown.
    const isRemark =
      role === 'headline' &&
      roles[line - 1] !== 'outlet' &&
      ENDS_WITH_TIME.test(texts[line - 1] ?? '') &&
      isShown(line + 1, roles, texts);
    if (areAbove && isRemark) return 'frame';
    if (isHost(itemAt(texts, line))) return 'outlet';
    return isAddress[line] ? (areStories ? 'headline' : 'frame') : role;
  });
}

const MIN_OUTLETS_SHARE = 0.7;
const MAX_WORDS = 5;
const NAMES = kindsOf(...NAME_KINDS, 'handle');
const MISTAKEN: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame', 'button', 'count']);
const CONTROLS: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['button', 'count']);

/** A more distant line may belong to the record above. */
const MAX_USUAL_DISTANCE = 2;
const MIN_NAMED = 3;

/** A button or date may come between an outlet and its headline. */
const MAX_DISTANCE = 3;
const NAMING: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author']);
const AROUND: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['heading', 'frame', 'headline']);

/** At the top of a list, an outlet looks like the name of the page. Most other headlines have theirs at the same distance. */
function withFirstOutlet(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const headlines = [...roles.keys()].filter((line) => roles[line] === 'headline');
  const corrected = [...roles];
  if (roles.slice(headlines.at(-1) ?? 0).some((role) => NAMING.has(role))) return corrected;
  // The first outlet may also be taken for the first headline.
  for (const [n, first] of headlines.slice(0, 2).entries()) {
    const others = headlines.slice(n + 1);
    for (let distance = 1; distance <= Math.min(first, MAX_DISTANCE); distance++) {
      const line = first - distance;
      const named = others.flatMap((other) => {
        const role = roles[other - distance];
        return role !== undefined && NAMING.has(role) ? [role] : [];
      });
      if (named.length < Math.max(1, MIN_OUTLETS_SHARE * others.length)) continue;
      // In a list cut short before its last outlet, a heading is above outlets that are below their headlines.
      const below = headlines.filter((headline) => NAMING.has(roles[headline + 1] ?? 'frame')).length;
      const role = itemAt(roles, line);
      const isNamed = NAMES.has(fragmentKind(itemAt(texts, line)));
      const isOutlet = AROUND.has(role) ? isNamed || below < named.length : isNamed && MISTAKEN.has(role);
      if (isOutlet && isShort(itemAt(texts, line))) corrected[line] = itemAt(named, 0);
      return corrected;
    }
  }
  return corrected;
}

/** Names that look like other text but are where most headlines have their outlet. At the ends, they may be part of the page. */
export function withUsualOutlets(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const corrected = withTeasersBelow(withDatedOutlets(withFirstOutlet(roles, texts), texts), texts);
  const headlines = [...corrected.keys()].filter((line) => corrected[line] === 'headline');
  const below = headlines.filter((line) => corrected[line + 1] === 'outlet').length;
  for (let distance = -MAX_USUAL_DISTANCE; distance <= MAX_USUAL_DISTANCE; distance++) {
    const named = headlines.filter((line) => corrected[line + distance] === 'outlet').length;
    const isUsual = named >= Math.max(MIN_NAMED, MIN_OUTLETS_SHARE * headlines.length);
    const outermost = distance < 0 ? headlines[0] : headlines.at(-1);
    const isFirst = distance < 0 && named > 0 && named === headlines.length - 1 && below < named;
    for (const headline of headlines) {
      const line = headline + distance;
      const role = corrected[line] ?? 'gap';
      if (!MISTAKEN.has(role)) continue;
      const kind = fragmentKind(itemAt(texts, line));
      const isKnown = kind === 'outlet' && CONTROLS.has(role) && 2 * named >= headlines.length;
      const mayBeName = NAMES.has(kind) || (kind === 'text' && isShort(itemAt(texts, line)));
      const isInPlace = headline === outermost ? isFirst : isUsual;
      if (isKnown || (isInPlace && mayBeName)) corrected[line] = 'outlet';
    }
  }
  return corrected;
}

const MAX_NOTE_WORDS = 3;

/** "Le Parisien, 26/11/2026 (en ligne)", "Quay Brief | 26 Nov 2026 | Online", "Spiegel, 28.11." */
export function isNameWithDay(text: string): boolean {
  const [name, ...others] = splitFields(text);
  return (
    name?.before === 'edge' &&
    !/^\D*[:：]/u.test(text) &&
    NAME_KINDS.has(fragmentKind(name.text)) &&
    (others.some((piece) => fragmentKind(piece.text) === 'date') || DAY_BEFORE_MONTH.test(text)) &&
    others.every((piece) => wordsIn(piece.text) <= MAX_NOTE_WORDS)
  );
}

export const isKnownName = (text: string) => sourceEvidence(splitFields(text)[0]?.text ?? '') === 'strong';

export const MIN_DATED_OUTLETS = 2;
const MISTAKEN_BELOW: ReadonlySet<LayoutRole> = new Set<LayoutRole>([...MISTAKEN, 'headline']);

/** A name and a day below a headline are its outlet if most headlines have such a line below them. */
function withDatedOutlets(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isDated = texts.map(isNameWithDay);
  const isBelow = (line: number) =>
    isDated[line] === true && roles[line - 1] === 'headline' && !isDated[line - 1];
  const headlines = countOf(roles, (line) => roles[line] === 'headline' && !isBelow(line));
  const outlets = countOf(
    roles,
    (line) => isBelow(line) && (roles[line] === 'outlet' || isKnownName(itemAt(texts, line))),
  );
  const isUsual = outlets >= MIN_DATED_OUTLETS && countOf(roles, isBelow) >= MIN_OUTLETS_SHARE * headlines;
  return roles.map((role, line) => (isUsual && MISTAKEN_BELOW.has(role) && isBelow(line) ? 'outlet' : role));
}

const MIN_TEASERS_BELOW = 3;

/** Lines below the outlet of a headline are teasers if most headlines have one, and most of them end like a sentence. */
function withTeasersBelow(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isOwner = (line: number) => roles[line] === 'headline' && roles[line + 1] === 'outlet';
  const isTeaser = (line: number) =>
    (roles[line] === 'headline' || roles[line] === 'teaser') &&
    isOwner(line - 2) &&
    !isOwner(line) &&
    roles[line + 1] !== 'date';
  const teasers = [...roles.keys()].filter(isTeaser);
  const sentences = teasers.filter((line) => endsWithFullStop(itemAt(texts, line)));
  const isUsual =
    teasers.length >= Math.max(MIN_TEASERS_BELOW, MIN_OUTLETS_SHARE * countOf(roles, isOwner)) &&
    2 * sentences.length > teasers.length;
  return roles.map((role, line) => (isUsual && isTeaser(line) ? 'teaser' : role));
}

function isShort(text: string): boolean {
  return /\p{L}/u.test(text) && text.split(/\s+/).length <= MAX_WORDS;
}

const READ_AS_NAMES: ReadonlySet<LayoutRole> = new Set<LayoutRole>(['outlet', 'author', 'headline']);
const COUNTS = kindsOf('count', 'number');
const MIN_STAMPED_NAMES = 2;
/** "JV", as the picture of a poster is copied. */
const INITIALS = /^\p{Lu}{2}$/u;

function areNamesStamped(texts: readonly string[]): boolean {
  const stamped = texts.filter((text, i) => isSortedName(text) && ENDS_WITH_TIME.test(texts[i + 1] ?? ''));
  return stamped.length >= MIN_STAMPED_NAMES;
}

/** "Elaborado por mujeres rurales" is a headline if its outlet is below, as those of the other headlines. */
function isPieceAboveOutlet(line: number, roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  const text = itemAt(texts, line);
  if (roles[line + 1] !== 'outlet' || text.includes(':') || !isImprint(text)) return false;
  return roles.lastIndexOf('outlet') > roles.lastIndexOf('headline');
}

/** "•", between the views and the age of a video */
const LONE_DOT = /^[•·⋅|]$/u;
/** "12:04", twice above each video: on its picture and as the description of it */
const DURATION = /^\d{1,2}(?::\d{2}){1,2}$/;

function isDuration(line: number, texts: readonly string[]): boolean {
  const text = itemAt(texts, line);
  return DURATION.test(text) && (texts[line - 1] === text || texts[line + 1] === text);
}

/** Furniture, senders, initials and counts are neither headlines nor outlets, whatever is around them. */
export function withoutFurniture(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const areStamped = areNamesStamped(texts);
  return roles.map((role, line) => {
    const text = itemAt(texts, line);
    if (isPieceAboveOutlet(line, roles, texts)) return 'headline';
    if (isFurniture(text) || isDuration(line, texts)) return 'frame';
    const pieces = splitFragments(text);
    if (pieces.every(isControl) || (roles[line - 1] === 'count' && LONE_DOT.test(text))) return 'button';
    const isLabeled = pieces.some(labeledKind);
    if (!READ_AS_NAMES.has(role) && !isLabeled) return role;
    if (isSender(text) || (areStamped && isSortedName(text))) return 'byline';
    if (INITIALS.test(text) && (sourceEvidence(text) !== 'strong' || isSender(texts[line + 1] ?? '')))
      return 'button';
    return countRole(text, pieces) ?? role;
  });
}

/** The role of a line of counts and ages, such as "3 h · 214 comments". */
function countRole(text: string, pieces: readonly string[]): LayoutRole | null {
  const kinds = pieces
    .filter((piece) => !isControl(piece))
    .map((piece) => labeledKind(piece) ?? fragmentKind(piece));
  const areCounts =
    (pieces.some(labeledKind) || kinds.some((kind) => COUNTS.has(kind))) &&
    kinds.every((kind) => COUNTS.has(kind) || DAY_KINDS.has(kind));
  if (!areCounts || sourceEvidence(text) === 'strong') return null;
  return kinds.some((kind) => DAY_KINDS.has(kind)) ? 'date' : 'count';
}

/** A section between a headline and its date separates no stories in a list whose dates are below the headlines. */
export function withoutSections(roles: readonly LayoutRole[]): LayoutRole[] {
  if (roles.indexOf('headline') > roles.indexOf('date')) return [...roles];
  return roles.map((role, line) => {
    const isInRecord = roles[line - 1] === 'headline' && roles[line + 1] === 'date';
    return role === 'heading' && isInRecord ? 'byline' : role;
  });
}

/** "(coast.example)" */
const HOST_IN_BRACKETS = /^\((?:[\w-]+\.)+[a-z]{2,}\)$/i;
const MAX_FLAIR_WORDS = 2;

/**
 * A host in brackets is below its headline, perhaps with a flair between them. If the order is unclear, it is no outlet. A post
 * without a link has the host "self".
 */
export function withHosts(
  roles: readonly LayoutRole[],
  texts: readonly string[],
): { readonly roles: LayoutRole[]; readonly areBelow: boolean } {
  const hosts = texts.map((text) => HOST_IN_BRACKETS.test(text));
  const words = texts.map(wordsIn);
  const isFlair = (line: number) => hosts[line + 1] === true && !hosts[line];
  const titled = roles.map((role, line): LayoutRole => {
    const mayBeFlaired = isFlair(line + 1) && itemAt(words, line + 1) <= MAX_FLAIR_WORDS;
    return itemAt(words, line) >= LONG_WORDS && (isFlair(line) || mayBeFlaired) ? 'headline' : role;
  });
  const unflaired = titled.map((role, line): LayoutRole => {
    const maxWords = role === 'headline' ? MAX_FLAIR_WORDS : LONG_WORDS;
    const isBetween = titled[line - 1] === 'headline' && isFlair(line);
    return isBetween && itemAt(words, line) <= maxWords ? 'button' : role;
  });
  const headlines = [...roles.keys()].filter((line) => unflaired[line] === 'headline');
  const hosted = headlines.filter((line) => hosts[line + 1] || hosts[line + 2]);
  const isUnclear =
    hosts.indexOf(true) < (headlines[0] ?? 0) && hosts.lastIndexOf(true) < (headlines.at(-1) ?? 0);
  const areBelow = hosted.length > 0 && 2 * hosted.length >= headlines.length && !isUnclear;
  const isAbove = (line: number) =>
    roles[line + 1] === 'headline' && (roles[line - 1] === 'gap' || roles[line + 2] === 'gap');
  const hostRole = (line: number) =>
    (areBelow || isAbove(line)) && !texts[line]?.startsWith('(self.') ? 'outlet' : 'button';
  return {
    areBelow,
    roles: (areBelow ? unflaired : roles).map((role, line) => (hosts[line] ? hostRole(line) : role)),
  };
}
