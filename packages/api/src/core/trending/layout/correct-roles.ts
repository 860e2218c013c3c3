import { itemAt } from '@earshot/schema/item-at';
import { withoutBullet } from '../lines/list-marks.ts';
import { fragmentKind, kindsOf, NAME_KINDS } from './fragment-kind.ts';
import type { LayoutRole } from './layout-role.ts';
import { wordsIn } from './line-shape.ts';

/** With fewer addresses per headline or outlet, each is a story of its own. */
const MIN_ADDRESS_SHARE = 0.5;

export function isLoneAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+|www\.[^\s/]+\/\S*)$/i.test(withoutBullet(text));
}

/** Whether a chat shows the page of an address: its outlet and its headline are directly below. */
function isShown(line: number, roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  return isLoneAddress(texts[line] ?? '') && roles[line + 1] === 'outlet' && roles[line + 2] === 'headline';
}

export function areAddressesAbove(roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  const shown = texts.filter((_, line) => isShown(line, roles, texts)).length;
  return 2 * shown > texts.filter((text) => isLoneAddress(text)).length;
}

/** A line above a message: "Ana Ruiz 9:10 AM", "8:02 AM" */
const ENDS_WITH_TIME = /(?:^|\s)\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?$/iu;

/** Gives all lines that are only a URL the same role. */
export function withAddresses(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isAddress = texts.map(isLoneAddress);
  const count = (wanted: LayoutRole) => roles.filter((role, i) => role === wanted && !isAddress[i]).length;
  const records = Math.min(count('headline'), count('outlet') || Number.POSITIVE_INFINITY);
  const areAbove = areAddressesAbove(roles, texts);
  const areStories = isAddress.filter(Boolean).length < MIN_ADDRESS_SHARE * records && !areAbove;
  const haveOutlets = 2 * count('outlet') >= count('headline');
  return roles.map((role, line) => {
    // What is said in a chat above an address that is shown.
    const isBelowSender = role === 'headline' && ENDS_WITH_TIME.test(texts[line - 1] ?? '');
    if (areAbove && isBelowSender && isShown(line + 1, roles, texts)) return 'frame';
    // Between links, a name above only a few of the headlines is a section: "In other news".
    if (role === 'outlet' && !haveOutlets && isAddress[line - 1] && isAddress[line + 2]) return 'frame';
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

/** Names that look like other text but are where most headlines have their outlet. At the ends, they may be part of the page. */
export function withUsualOutlets(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const corrected = [...roles];
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
      const mayBeName = NAMES.has(kind) || (kind === 'text' && wordsIn(itemAt(texts, line)) <= MAX_WORDS);
      const isInPlace = headline === outermost ? isFirst : isUsual;
      if (isKnown || (isInPlace && mayBeName)) corrected[line] = 'outlet';
    }
  }
  return corrected;
}

/** "(coast.example)" */
const HOST_IN_BRACKETS = /^\((?:[\w-]+\.)+[a-z]{2,}\)$/i;
const MAX_FLAIR_WORDS = 2;

/** A host in brackets is below its headline, perhaps with a flair between them. Above it, gaps must show that it belongs to it. */
export function withHosts(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isHost = texts.map((text) => HOST_IN_BRACKETS.test(text));
  const areBelow = isHost.indexOf(true) > roles.indexOf('headline');
  const isFlair = (line: number) =>
    roles[line - 1] === 'headline' &&
    isHost[line + 1] === true &&
    wordsIn(itemAt(texts, line)) <= MAX_FLAIR_WORDS;
  return roles.map((role, line) => {
    // A post without a link.
    if (texts[line]?.startsWith('(self.')) return 'gap';
    if (areBelow) return isHost[line] ? 'outlet' : isFlair(line) ? 'gap' : role;
    const isInBlock = texts[line - 1] === '' || texts[line + 2] === '';
    return isHost[line] && !isInBlock ? 'button' : role;
  });
}
