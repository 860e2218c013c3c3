import { readFileSync } from 'node:fs';
import { at } from '@earshot/schema/at';
import { hashFeature } from '../../src/core/model/feature-space.ts';
import { TONE_LANGUAGES } from '../../src/core/tone/language/line-language.ts';
import { readHeadlines } from './labeled-headlines.ts';

const read = () => readFileSync(new URL('../data/layout/pools.txt', import.meta.url), 'utf8');

/** Texts by pool and language, such as `title en`. */
export const pools = new Map<string, string[]>();
for (const block of read()
  .split(/^@(?=[a-zA-Z]+ [a-z]+$)/m)
  .slice(1)) {
  const [name = '', ...lines] = block.trimEnd().split('\n');
  pools.set(name, [...(pools.get(name) ?? []), ...lines]);
}

/** Length of the rated headlines that are also headlines of lists. */
const MIN_HEADLINE_CHARACTERS = 20;
const MAX_HEADLINE_CHARACTERS = 140;

export type Random = () => number;

/** Returns a generator (mulberry32) that is seeded from a text, so it yields the same numbers on every run. */
export function randomOf(seed: string): Random {
  let state = hashFeature(seed, 30);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws a text from a pool. */
export type Draw = (pool: string) => string;

for (const language of TONE_LANGUAGES) {
  const headlines = readHeadlines(language).flatMap(({ text, isHeldOut }) =>
    isHeldOut || text.length < MIN_HEADLINE_CHARACTERS || text.length > MAX_HEADLINE_CHARACTERS ? [] : [text],
  );
  pools.set(`headline ${language}`, [...(pools.get(`title ${language}`) ?? []), ...headlines]);
}

/** Pools of headlines and posts. */
const DISTINCT: ReadonlySet<string> = new Set(['title', 'headline', 'short', 'post']);

/** Draws from the pools of a language. A title or post is repeated only after all of them have been drawn. */
export function drawFrom(language: string, random: () => number): Draw {
  const used = new Set<string>();
  const draw = (pool: string): string => {
    const own = pools.get(`${pool} ${language}`) ?? pools.get(`${pool} any`) ?? pools.get(`${pool} en`) ?? [];
    const fresh = DISTINCT.has(pool) ? own.filter((text) => !used.has(text)) : own;
    if (own.length === 0) throw new Error(`There is no pool ${pool} ${language}.`);
    const text = at(fresh.length > 0 ? fresh : own, Math.floor(random() * (fresh.length || own.length)));
    used.add(text);
    return text;
  };
  const teaser = () => (random() < 0.5 ? draw('teaser') : `${draw('teaser')} ${draw('teaser')}`);
  return (pool) => {
    if (pool === 'teaser') return teaser();
    if (pool.startsWith('wrap')) return wrapOf(`${draw('teaser')} ${draw('teaser')}`, pool.at(-1) ?? 'A');
    return pool === 'cut'
      ? cutOff(`${draw('teaser')} ${draw('teaser')} ${draw('teaser')}`, random)
      : draw(pool);
  };
}

/** Returns one of the three lines of a wrapped teaser. */
function wrapOf(text: string, part: string): string {
  const words = text.split(' ');
  const start = { A: 0, B: 6, C: 12 }[part] ?? 0;
  return `${words.slice(start, start + 6).join(' ') || 'the line said on'}${part === 'C' ? ' ...' : ''}`;
}

/** Returns a snippet of a text as search engines show it, cut off at the end and sometimes at the start. */
function cutOff(text: string, random: () => number): string {
  const words = text.split(' ');
  const from = random() < 0.15 ? 1 + Math.floor(random() * 4) : 0;
  const length = text.includes(' ') ? 9 + Math.floor(random() * 12) : 1;
  const part = words.slice(from, from + length).join(' ');
  const shown = text.includes(' ') ? part.replace(/[.,]$/, '') : part.slice(0, 14);
  return `${from > 0 && random() < 0.5 ? '... ' : ''}${shown}${random() < 0.6 ? ' ...' : '…'}`;
}
