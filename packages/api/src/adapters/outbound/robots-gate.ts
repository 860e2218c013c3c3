/** robots.txt (RFC 9309), for operators who want it obeyed even for pages requested by a user. */
import { Failure } from '@earshot/schema/failures';
import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { Clock } from '../../ports.ts';

interface RobotsFile {
  readonly status: number;
  readonly text: string;
}

export type ReadRobots = (origin: string, client: string, signal: AbortSignal) => Promise<RobotsFile>;

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

  /** Throws `Failure` (`robots`) if robots.txt disallows the URL, or cannot be read because of a server error. */
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
