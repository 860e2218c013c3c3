import { Failure } from '@earshot/schema/failures';
import { withoutFragment } from '@earshot/schema/web-url';
import { CookieJar } from 'tough-cookie';
import { type JudgedUrl, judgeUrl, type UrlPolicy } from './url-policy.ts';

const POLICY_CAUSES: ReadonlySet<string> = new Set([
  'invalid-url',
  'forbidden-scheme',
  'forbidden-userinfo',
  'forbidden-port',
  'forbidden-host',
  'forbidden-address-literal',
]);

/** Its cookies are discarded with it, as in a private browser window. */
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

  /** A forbidden URL after the first one is `redirect-forbidden`. */
  judge(url: string): JudgedUrl {
    try {
      return judgeUrl(url, this.#policy);
    } catch (error) {
      const isPolicy = error instanceof Failure && POLICY_CAUSES.has(error.failureCause);
      throw isPolicy && this.#seen.size > 0 ? new Failure('redirect-forbidden', { cause: error }) : error;
    }
  }

  hasVisited(host: string): boolean {
    return this.#hosts.has(host);
  }

  /** Returns the Cookie header. The same URL with other cookies is no loop: many sites set a cookie and redirect to themselves. */
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
