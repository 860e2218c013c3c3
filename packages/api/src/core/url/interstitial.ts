/** The destination on a page of a known service that waits for a click. */
import { parseWebUrl } from '@earshot/schema/web-url';
import { INTERSTITIALS, type InterstitialRow } from '../../content/links/interstitials.ts';
import { descendants, type PageElement } from '../page/html/page-element.ts';
import { isHostOf } from './host-pattern.ts';

/** The address that the page at `url` leads to when its reader agrees, or null when it is not such a page or names several. */
export function interstitialTarget(root: PageElement, url: string): string | null {
  const host = new URL(url).hostname;
  for (const row of INTERSTITIALS) {
    const target = isHostOf(row.host, host) ? targetOf(row, root, host) : null;
    if (target !== null) return target;
  }
  return null;
}

function targetOf({ take, own = [] }: InterstitialRow, root: PageElement, host: string): string | null {
  const elements = [...descendants(root)];
  if (take === 'only-outside-link') return onlyOutsideLink(elements, [...own, host]);
  if ('attribute' in take) return first(elements.map((element) => element.attribute(take.attribute)));
  if ('link' in take) {
    const links = elements.filter(({ tag }) => tag === 'a');
    const isMeant = (link: PageElement) =>
      link.attribute('id') === take.link || link.attribute('data-tracking-control-name') === take.link;
    return first(links.filter(isMeant).map((link) => link.attribute('href')));
  }
  const call = new RegExp(`\\b${take.call}\\s*\\(\\s*["'](https?:[^"']+)["']`, 'i');
  const scripts = elements
    .filter(({ tag }) => tag === 'script')
    .map(({ children }) => String(children[0] ?? ''));
  return first(scripts.map((script) => (call.exec(script)?.[1] ?? '').replaceAll('\\/', '/')));
}

function onlyOutsideLink(elements: readonly PageElement[], own: readonly string[]): string | null {
  const targets = new Set<string>();
  for (const element of elements) {
    const target = element.tag === 'a' ? parseWebUrl(element.attribute('href')) : null;
    if (target !== null && !own.some((pattern) => isHostOf(pattern, target.hostname)))
      targets.add(target.href);
  }
  const [only] = targets;
  return targets.size === 1 ? (only ?? null) : null;
}

function first(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const url = parseWebUrl(address);
    if (url !== null) return url.href;
  }
  return null;
}
