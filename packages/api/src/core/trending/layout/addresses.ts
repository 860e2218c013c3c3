import { at } from '@earshot/schema/at';
import { withoutBullet } from '../lines/line-pieces.ts';
import type { LayoutRole } from './layout-role.ts';

/**
 * Minimum number of URLs, as a fraction of the number of headlines or outlets, whichever is smaller. If there are fewer,
 * they are treated as separate stories.
 */
const MIN_ADDRESS_SHARE = 0.5;

/** Whether a line is only a URL. */
function isLoneAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+|www\.[^\s/]+\/\S*)$/i.test(withoutBullet(text));
}

/** Whether a line is only a host, such as `www.coast.example`. */
function isHost(text: string): boolean {
  return /^www\.[^\s/]+$/i.test(withoutBullet(text));
}

/** Whether a chat shows the page of an address: its outlet and its headline are directly below. */
function isShown(line: number, roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  return isLoneAddress(at(texts, line)) && roles[line + 1] === 'outlet' && roles[line + 2] === 'headline';
}

function countOf(roles: readonly LayoutRole[], test: (line: number) => boolean): number {
  return roles.filter((_, line) => test(line)).length;
}

/** Whether most addresses are above the outlet and the headline of their page. */
export function areAddressesAbove(roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  const shown = countOf(roles, (line) => isShown(line, roles, texts));
  return 2 * shown > countOf(roles, (line) => isLoneAddress(at(texts, line)));
}

/**
 * Gives all lines that are only a URL the same role: part of the headlines' records, or stories if there are far fewer URLs
 * than headlines and outlets. A lone host is an outlet.
 */
export function withAddresses(roles: readonly LayoutRole[], texts: readonly string[]): LayoutRole[] {
  const isAddress = texts.map(isLoneAddress);
  const count = (wanted: LayoutRole) => countOf(roles, (line) => roles[line] === wanted && !isAddress[line]);
  const records = Math.min(count('headline'), count('outlet') || Number.POSITIVE_INFINITY);
  const addresses = isAddress.filter(Boolean).length;
  const areStories = addresses < MIN_ADDRESS_SHARE * records && !areAddressesAbove(roles, texts);
  return roles.map((own, line) => {
    if (isHost(at(texts, line))) return 'outlet';
    return isAddress[line] ? (areStories ? 'headline' : 'frame') : own;
  });
}

/** Whether a list has more lone URLs than headlines, apart from those whose page is shown, so that each URL is a story. */
export function addressesAreStories(roles: readonly LayoutRole[], texts: readonly string[]): boolean {
  const lone = countOf(roles, (line) => isLoneAddress(at(texts, line)) && !isShown(line, roles, texts));
  return lone > countOf(roles, (line) => roles[line] === 'headline');
}
