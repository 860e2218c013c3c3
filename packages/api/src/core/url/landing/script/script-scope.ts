/** Values known at a position in a script. */
import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn';
import type { Fuel } from '../../../fuel.ts';

export type WrittenFunction = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration;

/** A function with the scope in which it is written. Its body is analyzed wherever it is called, but never run. */
export class ScriptFunction {
  readonly node: WrittenFunction;
  readonly scope: ScriptScope;

  constructor(node: WrittenFunction, scope: ScriptScope) {
    this.node = node;
    this.scope = scope;
  }
}

/** A value that the script states literally. Unknown parts of a list or object are null. */
export type ScriptValue =
  | string
  | number
  | ScriptFunction
  | readonly (ScriptValue | null)[]
  | ReadonlyMap<string, ScriptValue | null>;

export function isList(value: ScriptValue | null): value is readonly (ScriptValue | null)[] {
  return Array.isArray(value);
}

/** The names declared in one function or in the page, with access to the enclosing scopes. */
export class ScriptScope {
  readonly #values = new Map<string, ScriptValue | null>();
  readonly #outer: ScriptScope | null;
  readonly fuel: Fuel;
  /** URL of the page, for values such as `location.search`. */
  readonly pageUrl: string;

  constructor(fuel: Fuel, pageUrl: string, outer: ScriptScope | null = null) {
    this.fuel = fuel;
    this.pageUrl = pageUrl;
    this.#outer = outer;
  }

  /** Creates a nested scope. */
  inner(): ScriptScope {
    return new ScriptScope(this.fuel, this.pageUrl, this);
  }

  /** Returns the value of a name, or null if it is unknown. */
  get(name: string): ScriptValue | null {
    return this.#holderOf(name).#values.get(name) ?? null;
  }

  /** Whether the script itself declares the name. */
  has(name: string): boolean {
    return this.#holderOf(name).#values.has(name);
  }

  /** Declares a name in this scope. It hides the same name in outer scopes even if its value is unknown (null). */
  declare(name: string, value: ScriptValue | null): void {
    this.#values.set(name, value);
  }

  /** Assigns a value in the innermost scope that declares the name, or in the page's scope if none does. */
  assign(name: string, value: ScriptValue | null): void {
    this.#holderOf(name).#values.set(name, value);
  }

  #holderOf(name: string): ScriptScope {
    this.fuel.step();
    if (this.#values.has(name) || this.#outer === null) return this;
    return this.#outer.#holderOf(name);
  }
}
