/** What is known at a place in a script. */
import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn';
import type { Fuel } from '../../../fuel.ts';

export type WrittenFunction = ArrowFunctionExpression | FunctionExpression | FunctionDeclaration;

/** A function with the scope in which it is written. It is read where it is called, never run. */
export class ScriptFunction {
  readonly node: WrittenFunction;
  readonly scope: ScriptScope;

  constructor(node: WrittenFunction, scope: ScriptScope) {
    this.node = node;
    this.scope = scope;
  }
}

/** A value that the script fixes in writing. An unknown part of a list or an object is null. */
export type ScriptValue =
  | string
  | number
  | ScriptFunction
  | readonly (ScriptValue | null)[]
  | ReadonlyMap<string, ScriptValue | null>;

/** The names of one function or of the page, with those around it. */
export class ScriptScope {
  readonly #values = new Map<string, ScriptValue | null>();
  readonly #outer: ScriptScope | null;
  readonly fuel: Fuel;
  /** Address of the page, for `location.search` and the like. */
  readonly pageUrl: string;

  constructor(fuel: Fuel, pageUrl: string, outer: ScriptScope | null = null) {
    this.fuel = fuel;
    this.pageUrl = pageUrl;
    this.#outer = outer;
  }

  /** A scope inside this one. */
  inner(): ScriptScope {
    return new ScriptScope(this.fuel, this.pageUrl, this);
  }

  /** The value of a name, or null when it is not known. */
  get(name: string): ScriptValue | null {
    return this.#holderOf(name).#values.get(name) ?? null;
  }

  /** Whether the script itself declares the name. */
  has(name: string): boolean {
    return this.#holderOf(name).#values.has(name);
  }

  /** Declares a name in this scope. A null hides the same name outside. */
  declare(name: string, value: ScriptValue | null): void {
    this.#values.set(name, value);
  }

  /** Changes a name where it is declared, or declares it for the page. */
  assign(name: string, value: ScriptValue | null): void {
    this.#holderOf(name).#values.set(name, value);
  }

  #holderOf(name: string): ScriptScope {
    this.fuel.step();
    if (this.#values.has(name) || this.#outer === null) return this;
    return this.#outer.#holderOf(name);
  }
}
