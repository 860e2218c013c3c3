import { percentDecoded } from '@earshot/schema/percent-decoded';
import { trackingParameters, trackingPatterns } from '../../content/links/links.data.ts';
import { isHostOf } from './hosts.ts';

interface TrackingParameter {
  readonly name: string;
  readonly value: string;
}

export interface CleanedUrl {
  readonly cleanUrl: string;
  readonly parameters: readonly TrackingParameter[];
}

const PARAMETERS = trackingParameters.map(({ on, names }) => ({ on, names: expressionOf(names) }));
const PATHS = trackingPatterns
  .filter(({ part }) => part === 'path')
  .map(({ on, pattern }) => ({ on, pattern: new RegExp(pattern, 'gi') }));
const FRAGMENTS = trackingPatterns
  .filter(({ part }) => part === 'fragment')
  .map(({ pattern }) => new RegExp(`^${pattern}$`, 'i'));
/** Text to scroll to (wicg.github.io/scroll-to-text-fragment). It opens the same page. */
const TEXT_FRAGMENT = /:~:.*$/s;

/** Cleans path, fragment and query. Pairs may be separated by `&`, a semicolon or an escaped `&amp;`. */
export function cleanTracking(href: string): CleanedUrl {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href);
  const [, base = href, query = '', fragment = ''] = match ?? [];
  const host = URL.canParse(href) ? new URL(href).hostname : '';
  const parameters: TrackingParameter[] = [];
  const cleanUrl = [
    cleanPath(base, host, parameters),
    cleanQuery(query, host, parameters),
    cleanFragment(fragment, host, parameters),
  ].join('');
  return parameters.length === 0 ? { cleanUrl: href, parameters } : { cleanUrl, parameters };
}

/** Empty if the address has no tracking parameters. */
export function cleanUrlOf(href: string): { readonly cleanUrl?: string } {
  const { cleanUrl } = cleanTracking(href);
  return cleanUrl === href ? {} : { cleanUrl };
}

function cleanPath(base: string, host: string, removed: TrackingParameter[]): string {
  let path = base;
  for (const { on, pattern } of PATHS) {
    if (!isHostOf(on, host)) continue;
    path = path.replace(pattern, (part) => {
      removed.push(parameterOf(part.slice(1)));
      return '';
    });
  }
  return path;
}

function cleanQuery(query: string, host: string, removed: TrackingParameter[]): string {
  let clean = '';
  let separator = '';
  for (const [i, piece] of query
    .slice(1)
    .split(/(&amp;|&|;(?=[\w.$-]+=))/)
    .entries()) {
    if (i % 2 === 1) separator = piece;
    else if (isTracking(piece, host)) removed.push(parameterOf(piece));
    else if (piece !== '') clean += clean === '' ? piece : `${separator}${piece}`;
  }
  return clean === '' ? '' : `?${clean}`;
}

function cleanFragment(fragment: string, host: string, removed: TrackingParameter[]): string {
  const text = TEXT_FRAGMENT.exec(fragment)?.[0];
  if (text !== undefined)
    removed.push({ name: ':~:text', value: decode(text.replace(/^:~:(?:text=)?/, '')) });
  const rest = fragment.replace(TEXT_FRAGMENT, '');
  const content = rest.slice(1);
  if (content === '') return '';
  if (FRAGMENTS.some((pattern) => pattern.test(content))) {
    removed.push(parameterOf(content));
    return '';
  }
  // On a page built by scripts, the fragment may contain another query.
  const start = content.indexOf('?');
  const pairs = (start < 0 ? content : content.slice(start + 1)).split('&');
  if (start < 0 && !pairs.every((pair) => isTracking(pair, host))) return rest;
  const pairsLeft = pairs.filter((pair) => !isTracking(pair, host));
  if (pairsLeft.length === pairs.length) return rest;
  removed.push(...pairs.filter((pair) => isTracking(pair, host)).map(parameterOf));
  const route = content.slice(0, Math.max(0, start));
  const clean = pairsLeft.length === 0 ? route : `${route}?${pairsLeft.join('&')}`;
  return clean === '' ? '' : `#${clean}`;
}

function isTracking(pair: string, host: string): boolean {
  const name = nameOf(pair).toLowerCase().replace(/^amp;/, '');
  return PARAMETERS.some(({ on, names }) => names.test(name) && isHostOf(on, host));
}

function expressionOf(names: readonly string[]): RegExp {
  const patterns = names.map((name) =>
    name
      .replace(/[.$]/g, '\\$&')
      .replace(/#+/g, ({ length }) => `\\d{${length},}`)
      .replace(/\*$/, '.*'),
  );
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

function parameterOf(pair: string): TrackingParameter {
  return { name: nameOf(pair), value: decode(pair.split('=').slice(1).join('=')) };
}

function nameOf(pair: string): string {
  return decode(pair.split('=')[0] ?? '').replace(/^amp;/, '');
}

function decode(text: string): string {
  return percentDecoded(text.replaceAll('+', ' ')) ?? text;
}
