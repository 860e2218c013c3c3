/** Finds the destination on a page that waits for a click: a page of a known service, or one with a leaving notice. */
import { parseWebUrl } from '@earshot/schema/web-url';
import { getDomain } from 'tldts';
import leavingPhrases from '../../../content/links/leaving-phrases.json' with { type: 'json' };
import { type InterstitialRow, interstitials } from '../../../content/links/links.data.ts';
import { countWords } from '../../page/html/blocks.ts';
import { descendants, type PageElement, textOf } from '../../page/html/page-element.ts';
import { isHostOf } from '../hosts.ts';

const LEAVING = new RegExp(Object.values(leavingPhrases).flat().join('|'), 'i');
const OPENS =
  /(?:location(?:\.href)?\s*=|location\.(?:assign|replace)\s*\(|window\.open\s*\()\s*["'](https?:[^"']+)["']/i;
const MAX_NOTICE_CHARACTERS = 2_000;

/** Tries known services, then any leaving notice. Null for other pages, and if there are several targets. */
export function interstitialTarget(root: PageElement, url: string): string | null {
  const host = new URL(url).hostname;
  for (const row of interstitials) {
    const target = isHostOf(row.host, host) ? targetOf(row, root, host) : null;
    if (target !== null) return target;
  }
  return leavingTarget(root, host);
}

function leavingTarget(root: PageElement, host: string): string | null {
  const elements = [...descendants(root)];
  const title = elements.find(({ tag }) => tag === 'title');
  const notice = `${title ? textOf(title, MAX_NOTICE_CHARACTERS) : ''} ${textOf(root, MAX_NOTICE_CHARACTERS)}`;
  const target = onlyOutsideLink(elements, [`*.${getDomain(host) ?? host}`]);
  return LEAVING.test(notice) || (target !== null && isDoor(elements, notice, target)) ? target : null;
}

const MAX_DOOR_WORDS = 80;
const MORE_THAN_A_DOOR = new Set(['time', 'figure', 'video', 'form', 'table', 'article']);
const BUTTON = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i;

/** In any language: a few words, and the one outside link is a button whose address or host the page shows. */
function isDoor(elements: readonly PageElement[], notice: string, target: string): boolean {
  if (countWords(notice) > MAX_DOOR_WORDS || elements.some(isMoreThanDoor)) return false;
  const { hostname } = new URL(target);
  const shown = notice.toLowerCase().includes(hostname.replace(/^www\./, ''));
  const links = elements.filter((each) => parseWebUrl(addressOf(each))?.href === target);
  return shown && links.some((link) => link.tag === 'button' || isButton(link) || isAlone(link));
}

const isMoreThanDoor = ({ tag, attributes }: PageElement) =>
  MORE_THAN_A_DOOR.has(tag) ||
  attributes.property === 'article:published_time' ||
  /ld\+json/.test(attributes.type ?? '');

const isButton = ({ attributes }: PageElement) =>
  attributes.role === 'button' || BUTTON.test(attributes.class ?? '') || attributes.onclick !== undefined;

const isAlone = (link: PageElement) =>
  link.parent !== null && textOf(link.parent, MAX_NOTICE_CHARACTERS) === textOf(link, MAX_NOTICE_CHARACTERS);

function targetOf({ take, name, own }: InterstitialRow, root: PageElement, host: string): string | null {
  const elements = [...descendants(root)];
  if (take === 'only-outside-link') return onlyOutsideLink(elements, [...own, host]);
  if (take === 'attribute') return first(elements.map((element) => element.attribute(name)));
  if (take === 'link') {
    const links = elements.filter(({ tag }) => tag === 'a');
    const isMeant = (link: PageElement) =>
      link.attribute('id') === name || link.attribute('data-tracking-control-name') === name;
    return first(links.filter(isMeant).map((link) => link.attribute('href')));
  }
  const call = new RegExp(`\\b${name}\\s*\\(\\s*["'](https?:[^"']+)["']`, 'i');
  const scripts = elements
    .filter(({ tag }) => tag === 'script')
    .map(({ children }) => String(children[0] ?? ''));
  return first(scripts.map((script) => (call.exec(script)?.[1] ?? '').replaceAll('\\/', '/')));
}

function onlyOutsideLink(elements: readonly PageElement[], ownHosts: readonly string[]): string | null {
  const targets = new Set<string>();
  for (const element of elements) {
    const target = parseWebUrl(addressOf(element));
    if (target !== null && !ownHosts.some((pattern) => isHostOf(pattern, target.hostname)))
      targets.add(target.href);
  }
  const [only] = targets;
  return targets.size === 1 ? (only ?? null) : null;
}

function addressOf(element: PageElement): string {
  if (element.tag === 'a' && /^https?:/i.test(element.attribute('href').trim()))
    return element.attribute('href');
  return element.attribute('onclick').match(OPENS)?.[1] ?? '';
}

function first(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const url = parseWebUrl(address);
    if (url !== null) return url.href;
  }
  return null;
}
