import { Failure } from '@earshot/schema/failures';
import { VERSION } from '@earshot/schema/version';
import { withoutFragment } from '@earshot/schema/web-url';
import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { CookieJar } from 'tough-cookie';
import { ACCEPT_HEADERS, type Accept } from '../../core/url/answer/media-type.ts';
import { deriveUrl } from '../../core/url/derived-url.ts';
import type { Clock } from '../../ports.ts';
import type { OutboundLimits } from '../limits.ts';
import type { ConnectOptions } from './connect-guarded.ts';
import { HostPoliteness, Places } from './politeness.ts';
import { type HopResponse, type PlanBody, requestHop } from './request-hop.ts';
import { type JudgedUrl, judgeUrl, type UrlPolicy } from './url-policy.ts';

interface RequesterOptions extends ConnectOptions {
  readonly limits: OutboundLimits;
  readonly clock: Clock;
  readonly contactUrl: string | undefined;
  readonly respectRobots: boolean;
}

interface ChainRequest {
  readonly chain: Chain;
  readonly url: string;
  readonly accept: Accept;
  readonly planBody: PlanBody;
  readonly signal: AbortSignal;
}

export type Requester = (request: ChainRequest) => Promise<SentHop>;

export interface SentHop extends HopResponse {
  readonly url: URL;
  /** If true, the response may depend on the chain's cookies. */
  readonly hasCookies: boolean;
}

/** Name by which sites can refer to this client in robots.txt. */
const PRODUCT = 'Earshot';

export function createRequester(options: RequesterOptions): Requester {
  const { limits } = options;
  const politeness = new HostPoliteness(limits, options.clock);
  const places = new Places(limits);
  const contact = options.contactUrl === undefined ? '' : `; +${options.contactUrl}`;
  const userAgent = `Mozilla/5.0 (compatible; ${PRODUCT}/${VERSION}${contact})`;
  const robots = options.respectRobots
    ? new RobotsGate(PRODUCT, options.clock, limits.cacheTtlMs, robotsReader(send, options))
    : null;

  async function send(target: JudgedUrl, { chain, accept, planBody, signal }: ChainRequest) {
    const cookies = chain.enter(target);
    const headers = requestHeaders(userAgent, accept, cookies);
    const place = await places.enter(chain.client, signal);
    const response = await requestHop(target, headers, planBody, options, place.signal).finally(
      place.release,
    );
    chain.keepCookies(target, response.setCookies);
    return { ...response, url: target.url, hasCookies: cookies !== '' };
  }

  return async (request) => {
    const target = request.chain.judge(request.url);
    // Hosts allowed by the operator are the operator's own and need no politeness limits.
    if (target.isAllowedHost) return send(target, request);
    const { host } = target.url;
    const { client } = request.chain;
    politeness.assertNotPaused(host, client);
    await robots?.assertAllowed(target.url, client, request.signal);
    const release = await politeness.enter(host, request.chain.hasVisited(host), request.signal);
    try {
      const response = await send(target, request);
      politeness.note(host, client, response.status, response.headers['retry-after']);
      return response;
    } finally {
      release();
    }
  };
}

/** Reads robots.txt. Too many redirects count as a missing file. */
function robotsReader(
  send: (target: JudgedUrl, request: ChainRequest) => Promise<SentHop>,
  { policy, limits }: Pick<RequesterOptions, 'policy' | 'limits'>,
): ReadRobots {
  return async (origin, client, signal) => {
    const planBody = () => ({ maxBytes: limits.maxRobotsBytes, truncate: true });
    const chain = new Chain(policy, client);
    let url = `${origin}/robots.txt`;
    for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
      const target = chain.judge(url);
      const { status, bytes, headers } = await send(target, { chain, url, accept: 'html', planBody, signal });
      const next = status >= 300 && status < 400 ? deriveUrl(headers.location ?? '', url) : null;
      if (next === null) return { status, text: new TextDecoder().decode(bytes ?? undefined) };
      url = next.url;
    }
    return { status: 404, text: '' };
  };
}

function requestHeaders(userAgent: string, accept: ChainRequest['accept'], cookies: string) {
  return {
    'user-agent': userAgent,
    accept: ACCEPT_HEADERS[accept],
    'accept-language': 'en,*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    ...(cookies === '' ? {} : { cookie: cookies }),
  };
}

/** One visit with its redirects. Its cookies are discarded at the end, as in a private browser window. */
export class Chain {
  readonly #policy: UrlPolicy;
  readonly client: string;
  readonly #jar = new CookieJar();
  readonly #seen = new Set<string>();
  readonly #hosts = new Set<string>();

  constructor(policy: UrlPolicy, client: string) {
    this.#policy = policy;
    this.client = client;
  }

  /** Throws `redirect-forbidden` for a forbidden URL after the first one. */
  judge(url: string): JudgedUrl {
    try {
      return judgeUrl(url, this.#policy);
    } catch (error) {
      const isLater = error instanceof Failure && this.#seen.size > 0;
      throw isLater ? new Failure('redirect-forbidden', { cause: error }) : error;
    }
  }

  hasVisited(host: string): boolean {
    return this.#hosts.has(host);
  }

  /** Returns the Cookie header. The same URL with other cookies is not a loop: many sites set a cookie and redirect to themselves. */
  enter(target: JudgedUrl): string {
    const address = withoutFragment(target.url.href);
    const cookies = this.#jar.getCookieStringSync(address);
    const state = `${address}\n${cookies}`;
    if (this.#seen.has(state)) throw new Failure('redirect-loop');
    this.#seen.add(state);
    this.#hosts.add(target.url.host);
    return cookies;
  }

  keepCookies(target: JudgedUrl, setCookies: readonly string[]): void {
    for (const line of setCookies)
      this.#jar.setCookieSync(line, withoutFragment(target.url.href), { ignoreError: true });
  }
}

interface RobotsFile {
  readonly status: number;
  readonly text: string;
}

type ReadRobots = (origin: string, client: string, signal: AbortSignal) => Promise<RobotsFile>;

const MAX_ORIGINS = 1_000;
const DISALLOW_ALL: RobotsFile = { status: 200, text: 'User-agent: *\nDisallow: /' };
const ALLOW_ALL: RobotsFile = { status: 200, text: '' };

export class RobotsGate {
  readonly #product: string;
  readonly #read: ReadRobots;
  readonly #files: LRUCache<string, RobotsFile>;

  constructor(product: string, clock: Clock, ttlMs: number, read: ReadRobots) {
    this.#product = product;
    this.#read = read;
    const perf = { now: () => clock().getTime() };
    this.#files = new LRUCache({ max: MAX_ORIGINS, ttl: ttlMs, ttlResolution: 0, perf });
  }

  /** Throws if robots.txt forbids the URL. A server error counts as forbidden. */
  async assertAllowed(url: URL, client: string, signal: AbortSignal): Promise<void> {
    const { text } = await this.#fileOf(url.origin, client, signal);
    if (robotsParser(`${url.origin}/robots.txt`, text).isDisallowed(url.href, this.#product) === true)
      throw new Failure('robots');
  }

  async #fileOf(origin: string, client: string, signal: AbortSignal): Promise<RobotsFile> {
    const cached = this.#files.get(origin);
    if (cached) return cached;
    const answer = await this.#read(origin, client, signal);
    const file = answer.status < 300 ? answer : answer.status >= 500 ? DISALLOW_ALL : ALLOW_ALL;
    this.#files.set(origin, file);
    return file;
  }
}
