/** What is known at a place of a script: constants, functions, and the page's own address. */
import type { Token } from './tokenize.ts';

/** A function that is read where it is called, never run. */
export interface ScriptFunction {
  readonly parameters: readonly string[];
  readonly body: readonly Token[];
  /** True for `() => expression`. */
  readonly isExpression: boolean;
}

/** A value that the script fixes in writing: a text, a list of texts, or an object with such values. */
export type ScriptValue = string | readonly ScriptValue[] | { readonly [name: string]: ScriptValue };

export interface ScriptScope {
  readonly values: Map<string, ScriptValue>;
  readonly functions: Map<string, ScriptFunction>;
  /** Address of the page, for `location.search` and its like. */
  readonly pageUrl: string;
}

/** An empty scope of a page. */
export function createScope(pageUrl: string): ScriptScope {
  return { values: new Map(), functions: new Map(), pageUrl };
}

/** The scope inside a function that is called with these values; unknown ones hide what has the same name outside. */
export function scopeOfCall(
  outer: ScriptScope,
  parameters: readonly string[],
  values: readonly (ScriptValue | null)[],
): ScriptScope {
  const inner = new Map(outer.values);
  for (const [i, name] of parameters.entries()) {
    const value = values[i] ?? null;
    if (value === null) inner.delete(name);
    else inner.set(name, value);
  }
  return { ...outer, values: inner };
}
