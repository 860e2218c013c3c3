/** One redirect chain: its cookies, the addresses it has visited, and the check of each hop. */
import { Failure } from '@earshot/schema/failures';
import { CookieJar } from 'tough-cookie';
import { type JudgedUrl, judgeUrl, type UrlPolicy } from '../../core/url/policy/url-policy.ts';

const POLICY_CAUSES: ReadonlySet<string> = new Set([
  'invalid-url',
  'forbidden-scheme',
  'forbidden-userinfo',
  'forbidden-port',
  'forbidden-host',
  'forbidden-address-literal',
]);

/** Cookies live as long as the chain, as a browser's private window would keep them. */
export class Chain {
  readonly #policy: UrlPolicy;
  /** The visitor for whom the chain is followed. */
  readonly client: string;
  readonly #jar = new CookieJar();
  readonly #seen = new Set<string>();
  readonly #hosts = new Set<string>();

  constructor(policy: UrlPolicy, client: string) {
    this.#policy = policy;
    this.client = client;
  }

  /** Judges the next address; after the first, a forbidden one is `redirect-forbidden`. Throws `Failure`. */
  judge(url: string): JudgedUrl {
    try {
      return judgeUrl(url, this.#policy);
    } catch (error) {
      const isPolicy = error instanceof Failure && POLICY_CAUSES.has(error.failureCause);
      throw isPolicy && this.#seen.size > 0 ? new Failure('redirect-forbidden', { cause: error }) : error;
    }
  }

  /** Whether a request of this chain went to the host before. */
  hasVisited(host: string): boolean {
    return this.#hosts.has(host);
  }

  /**
   * The Cookie header for this address, empty when there is none. Throws `Failure` (`redirect-loop`) when the chain
   * comes back with nothing changed; many sites set a cookie by redirecting to the same address.
   */
  enter(target: JudgedUrl): string {
    const address = withoutFragment(target.url);
    const cookies = this.#jar.getCookieStringSync(address);
    const state = `${address}\n${cookies}`;
    if (this.#seen.has(state)) throw new Failure('redirect-loop');
    this.#seen.add(state);
    this.#hosts.add(target.url.host);
    return cookies;
  }

  /** Keeps a response's cookies; malformed and foreign ones are ignored. */
  keepCookies(target: JudgedUrl, setCookies: readonly string[]): void {
    for (const line of setCookies)
      this.#jar.setCookieSync(line, withoutFragment(target.url), { ignoreError: true });
  }
}

function withoutFragment(url: URL): string {
  return url.href.replace(/#.*$/, '');
}
