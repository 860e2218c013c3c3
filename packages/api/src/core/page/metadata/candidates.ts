/** What the page states, in order of trust: a field takes the first usable candidate. */
import type { TitleValidation } from '@earshot/schema/analysis-result';
import { type DerivedUrl, deriveUrl } from '../../url/derived-url.ts';
import type { Block } from '../html/blocks.ts';
import type { PageScan } from '../html/scan-page.ts';
import { type LinkedNode, plainText } from './json-ld.ts';

export function metaText(value: string | undefined): string | null {
  return value ? plainText(value) || null : null;
}

export function absoluteAddress(
  address: string | null | undefined,
  url: string,
  base: string | null,
): DerivedUrl | null {
  if (!address) return null;
  const from = base === null ? url : (deriveUrl(base, url)?.url ?? url);
  return deriveUrl(address, from)?.url ?? null;
}

export const metasNamed = (scan: PageScan, names: readonly string[]): Candidate[] =>
  names.map((name) => [scan.metas.get(name)?.[0], name]);

export interface Found<Value = string> {
  readonly value: Value;
  readonly from: string;
}

export type Candidate<Value = string> = readonly [value: Value | null | undefined, from: string];

/** Returns the first usable value, most trusted place first. `read` returns null for what is not usable. */
export function firstFound<Value, Result extends NonNullable<unknown>>(
  candidates: readonly Candidate<Value>[],
  read: (given: Value) => Result | null | undefined,
): Found<Result> | null {
  for (const [given, from] of candidates) {
    const value = given === null || given === undefined ? null : read(given);
    if (value !== null && value !== undefined) return { value, from };
  }
  return null;
}

type Fields = Readonly<Record<string, Found<unknown> | null>>;
type Values<F extends Fields> = {
  [Name in keyof F]?: F[Name] extends Found<infer Value> | null ? Value : never;
};

export const valuesOf = <F extends Fields>(fields: F): Values<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : [])),
  ) as Values<F>;

export const placesOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.from]] : [])));

export interface PageSources {
  readonly scan: PageScan;
  readonly nodes: readonly LinkedNode[];
  readonly article: LinkedNode | null;
  readonly blocks: readonly Block[];
  readonly titles: TitleValidation;
  readonly url: string;
}
